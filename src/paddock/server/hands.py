"""Whose hand was first? Hands are judged by when each moved after *its* page had shown that it may, not by when the
message arrived: a long way to the server costs nobody a pawn.

A page says how long after the showing its hand moved. That is believed within an allowance: the message has arrived
after the way there and back that was measured for this connection, plus what the hand took. A page that claims less
than this, minus the allowance, is judged by its arrival; and nobody is judged quicker than a person can be. So a page
that lies gains at most the allowance.

Pure: it knows no clock, no socket and no game. Times are seconds after the showing was sent.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

ALLOWANCE = 0.15
"""How much quicker than its arrival shows a hand may claim to have been."""
QUICKEST = 0.1
"""Nobody reacts faster to what the eyes see."""
JITTER = 0.05
"""A message may take so much longer than its connection usually does, and is still waited for."""
PATIENCE = 0.6
"""Nobody waits longer than this, after a hand has arrived, for one that may have been quicker."""


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

    @property
    def shown(self) -> float:
        """When it moved by its arrival alone."""
        return self.arrived - self.delay

    @property
    def judged(self) -> float:
        claimed = self.shown if self.claimed is None else self.claimed
        return max(QUICKEST, claimed, self.shown - ALLOWANCE)

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
        beaten = [{"seat": hand.seat, **hand.account()} for hand in self.losers]
        return {**self.winner.account(), **({"before": beaten} if beaten else {})}


class Hands:
    """The hands that reach for things after one showing. Each is held until none that was quicker can still come."""

    def __init__(self) -> None:
        self._waiting: dict[int, Hand] = {}

    def reach(self, hand: Hand) -> bool:
        """A seat reaches for something. False where it has a hand out already: there is one hand a seat."""
        if hand.seat in self._waiting:
            return False
        self._waiting[hand.seat] = hand
        return True

    def drop(self, seat: int) -> None:
        """What this seat wanted is of no more interest."""
        self._waiting.pop(seat, None)

    @property
    def waiting(self) -> Collection[int]:
        """The seats that have a hand out."""
        return self._waiting.keys()

    def due(self, delays: Mapping[int, float]) -> float | None:
        """When the next verdict can be given; None while no hand is out. `delays` has every seat that may still reach,
        with the way to its page and back."""
        return min((self._decided(hand, delays) for hand in self._best().values()), default=None)

    def verdict(self, now: float, delays: Mapping[int, float]) -> Verdict | None:
        """The next verdict, if it is time for one: the quickest hand has the thing, the others are free again."""
        ready = [hand for hand in self._best().values() if self._decided(hand, delays) <= now]
        if not ready:
            return None
        winner = min(ready, key=lambda hand: (hand.judged, hand.arrived))
        beaten = sorted(
            (hand for hand in self._waiting.values() if hand.thing == winner.thing and hand != winner),
            key=lambda hand: (hand.judged, hand.arrived),
        )
        for hand in (winner, *beaten):
            self.drop(hand.seat)
        return Verdict(winner, tuple(beaten))

    def _best(self) -> dict[str, Hand]:
        """The quickest hand so far for each thing."""
        best: dict[str, Hand] = {}
        for hand in self._waiting.values():
            rival = best.get(hand.thing)
            if rival is None or (hand.judged, hand.arrived) < (rival.judged, rival.arrived):
                best[hand.thing] = hand
        return best

    def _decided(self, hand: Hand, delays: Mapping[int, float]) -> float:
        """From when on no quicker hand can come: one that moved at the same moment has had the time to arrive."""
        others = [delay for seat, delay in delays.items() if seat != hand.seat and seat not in self._waiting]
        if not others:
            return hand.arrived
        farthest = max(others)
        if farthest == 0:
            return hand.arrived  # the others sit at the server itself: bots, and people on one screen with it
        return min(max(hand.arrived, hand.judged + farthest + JITTER), hand.arrived + PATIENCE)


class Delay:
    """The way to a page and back: the median of the last measurements, so that one odd answer changes nothing."""

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
    def seconds(self) -> float:
        """0 while nothing is known: who has not answered yet is judged by arrival and claim."""
        if not self._measured:
            return 0.0
        return sorted(self._measured)[len(self._measured) // 2]
