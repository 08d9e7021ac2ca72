"""The distribution holds everything needed to play: the wheel works where there is no repository."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from paddock.core.registry import kinds

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "paddock"


def build(target: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made


def shipped() -> set[str]:
    """Every file of the package, with the page as it is built."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(PACKAGE.parent).as_posix() for path in files}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, laid out as it would be installed."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(build("wheel", tmp_path_factory.mktemp("wheel"))) as wheel:
        wheel.extractall(folder)
    return folder


@pytest.mark.xdist_group("distribution")
def test_the_wheel_holds_the_whole_package(unpacked: Path) -> None:
    found = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    assert shipped() == {name for name in found if ".dist-info/" not in name}
    assert "paddock/server/static/index.html" in found


@pytest.mark.xdist_group("distribution")
def test_the_wheel_plays_where_there_is_no_repository(unpacked: Path, tmp_path: Path) -> None:
    def paddock(*arguments: str) -> str:
        environment = os.environ | {"PYTHONPATH": str(unpacked), "COLUMNS": "80", "PADDOCK_LANGUAGE": "en"}
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert Path(paddock("-c", "import paddock; print(paddock.__file__)").strip()).is_relative_to(unpacked)
    listed = paddock("-m", "paddock", "games")
    own = [name for name, kind in kinds().items() if kind.options.__module__.startswith("paddock.")]
    assert own
    for name in own:
        assert name in listed
        assert paddock("-m", "paddock", "rules", name).strip()
    text = paddock("-m", "paddock", "play", own[0], "--seat", "Mia=random", "--seat", "Noah=random", "--seed", "1")
    assert "winner" in text
    paddock("-m", "paddock", "new-game", "camel-race")
    assert (tmp_path / "camel-race" / "pyproject.toml").is_file()


@pytest.mark.xdist_group("distribution")
def test_the_source_distribution_holds_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        found = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in shipped()} <= found
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "README.md", "web/page.py", "web/package.json"} <= found
