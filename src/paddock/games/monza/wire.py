"""What the page's board reads of Monza, beside the contract: its TypeScript types are made from this list."""

from __future__ import annotations

from paddock.games.monza.ending import MonzaEnding
from paddock.games.monza.events import MonzaEvent
from paddock.games.monza.field_kinds import Colour
from paddock.games.monza.geometry import Layout
from paddock.games.monza.moves import MonzaMove
from paddock.games.monza.position import RaceDocument

__all__ = ["Colour", "Layout", "MonzaEnding", "MonzaEvent", "MonzaMove", "RaceDocument"]
