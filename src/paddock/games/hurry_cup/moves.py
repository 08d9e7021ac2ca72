"""The moves of Hurry'Cup!, and their notation.

| notation | move |
|---|---|
| `first red` | chance names who lifts the cup first (HC-06) |
| `ready`, `horn` | ready for the lift (HC-10); or look first (HC-12) |
| `caller red` | chance draws whose horn is next (HC-12) |
| `tank r5` | chance rolls the die of a pawn (HC-10) |
| `lift` | the cup is lifted over dice that callers know (HC-10) |
| `grab red` | take a pawn (HC-10) |
| `late`, `given red` | did not grab in time; chance gives one of what is left (HC-14) |
| `wish red` | the next pawn in a sealed ranking (HC-14) |
| `hand red` | chance draws whose hand is next: that car's pilot takes the best wish left (HC-14) |
| `lantern` | the free step of the red lantern (HC-25) |
| `swap yellow`, `slipstream`, `pit horn`, `ace` | a token before the roll (HC-39, HC-36, HC-37, HC-31) |
| `go` | on to the roll |
| `roll 4` | chance rolls the accelerator (HC-20) |
| `again`, `keep` | second chance, or not (HC-34) |
| `drive 3` | so many tiles (HC-21) |
| `shortcut 1 4` | after one tile the shortcut, four points in all (HC-35) |
| `nitro`, `oil 17`, `done` | after the drive (HC-32, HC-38) |
| `find oil` | chance turns over the bonus token found (HC-24) |
"""

from __future__ import annotations

from typing import Annotated, Self

from paddock.core.field_kinds import NumberKind
from paddock.core.moves import Codes, Move, Notation
from paddock.games.hurry_cup.colours import LETTERS, PAWNS
from paddock.games.hurry_cup.field_kinds import BonusToken, Car, Face, Pawn, Trump
from paddock.games.hurry_cup.rally import FACES, FINISH


class HurryMove(Move, frozen=True):
    """Base of all moves of Hurry'Cup!"""

    prefix = "hurry"


class First(HurryMove, frozen=True, tag="first"):
    car: Car


class Ready(HurryMove, frozen=True, tag="ready"):
    pass


class Horn(HurryMove, frozen=True, tag="horn"):
    pass


class Caller(HurryMove, frozen=True, tag="caller"):
    car: Car


class Tank(HurryMove, frozen=True, tag="tank"):
    pawn: Pawn
    value: Face

    def write(self) -> str:
        return f"tank {LETTERS[PAWNS.index(self.pawn)]}{self.value}"

    @classmethod
    def read(cls, word: str, rest: list[str]) -> Self | None:
        match rest:
            case [die] if len(die) == 2 and die[0] in LETTERS and die[1] in "123456":
                return cls(PAWNS[LETTERS.index(die[0])], int(die[1]))
        return None


class Lift(HurryMove, frozen=True, tag="lift"):
    pass


class Grab(HurryMove, frozen=True, tag="grab"):
    pawn: Pawn


class Late(HurryMove, frozen=True, tag="late"):
    pass


class Given(HurryMove, frozen=True, tag="given"):
    pawn: Pawn


class Wish(HurryMove, frozen=True, tag="wish"):
    pawn: Pawn


class Hand(HurryMove, frozen=True, tag="hand"):
    car: Car


class Lantern(HurryMove, frozen=True, tag="lantern"):
    pass


class Swap(HurryMove, frozen=True, tag="swap"):
    car: Car


class Slipstream(HurryMove, frozen=True, tag="slipstream"):
    pass


class Pit(HurryMove, frozen=True, tag="pit"):
    token: Trump


class Ace(HurryMove, frozen=True, tag="ace"):
    pass


class Go(HurryMove, frozen=True, tag="go"):
    pass


class Roll(HurryMove, frozen=True, tag="roll"):
    value: Face


class Again(HurryMove, frozen=True, tag="again"):
    pass


class Keep(HurryMove, frozen=True, tag="keep"):
    pass


class Drive(HurryMove, frozen=True, tag="drive"):
    tiles: Annotated[int, NumberKind(0, FACES)]


class Shortcut(HurryMove, frozen=True, tag="shortcut"):
    after: Annotated[int, NumberKind(0, FACES - 1)]
    """Tiles driven before it."""
    points: Face
    """Movement points in all."""


class Nitro(HurryMove, frozen=True, tag="nitro"):
    pass


class Oil(HurryMove, frozen=True, tag="oil"):
    tile: Annotated[int, NumberKind(0, FINISH)]


class Done(HurryMove, frozen=True, tag="done"):
    pass


class Find(HurryMove, frozen=True, tag="find"):
    token: BonusToken


NOTATION = Notation(HurryMove)
CODES = Codes(
    *(Ready, Horn, Late, Lantern, Slipstream, Ace, Go, Again, Keep, Nitro, Done),
    *(Grab, Wish, Swap, Pit, Drive, Shortcut, Oil),
)

# For rules: where the codes of each move begin.
CODE_READY = CODES.first(Ready)
CODE_HORN = CODES.first(Horn)
CODE_LATE = CODES.first(Late)
CODE_LANTERN = CODES.first(Lantern)
CODE_SLIPSTREAM = CODES.first(Slipstream)
CODE_ACE = CODES.first(Ace)
CODE_GO = CODES.first(Go)
CODE_AGAIN = CODES.first(Again)
CODE_KEEP = CODES.first(Keep)
CODE_NITRO = CODES.first(Nitro)
CODE_DONE = CODES.first(Done)
CODE_GRAB = CODES.first(Grab)
CODE_WISH = CODES.first(Wish)
CODE_SWAP = CODES.first(Swap)
CODE_PIT = CODES.first(Pit)
CODE_DRIVE = CODES.first(Drive)
CODE_SHORTCUT = CODES.first(Shortcut)
CODE_OIL = CODES.first(Oil)
