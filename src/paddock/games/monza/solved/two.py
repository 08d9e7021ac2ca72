"""Two cars by the basic rules, solved exactly: what each wins from anywhere when both play as well as possible.

A race of two is a table of who is to move and where both stand. Cars are pushed back, so the table is gone through
again and again until nothing changes.
"""

from __future__ import annotations

from typing import Any

from paddock.core.rule import long_rule

from ..handful import size
from ..race import DICE, HANDFULS, LAY, NOTHING
from ..reach import reach
from ..rules import push_back
from .solo import FULL, stand

ENDS_OF_ROLL = 64
"""A roll leads to fewer places than that, the mark at the end of its list included."""


@long_rule
def list_ends(courses: Any, races: Any, works: Any, memos: Any, here: int, ends: Any) -> None:
    """For each roll, where a turn from here can end: space * 8 + dice used, ends of no route first left as -1. Of
    several ways to the same space, the one with the fewest dice. For a car that is alone on the course."""
    course, race, work, memo = courses[0], races[0], works[0], memos[0]
    for number in range(FULL, HANDFULS):
        hand, found = course.handfuls[number], 0
        stand(course, race, LAY, here, hand, 0, 0, NOTHING)
        for place in range(reach(course, race, work, memo, 0)):
            if memo.drives[place] != 0:
                end = memo.heads[place] * 8 + DICE - size(memo.hands[place])
                same = 0
                while same < found and ends[number - FULL, same] // 8 != end // 8:
                    same += 1
                if same < found:
                    ends[number - FULL, same] = min(ends[number - FULL, same], end)
                else:
                    ends[number - FULL, found] = end
                    found += 1
        ends[number - FULL, found] = -1


@long_rule
def pushed_to(courses: Any, races: Any, works: Any, spaces: Any) -> None:
    """Where a car goes that is pushed back from each space, for two cars on the course."""
    course, race, work = courses[0], races[0], works[0]
    for space in range(course.spaces):
        race.at[0] = space
        race.at[1] = space
        if course.finish[space] == 0:
            push_back(course, race, work, 0)
        spaces[space] = race.at[1]


@long_rule
def chase(finish: Any, here: int, dice: int, begins: Any, chances: Any, ends: Any) -> float:
    """What the first car wins that has arrived with so many dice, when the other one has its last turn from here."""
    total = 0.0
    for roll in range(begins[here], begins[here + 1]):
        least = 1.0
        i = 0
        while ends[roll, i] >= 0:
            if finish[ends[roll, i] // 8] != 0:
                used = ends[roll, i] % 8
                least = min(least, 0.0 if used < dice else 0.5 if used == dice else 1.0)
            i += 1
        total += chances[roll] * least
    return total


@long_rule
def turn(
    second: int,
    a: int,
    b: int,
    finish: Any,
    pushed: Any,
    begins: Any,
    chances: Any,
    ends: Any,
    shares: Any,
    chased: Any,
) -> float:
    """What the first car (on a) wins against the other one (on b) before a turn of one of them, by best play."""
    here, other = (b, a) if second else (a, b)
    total = 0.0
    for roll in range(begins[here], begins[here + 1]):
        best = 1.0 if second else 0.0
        i = 0
        while ends[roll, i] >= 0:
            to, used = ends[roll, i] // 8, ends[roll, i] % 8
            if finish[to] != 0:
                value = 0.0 if second else chased[other, used]
            else:
                back = pushed[to] if to == other and used > 0 else other
                value = shares[0, back, to] if second else shares[1, to, back]
            best = min(best, value) if second else max(best, value)
            i += 1
        total += chances[roll] * best
    return total


@long_rule
def sweep(
    order: Any, finish: Any, pushed: Any, begins: Any, chances: Any, ends: Any, shares: Any, chased: Any
) -> float:
    """Works out every entry once, those furthest ahead first; how much the one that changed most has changed."""
    change = 0.0
    for i in range(len(order)):
        for j in range(i + 1):
            for k in range(2 if i != j else 1):
                a, b = (order[i], order[j]) if k == 0 else (order[j], order[i])
                for second in range(1, -1, -1):
                    value = turn(second, a, b, finish, pushed, begins, chances, ends, shares, chased)
                    change = max(change, abs(value - shares[second, a, b]))
                    shares[second, a, b] = value
    return change
