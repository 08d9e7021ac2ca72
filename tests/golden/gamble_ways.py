"""The ways in which a turn of Monte Carlo Gamble can branch, each recognised from the record alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paddock import Record
from paddock.games.monte_carlo.events import (
    Announced,
    Casino,
    Challenged,
    DuelWon,
    FirstDrawn,
    Mastered,
    Moved,
    Paid,
    Passed,
    Reshuffled,
    Ruined,
    SentBack,
    Shared,
    Stuck,
    Threw,
    Tied,
    TurnBegan,
)


def _events(record: Record) -> list[Any]:
    return [event for step in record.steps for event in step.events]


def _has(kind: type[Any], **fields: object) -> Callable[[Record], bool]:
    """Is there an event of this kind with these fields?"""

    def found(record: Record) -> bool:
        events = (event for event in _events(record) if isinstance(event, kind))
        return any(all(getattr(event, name) == value for name, value in fields.items()) for event in events)

    return found


def _in_one_turn(*kinds: type[Any]) -> Callable[[Record], bool]:
    """Is there a turn with all of these events, in this order?"""

    def found(record: Record) -> bool:
        left = list(kinds)
        for event in _events(record):
            if isinstance(event, TurnBegan):
                left = list(kinds)
            elif left and isinstance(event, left[0]):
                left.pop(0)
                if not left:
                    return True
        return False

    return found


def _challenger_won(record: Record) -> bool:
    challenger = -1
    for event in _events(record):
        if isinstance(event, Challenged):
            challenger = event.seat
        elif isinstance(event, DuelWon) and event.seat == challenger:
            return True
    return False


def _chosen_by_another(record: Record) -> bool:
    """Was a pawn sent back by a choice of somebody else?"""
    return any(
        isinstance(event, SentBack) and event.by != event.seat and record.game.write(step.move).startswith("back")
        for step in record.steps
        for event in step.events
    )


QUICK: dict[str, object] = {"board": "promenade"}
TWO: dict[str, object] = {**QUICK, "players": 2}
FOUR: dict[str, object] = {**QUICK, "players": 4, "first": "drawn"}

WAYS: dict[str, tuple[dict[str, object], Callable[[Record], bool]]] = {
    "arrow-to-bank": (QUICK, _has(Moved, why="to-bank")),
    "arrow-back-to-bank": (QUICK, _has(Moved, why="back-to-bank")),
    "bank-by-roll": (QUICK, _in_one_turn(Moved, Paid)),
    "back-on-the-start": (QUICK, _has(Paid, why="start")),
    "stuck": (QUICK, _has(Stuck)),
    "casino-money": (QUICK, _has(Moved, why="money")),
    "casino-squares": (QUICK, _has(Moved, why="squares")),
    "casino-lost": (QUICK, _has(Moved, why="lost")),
    "casino-after-casino": (QUICK, _in_one_turn(Casino, Casino, Casino)),
    "jackpot": (QUICK, _has(Reshuffled)),
    "ruin-by-casino": (QUICK, _has(Ruined, why="casino")),
    "ruin-by-tax": (QUICK, _has(Ruined, why="tax")),
    "ruin-by-poker": (QUICK, _has(Ruined, why="poker")),
    "ruin-chosen-by-the-winner": (FOUR, _chosen_by_another),
    "poker-passed": (QUICK, _has(Passed)),
    "poker-won": (QUICK, _challenger_won),
    "poker-lost": (QUICK, _has(Mastered)),
    "poker-tied": (FOUR, _has(Tied)),
    "poker-three-rolls-each": (QUICK, lambda r: sum(isinstance(e, Threw) and e.rolls == 3 for e in _events(r)) > 1),
    "poker-again-in-the-same-turn": (FOUR, _in_one_turn(Challenged, DuelWon, Challenged)),
    "partnership": (FOUR, lambda r: any(isinstance(e, Shared) and e.amount > 0 for e in _events(r))),
    "two-colours": (TWO, _has(Announced)),
    "two-with-three-pawns": ({**TWO, "two_player_pawns": "three"}, _has(Moved, why="roll")),
    "first-drawn": (FOUR, _has(FirstDrawn)),
    "boulevard": ({"board": "boulevard"}, _has(Moved, why="roll")),
}
"""Name of the golden record -> options of the game, and what must be true of it."""
