"""A real Chromium for the tests: the machine's own, or one that is fetched into the project."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

from .headless_shell import fetch_headless_shell

HEADLESS_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without windows: a page costs half of what it costs in a whole browser."""
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
    """The Chromium that PADDOCK_CHROMIUM names, or one on the PATH, or one that is fetched into the project's folder.
    Raises RuntimeError with a sentence where none can be had."""
    on_path = filter(None, map(shutil.which, HEADLESS_SHELLS + BROWSERS))
    found = os.environ.get("PADDOCK_CHROMIUM") or next(on_path, None)
    if found:
        return Chromium(found)
    shell = fetch_headless_shell()
    return Chromium(str(shell.program), shell.variables)


if __name__ == "__main__":
    try:
        print(find_chromium().path)
    except RuntimeError as error:
        sys.exit(f"Paddock: {error}")
