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

import functools

from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.games.monza.colours import COLOURS, LETTERS


class First(Move, frozen=True, tag="first"):
    car: str


class Roll(Move, frozen=True, tag="roll"):
    dice: str


class Reroll(Move, frozen=True, tag="reroll"):
    dice: str


class Lay(Move, frozen=True, tag="lay"):
    colour: str
    space: str
    tile: bool = False


class Drive(Move, frozen=True, tag="drive"):
    pass


class Step(Move, frozen=True, tag="step"):
    space: str


class Decline(Move, frozen=True, tag="decline"):
    pass


MonzaMove = (
    First
    | Roll
    | Reroll
    | Lay
    | Drive
    | Step
    | Decline
)

DRIVE, DECLINE = Drive(), Decline()


def write_move(move: Move) -> str:
    match move:
        case Lay(colour, space, tile):
            return f"{'tile' if tile else 'lay'} {LETTERS[COLOURS.index(colour)]} {space}"
        case Drive():
            return "drive"
        case Roll(dice):
            return f"roll {dice}"
        case Reroll(dice):
            return f"reroll {dice}"
        case Step(space):
            return f"step {space}"
        case Decline():
            return "decline"
        case First(car):
            return f"first {car}"
    raise TypeError(f"{move!r} is not a move of Monza")


@functools.lru_cache(maxsize=4096)  # the same few are read again and again: a table reads each move and each choice
def read_move(text: str) -> Move:
    """The move that a notation names. Dice may be named in any order: the move has them in the order of the colours."""
    match text.lower().split():
        case ["lay" | "tile" as word, colour, space] if read_colour(colour) is not None:
            return Lay(read_colour(colour) or "", space, word == "tile")
        case ["drive"]:
            return DRIVE
        case ["roll", *dice] if dice:
            return Roll(read_dice(" ".join(dice)))
        case ["reroll", *dice] if dice:
            return Reroll(read_dice(" ".join(dice)))
        case ["step", space]:
            return Step(space)
        case ["decline"]:
            return DECLINE
        case ["first", car] if read_colour(car) is not None:
            return First(read_colour(car) or "")
    raise PaddockError("monza-notation", text=text)


def read_colour(word: str) -> str | None:
    """A colour by its letter or its English name."""
    if word in COLOURS:
        return word
    return COLOURS[LETTERS.index(word)] if len(word) == 1 and word in LETTERS else None


def read_dice(text: str) -> str:
    """Dice named by letters or by English names, in any order, as letters in the order of the colours."""
    words = text.lower().replace(",", " ").split()
    named = "".join(LETTERS[COLOURS.index(word)] if word in COLOURS else word for word in words)
    for letter in named:
        if letter not in LETTERS:
            raise PaddockError("monza-dice", text=text, letter=letter)
    return "".join(sorted(named, key=LETTERS.index))
