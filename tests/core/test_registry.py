"""Games announce themselves by entry points; nothing knows one by name."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import msgspec
import pytest

import paddock
from paddock import PaddockError
from paddock.core.registry import Kind, build, kind, kinds, resolve


def test_every_entry_point_is_a_game() -> None:
    assert sorted(kinds()) == sorted(entry.name for entry in entry_points(group="paddock.games"))
    assert "monza" in kinds()
    for name, found in kinds().items():
        assert isinstance(found, Kind)
        assert found.name == name
        assert found.latest == max(found.versions)
        assert issubclass(found.options, msgspec.Struct)


def test_every_version_of_the_rules_says_which_it_is() -> None:
    for name, found in kinds().items():
        for version in found.versions:
            game = found.maker(version)({}, None)
            assert game.version == version
            assert game.name == name
            assert isinstance(game.options, found.options)


def test_games_are_listed_also_after_one_was_loaded() -> None:
    """In a fresh process: loading a game imports its package, which must not stand in the way of the list."""
    code = "import paddock as p; first = p.installed(); p.game('monza'); print(first == p.installed(), first)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True")
    assert "monza" in done.stdout


def test_a_list_of_games_imports_no_rules_and_nothing_that_draws_or_compiles() -> None:
    """In a fresh process: what a kind names is imported when it is used, and not before."""
    code = "import sys, paddock; paddock.installed(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert not {"rich", "numba", "litestar"} & set(loaded)
    parts = ("bot", "builder", "drawing", "game", "lane", "pictures", "rules", "terminal", "workshop")
    assert [name for name in loaded if name.startswith("paddock.games.") and name.split(".")[-1] in parts] == []


@pytest.mark.parametrize("name", kinds())
def test_everything_that_a_kind_names_is_there(name: str) -> None:
    found = kinds()[name]
    brought = {
        "screen": ("picture", "menu", "read", "question", "answer", "brief", "moment", "prizes", "notation"),
        "shelf": ("shipped", "is_shipped", "listed", "boards", "named", "load", "find", "take"),
        "pictures": ("key", "layouts", "layout", "outlines", "drawing"),
        "workshop": ("summary", "check", "draw", "starter", "options"),
        "builder": ("bench", "finish"),
        "lane": ("state", "work", "memo", "tally", "module", "new_memo", "way", "spaces"),
    }
    for part, answers in brought.items():
        if (named := getattr(found, part)) is not None:
            assert [answer for answer in answers if not callable(getattr(resolve(named), answer, None))] == [], part


def test_a_name_that_leads_nowhere_fails_loudly() -> None:
    with pytest.raises(ModuleNotFoundError):
        resolve("paddock.games.nowhere:KIND")
    with pytest.raises(AttributeError):
        resolve("paddock.games.monza.kind:NOTHING_OF_THE_KIND")


def test_an_unknown_game_is_told_which_there_are() -> None:
    for ask in (kind, lambda name: build(name, {}), paddock.game, paddock.strengths):
        with pytest.raises(PaddockError, match=r"There is no game “ludo”\. The games are .*monza") as caught:
            ask("ludo")
        assert caught.value.message.key == "no-such-game"


@pytest.mark.parametrize("version", [0, 99, -1])
def test_an_unknown_version_is_told_which_are_known(version: int) -> None:
    with pytest.raises(PaddockError, match=f"Version {version} of the rules of monza .* knows 1") as caught:
        build("monza", {}, version=version)
    assert caught.value.message.key == "no-such-rules"


def test_the_latest_rules_are_the_default() -> None:
    for name, found in kinds().items():
        assert build(name, {}).version == found.latest


def test_every_bot_that_is_listed_can_be_had() -> None:
    for name in kinds():
        game = paddock.game(name)
        assert paddock.strengths(name)[0] == "random"
        for strength in paddock.strengths(name):
            for seat in range(game.seats):
                assert callable(paddock.bot(strength, game, seat, 1).choose)
                assert callable(paddock.bot(strength, game, seat).choose)


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(
        PaddockError, match=r"There is no bot “genius” for monza\. The bots are random, greedy"
    ) as caught:
        paddock.bot("genius", paddock.game("monza"), 0)
    assert caught.value.message.key == "no-such-bot"


@pytest.mark.parametrize(
    "document",
    [{}, {"game": "monza"}, {"options": {}}, {"game": 3, "options": {}}, {"game": "monza", "options": 4}],
)
def test_a_position_without_its_game_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(PaddockError) as caught:
        paddock.position(document)
    assert caught.value.message.key == "position-no-game"


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[None]:
    """Another distribution on the path, with a game under a name of its own."""
    info = tmp_path / "more_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: more-games\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[paddock.games]\nalpha = more_games:KIND\n", encoding="utf-8")
    (tmp_path / "more_games.py").write_text(
        "import dataclasses\nfrom importlib.metadata import entry_points\n"
        "[monza] = entry_points(group='paddock.games', name='monza')\n"
        "KIND = dataclasses.replace(monza.load(), name='alpha', place=100)\n",
        encoding="utf-8",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        kinds.cache_clear()
        yield
    kinds.cache_clear()
    sys.modules.pop("more_games", None)


@pytest.mark.usefixtures("installed")
def test_a_game_of_another_package_is_found() -> None:
    assert list(kinds()) == sorted(kinds(), key=lambda name: (kinds()[name].place, name))
    places = {name: kind.place for name, kind in kinds().items()}
    assert places["alpha"] == max(places.values()), "a game that says nothing about its place comes after those that do"
    assert build("alpha", {"players": 2}).seats == 2
    assert paddock.strengths("alpha")[0] == "random"


def test_and_is_gone_with_its_package() -> None:
    assert "alpha" not in kinds()
