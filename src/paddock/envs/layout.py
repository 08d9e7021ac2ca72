"""What stands where in an observation, what the numbers mean, and what a race pays."""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any, NamedTuple

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import Game, Result
from paddock.core.measures import measures_of

Numbers = np.ndarray[Any, Any]


class Column(NamedTuple):
    """A field of the state in the observation: `observation[begin:end]`."""

    name: str
    begin: int
    end: int
    shape: tuple[int, ...]
    """Empty for a single number; a grid lies row by row."""
    low: int
    high: int
    """The numbers that there can be; where the game does not say, those that there is room for."""
    meaning: str
    """What the game's record says about it; empty where the name says it."""


def layout_of(game: Game[Any]) -> list[Column]:
    """The observation of a game, field by field: the seat that looks, then the state as this seat may know it."""
    state: type[Fields] = type(game.start())
    dtype, meanings, measures = state.dtype(), _meanings(state), measures_of(game)
    columns = [Column("seat", 0, 1, (), 0, game.seats - 1, "The seat that looks.")]
    for name in dtype.names or ():
        room = np.iinfo(dtype[name].base)
        low, high = max(int(room.min), measures[name].low), min(int(room.max), measures[name].high)
        begin, size = columns[-1].end, int(np.prod(dtype[name].shape, dtype=int))
        columns.append(Column(name, begin, begin + size, dtype[name].shape, low, high, meanings.get(name, "")))
    return columns


def bounds_of(layout: list[Column]) -> tuple[Numbers, Numbers]:
    """The lowest and the highest number that can stand at each place of an observation."""
    sizes = [column.end - column.begin for column in layout]
    low, high = np.array([column.low for column in layout]), np.array([column.high for column in layout])
    return np.repeat(low, sizes), np.repeat(high, sizes)


def _meanings(state: type[Fields]) -> dict[str, str]:
    """The docstrings of a record's fields, read from its source because Python does not keep them."""
    (record,) = ast.parse(textwrap.dedent(inspect.getsource(state))).body
    assert isinstance(record, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(record.body, record.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = " ".join(text.split())
    return found


def flat(state: Fields, seat: int) -> list[int]:
    """An observation of a (veiled) state: see `layout_of`."""
    numbers = [seat]
    fields = vars(state)
    for name in state.dtype().names or ():
        value = fields[name]
        if not isinstance(value, list):
            numbers.append(value)
        elif value and isinstance(value[0], list):
            for line in value:
                numbers += line
        else:
            numbers += value
    return numbers


def rewards_of(result: Result | None, seats: int) -> list[float]:
    """What a race pays at its end: the winners share 1, the others pay it evenly, and the sum is 0.

    Alone, a winner of n gets 1 and everybody else -1 / (n - 1). A race that all win, or that was truncated, pays 0.
    """
    if result is None:
        return [0.0] * seats
    shares = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]
