"""A real Chromium for the tests, on any machine: a headless shell if possible, because a page costs half in it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

from .headless_shell import fetch_headless_shell

HEADLESS_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without windows."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Chromium(NamedTuple):
    """A Chromium, and how it is started."""

    path: str
    variables: Mapping[str, str] = MappingProxyType({})
    """What its environment has besides that of the tests."""

    @property
    def arguments(self) -> list[str]:
        return ["--headless=shell" if "headless" in Path(self.path).name else "--headless=new", *ARGUMENTS]

    def launch(self, playwright: Playwright) -> Browser:
        environment: dict[str, str | float | bool] = {**os.environ, **self.variables}
        return playwright.chromium.launch(executable_path=self.path, args=self.arguments, env=environment)


def find_chromium() -> Chromium:
    """The Chromium that PADDOCK_CHROMIUM names, or a headless shell, from the PATH or fetched into this project,
    or, where none can be fetched, a whole browser on the PATH. Raises RuntimeError where there is none either."""
    named = os.environ.get("PADDOCK_CHROMIUM") or _on_path(HEADLESS_SHELLS)
    if named:
        return Chromium(named)
    try:
        shell = fetch_headless_shell()
    except (OSError, RuntimeError):
        if browser := _on_path(BROWSERS):
            return Chromium(browser)
        raise
    return Chromium(str(shell.program), shell.variables)


def _on_path(names: Iterable[str]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


if __name__ == "__main__":
    try:
        print(find_chromium().path)
    except RuntimeError as error:
        sys.exit(f"Paddock: {error}")
