"""Many races at once, a decision at a time, for learners. See `core/stepping.py`; compiled only."""

from __future__ import annotations

from typing import Any

from paddock.core.rule import long_rule, rule

from ...core.philox import DICE, Stream, draw, key_stream
from ...core.stepping import BROKEN_OFF, ENDED, GOES_ON, Turn, copy, first_illegal, flatten, mark, pay, wipe
from .legal import legal
from .rally import Course, Rally, Work
from .rules import CHANCE, NOBODY, act, actor, fall, start, ways
from .veil import conceal, hides


@long_rule
def begin(course: Course, rally: Rally, work: Work, stream: Stream, turn: Turn, first: int, seeds: Any) -> None:
    """A new race, up to its first decision. Its dice depend on the seed and its number only."""
    key_stream(stream, seeds[0], seeds[1], turn.race, DICE)
    start(course, rally, work, first)
    turn.rolls = 0
    turn.decisions = 0
    settle(course, rally, work, stream, turn)


@long_rule
def settle(course: Course, rally: Rally, work: Work, stream: Stream, turn: Turn) -> None:
    """Chance acts until a seat has to decide, or the race is over."""
    seat = actor(rally)
    while seat == CHANCE:
        fall(course, rally, work, draw(stream, turn.rolls, ways(course, rally)))
        turn.rolls += 1
        seat = actor(rally)
    turn.seat = seat


@rule
def show(
    course: Course, rally: Rally, memory: Any, veil: Rally, veiled: Any, work: Work, turn: Turn, runs: Any, seen: Any,
    mask: Any, codes: Any,
) -> None:  # fmt: skip
    """What the seat that decides may know, and what it may do. Where something is hidden, a copy is concealed: the
    veil. (`memory` and `veiled` are the same two records, as plain numbers.)"""
    if hides(rally):
        copy(memory, veiled)
        conceal(course, veil, turn.seat)
        flatten(veiled, runs, turn.seat, seen)
        moves = legal(course, veil, work)
    else:
        flatten(memory, runs, turn.seat, seen)
        moves = legal(course, rally, work) if turn.seat != NOBODY else 0
    mark(mask, codes, turn.moves, work.codes, moves)
    turn.moves = moves


@rule
def reset(
    courses: Any, rallies: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any,
) -> None:  # fmt: skip
    """Begins a race at every table: the one whose number its turn has."""
    course, work = courses[0], works[0]
    veil, veiled = rallies[len(turns)], memories[len(turns)]
    for table in range(len(turns)):
        rally, turn = rallies[table], turns[table]
        turn.over = GOES_ON
        begin(course, rally, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, rally, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)


@rule
def step(
    courses: Any, rallies: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any, actions: Any, rewards: Any,
    longest: int, stride: int,
) -> int:  # fmt: skip
    """One decision at every table. A race of `longest` decisions is broken off. Where one is over, the race begins
    whose number is `stride` higher; with a stride of 0 nothing does. Gives the first table whose action is not legal,
    and then nothing has happened anywhere; or -1."""
    course, work = courses[0], works[0]
    veil, veiled = rallies[len(turns)], memories[len(turns)]
    wrong = first_illegal(actions, masks)
    if wrong >= 0:
        return wrong
    for table in range(len(turns)):
        rally, turn = rallies[table], turns[table]
        act(course, rally, work, actions[table])
        turn.decisions += 1
        settle(course, rally, work, streams[table], turn)
        if turn.over != GOES_ON:  # only then the last step has paid something
            wipe(rewards, table)
        turn.over = GOES_ON
        if turn.seat == NOBODY:
            turn.over = ENDED
            pay(rewards, table, 1 << rally.crossed[0], course.seats)
        elif turn.decisions >= longest:
            turn.over = BROKEN_OFF
        if turn.over != GOES_ON and stride > 0:
            turn.race += stride
            begin(course, rally, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, rally, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)
    return -1


@rule
def observe(
    courses: Any, rallies: Any, memories: Any, runs: Any, table: int, seat: int, observations: Any
) -> None:  # fmt: skip
    """What any seat may know at a table."""
    veil, veiled = rallies[len(rallies) - 1], memories[len(rallies) - 1]
    copy(memories[table], veiled)
    conceal(courses[0], veil, seat)
    flatten(veiled, runs[0], seat, observations[0])


@rule
def move(courses: Any, rallies: Any, works: Any, code: int) -> int:
    """The seat that is to act at the first table makes a legal move; who acts then."""
    act(courses[0], rallies[0], works[0], code)
    return actor(rallies[0])


@rule
def chance(courses: Any, rallies: Any, works: Any, way: int) -> int:
    """Chance falls in one of its ways at the first table; who acts then."""
    fall(courses[0], rallies[0], works[0], way)
    return actor(rallies[0])


@rule
def choices(courses: Any, rallies: Any, works: Any) -> int:
    """How many moves the seat that is to act at the first table has; their codes are on the scratch paper."""
    return legal(courses[0], rallies[0], works[0])
