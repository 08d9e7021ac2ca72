"""The six colours of circuit, dice, tiles and cars. In the rules a colour is its index in this row."""

from __future__ import annotations

import functools

COLOURS = ("red", "yellow", "green", "blue", "white", "purple")
RED, YELLOW, GREEN, BLUE, WHITE, PURPLE = range(6)
OBSTACLE = 6
"""The colour that no die shows: grey, with a tyre (MZ-10)."""

LETTERS = "rygbwp"
"""One letter a colour, for notation and track files; an obstacle is `x`."""
OBSTACLE_LETTER = "x"


@functools.lru_cache(maxsize=1024)  # there are 924 handfuls of at most six dice, and every view writes one
def write_handful(handful: int) -> str:
    """A handful of dice as letters, in the order of the colours: two reds and a blue are `rrb`."""
    return "".join(letter * (handful >> 3 * colour & 7) for colour, letter in enumerate(LETTERS))


def read_handful(text: str) -> int:
    """The handful that these letters name (at most seven of a kind). Raises KeyError with what is no colour."""
    handful = 0
    for letter in text:
        if letter not in LETTERS:
            raise KeyError(letter)
        handful += 1 << 3 * LETTERS.index(letter)
    return handful
