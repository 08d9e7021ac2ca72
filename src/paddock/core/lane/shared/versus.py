"""Many tables at once with one seat that is decided for elsewhere, the learner's, and bots on all others: `reset`
begins a race at every table, `step` makes one decision of the learner at each and goes on to its next, and `try_out`
shows where each of its moves leads.

Compiled only: a record must be copied where it is assigned. Whatever belongs to one table is a record (`memory.py`).
"""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Row
from paddock.core.lane.memory import ENDED, GOES_ON, TRUNCATED, Turn, copy, first_illegal, flatten, pay, wipe
from paddock.core.lane.slips import policy_now
from paddock.core.lane.tally import Sheet
from paddock.core.philox import draw
from paddock.core.rule import long_rule, rule

from .answers import CHANCE, HAS_SECRETS, NOBODY, act, actor, conceal, decide, fall, legal, start, ways, winners
from .playing import RANDOM, choose_at_random, key_streams
from .stepping import show

MOST_IDLE = 1000
"""So many races in a row may end before the learner has had anything to decide."""


@rule
def learner_of(turn: Turn, seat: int, seats: int) -> int:
    """The learner's seat: always the same, or with -1 another one in every race."""
    return turn.race % seats if seat < 0 else seat


@long_rule
def answer(
    course: Any, state: Any, work: Any, memo: Any, sheet: Sheet, streams: Any, policy: int, seat: int
) -> None:  # fmt: skip
    """A bot decides."""
    number = sheet.decided[seat]
    policy = policy_now(streams[1 + seat], number, policy)
    if policy != RANDOM:
        act(course, state, work, decide(course, state, work, memo, seat, policy))
    else:
        act(course, state, work, choose_at_random(course, state, work, streams[1 + seat], number))
    sheet.decided[seat] = number + 1


@long_rule
def go_on(
    course: Any, state: Any, work: Any, memo: Any, sheet: Sheet, streams: Any, turn: Turn, policies: Row,
    learner: int, longest: int, skips: int,
) -> None:  # fmt: skip
    """Chance and bots act until the learner has to decide, or the race is over. With `skips`, what is forced is no
    decision, but for the first one of a race: no race shall pass unseen."""
    seat = actor(state)
    while seat != NOBODY and turn.decisions < longest:
        if seat == CHANCE:
            fall(course, state, work, draw(streams[0], turn.rolls, ways(course, state)))
            turn.rolls += 1
        else:
            if seat != learner:
                bot = (seat - learner - 1 + course.seats) % course.seats
                answer(course, state, work, memo, sheet, streams, policies[bot], seat)
            elif skips != 0 and sheet.decided[seat] > 0 and legal(course, state, work) == 1:
                act(course, state, work, work.codes[0])
            else:
                break
            turn.decisions += 1
        seat = actor(state)
    turn.seat = seat


@long_rule
def begin(
    course: Any, state: Any, work: Any, memo: Any, sheet: Sheet, streams: Any, turn: Turn, policies: Row,
    first: int, seeds: Any, chosen: int, longest: int, stride: int, skips: int,
) -> None:  # fmt: skip
    """A new race, up to the learner's first decision. A race that ends before it is followed by the next."""
    turn.seat = NOBODY
    for _ in range(MOST_IDLE):
        key_streams(streams, course.seats, seeds, turn.race)
        start(course, state, work, first)
        turn.rolls = 0
        turn.decisions = 0
        for seat in range(course.seats):
            sheet.decided[seat] = 0
        learner = learner_of(turn, chosen, course.seats)
        go_on(course, state, work, memo, sheet, streams, turn, policies, learner, longest, skips)
        if turn.seat == learner:
            return
        turn.race += stride


