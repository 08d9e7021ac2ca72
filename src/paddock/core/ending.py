"""The end of a game in words: who has won, the reader's own place, and why.

Places follow from `Result.ranks`, and are said here once for all games. The reason is the game's own:
`Game.end_reason`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from paddock.core.messages import Argument, say


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, for one reader, in the reader's language."""

    headline: str
    """Who has won: "Bolt wins", "You win"."""
    place: str | None
    """The reader's own place: "Second of four". None for whoever only watched."""
    reason: str
    """Why it ended like this, in one sentence."""
    ranks: tuple[int, ...]
    """The place of each seat, from 1; equal places are shared."""
    scores: tuple[str, ...]
    """What each seat has in the end, in a few words: "22 points". Empty where the game has no such words."""
    details: dict[str, Any]
    """What a picture of the end shows and the view does not say: the game's `wire.py` declares it."""


class Reader(NamedTuple):
    """Who reads of the end: with the names of all seats, the own one among them (None for a spectator)."""

    names: Sequence[str]
    seat: int | None
    language: str | None

    def say(self, key: str, /, **args: Argument) -> str:
        """A sentence; where it begins with "you", with a capital letter. Names stay as they were typed."""
        text, you = say(key, self.language, **args), say("ending-you", self.language)
        return text[:1].upper() + text[1:] if self.seat is not None and text.startswith(f"{you} ") else text

    def name(self, seat: int) -> str:
        return say("ending-you", self.language) if seat == self.seat else self.names[seat]

    def join(self, seats: Sequence[int]) -> str:
        """ "Ann, Ben and you": the reader comes last."""
        words = [self.name(seat) for seat in sorted(seats, key=lambda seat: seat == self.seat)]
        if len(words) < 2:
            return "".join(words)
        return say("list-and", self.language, first=", ".join(words[:-1]), last=words[-1])

    def who(self, seats: Sequence[int]) -> str:
        """Which form a verb has for these seats: `you` alone, `we` with others, or `one` or `many` others."""
        if self.seat is not None and self.seat in seats:
            return "you" if len(seats) == 1 else "we"
        return "one" if len(seats) == 1 else "many"


def headline(ranks: Sequence[int], reader: Reader) -> str:
    """Who has won."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return reader.say("ending-headline", winners=reader.join(winners), who=reader.who(winners))


def place_in_words(ranks: Sequence[int], reader: Reader) -> str | None:
    """The reader's place among all: "Second of four"."""
    if reader.seat is None:
        return None
    rank = ranks[reader.seat]
    shared = "yes" if list(ranks).count(rank) > 1 else "no"
    return reader.say("ending-place", place=rank, seats=len(ranks), shared=shared)


def order_in_words(ranks: Sequence[int], reader: Reader) -> str:
    """All places in one sentence: the reason of a game that gives none."""
    groups = [[seat for seat, its in enumerate(ranks) if its == rank] for rank in sorted(set(ranks))]
    first = reader.say("ending-first", seats=reader.join(groups[0]))
    then = [reader.say("ending-then", seats=reader.join(group)) for group in groups[1:]]
    return f"{', '.join([first, *then])}."
