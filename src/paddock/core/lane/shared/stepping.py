"""Many tables at once, a decision at a time, for whoever decides elsewhere: `reset` begins a race at every table,
`step` makes one decision at each and lets chance act until the next, and `observe` writes down what a seat may know.
For one table without a batch there are `choices`, `move` and `chance`.

Compiled only: a record must be copied where it is assigned. Whatever belongs to one table is a record (`memory.py`).
"""

from __future__ import annotations

from typing import Any

from paddock.core.lane.memory import ENDED, GOES_ON, TRUNCATED, Turn, copy, first_illegal, flatten, mark, pay, wipe
from paddock.core.philox import DICE, Stream, draw, key_stream
from paddock.core.rule import long_rule, rule

from .answers import CHANCE, HAS_SECRETS, NOBODY, act, actor, conceal, fall, hides, legal, start, ways, winners


@long_rule
def begin(course: Any, state: Any, work: Any, stream: Stream, turn: Turn, first: int, seeds: Any) -> None:
    """A new race, up to its first decision. Its dice depend on the seed and its number only."""
    key_stream(stream, seeds[0], seeds[1], turn.race, DICE)
    start(course, state, work, first)
    turn.rolls = 0
    turn.decisions = 0
    settle(course, state, work, stream, turn)


@long_rule
def settle(course: Any, state: Any, work: Any, stream: Stream, turn: Turn) -> None:
    """Chance acts until a seat has to decide, or the race is over."""
    seat = actor(state)
    while seat == CHANCE:
        fall(course, state, work, draw(stream, turn.rolls, ways(course, state)))
        turn.rolls += 1
        seat = actor(state)
    turn.seat = seat


@rule
def show(
    course: Any, state: Any, memory: Any, veil: Any, veiled: Any, work: Any, turn: Turn, runs: Any, seen: Any,
    mask: Any, codes: Any,
) -> None:  # fmt: skip
    """What the seat that decides may know, and what it may do. Where something is hidden, a copy is concealed: the
    veil. (`memory` and `veiled` are the same two records, as plain numbers.)"""
    if HAS_SECRETS and hides(state):
        copy(memory, veiled)
        conceal(course, veil, turn.seat)
        flatten(veiled, runs, turn.seat, seen)
        moves = legal(course, veil, work) if turn.seat != NOBODY else 0
    else:
        flatten(memory, runs, turn.seat, seen)
        moves = legal(course, state, work) if turn.seat != NOBODY else 0
    mark(mask, codes, turn.moves, work.codes, moves)
    turn.moves = moves


@rule
def reset(
    courses: Any, states: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any,
) -> None:  # fmt: skip
    """Begins a race at every table: the one whose number its turn has. The last state is no table's, but the veil."""
    course, work = courses[0], works[0]
    veil, veiled = states[len(turns)], memories[len(turns)]
    for table in range(len(turns)):
        state, turn = states[table], turns[table]
        turn.over = GOES_ON
        begin(course, state, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, state, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)


@rule
def step(
    courses: Any, states: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any, actions: Any, rewards: Any,
    longest: int, stride: int,
) -> int:  # fmt: skip
    """One decision at every table. A race of `longest` decisions is truncated. Where one is over, the race begins
    whose number is `stride` higher; with a stride of 0 nothing does. Gives the first table whose action is not legal,
    and then nothing has happened anywhere; or -1."""
    course, work = courses[0], works[0]
    veil, veiled = states[len(turns)], memories[len(turns)]
    wrong = first_illegal(actions, masks)
    if wrong >= 0:
        return wrong
    for table in range(len(turns)):
        state, turn = states[table], turns[table]
        act(course, state, work, actions[table])
        turn.decisions += 1
        settle(course, state, work, streams[table], turn)
        if turn.over != GOES_ON:  # only then the last step has paid something
            wipe(rewards, table)
        turn.over = GOES_ON
        if turn.seat == NOBODY:
            turn.over = ENDED
            pay(rewards, table, winners(course, state), course.seats)
        elif turn.decisions >= longest:
            turn.over = TRUNCATED
        if turn.over != GOES_ON and stride > 0:
            turn.race += stride
            begin(course, state, work, streams[table], turn, first, seeds)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, state, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)
    return -1


@rule
def load(
    courses: Any, states: Any, memories: Any, works: Any, streams: Any, turns: Any, runs: Any, first: int,
    seeds: Any, observations: Any, masks: Any, codes: Any, table: int,
) -> None:  # fmt: skip
    """A race goes on from the state that was put on a table, with the dice of the table's race from the first on."""
    course, state, turn, work = courses[0], states[table], turns[table], works[0]
    veil, veiled = states[len(turns)], memories[len(turns)]
    key_stream(streams[table], seeds[0], seeds[1], turn.race, DICE)
    turn.rolls = 0
    turn.decisions = 0
    turn.over = GOES_ON
    settle(course, state, work, streams[table], turn)
    memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
    show(course, state, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)


@rule
def observe(
    courses: Any, states: Any, memories: Any, runs: Any, table: int, seat: int, observations: Any
) -> None:  # fmt: skip
    """What any seat may know at a table."""
    if HAS_SECRETS:
        veil, veiled = states[len(states) - 1], memories[len(states) - 1]
        copy(memories[table], veiled)
        conceal(courses[0], veil, seat)
        flatten(veiled, runs[0], seat, observations[0])
    else:
        flatten(memories[table], runs[0], seat, observations[0])


@rule
def move(courses: Any, states: Any, works: Any, code: int) -> int:
    """The seat that is to act at the first table makes a legal move; who acts then."""
    act(courses[0], states[0], works[0], code)
    seat: int = actor(states[0])
    return seat


@rule
def chance(courses: Any, states: Any, works: Any, way: int) -> int:
    """Chance falls in one of its ways at the first table; who acts then."""
    fall(courses[0], states[0], works[0], way)
    seat: int = actor(states[0])
    return seat


@rule
def choices(courses: Any, states: Any, works: Any) -> int:
    """How many moves the seat that is to act at the first table has; their codes are on the scratch paper."""
    moves: int = legal(courses[0], states[0], works[0])
    return moves
