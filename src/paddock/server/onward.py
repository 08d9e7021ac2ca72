"""The same people go on at another table: with another game, other options, or another board."""

from __future__ import annotations

from typing import Any

from paddock.bots import bot_names, usual_level
from paddock.core.messages import PaddockError
from paddock.core.registry import kind
from paddock.server.boards import require_listed
from paddock.server.entries import AnyEntry, Made, Sat
from paddock.server.table import Table, cached_game

LONGEST_EVENING = 60
"""Races of earlier tables that are remembered."""


def next_table(table: Table, game: str, options: dict[str, Any]) -> list[AnyEntry]:
    """The log of the next table. People keep their order; bots take what is left of the seats that were taken."""
    require_listed(game, options)
    players = kind(game).players_option
    if players is not None and players not in options:
        options = {**options, players: _nearest(game, options, len(table.seats))}
    seats = cached_game(game, options).seats
    people = [seat for seat in table.seats if seat.key]
    if len(people) > seats:
        raise PaddockError("server-onward-seats", people=len(people), seats=seats)
    taken = [*people, *(seat for seat in table.seats if seat.bot is not None)][:seats]
    evening = tuple(table.evening[-LONGEST_EVENING:])
    return [
        Made(game, options, table.public, table.clock, table.dice, table.host, evening=evening, coach=table.coach),
        *(Sat(at, seat.name, seat.key, _bot_there(seat.bot, game)) for at, seat in enumerate(taken)),
    ]


def _bot_there(bot: str | None, game: str) -> str | None:
    """The same bot in the next game; where it has none of that name, its usual one."""
    return bot if bot is None or bot in bot_names(game) else usual_level(game)


def _nearest(game: str, options: dict[str, Any], seats: int) -> int:
    """As many players as now, or as near to that as the game allows."""
    seating = next(
        one for one in kind(game).seatings if all(options.get(name) == value for name, value in one.when.items())
    )
    return min(max(seats, seating.least), seating.most)
