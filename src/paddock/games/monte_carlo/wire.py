"""What the page's board reads of Monte Carlo Gamble, beside the contract: its TypeScript types are made from this
list."""

from __future__ import annotations

from paddock.games.monte_carlo.events import GambleEvent
from paddock.games.monte_carlo.field_kinds import CardName, Colour, Pawn
from paddock.games.monte_carlo.geometry import Layout
from paddock.games.monte_carlo.moves import GambleMove
from paddock.games.monte_carlo.position import GambleDocument

__all__ = ["CardName", "Colour", "GambleDocument", "GambleEvent", "GambleMove", "Layout", "Pawn"]
