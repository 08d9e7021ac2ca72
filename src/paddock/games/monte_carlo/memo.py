"""What the bots know by heart: tables that are worked out once, and then only read.

The poker tables are the same for every game (`duel.py`); the worth of squares is the board's (`worth.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from paddock.core.fields import BYTE, HALF, Fields, Row, row

from .gamble import MAX_SQUARES, MOST_MONEY

HANDS = 252
"""Five dice as a multiset: so many different hands."""
EVEN = 1 << 16
"""A sure thing, where chances are counted in parts of this."""
TURN = 1024
"""One turn, where worth is counted in parts of it."""


class Memo(Fields):
    """The tables of a bot. A new one has the poker tables in it; those of the board come with the first decision."""

    answers: Row = row(2 * HANDS * HANDS, BYTE)
    """Which dice the opponent re-rolls: by rolls left (1, 2), the challenger's hand, and the own one."""
    opening: Row = row(2 * HANDS, BYTE)
    """Which dice the challenger re-rolls: by rolls left (1, 2), and the own hand."""
    challenger: int = 0
    """The challenger's chance to win a duel that both play as well as can be, in parts of EVEN."""
    surveyed: int = 0
    """1 when the tables below have been worked out for the board."""
    rest: Row = row(MAX_SQUARES, HALF)
    """How many turns a pawn that rests on a square needs to come home."""
    arrival: Row = row(6 * MAX_SQUARES, HALF)
    """The same for a pawn that arrives there with a roll: by roll, and square."""
    purse: Row = row(MOST_MONEY + 1, HALF)
    """What holding so much is worth, in turns."""
    gains: Row = row(4)
    """Scratch paper for bets: how much more the cards of a suit bring with a bet on it."""
    first_worth: int = 300
    fading: int = 92
    """What the first 10 000 $ are worth, and how much of that each further 10 000 $ is, in parts of a hundred."""
    unit: int = 80
    """What 10 000 $ are worth on the average, for the way home."""
    wait: int = 512
    """What it costs to stand on a bank, which not every roll leaves (MG-31)."""
    block: int = 200
    block_last: int = 1200
    """What a blocked pawn costs; and the last one that is left to bring home."""
    duel: int = 150
    """What the right to challenge a pawn is worth, before it is known what for."""
    danger: int = 30
    """What an opponent's pawn costs that may land on one's own with the next roll."""
    safe: int = 200
    """What it is worth that a pawn is home, beyond the way."""
    spite_leader: int = 160
    spite_other: int = 40
    """What an opponent's loss is worth among three or four players, in parts of 256."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**(_poker_tables() | values))

    @classmethod
    def empty_array(cls, length: int) -> np.ndarray[Any, Any]:
        records = super().empty_array(length)
        for name, value in _poker_tables().items():
            records[name] = value
        return records


def _poker_tables() -> dict[str, Any]:
    """Fresh copies, so that no bot can spoil another's."""
    from paddock.games.monte_carlo.duel import best_play

    play = best_play()
    return {
        "answers": play.answers.ravel().tolist(),
        "opening": play.opening.ravel().tolist(),
        "challenger": play.challenger,
    }
