"""What a game answers, under one name in all games: its own rules, and what holds where it says nothing.

| module of the game | names |
|---|---|
| `rules` | `start`, `actor`, `ways`, `fall`, `act`, `legal`, `winners` |
| `rules` (optional) | `conceal`, `hides`, `rank`, `rounds`, `LONGEST_RACE` |
| `policies` (optional) | `decide`: the moves of its bots |
| `tally` (optional) | `count`, `digest`: what it counts besides, and what its checksum is made of |
| `survey` (optional) | `listen`, `measure`, `conclude`: what happens in a race when somebody looks closely |
"""

from __future__ import annotations

import importlib
from typing import Any

from paddock.core.lane.survey import Survey
from paddock.core.rule import rule

MOST_MOVES = 100_000
"""Moves of seats and chance after which a race counts as unfinished, where the game does not say."""


def _module(name: str) -> Any:
    """A module of the game's folder, in the lane that asks; None where it has none."""
    wanted = f"{__package__}.{name}"
    try:
        return importlib.import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        return None


@rule
def _nothing_is_hidden(course: Any, state: Any, seat: int) -> None:
    """`conceal(course, state, seat)` blanks what a seat may not know."""


@rule
def _may_hide(state: Any) -> bool:
    """`hides(state)`: may there be anything to conceal? It only saves time, where that is easy to tell."""
    return HAS_SECRETS


@rule
def _winners_first(course: Any, state: Any, seat: int) -> int:
    """`rank(course, state, seat)`: the place of a seat after the end; without it, the winners share the first place and
    all others the next."""
    won = winners(course, state)
    if won >> seat & 1 != 0:
        return 1
    place = 1
    for other in range(course.seats):
        place += won >> other & 1
    return place


@rule
def _no_rounds(course: Any, state: Any) -> int:
    """`rounds(course, state)`: in which round a race is. Without it, so many decisions as there are seats are one."""
    return 0


@rule
def _no_bots(course: Any, state: Any, work: Any, memo: Any, seat: int, policy: int) -> int:
    """`decide(course, state, work, memo, seat, policy)`: the code of a bot's move, by its number in POLICIES."""
    return -1


@rule
def _count_nothing(course: Any, state: Any, work: Any, tally: Any) -> None:
    """`count(course, state, work, tally)` adds a race to the fields of the game's own tally."""


@rule
def _winners_and_rounds(course: Any, state: Any, won: int, rounds: int) -> int:
    """`digest(course, state, won, rounds)`: a number for how a race ended, for checksums."""
    return won + 64 * rounds


@rule
def _do_not_listen(course: Any, state: Any, work: Any, survey: Survey) -> None:
    """`listen(course, state, work, survey)` reads the events of a move from the scratch paper, and clears them."""
    work.written = 0


@rule
def _do_not_measure(course: Any, state: Any, survey: Survey) -> None:
    """`measure(course, state, survey)` says how far along each seat is, if that means anything in this game."""


@rule
def _conclude_nothing(course: Any, state: Any, survey: Survey) -> None:
    """`conclude(course, state, survey)` notes facts that are known at the end only."""


rules, policies, tally, survey = (_module(name) for name in ("rules", "policies", "tally", "survey"))
CHANCE, NOBODY = -1, -2

start: Any = rules.start
actor: Any = rules.actor
ways: Any = rules.ways
fall: Any = rules.fall
act: Any = rules.act
legal: Any = rules.legal
winners: Any = rules.winners
conceal: Any = getattr(rules, "conceal", _nothing_is_hidden)
HAS_SECRETS = conceal is not _nothing_is_hidden
hides: Any = getattr(rules, "hides", _may_hide)
rank: Any = getattr(rules, "rank", _winners_first)
rounds: Any = getattr(rules, "rounds", _no_rounds)
HAS_ROUNDS = rounds is not _no_rounds
LONGEST_RACE: int = getattr(rules, "LONGEST_RACE", MOST_MOVES)
decide: Any = getattr(policies, "decide", _no_bots)
count: Any = getattr(tally, "count", _count_nothing)
digest: Any = getattr(tally, "digest", _winners_and_rounds)
listen: Any = getattr(survey, "listen", _do_not_listen)
measure: Any = getattr(survey, "measure", _do_not_measure)
conclude: Any = getattr(survey, "conclude", _conclude_nothing)
