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

from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.games.hurry_cup.colours import CARS, LETTERS, PAWNS
from paddock.games.hurry_cup.rally import SECOND_CHANCE, TOKENS, TRUMPS


class First(Move, frozen=True, tag="first"):
    car: str


class Ready(Move, frozen=True, tag="ready"):
    pass


class Horn(Move, frozen=True, tag="horn"):
    pass


class Caller(Move, frozen=True, tag="caller"):
    car: str


class Tank(Move, frozen=True, tag="tank"):
    pawn: str
    value: int


class Lift(Move, frozen=True, tag="lift"):
    pass


class Grab(Move, frozen=True, tag="grab"):
    pawn: str


class Late(Move, frozen=True, tag="late"):
    pass


class Given(Move, frozen=True, tag="given"):
    pawn: str


class Wish(Move, frozen=True, tag="wish"):
    pawn: str


class Hand(Move, frozen=True, tag="hand"):
    car: str


class Lantern(Move, frozen=True, tag="lantern"):
    pass


class Swap(Move, frozen=True, tag="swap"):
    car: str


class Slipstream(Move, frozen=True, tag="slipstream"):
    pass


class Pit(Move, frozen=True, tag="pit"):
    token: str


class Ace(Move, frozen=True, tag="ace"):
    pass


class Go(Move, frozen=True, tag="go"):
    pass


class Roll(Move, frozen=True, tag="roll"):
    value: int


class Again(Move, frozen=True, tag="again"):
    pass


class Keep(Move, frozen=True, tag="keep"):
    pass


class Drive(Move, frozen=True, tag="drive"):
    tiles: int


class Shortcut(Move, frozen=True, tag="shortcut"):
    after: int
    """Tiles driven before it."""
    points: int
    """Movement points in all."""


class Nitro(Move, frozen=True, tag="nitro"):
    pass


class Oil(Move, frozen=True, tag="oil"):
    tile: int


class Done(Move, frozen=True, tag="done"):
    pass


class Find(Move, frozen=True, tag="find"):
    token: str


HurryMove = (
    First
    | Ready
    | Horn
    | Caller
    | Tank
    | Lift
    | Grab
    | Late
    | Given
    | Wish
    | Hand
    | Lantern
    | Swap
    | Slipstream
    | Pit
    | Ace
    | Go
    | Roll
    | Again
    | Keep
    | Drive
    | Shortcut
    | Nitro
    | Oil
    | Done
    | Find
)

WORDS: dict[str, Move] = {
    "ready": Ready(),
    "horn": Horn(),
    "lift": Lift(),
    "late": Late(),
    "lantern": Lantern(),
    "slipstream": Slipstream(),
    "ace": Ace(),
    "go": Go(),
    "again": Again(),
    "keep": Keep(),
    "nitro": Nitro(),
    "done": Done(),
}
"""Moves that are one word."""
OF_CARS: dict[str, type[First | Caller | Hand | Swap]] = {
    "first": First,
    "caller": Caller,
    "hand": Hand,
    "swap": Swap,
}
OF_PAWNS: dict[str, type[Grab | Given | Wish]] = {"grab": Grab, "given": Given, "wish": Wish}
BONUS = TOKENS[SECOND_CHANCE + 1 :]


def write_move(move: Move) -> str:
    tag = str(move.__struct_config__.tag)
    match move:
        case First(name) | Caller(name) | Hand(name) | Swap(name) | Grab(name) | Given(name) | Wish(name):
            return f"{tag} {name}"
        case Pit(name) | Find(name):
            return f"{tag} {name}"
        case Tank(pawn, value):
            return f"tank {LETTERS[PAWNS.index(pawn)]}{value}"
        case Roll(number) | Drive(number) | Oil(number):
            return f"{tag} {number}"
        case Shortcut(after, points):
            return f"shortcut {after} {points}"
    if tag not in WORDS:
        raise TypeError(f"{move!r} is not a move of Hurry'Cup!")
    return tag


def read_move(text: str) -> Move:
    """The move that a notation names."""
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case [word, car] if word in OF_CARS and car in CARS:
            return OF_CARS[word](car)
        case [word, pawn] if word in OF_PAWNS and pawn in PAWNS:
            return OF_PAWNS[word](pawn)
        case ["pit", token] if token in TOKENS[:TRUMPS]:
            return Pit(token)
        case ["find", token] if token in BONUS:
            return Find(token)
        case ["tank", die] if len(die) == 2 and die[0] in LETTERS and die[1] in "123456":
            return Tank(PAWNS[LETTERS.index(die[0])], int(die[1]))
        case ["roll", number] if number in tuple("123456"):
            return Roll(int(number))
        case ["drive", number] if number in tuple("0123456"):
            return Drive(int(number))
        case ["oil", number] if is_number(number):
            return Oil(int(number))
        case ["shortcut", after, points] if after in tuple("012345") and points in tuple("123456"):
            return Shortcut(int(after), int(points))
    raise PaddockError("hurry-notation", text=text)


def is_number(text: str) -> bool:
    """One or two plain digits. (`isdecimal` knows digits that no notation has.)"""
    return text.isascii() and text.isdecimal() and len(text) <= 2
