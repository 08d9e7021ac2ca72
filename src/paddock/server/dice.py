"""The dice of a table: chance from a seed that nobody knows, a new one for every race and every start of the server."""

from __future__ import annotations

from paddock.core.chance import Seeded
from paddock.server.pending import Fall
from paddock.server.table import Table


class Dice:
    """One source of chance for each race of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sources: dict[int, Seeded] = {}

    def roll(self) -> Fall:
        """In which way chance falls now in the race that is under way."""
        game, record, race = self._table.game, self._table.record, len(self._table.races)
        if race not in self._sources:
            self._sources[race] = Seeded()
        return Fall(self._sources[race].draw(game, record.state, record.chance_moves()))
