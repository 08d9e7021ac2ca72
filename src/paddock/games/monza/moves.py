"""The moves of Monza, and their notation.

| notation | move |
|---|---|
| `first red` | chance names the first player (MZ-03) |
| `roll rrybwp` | chance rolls dice: all six, those of an extra roll, or two in a turbo roll |
| `reroll bp` | use the extra-roll tile on a blue and a purple die (MZ-51) |
| `lay w a1` | lay a white die on space a1 (MZ-21) |
| `tile p b8` | lay a purple accelerator tile on space b8 (MZ-52) |
| `drive` | drive to the last space laid on, and end the turn or have the turbo roll (MZ-25, MZ-53) |
| `step c4` | take the bonus step onto c4 (MZ-40) |
| `decline` | do not take it (MZ-41) |
"""

from __future__ import annotations

from typing import Self

from paddock.core.moves import Codes, Move, Notation
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.field_kinds import BonusSpace, Colour, Handful, NextSpace, read_colour


class MonzaMove(Move, frozen=True):
    """Base of all moves of Monza."""

    prefix = "monza"


class First(MonzaMove, frozen=True, tag="first"):
    car: Colour


class Roll(MonzaMove, frozen=True, tag="roll"):
    dice: Handful


class Reroll(MonzaMove, frozen=True, tag="reroll"):
    dice: Handful


class Lay(MonzaMove, frozen=True, tag="lay"):
    colour: Colour
    space: NextSpace
    tile: bool = False

    words = ("lay", "tile")
    code_order = ("tile", "space", "colour")

    def write(self) -> str:
        return f"{'tile' if self.tile else 'lay'} {LETTERS[COLOURS.index(self.colour)]} {self.space}"

    @classmethod
    def read(cls, word: str, rest: list[str]) -> Self | None:
        match rest:
            case [text, space] if (colour := read_colour(text)) is not None:
                return cls(colour, space, word == "tile")
        return None


class Drive(MonzaMove, frozen=True, tag="drive"):
    pass


class Step(MonzaMove, frozen=True, tag="step"):
    space: BonusSpace


class Decline(MonzaMove, frozen=True, tag="decline"):
    pass


DRIVE, DECLINE = Drive(), Decline()
NOTATION = Notation(MonzaMove)
CODES = Codes(Drive, Decline, Step, Lay, Reroll)

# For rules: where the codes of each move begin.
CODE_DRIVE = CODES.first(Drive)
CODE_DECLINE = CODES.first(Decline)
CODE_STEP = CODES.first(Step)
CODE_DIE = CODES.first(Lay)
CODE_TILE = CODES.first(Lay, tile=1)
CODE_REROLL = CODES.first(Reroll)
