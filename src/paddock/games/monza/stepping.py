"""Many races at once, a decision at a time, for learners. See `core/stepping.py`; compiled only."""

from __future__ import annotations

from typing import Any

from paddock.core.rule import long_rule, rule

from ...core.philox import DICE, Stream, draw, key_stream
from ...core.stepping import BROKEN_OFF, ENDED, GOES_ON, Turn, first_illegal, flatten, mark, pay, wipe
from .legal import legal
from .race import Course, Race, Work
from .rules import CHANCE, NOBODY, act, actor, fall, start, ways, winners


@long_rule
def begin(course: Course, race: Race, work: Work, stream: Stream, turn: Turn, first: int, seeds: Any) -> None:
    """A new race, up to its first decision. Its dice depend on the seed and its number only."""
    key_stream(stream, seeds[0], seeds[1], turn.race, DICE)
    start(course, race, work, first)
    turn.rolls = 0
    turn.decisions = 0
    settle(course, race, work, stream, turn)


@long_rule
def settle(course: Course, race: Race, work: Work, stream: Stream, turn: Turn) -> None:
    """Chance acts until a seat has to decide, or the race is over."""
    seat = actor(race)
    while seat == CHANCE:
        fall(course, race, work, draw(stream, turn.rolls, ways(course, race)))
        turn.rolls += 1
        seat = actor(race)
    turn.seat = seat


@rule
def show(
    course: Course, race: Race, memory: Any, work: Work, turn: Turn, runs: Any, seen: Any, mask: Any, codes: Any,
) -> None:  # fmt: skip
    """What the seat that decides may know, and what it may do. (`memory` is the state, as plain numbers.)"""
    flatten(memory, runs, turn.seat, seen)
    moves = legal(course, race, work) if turn.seat != NOBODY else 0
    mark(mask, codes, turn.moves, work.codes, moves)
    turn.moves = moves


@rule
def reset(
    courses: Any, races: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any,
) -> None:  # fmt: skip
    """Begins a race at every table: the one whose number its turn has."""
    course, work = courses[0], works[0]
    for table in range(len(turns)):
        race, turn = races[table], turns[table]
        turn.over = GOES_ON
        begin(course, race, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, race, memory, work, turn, runs[0], seen, mask, listed)


@rule
def step(
    courses: Any, races: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any, actions: Any, rewards: Any,
    longest: int, stride: int,
) -> int:  # fmt: skip
    """One decision at every table. A race of `longest` decisions is broken off. Where one is over, the race begins
    whose number is `stride` higher; with a stride of 0 nothing does. Gives the first table whose action is not legal,
    and then nothing has happened anywhere; or -1."""
    course, work = courses[0], works[0]
    wrong = first_illegal(actions, masks)
    if wrong >= 0:
        return wrong
    for table in range(len(turns)):
        race, turn = races[table], turns[table]
        act(course, race, work, actions[table])
        turn.decisions += 1
        settle(course, race, work, streams[table], turn)
        if turn.over != GOES_ON:  # only then the last step has paid something
            wipe(rewards, table)
        turn.over = GOES_ON
        if turn.seat == NOBODY:
            turn.over = ENDED
            pay(rewards, table, winners(course, race), course.seats)
        elif turn.decisions >= longest:
            turn.over = BROKEN_OFF
        if turn.over != GOES_ON and stride > 0:
            turn.race += stride
            begin(course, race, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, race, memory, work, turn, runs[0], seen, mask, listed)
    return -1


@rule
def observe(
    courses: Any, races: Any, memories: Any, runs: Any, table: int, seat: int, observations: Any
) -> None:  # fmt: skip
    """What any seat may know at a table."""
    flatten(memories[table], runs[0], seat, observations[0])


@rule
def move(courses: Any, races: Any, works: Any, code: int) -> int:
    """The seat that is to act at the first table makes a legal move; who acts then."""
    act(courses[0], races[0], works[0], code)
    return actor(races[0])


@rule
def chance(courses: Any, races: Any, works: Any, way: int) -> int:
    """Chance falls in one of its ways at the first table; who acts then."""
    fall(courses[0], races[0], works[0], way)
    return actor(races[0])


@rule
def choices(courses: Any, races: Any, works: Any) -> int:
    """How many moves the seat that is to act at the first table has; their codes are on the scratch paper."""
    return legal(courses[0], races[0], works[0])
