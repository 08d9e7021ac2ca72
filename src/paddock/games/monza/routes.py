"""How far the dice could carry a car: the strict reading of 'as far as possible' (MZ-23, `longest`)."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule

from .handful import EMPTY, dice_of, one
from .race import NOWHERE, Course, Race, Work


@long_rule
def survey(course: Course, work: Work, here: int, hand: int) -> None:
    """Walks every route that this handful opens from here; says in `work` how many dice the longest uses (`most`), and
    whether one arrives (`arrives`). Dice only: tiles do not count (MZ-52)."""
    work.most = 0
    work.arrives = 0
    depth = 0
    work.here[0] = here
    work.tried[0] = 0
    while depth >= 0:
        space = work.here[depth]
        lane = work.tried[depth]
        if lane < 3:
            work.tried[depth] = lane + 1
            to = course.steps[space][lane]
            if to != NOWHERE:
                if course.finish[to] != 0:
                    # A route ends in the finish. An open finish takes any die, so being left with one is enough.
                    if dice_of(hand, course.colour[to]) > 0 or (course.open_finish != 0 and hand != EMPTY):
                        work.arrives = 1
                        work.most = max(work.most, depth + 1)
                elif dice_of(hand, course.colour[to]) > 0:
                    hand -= one(course.colour[to])
                    depth += 1
                    work.most = max(work.most, depth)
                    work.here[depth] = to
                    work.tried[depth] = 0
        else:
            if depth > 0:
                hand += one(course.colour[space])
            depth -= 1


@rule
def cuts_short(course: Course, race: Race, work: Work, to: int, colour: int) -> bool:
    """MZ-23, `longest`: would this die close every longest route, without leaving a way into the finish?"""
    if course.finish[to] != 0:
        return False
    survey(course, work, race.head, race.dice)
    most = work.most
    survey(course, work, to, race.dice - one(colour))
    return work.arrives == 0 and 1 + work.most < most
