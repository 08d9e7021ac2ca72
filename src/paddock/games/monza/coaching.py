"""What Monza's coach says of a way: how it ends, and what sets it apart from the next best."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.advice import Remark, Way
from paddock.games.monza.events import Arrived, PushedBack
from paddock.games.monza.moves import Decline, Lay, Reroll, Step
from paddock.games.monza.race import NOWHERE, TURBO, Course, Race


def remark(seat: int, way: Way) -> Remark | None:
    """How a way ends, in two or three words."""
    match way.moves[0]:
        case Reroll(dice=dice):
            return Remark("monza-way-reroll", {"dice": len(dice)})
        case Step():
            return Remark("monza-way-step")
        case Decline():
            return Remark("monza-way-decline")
    if _arrival(way, seat) is not None:
        return Remark("monza-way-arrives")
    pushed = _pushed(way, seat)
    if pushed:
        return Remark("monza-way-pushes", seats={"driver": pushed[0]})
    return Remark("monza-way-lays", {"laid": _laid(way)})


def compare(course: Course, race: Race, seat: int, best: Way, other: Way) -> Remark | None:
    """What the best way has and the next best has not: the finish, somebody pushed back or passed, dice that fit, tiles
    that are kept, and colours that lead on from where it ends."""
    arrival, others = _arrival(best, seat), _arrival(other, seat)
    if arrival is not None:
        if others is None:
            return Remark("monza-why-arrives")
        return Remark("monza-why-arrives-fewer", {"dice": arrival}) if arrival < others else None
    if isinstance(best.moves[0], Reroll):
        return None if isinstance(other.moves[0], Reroll) else Remark("monza-why-reroll")
    pushed = [driver for driver in _pushed(best, seat) if driver not in _pushed(other, seat)]
    if pushed:
        return Remark("monza-why-pushes", seats={"driver": pushed[0]})
    others_passed = _passed(course, race, other, seat)
    passed = [driver for driver in _passed(course, race, best, seat) if driver not in others_passed]
    if passed:
        return Remark("monza-why-passes", seats={"driver": passed[0]})
    if _laid(best) > _laid(other):
        return Remark("monza-why-lays", {"laid": _laid(best), "others": _laid(other)})
    if best.state.tiles[seat] > other.state.tiles[seat]:
        return Remark("monza-why-keeps-tile")
    if best.state.extra[seat] > other.state.extra[seat]:
        return Remark("monza-why-keeps-roll")
    here, there = _colours_on(course, best, seat), _colours_on(course, other, seat)
    if here > there:
        return Remark("monza-why-colours", {"colours": here, "others": there})
    return None


def _arrival(way: Way, seat: int) -> int | None:
    """With how many dice the way arrives."""
    return next((event.dice for event in way.events if isinstance(event, Arrived) and event.seat == seat), None)


def _pushed(way: Way, seat: int) -> Sequence[int]:
    return [event.seat for event in way.events if isinstance(event, PushedBack) and event.by == seat]


def _laid(way: Way) -> int:
    return sum(isinstance(move, Lay) for move in way.moves)


def _passed(course: Course, race: Race, way: Way, seat: int) -> Sequence[int]:
    """Who is ahead of the car now, and behind it then."""
    before, after = course.front[race.at[seat]], course.front[_end(way, seat)]
    return [one for one in range(course.seats) if before < course.front[race.at[one]] < after]


def _colours_on(course: Course, way: Way, seat: int) -> int:
    """How many colours lead on from where the way ends: the more, the likelier a die fits."""
    steps = course.steps[_end(way, seat)]
    return len({course.colour[to] for to in steps if to != NOWHERE})


def _end(way: Way, seat: int) -> int:
    """The space that it leads to. Before a turbo roll the car has not driven yet."""
    state: Race = way.state
    end: int = state.head if state.phase == TURBO else state.at[seat]
    return end
