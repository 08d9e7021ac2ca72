"""The shelf finds, loads and lists boards, for any game."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.messages import PaddockError
from paddock.core.registry import kinds
from paddock.core.shelf import GeneratedBoards, Listed, Shelf, Written, read_toml, shelf_of
from paddock.server.boards import require_listed


@dataclasses.dataclass(frozen=True)
class Road:
    key: str
    name: str
    source: str


def read_road(text: str, key: str, place: str | None = None) -> Road:
    return Road(key, read_toml(text, place or key, {"name"}, "monza-track")["name"], text)


def require_name(road: Road) -> None:
    if not road.name:
        raise PaddockError("monza-track-no-name", place=road.key)


def seed_of(key: str) -> int | None:
    return int(key[1:]) if key.startswith("g") and key[1:].isdecimal() else None


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf[Road]]:
    """The shelf of a package that was made just now, with two boards and something that is none."""
    folder = tmp_path / "roads_of_a_game" / "data" / "roads"
    folder.mkdir(parents=True)
    (tmp_path / "roads_of_a_game" / "__init__.py").write_text("", encoding="utf-8")
    for key in ("north", "south"):
        (folder / f"{key}.toml").write_text(f'name = "The {key}"\n', encoding="utf-8")
    (folder / "notes.txt").write_text("nothing to race on", encoding="utf-8")
    generated = GeneratedBoards(
        lambda seed: f"g{seed}", seed_of, lambda key: read_road(f'name = "Number {seed_of(key)}"', key)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        yield Shelf(
            "road",
            "roads_of_a_game",
            "roads",
            read_road,
            require_name,
            unknown="monza-no-such-track",
            needs=lambda road: {"length": len(road.name)},
            generated=generated,
        )
    sys.modules.pop("roads_of_a_game", None)


def test_shipped_boards_are_listed_and_read(shelf: Shelf[Road]) -> None:
    assert shelf.keys == ("north", "south")
    assert shelf.shipped("north") == Road("north", "The north", 'name = "The north"\n')
    assert shelf.boards() == [
        Listed("north", "The north", {"length": 9, "road": "north"}),
        Listed("south", "The south", {"length": 9, "road": "south"}),
    ]
    with pytest.raises(PaddockError, match=r"There is no track “east”\. The shipped tracks are north, south"):
        shelf.shipped("east")


def test_generated_boards_follow_from_their_keys(shelf: Shelf[Road]) -> None:
    assert shelf.named("g7").name == "Number 7"
    assert shelf.listed("g7") == Listed("g7", "7", {"road": "g7"})
    assert not shelf.is_shipped(shelf.named("g7"))


def test_a_board_is_found_by_path_by_name_and_as_text(shelf: Shelf[Road], tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('name = "Own"', encoding="utf-8")
    assert shelf.find(str(file)) == shelf.named(str(file)) == Road("own", "Own", 'name = "Own"')
    assert shelf.find("south").name == "The south"
    assert shelf.find("g3").name == "Number 3"
    assert shelf.find(Written("mine.toml", 'name = "Mine"')) == Road("own", "Mine", 'name = "Mine"')
    with pytest.raises(PaddockError, match=r"mine\.toml: “size” is not part"):
        shelf.find(Written("mine.toml", 'name = "Mine"\nsize = 3'))
    with pytest.raises(PaddockError, match=r"none\.toml"):
        shelf.find(str(tmp_path / "none.toml"))


def test_a_record_carries_its_board_and_only_sound_ones_are_taken(shelf: Shelf[Road]) -> None:
    assert shelf.take("north", None) == shelf.shipped("north")
    carried = shelf.take("north", 'name = "The old north"')
    assert (carried.key, carried.name) == ("north", "The old north")
    assert shelf.is_shipped(shelf.shipped("north"))
    assert not shelf.is_shipped(carried)
    with pytest.raises(PaddockError):
        shelf.take("north", 'name = ""')


def test_no_path_is_a_key(shelf: Shelf[Road], tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('name = "Own"', encoding="utf-8")
    for key in (str(file), "../north", "north.toml", "data/roads/north", "", 3, None, ["north"]):
        assert shelf.listed(key) is None


def test_text_that_is_no_toml_gets_a_sentence() -> None:
    with pytest.raises(PaddockError) as caught:
        read_toml("name = ", "a.toml", {"name"}, "monza-track")
    assert caught.value.message.key == "monza-track-not-toml"
    with pytest.raises(PaddockError, match="nested too deeply"):
        read_toml("name = " + "[" * 50_000, "a.toml", {"name"}, "monza-track")


@pytest.mark.parametrize("name", kinds())
def test_clients_cannot_name_files_even_where_a_game_has_no_pictures(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(kinds(), name, dataclasses.replace(kinds()[name], pictures=None))
    shelf = shelf_of(name)
    if shelf is None:
        pytest.skip("a game without boards reads no files")
    file = tmp_path / "own.toml"
    file.write_text(shelf.shipped(shelf.keys[0]).source, encoding="utf-8")
    with pytest.raises(PaddockError) as caught:
        require_listed(name, {shelf.option: str(file)})
    assert caught.value.message.key == "server-board"
    require_listed(name, {shelf.option: shelf.keys[0]})
    require_listed(name, {})
