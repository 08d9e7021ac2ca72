"""What the numbers of a race mean to a learner."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from paddock.core.measures import Amount, Choice, Count, Flag, Handful, Measure, Members, PerSeat, Place, SeatNumber
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.game import Monza
from paddock.games.monza.race import DICE, NOWHERE, PATH, PHASES, Course


def board(course: Course) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A row for each space: how far along it is, whether it is the finish, and the colour of the next one in each
    lane."""
    told = np.zeros((course.spaces, 2 + 3 * len(COLOURS)))
    told[:, 0] = np.array(course.front[: course.spaces]) / max(course.front)
    told[:, 1] = course.finish[: course.spaces]
    for space in range(course.spaces):
        for lane, to in enumerate(course.steps[space]):
            if to != NOWHERE and course.colour[to] < len(COLOURS):
                told[space, 2 + len(COLOURS) * lane + course.colour[to]] = 1
    return told


def measures(game: Monza) -> Mapping[str, Measure]:
    seat, place = SeatNumber(game.seats), Place(board(game.course))
    return {
        "phase": Choice(len(PHASES)),
        "round": Count(8),
        "first": seat,
        "mover": seat,
        "stepper": seat,
        "at": PerSeat(place),
        "used": PerSeat(Amount(PATH)),
        "extra": PerSeat(Flag()),
        "tiles": PerSeat(Members(len(COLOURS))),
        "dice": Handful(len(COLOURS), DICE),
        "rolling": Amount(DICE),
        "head": place,
        "last": Choice(len(COLOURS)),
        "path": Measure(0, 16 * NOWHERE + 15),
        "laid": Amount(PATH),
    }
