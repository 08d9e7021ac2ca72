"""The turns of a race, for charts and for telling what happened; and those among them in which it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import CHANCE, Game
from paddock.core.record import Record
from paddock.insight.findings import Turn, TurningPoint

TURNING_POINTS = 3
LEAST = 0.04
"""A turn in which no chance changed by more than this is no turning point."""
NOBODY_IN_PARTICULAR = -1

Numbers = np.ndarray[Any, Any]


def turns_of(record: Record) -> list[Turn]:
    """Moves that belong to the same seat one after the other; and what all decide at once, with the draws for all."""
    game, found = record.game, list[Turn]()
    state, first, owner = record.first_state, 1, None
    for number, step in enumerate(record.steps, 1):
        whose = _owner(game, state, step.seat)
        if owner is not None and whose != owner:
            found.append(_turn(record, first, number - 1, owner))
            first = number
        owner, state = whose, step.state
    if owner is not None:
        found.append(_turn(record, first, len(record.steps), owner))
    return found


def _owner(game: Game[Any], state: Any, seat: int) -> int:
    if seat == CHANCE:
        roller = game.roller(state)
        return NOBODY_IN_PARTICULAR if roller is None else roller
    return seat if len(game.actors(state)) == 1 else NOBODY_IN_PARTICULAR


def _turn(record: Record, first: int, last: int, owner: int) -> Turn:
    before = record.first_state if first == 1 else record.steps[first - 2].state
    return Turn(first, last, None if owner == NOBODY_IN_PARTICULAR else owner, record.game.round(before))


def turning_points(turns: Sequence[Turn], chances: Numbers, errors: Numbers) -> list[TurningPoint]:
    """The turns with the largest changes of a chance, in their order."""
    found = []
    for place, turn in enumerate(turns):
        change = chances[turn.last] - chances[turn.first - 1]
        seat = int(np.argmax(np.abs(change)))
        sure = 2 * float(np.hypot(errors[turn.last, seat], errors[turn.first - 1, seat]))
        if abs(change[seat]) > max(LEAST, sure):
            steps = np.abs(np.diff(chances[turn.first - 1 : turn.last + 1, seat]))
            number = turn.first + int(np.argmax(steps))
            before, after = float(chances[turn.first - 1, seat]), float(chances[turn.last, seat])
            found.append(TurningPoint(place, number, seat, before, after))
    largest = sorted(found, key=lambda one: -abs(one.after - one.before))[:TURNING_POINTS]
    return sorted(largest, key=lambda one: one.turn)
