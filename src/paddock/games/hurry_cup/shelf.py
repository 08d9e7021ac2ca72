"""The circuits of Hurry'Cup!: shipped ones, those of designers, and as many random ones as there are seeds."""

from __future__ import annotations

from paddock.core.shelf import GeneratedBoards, Shelf
from paddock.games.hurry_cup.check import require_sound
from paddock.games.hurry_cup.circuit import read_circuit
from paddock.games.hurry_cup.generator import random_circuit, random_key, seed_of

CIRCUITS = Shelf(
    "circuit",
    "paddock.games.hurry_cup",
    "circuits",
    read_circuit,
    require_sound,
    unknown="hurry-no-such-circuit",
    generated=GeneratedBoards(random_key, seed_of, random_circuit),
)
