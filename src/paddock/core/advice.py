"""What a coach says about: whole ways through a decision, and what a game has to say of them.

A decision may take several moves: dice are laid one by one, and then the car drives. Advice is about where that leads,
so it is about ways: what a seat does until somebody else, or chance, is to act.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from paddock.core.events import Event
from paddock.core.guide import Words, arguments
from paddock.core.messages import say
from paddock.core.moves import Move

if TYPE_CHECKING:
    from paddock.core.game import Game

MOST_MOMENTS = 200
"""Moments that are looked at in search of whole ways. Where there are more of them, a way is a single move."""


class Way(NamedTuple):
    """What a seat may do until somebody else, or chance, is to act; and what that leads to."""

    moves: tuple[Move, ...]
    state: Any
    events: tuple[Event, ...]


class Remark(msgspec.Struct, frozen=True):
    """A few words, or a sentence, about a way: a message of the game, with what goes into it."""

    key: str
    args: Mapping[str, Words] = {}
    seats: Mapping[str, int] = {}
    """Arguments that are the names of who sits there."""

    def text(self, names: Sequence[str], language: str | None = None) -> str:
        return say(self.key, language, **arguments(self.args, self.seats, names, language))


def ways_on(game: Game[Any], state: Any, seat: int) -> list[Way]:
    """Every way that this seat may go, those that lead to the same state once: the one with the fewest moves, and among
    those the first. The state may be veiled for the seat. Moves that are alike are one."""
    ends: dict[str, Way] = {}
    seen = {repr(state)}
    row = single_moves(game, state, seat)
    while row:
        reached: list[Way] = []
        for way in row:
            key = repr(way.state)
            if game.actors(way.state) != {seat}:
                ends.setdefault(key, way)
            elif key not in seen:
                seen.add(key)
                if len(seen) > MOST_MOMENTS:
                    return single_moves(game, state, seat)
                reached += _moves_on(game, way, seat)
        row = reached
    return list(ends.values())


def single_moves(game: Game[Any], state: Any, seat: int) -> list[Way]:
    """Every move that this seat may make as a way of its own, those that lead to the same state once."""
    found: dict[str, Way] = {}
    for way in _moves_on(game, Way((), state, ()), seat):
        found.setdefault(repr(way.state), way)
    return list(found.values())


def _moves_on(game: Game[Any], way: Way, seat: int) -> Iterator[Way]:
    """The way with each move that it can go on with."""
    for move in game.legal(way.state, seat):
        if game.alike(way.state, seat, move) == move:
            new, events = game.apply_legal(way.state, seat, move)
            yield Way((*way.moves, move), new, (*way.events, *events))
