"""What the page's board reads of Hurry'Cup!, beside the contract: its TypeScript types are made from this list."""

from __future__ import annotations

from paddock.games.hurry_cup.builder import Bench
from paddock.games.hurry_cup.events import HurryEvent
from paddock.games.hurry_cup.field_kinds import Pawn, Token
from paddock.games.hurry_cup.geometry import Layout
from paddock.games.hurry_cup.moves import HurryMove
from paddock.games.hurry_cup.position import RallyDocument

__all__ = ["Bench", "HurryEvent", "HurryMove", "Layout", "Pawn", "RallyDocument", "Token"]
