"""The colours of cars and pawns. In the rules a car is its seat, and a pawn its place in the row of pawns."""

from __future__ import annotations

CARS = ("red", "yellow", "blue", "white", "green", "purple")
"""The cars, in the order in which seats take them."""
PAWNS = ("red", "yellow", "green", "purple", "blue", "white")
"""The pawns and their dice; with fewer than six pilots the last of the row leave the game (HC-01)."""
LETTERS = "rygpbw"
"""One letter a pawn, for the dice: `tank r5`."""
