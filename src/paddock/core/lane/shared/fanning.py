"""Where chance can lead to: every outcome at once, and on from each of them to where chance acts again.

Compiled only: it copies memory.
"""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Row
from paddock.core.lane.memory import copy
from paddock.core.philox import DICE, draw, key_stream
from paddock.core.rule import rule

from .answers import CHANCE, LONGEST_RACE, NOBODY, act, actor, decide, fall, start, ways


@rule
def fan_out(
    courses: Any, works: Any, origins: Any, ways: Row, states: Any, memories: Any
) -> None:  # fmt: skip
    """What becomes of the origin in each of these ways: as many states as ways. (Origins are plain numbers, and
    `memories` are the states as such.)"""
    for place in range(len(ways)):
        copy(origins[0], memories[place])
        fall(courses[0], states[place], works[0], ways[place])


@rule
def follow(courses: Any, works: Any, memos: Any, policies: Row, states: Any) -> None:
    """Bots decide at each of the states until chance acts, or the race is over. They draw nothing, so a race that is
    played on from there is the one that would have been played on from before."""
    for place in range(len(states)):
        state, decisions = states[place], 0
        seat = actor(state)
        while seat != NOBODY and seat != CHANCE and decisions < LONGEST_RACE:
            act(courses[0], state, works[0], decide(courses[0], state, works[0], memos[0], seat, policies[seat]))
            decisions += 1
            seat = actor(state)


@rule
def begin_each(courses: Any, works: Any, first: int, seeds: Row, streams: Any, states: Any) -> None:
    """A new race in each of the states, with the dice of its number."""
    for place in range(len(states)):
        key_stream(streams[place], seeds[0], seeds[1], place, DICE)
        start(courses[0], states[place], works[0], first)


@rule
def fall_each(courses: Any, works: Any, streams: Any, rolls: Any, states: Any) -> None:
    """Chance acts once in each of the states where it is to act."""
    for place in range(len(states)):
        state = states[place]
        if actor(state) == CHANCE:
            fall(courses[0], state, works[0], draw(streams[place], rolls[place], ways(courses[0], state)))
            rolls[place] += 1
