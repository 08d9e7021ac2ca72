"""A real Chromium for the tests, wherever the machine has one."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str:
    """The path of a Chromium: from PADDOCK_CHROMIUM, or on the PATH. On a bare machine of a build service, where it can
    be installed without asking anybody, it is. Otherwise raises RuntimeError with a line that says what to install."""
    found = os.environ.get("PADDOCK_CHROMIUM") or _on_path()
    if found is None and os.environ.get("CI") and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(command, capture_output=True, check=False)
        found = _on_path()
    if found is None:
        raise RuntimeError("a real browser is needed here: install Chromium, or name it in PADDOCK_CHROMIUM")
    return found


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
