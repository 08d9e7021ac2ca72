"""How many workers run the tests, and in which order: no processor is to be idle, least of all at the end."""

from __future__ import annotations

import os

import pytest

IN_A_BROWSER = "tests/web/"
LONG = ("tests/lab/", "tests/cli/", "tests/envs/", "tests/laws/", "tests/golden/", "tests/benchmarks/", "tests/games/")
"""Folders that have long tests, those with the longest first. All others have short ones only, which fill the gaps at
the end."""
FOLDERS = (IN_A_BROWSER, *LONG)


def workers() -> int:
    """More workers than processors: while a test waits for a browser, a server or a process, another one runs."""
    return (os.cpu_count() or 1) + 2


class Schedule:
    """A plug-in of pytest. Tests in a browser come first, one after the other, because a worker keeps its browser only
    from one of them to the next."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: place_of(item.nodeid))
        alone = [item.nodeid for item in items if item.get_closest_marker("alone")]
        if strays := [nodeid for nodeid in alone if not nodeid.startswith(IN_A_BROWSER)]:
            raise pytest.UsageError(f"run.py looks for tests that run alone in {IN_A_BROWSER} only: {strays}")


def place_of(nodeid: str) -> int:
    """The place of a test's folder in the order; tests of one folder stay as they are."""
    return next((place for place, folder in enumerate(FOLDERS) if nodeid.startswith(folder)), len(FOLDERS))
