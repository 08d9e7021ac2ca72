"""Races that were recorded once replay for ever: every move, every event, the same end, byte for byte."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

import paddock
from tests.golden.ways import GAMES

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))
STORIES: dict[str, dict[str, object]] = json.loads((FOLDER / "stories.json").read_text(encoding="utf-8"))


def story(record: paddock.Record) -> dict[str, object]:
    """What a record came to: a fingerprint of all its states and events, and the result."""
    digest = hashlib.sha256()
    for step in record.steps:
        digest.update(msgspec.json.encode(record.game.position(step.state)))
        digest.update(msgspec.json.encode(step.events))
    result = record.game.result(record.state)
    assert result is not None
    winners, ranks = list(result.winners), list(result.ranks)
    return {"moves": len(record), "winners": winners, "ranks": ranks, "sha256": digest.hexdigest()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_as_it_was_played(file: Path) -> None:
    record = paddock.Record.load(file)
    assert record.text() == file.read_text(encoding="utf-8")
    assert story(record) == STORIES[file.stem]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, ways in GAMES.items() for name in ways])
def test_every_way_has_its_race(game: str, name: str) -> None:
    record = paddock.Record.load(FOLDER / f"{game}-{name}.jsonl")
    assert record.game.name == game
    options, went_so = GAMES[game][name]
    assert went_so(record)
    for option, value in options.items():
        assert record.header.options[option] == value


def test_no_story_is_left_over() -> None:
    assert sorted(STORIES) == [file.stem for file in FILES]
