"""A series of games at the same table: points add up, and the winners of the last one are the reigning champions."""

from __future__ import annotations

import msgspec

from paddock.core.game import Result
from paddock.core.messages import PaddockError


class Series(msgspec.Struct, frozen=True):
    """What stays at a table between games: trophies in Monza (MZ-05), points of a championship elsewhere."""

    points: tuple[int, ...]
    champions: tuple[int, ...] = ()
    played: int = 0

    @classmethod
    def new(cls, seats: int) -> Series:
        return cls((0,) * seats)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest total. At the end of a championship they have won it, together where several
        have the same (HC-60)."""
        most = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == most) if self.played else ()

    def add(self, result: Result) -> Series:
        """The series after one more game."""
        if len(result.points) != len(self.points):
            raise PaddockError("series-seats", given=len(result.points), seats=len(self.points))
        total = tuple(had + won for had, won in zip(self.points, result.points, strict=True))
        return Series(total, result.winners, self.played + 1)
