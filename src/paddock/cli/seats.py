"""Who plays, and with which options, as it is typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.bots import check_bot, usual
from paddock.core.game import Game
from paddock.core.messages import PaddockError, say
from paddock.core.options import parse
from paddock.core.record import Seat
from paddock.core.registry import build, kind, kinds

MOST = 10**9
"""Numbers beyond this are no sensible option of any game."""


def default_game() -> str:
    """The game that is meant when none is named: the first one."""
    for name in kinds():
        return name
    raise PaddockError("cli-no-games")


def read_options(game: str, given: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs as values of the game's options."""
    found: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise PaddockError("cli-option-form", text=pair)
        if name in found:
            raise PaddockError("cli-option-twice", name=name)
        found[name] = _value(game, name, text.strip())
    return found


def _value(game: str, name: str, text: str) -> Any:
    """What was typed for an option. Odd or huge numbers stay text, so that the check of the options explains what is
    allowed."""
    try:
        value = parse(game, kind(game).options, name, text)
    except ValueError:
        return text
    return text if isinstance(value, int) and abs(value) > MOST else value


def read_seats(game: str, given: Sequence[str]) -> list[Seat]:
    """`NAME` for a person, `NAME=bot` for a bot."""
    seats: list[Seat] = []
    for text in given:
        name, equals, bot = (part.strip() for part in text.partition("="))
        if not name or (equals and not bot) or not name.isprintable():
            raise PaddockError("cli-seat-form", text=text)
        if any(seat.name.casefold() == name.casefold() for seat in seats):
            raise PaddockError("cli-seat-twice", name=name)
        if bot:
            check_bot(bot, game)
        seats.append(Seat(name, bot or None))
    return seats


def set_up(game: str, options: dict[str, Any], seats: list[Seat]) -> tuple[Game[Any], list[Seat]]:
    """The game and its seats. Seats that nobody was named for are taken by bots; without any name, a person begins."""
    players = kind(game).players_option
    if players is not None and len(seats) > 1:
        options = {players: len(seats)} | options
    built = build(game, options)
    if not seats:
        seats = [Seat(say("cli-person-name"))]
    if len(seats) > built.seats:
        raise PaddockError("cli-seats-many", given=len(seats), seats=built.seats)
    return built, seats + _bots(game, built.seats - len(seats), seats)


def _bots(game: str, count: int, taken: Sequence[Seat]) -> list[Seat]:
    """So many bots of the greatest strength, with friendly names that nobody else has."""
    used = {seat.name.casefold() for seat in taken}
    names = [name for name in say("cli-bot-names").split() if name.casefold() not in used]
    names += [f"{say('cli-bot-name')} {number}" for number in range(1, count + 1)]
    return [Seat(name, usual(game)) for name in names[:count]]
