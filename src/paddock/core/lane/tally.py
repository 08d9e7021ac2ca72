"""What is counted over races, the same for all games, and the fingerprints that tell whether two have played the same.

A game with more to count has a `tally.py` with a subclass of `Tally`, whose fields follow these, and a rule
`count(course, state, work, tally)` that adds a race to them.
"""

from __future__ import annotations

from paddock.core.fields import BYTE, HALF, Fields, Row, number, row
from paddock.core.rule import rule
from paddock.core.seating import MOST_SEATS

ROUNDS = 512
LAST_ROUND = ROUNDS - 1
PRIME = 2**61 - 1
_SMALL_PRIME = 2**31 - 1


class Tally(Fields):
    """What is counted over races. Its size does not depend on how many there are."""

    races: int = 0
    unfinished: int = 0
    wins: Row = row(MOST_SEATS)
    """Races won by each seat, shared ones included."""
    shared: int = 0
    """Races won by several together."""
    rounds: Row = row(ROUNDS)
    """How many races had so many rounds; the last place is for that many or more."""
    decisions: int = 0
    rolls: int = 0
    """Moves of chance."""
    checksum: int = 0
    """Fingerprints of all results, added up modulo PRIME: two programs that agree on it have played the same races."""


class Sheet(Fields):
    """The lane's own scratch paper for the race under way."""

    rolls: int = 0
    decisions: int = 0
    ended: int = 0
    """1 where the race ended by its rules, 0 where it took too long."""
    decided: Row = row(MOST_SEATS)
    """Decisions of each seat so far."""


class Outcome(Fields):
    """What came of one playout."""

    winners: int = number(HALF)
    """A bit a seat; 0 where it was truncated."""
    decisions: int = number(HALF)
    rolls: int = number(HALF)
    truncated: int = number(BYTE)
    ranks: Row = row(MOST_SEATS, BYTE)
    """The place of each seat; 0 where it was truncated."""


@rule
def fingerprint(race: int, result: int) -> int:
    """A number for what came of a race. Those of many races are added up modulo PRIME: the sum does not depend on who
    played which of them. Every product here fits into 63 bits, in Python and in machine code alike."""
    mixed = (race % _SMALL_PRIME * 48271 + result % _SMALL_PRIME * 16807 + 1) % _SMALL_PRIME
    return mixed * mixed % _SMALL_PRIME * (mixed + 1)
