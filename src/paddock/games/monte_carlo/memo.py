"""What the bots know by heart: tables that are worked out once, and then only read.

The poker tables are the same for every game (`duel.py`); the worth of squares is the board's (`worth.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from paddock.core.fields import BYTE, HALF, SHORT, Fields, Grid, Row, grid, row

from .gamble import MAX_SEATS, MAX_SQUARES, MOST_MONEY

HANDS = 252
"""Five dice as a multiset: so many different hands."""
EVEN = 1 << 16
"""A sure thing, where chances are counted in parts of this."""
TURN = 1024
"""One turn, where worth is counted in parts of it."""
HIDDEN = 48
"""How many numbers a network has between the position and the chances."""
LINES = 2048
"""How many rows of HIDDEN weights all networks may have together."""
NETS = 8
MOST_INPUTS = 128
"""How many features of a position are not nothing, at the most."""
LEVELS = 4
KEPT = 96
"""So many moves deep a trial goes at the most, and so many numbers it keeps of each state."""
POWERS = 1026
"""How many powers of e the softmax has at hand."""


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
    weights: Grid = grid(LINES, HIDDEN, np.int8)
    """The master's networks, one after the other, in parts of 64 (`master/network.py`)."""
    net_keys: Row = row(NETS)
    net_lines: Row = row(NETS)
    """For which course each network was made, and its first line."""
    fitted: int = 0
    """1 when it has been looked up which network fits this course."""
    net: int = -1
    """The first line of the network that fits; -1 where none does."""
    powers: Row = row(POWERS, HALF)
    """e to the power of -i/64, in parts of SURE."""
    inputs: Row = row(MOST_INPUTS, SHORT)
    amounts: Row = row(MOST_INPUTS, HALF)
    """Scratch paper of the network: the lines of the features that are not nothing, and how much they are."""
    hidden: Row = row(HIDDEN, HALF)
    shares: Row = row(MAX_SEATS)
    """The chances that the network gives, from the mover on clockwise, in parts of SURE."""
    chances: Row = row(MAX_SEATS)
    """What a state is worth, by seats (`master/standing.py`)."""
    kept: Grid = grid(LEVELS, KEPT)
    """States as they were before the moves of a trial."""
    paper: Row = row(16)
    """The counts on the scratch paper before a trial."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**(_poker_tables() | _networks(plain=True) | values))

    @classmethod
    def empty_array(cls, length: int) -> np.ndarray[Any, Any]:
        records = super().empty_array(length)
        for name, value in (_poker_tables() | _networks(plain=False)).items():
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


def _networks(plain: bool) -> dict[str, Any]:
    """Those of the master. Nobody writes to them, so plain objects share them."""
    from paddock.games.monte_carlo.master.nets import shipped, shipped_plain

    return shipped_plain() if plain else shipped()
