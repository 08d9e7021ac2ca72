"""The law of seatings: as many may play as the game says, with those pieces, and nobody more or fewer."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.options import describe
from paddock.core.registry import build, kind
from paddock.core.seating import PLAYERS, Seating, seating_with


def seatings_hold(game: Game[Any], seed: int = 0) -> None:
    """What menus are told, and what the game's own check refuses, are the same."""
    told = kind(game.name).seatings
    options = {option.name: option for option in describe(kind(game.name).options)}
    assert told, "nobody may play"
    assert not told[-1].when, "the last one holds always"
    for seating in told:
        for name, value in seating.when.items():
            assert value in options[name].choices, f"{name} is never {value}"
        for players in range(seating.least, seating.most + 1):
            built = build(game.name, {**seating.when, PLAYERS: players})
            assert seating_with(built.options, told) == seating, f"{seating.when} is never reached"
            assert built.seats == players
            assert built.colours() == seating.pieces[:players]
        for players in (seating.least - 1, seating.most + 1):
            refuses(game.name, seating, players)
    assert seating_with(game.options, told).takes(game.seats)


def refuses(name: str, seating: Seating, players: int) -> None:
    """The sentence says how many would be right."""
    try:
        build(name, {**seating.when, PLAYERS: players})
        said = ""
    except PaddockError as error:
        said = str(error)
    for number in (seating.least, seating.most, players):
        assert str(number) in said, f"{players} players: {said or 'nothing is said'}"
