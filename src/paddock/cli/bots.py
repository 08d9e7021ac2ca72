"""Which bot sits where, as it is typed for the lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.bots import check_bot
from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import lane_of


def lab_bots(game: str) -> Sequence[str]:
    """The bots that can play a game by the million, weakest first."""
    return lane_of(game).policies


def read_bots(game: Game[Any], given: Sequence[str]) -> tuple[str, ...]:
    """`2=random` or `red=random` for a seat, `greedy` for all others; else the usual one plays."""
    others: str | None = None
    chosen: dict[int, str] = {}
    for text in given:
        place, equals, bot = (part.strip() for part in text.rpartition("="))
        check_bot(bot, game.name)
        if not equals:
            if others is not None:
                raise PaddockError("lab-bot-twice", seat=text)
            others = bot
            continue
        seat = _seat(game, place)
        if seat in chosen:
            raise PaddockError("lab-bot-twice", seat=place)
        chosen[seat] = bot
    return tuple(chosen.get(seat, others or lane_of(game.name).usual_policy) for seat in range(game.seats))


def _seat(game: Game[Any], text: str) -> int:
    """A seat by its number, from 1, or by its colour."""
    if text in game.colours():
        return game.colours().index(text)
    if text.isdecimal() and 1 <= int(text) <= game.seats:
        return int(text) - 1
    raise PaddockError("lab-no-such-seat", seat=text, seats=game.seats, cars=", ".join(game.colours()))
