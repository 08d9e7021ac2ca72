"""A game in a package outside this repository is found, read and played like any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FILES = {
    "caravan-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: caravan\nVersion: 1.0\n",
    "caravan-1.0.dist-info/entry_points.txt": "[paddock.games]\ncaravan = caravan.announce.kind:KIND\n",
    "caravan/__init__.py": "",
    "caravan/announce/__init__.py": "",
    "caravan/announce/kind.py": """\
from paddock.core.registry import Kind
from paddock.games.monza.options import SEATINGS, Options

KIND = Kind("caravan", {1: "caravan.game:Caravan"}, Options, SEATINGS, shelf="paddock.games.monza.shelf:TRACKS")
""",
    "caravan/game.py": """\
from paddock.games.monza.game import Monza


class Caravan(Monza):
    name = "caravan"
""",
    "caravan/announce/locales/en.ftl": "caravan-oasis = An oasis\n",
    "caravan/announce/locales/en.page.ftl": "web-caravan-tagline = Sand and stars.\n",
    "caravan/announce/help/en.md": "# Caravan\n\nAcross the desert.\n",
    "caravan/announce/rules.md": "# Caravan\n\n- **CV-01** Camels do not\n  hurry.\n",
}
ASK = """\
import json
from paddock.core.handbook import handbook, numbered_rules
from paddock.core.messages import say
from paddock.core.pictures import pictures_of
from paddock.core.registry import kinds
from paddock.server.words import page_texts
texts = page_texts("en")
print(json.dumps({
    "games": list(kinds()),
    "stage": kinds()["caravan"].stage,
    "oasis": say("caravan-oasis"),
    "page": "web-caravan-tagline = Sand and stars." in texts,
    "built in": "web-monza-tagline" in texts,
    "handbook": handbook("caravan", "de"),
    "rules": numbered_rules("caravan"),
    "pictures": pictures_of("caravan"),
}))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def run(site: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(site), "PADDOCK_LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=env,
        input="",
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )


def test_everything_in_its_folder_is_found(site: Path, tmp_path: Path) -> None:
    done = run(site, tmp_path, "-c", ASK)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"][-1] == "caravan"
    del found["games"]
    assert found == {
        "stage": "draft",
        "oasis": "An oasis",
        "page": True,
        "built in": False,
        "handbook": FILES["caravan/announce/help/en.md"],
        "rules": {"CV-01": "- **CV-01** Camels do not\n  hurry."},
        "pictures": None,
    }


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    seats = ("--seat", "Ann=random", "--seat", "Ben=random", "--seed", "1", "--save", "race.jsonl")
    done = run(site, tmp_path, "-m", "paddock", "play", "caravan", *seats)
    assert done.returncode == 0, done.stderr
    assert "Ann" in done.stdout
    assert run(site, tmp_path, "-m", "paddock", "replay", "race.jsonl", "--verify").returncode == 0


@pytest.mark.parametrize("command", [("track", "list", "--game", "caravan"), ("simulate", "caravan")])
def test_what_it_does_not_bring_gets_a_sentence(site: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    done = run(site, tmp_path, "-m", "paddock", *command)
    assert done.returncode == 2
    assert done.stderr.startswith("caravan ")
    assert len(done.stderr.splitlines()) == 1
