"""Laws of endings: the end is told once there is one, to every reader, as the result has it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from paddock.core.ending import Ending, Reader, headline, place_in_words
from paddock.core.game import Game, Result
from paddock.core.messages import languages

from .walk import walk


def endings_are_told(game: Game[Any], seed: int) -> None:
    """Nobody hears of an end before there is one; then everybody does, in every language."""
    steps = walk(game, seed)
    names = [f"Driver {seat}" for seat in range(game.seats)]
    events = [event for step in steps for event in step.events]
    for step in (steps[0], steps[len(steps) // 2]):
        assert game.ending(step.state, [], None, names) is None, "an end is told before there is one"
    result = game.result(steps[-1].state)
    assert result is not None
    for seat in (None, *range(game.seats)):
        for language in languages():
            ending = game.ending(steps[-1].state, events, seat, names, language)
            assert ending is not None, "the game is over, and nobody says how it ended"
            agrees(ending, result, Reader(names, seat, language))


def agrees(ending: Ending, result: Result, reader: Reader) -> None:
    """It names the winners, has the places of the result, and a reason."""
    assert ending.ranks == result.ranks, f"the end ranks {ending.ranks}, the result {result.ranks}"
    assert ending.place == place_in_words(result.ranks, reader), f"{ending.place} is not the place of {reader.seat}"
    assert ending.headline == headline(result.ranks, reader), f"{ending.headline!r} is not who has won"
    for seat in {*result.winners} - {reader.seat}:
        assert reader.names[seat] in ending.headline, f"{ending.headline!r} does not name {reader.names[seat]}"
    assert ending.reason == ending.reason.strip() != "", "there is no reason"
    assert len(ending.scores) in (0, len(reader.names)), f"{ending.scores} are not one for each seat"
    assert json.loads(msgspec.json.encode(ending.details)) == ending.details, "details are not a document"
