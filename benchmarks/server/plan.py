"""What the clients of both servers are told to do, and what they measure."""

from __future__ import annotations

from statistics import median

import msgspec


class Plan(msgspec.Struct, frozen=True):
    tables: int = 50
    warm_up: int = 500
    """Moves that are made before the measuring begins; at least one."""
    moves: int = 3000
    pace: float = 0.0
    """Moves a second of all tables together; 0: as fast as it goes."""
    seconds: float = 120.0
    """After so long the clients give up."""
    seed: int = 1


class Measured(msgspec.Struct, frozen=True):
    moves: int
    seconds: float
    delays: list[float]
    """Seconds from sending a move until the other player's client had it."""

    @property
    def speed(self) -> float:
        """Acknowledged moves a second."""
        return self.moves / self.seconds

    @property
    def median(self) -> float:
        """The delay of the middle move, in milliseconds."""
        return 1000 * median(self.delays)

    @property
    def late(self) -> float:
        """The delay that one move in a hundred exceeds, in milliseconds."""
        return 1000 * sorted(self.delays)[len(self.delays) * 99 // 100]
