"""Whose hand was first? Hands are judged by when each moved after *its* page had shown that it may, not by when the
message arrived: a long way to the server costs nobody a pawn, up to an allowance.

A page says how long after the showing its hand moved. Three things bound what that is worth:

- It is cross-checked against the arrival: a message needs the way there and back that was measured for its connection.
  Who claims less than this leaves, minus the allowance, is judged by the arrival.
- Nobody is judged quicker than a person can be.
- Whatever is claimed and measured, a hand that arrives more than the allowance after the first one for the same thing
  does not get it. A page can lie about its hand, and about its distance by answering pings late, but it cannot make a
  message arrive earlier than it was sent. So all lies together gain at most the allowance.

Pure: it knows no clock, no socket and no game. Times are seconds after the showing was sent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

ALLOWANCE = 0.15
"""How much later than another hand one may arrive and still be the first; how much quicker than its arrival shows it
may claim to have been."""
QUICKEST = 0.1
"""Nobody reacts faster to what the eyes see."""


class Hand(NamedTuple):
    """A hand that reached for something."""

    seat: int
    thing: str
    """What it wants, as the move in notation."""
    claimed: float | None
    """When it moved, as its page says; None: the page does not say."""
    arrived: float
    delay: float
    """The way to this page and back, as measured."""
    allowance: float = ALLOWANCE

    @property
    def shown(self) -> float:
        """When it moved by its arrival alone."""
        return self.arrived - self.delay

    @property
    def judged(self) -> float:
        claimed = self.shown if self.claimed is None else self.claimed
        return max(QUICKEST, claimed, self.shown - self.allowance)

    def account(self) -> dict[str, int]:
        """How it was judged, in milliseconds, for the record."""
        told = {} if self.claimed is None else {"claimed": _ms(self.claimed)}
        return {**told, "arrived": _ms(self.arrived), "delay": _ms(self.delay), "judged": _ms(self.judged)}


def _ms(seconds: float) -> int:
    return round(1000 * seconds)


class Verdict(NamedTuple):
    winner: Hand
    losers: tuple[Hand, ...]
    """Who wanted the same, and was later."""

    def account(self) -> dict[str, object]:
        """How the winner was judged and who was beaten, for the record."""
        first = min(hand.arrived for hand in (self.winner, *self.losers))
        beaten: list[dict[str, int]] = []
        for hand in self.losers:
            behind = hand.arrived - first
            # Judged quicker than the winner, but too long after the first to arrive: the record says why it lost.
            late = {"late": _ms(behind)} if behind > hand.allowance else {}
            beaten.append({"seat": hand.seat, **hand.account(), **late})
        return {**self.winner.account(), **({"before": beaten} if beaten else {})}


class Hands:
    """The hands that reach for things after one showing. Each is held until none that was quicker can still come."""

    def __init__(self, allowance: float = ALLOWANCE) -> None:
        self._waiting: dict[int, Hand] = {}
        self._allowance = allowance

    def reach(self, hand: Hand) -> bool:
        """A seat reaches for something. False where it has a hand out already: there is one hand a seat."""
        if hand.seat in self._waiting:
            return False
        self._waiting[hand.seat] = hand
        return True

    def drop(self, seat: int) -> None:
        """Withdraws the hand of this seat."""
        self._waiting.pop(seat, None)

    @property
    def waiting(self) -> Collection[int]:
        """The seats that have a hand out."""
        return self._waiting.keys()

    def due(self, coming: Collection[int]) -> float | None:
        """When the next verdict can be given; None while no hand is out. `coming` are the seats whose hands may still
        be under way, from pages somewhere else."""
        return min((self._decided(hands, coming) for hands in self._rivals().values()), default=None)

    def verdict(self, now: float, coming: Collection[int]) -> Verdict | None:
        """The next verdict, if it is time for one: the quickest hand has the thing, the others are free again."""
        ready = [hands for hands in self._rivals().values() if self._decided(hands, coming) <= now]
        if not ready:
            return None
        rivals = min(ready, key=lambda hands: _order(self._best(hands)))
        winner = self._best(rivals)
        for hand in rivals:
            self.drop(hand.seat)
        return Verdict(winner, tuple(sorted((hand for hand in rivals if hand is not winner), key=_order)))

    def _rivals(self) -> dict[str, list[Hand]]:
        """The hands that are out, by what they want."""
        found: dict[str, list[Hand]] = {}
        for hand in self._waiting.values():
            found.setdefault(hand.thing, []).append(hand)
        return found

    def _best(self, rivals: Sequence[Hand]) -> Hand:
        """The quickest of those that arrived within the allowance after the first."""
        last = self._closing(rivals)
        return min((hand for hand in rivals if hand.arrived <= last), key=_order)

    def _closing(self, rivals: Sequence[Hand]) -> float:
        """Until when a hand may arrive and still be the first."""
        return min(hand.arrived for hand in rivals) + self._allowance

    def _decided(self, rivals: Sequence[Hand], coming: Collection[int]) -> float:
        """From when on no quicker hand can come. Who has a hand out already reaches for nothing else meanwhile."""
        if all(seat in self._waiting for seat in coming):
            return max(hand.arrived for hand in rivals)
        return self._closing(rivals)


def _order(hand: Hand) -> tuple[float, float]:
    return hand.judged, hand.arrived


class Delay:
    """The way to a page and back: the shortest of the last measurements. What makes a single answer late, a busy line
    or a page that wants to look far away, changes nothing."""

    KEPT = 9

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._number = 0
        self._measured: list[float] = []

    def ask(self, now: float) -> int:
        """A new measurement begins; the number that the page is to answer with."""
        self._number += 1
        self._sent[self._number] = now
        for old in [number for number in self._sent if number <= self._number - self.KEPT]:
            del self._sent[old]
        return self._number

    def answer(self, number: int, now: float) -> None:
        """The page has answered. Numbers that were not asked, or twice, count for nothing."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._measured = [*self._measured[1 - self.KEPT :], now - sent]

    @property
    def known(self) -> bool:
        """Has it been measured? It may be shorter than the clock of the event loop can tell."""
        return bool(self._measured)

    @property
    def seconds(self) -> float:
        """0 while nothing is known: who has not answered yet is judged by arrival and claim."""
        return min(self._measured, default=0.0)