@rule
def reset(
    courses: Any, states: Any, memories: Any, works: Any, memos: Any, sheets: Any, streams: Any, turns: Any, runs: Any,
    policies: Row, first: int, seeds: Any, observations: Any, masks: Any, codes: Any,
    chosen: int, longest: int, stride: int, skips: int,
) -> None:  # fmt: skip
    """Begins a race at every table. The last two states are no table's: the veil, and where moves are tried out."""
    course, work, memo = courses[0], works[0], memos[0]
    veil, veiled = states[len(turns)], memories[len(turns)]
    for table in range(len(turns)):
        state, turn, sheet = states[table], turns[table], sheets[table]
        draws = streams[table * (1 + course.seats) : (table + 1) * (1 + course.seats)]
        turn.over = GOES_ON
        begin(course, state, work, memo, sheet, draws, turn, policies, first, seeds, chosen, longest, stride, skips)
        memory, seen, mask, listed = memories[table], observations[table], masks[table], codes[table]
        show(course, state, memory, veil, veiled, work, turn, runs[0], seen, mask, listed)


@rule
def step(
    courses: Any, states: Any, memories: Any, works: Any, memos: Any, sheets: Any, streams: Any, turns: Any, runs: Any,
    policies: Row, first: int, seeds: Any, observations: Any, masks: Any, codes: Any,
    chosen: int, longest: int, stride: int, skips: int, actions: Any, rewards: Any, finals: Any,
) -> int:  # fmt: skip
    """One decision of the learner at every table. Where a race is over, its last observation goes to `finals`, and the
    race begins whose number is `stride` higher. Gives the first table whose action is not legal, and then nothing has
    happened anywhere; or -1."""
    course, work, memo = courses[0], works[0], memos[0]
    veil, veiled = states[len(turns)], memories[len(turns)]
    wrong = first_illegal(actions, masks)
    if wrong >= 0:
        return wrong
    for table in range(len(turns)):
        state, turn, sheet, memory = states[table], turns[table], sheets[table], memories[table]
        draws = streams[table * (1 + course.seats) : (table + 1) * (1 + course.seats)]
        learner = turn.seat
        act(course, state, work, actions[table])
        turn.decisions += 1
        sheet.decided[learner] += 1
        go_on(course, state, work, memo, sheet, draws, turn, policies, learner, longest, skips)
        if turn.over != GOES_ON:  # only then the last step has paid something
            wipe(rewards, table)
        turn.over = GOES_ON
        if turn.seat == NOBODY:
            turn.over = ENDED
            pay(rewards, table, winners(course, state), course.seats)
        elif turn.decisions >= longest:
            turn.over = TRUNCATED
        if turn.over != GOES_ON:
            look(course, memory, veil, veiled, runs[0], learner, finals[table])
            turn.race += stride
            begin(course, state, work, memo, sheet, draws, turn, policies, first, seeds, chosen, longest, stride, skips)
        show(course, state, memory, veil, veiled, work, turn, runs[0], observations[table], masks[table], codes[table])
    return -1


@rule
def look(course: Any, memory: Any, veil: Any, veiled: Any, runs: Any, seat: int, seen: Any) -> None:
    """What a seat may know, whoever acts."""
    if HAS_SECRETS:
        copy(memory, veiled)
        conceal(course, veil, seat)
        flatten(veiled, runs, seat, seen)
    else:
        flatten(memory, runs, seat, seen)


@rule
def try_out(
    courses: Any, states: Any, memories: Any, works: Any, turns: Any, runs: Any, codes: Any, observations: Any
) -> None:  # fmt: skip
    """Where each legal move of the learner leads before anybody else acts: as many observations as there are moves at
    all tables together. For games without secrets only: else a look ahead would be a look at what is hidden."""
    course, work = courses[0], works[0]
    tried, trial = states[len(turns) + 1], memories[len(turns) + 1]
    at = 0
    for table in range(len(turns)):
        for i in range(turns[table].moves):
            copy(memories[table], trial)
            act(course, tried, work, codes[table].row[i])
            flatten(trial, runs[0], turns[table].seat, observations[at])
            at += 1
