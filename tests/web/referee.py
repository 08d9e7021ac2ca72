"""Real dice that fall as a test needs them: whoever types them knows the way to the finish."""

from __future__ import annotations

from collections import deque

import paddock
from paddock.games.monza.colours import LETTERS
from paddock.games.monza.game import Monza
from paddock.games.monza.track import Space

from ..server.house import House


class Referee:
    """Reads dice that fit one space after the other, as far as they go; and lays them so."""

    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._table = table

    @property
    def record(self) -> paddock.Record:
        return paddock.Record.read(self._house.record(self._table))

    def way(self) -> list[Space]:
        """The spaces of a shortest way to the finish, for the car whose turn it is."""
        record = self.record
        assert isinstance(record.game, Monza)
        track, state = record.game.track, record.game.position(record.state)["state"]
        begin = track.by_name[state["cars"][state["turn"]]["at"]]
        come: dict[str, list[Space]] = {begin.name: []}
        queue = deque([begin])
        while queue:
            here = queue.popleft()
            if here.finish:
                return come[here.name]
            for there in track.steps(here):
                if there.name not in come:
                    come[there.name] = [*come[here.name], there]
                    queue.append(there)
        raise AssertionError("the track checker lets no such track pass")

    def dice(self, count: int) -> str:
        """So many dice that lead straight on; beyond the finish, whatever."""
        return hand(self.way(), count)


def hand(way: list[Space], count: int) -> str:
    return "".join(LETTERS[space.colour] for space in way[:count]).ljust(count, "p")
