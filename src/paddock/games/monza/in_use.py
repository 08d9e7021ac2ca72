"""Which moves can occur at a table: most belong to variants."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.moves import Move
from paddock.games.monza.moves import Decline, Lay, Reroll, Step
from paddock.games.monza.race import NO_BONUS, Course


def is_in_use(course: Course, move: type[Move], numbers: Mapping[str, int]) -> bool:
    """MZ-40: steps of the bonus variant; MZ-51, MZ-52: what professional racers have."""
    if move in (Step, Decline):
        return course.bonus != NO_BONUS
    if move is Reroll:
        return course.professional != 0 and numbers["dice"] != 0
    return move is not Lay or numbers["tile"] == 0 or course.professional != 0
