"""Laws of records: they are read as they were written, from anywhere, on their own board."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game
from paddock.core.record import Record

from .walk import bots_for, refused, walk


def record_of(game: Game[Any], seed: int) -> Record:
    return paddock.play(game, bots_for(game, "random", seed), Seeded(seed))


def agree(one: Record, other: Record) -> None:
    assert other.text() == one.text(), "the text has changed on the way"
    assert list(other.states()) == list(one.states()), "the states have changed on the way"
    assert [step.events for step in other.steps] == [step.events for step in one.steps], "the story has changed"


def records_round_trip(game: Game[Any], seed: int, folder: Path) -> None:
    """Through text and through a file a record stays what it is; its states are the fold of its moves."""
    record = record_of(game, seed)
    agree(record, Record.read(record.text()))
    record.save(folder / "race.jsonl")
    agree(record, Record.load(folder / "race.jsonl"))
    assert [file.name for file in folder.iterdir()] == ["race.jsonl"], "something was left beside the file"
    state = record.first_state
    assert state == game.start()
    states = [state]
    for step in record.steps:
        state = game.apply(state, step.seat, step.move).state
        states.append(state)
    assert states == list(record.states()), "states are not the fold of the moves"
    assert len(record) == len(states) - 1
    assert record.state == states[-1]
    assert record.chance_moves() == sum(step.seat == CHANCE for step in record.steps)


def undo_is_the_shorter_record(game: Game[Any], seed: int) -> None:
    """A record with moves undone is the record of those that stand, in memory and read again; its file only grows."""
    record = record_of(game, seed)
    text, length = record.text(), len(record)
    moves = [(step.seat, step.move) for step in record.steps]
    random = Random(seed)
    for count in (1, random.randrange(1, length), length - 1, length):
        longer = Record.read(text)
        longer.undo(count)
        shorter = Record(game)
        for seat, move in moves[: length - count]:
            shorter.append(seat, move)
        assert list(longer.states()) == list(shorter.states()), f"undo of {count} is not the shorter record"
        assert longer.text().startswith(text), "undo has rewritten the file"
        assert longer.text().count("\n") == text.count("\n") + 1
        again = Record.read(longer.text())
        agree(longer, again)
        for seat, move in moves[length - count :]:
            again.append(seat, move)
        assert list(again.states()) == list(record.states()), "after an undo the race goes on differently"
        agree(again, Record.read(again.text()))


def records_start_anywhere(game: Game[Any], seed: int) -> None:
    """A record may start from a position, and carries it."""
    steps = walk(game, seed)
    middle = len(steps) // 2
    record = Record(game, start=steps[middle].state)
    for step in steps[middle:-1]:
        assert step.move is not None
        record.append(step.seat, step.move)
    assert record.state == steps[-1].state
    agree(record, Record.read(record.text()))


def other_header(text: str, **changes: Any) -> str:
    """The record with something else in its header."""
    first, rest = text.split("\n", 1)
    return json.dumps(json.loads(first) | changes) + "\n" + rest


def unknown_rules_are_named(game: Game[Any], seed: int) -> None:
    """A record of rules that are not known here is refused with a sentence that names game and version."""
    said = refused(lambda: Record.read(other_header(record_of(game, seed).text(), rules=99)))
    assert "99" in said
    assert game.name in said


def records_bring_their_board(game: Game[Any], seed: int) -> None:
    """The header holds the board's text, and the game that is built from it stands on that board."""
    record = record_of(game, seed)
    header = json.loads(record.text().split("\n", 1)[0])
    assert header["board"] == game.board
    assert Record.read(record.text()).game.board == game.board
