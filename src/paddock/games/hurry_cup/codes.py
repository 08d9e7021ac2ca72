"""Moves of pilots as numbers, and back."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.moves import Move
from paddock.games.hurry_cup import moves
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.rally import (
    CODE_ACE,
    CODE_AGAIN,
    CODE_DONE,
    CODE_DRIVE,
    CODE_GO,
    CODE_GRAB,
    CODE_HORN,
    CODE_KEEP,
    CODE_LANTERN,
    CODE_LATE,
    CODE_NITRO,
    CODE_OIL,
    CODE_PIT,
    CODE_READY,
    CODE_SHORTCUT,
    CODE_SLIPSTREAM,
    CODE_SWAP,
    CODE_WISH,
    FACES,
    TOKENS,
)

WORD_CODES = {
    "ready": CODE_READY,
    "horn": CODE_HORN,
    "late": CODE_LATE,
    "lantern": CODE_LANTERN,
    "slipstream": CODE_SLIPSTREAM,
    "ace": CODE_ACE,
    "go": CODE_GO,
    "again": CODE_AGAIN,
    "keep": CODE_KEEP,
    "nitro": CODE_NITRO,
    "done": CODE_DONE,
}
CODE_WORDS = {code: moves.WORDS[word] for word, code in WORD_CODES.items()}


def encode_move(cars: Sequence[str], move: Move) -> int:
    match move:
        case moves.Grab(pawn):
            return CODE_GRAB + PAWNS.index(pawn)
        case moves.Wish(pawn):
            return CODE_WISH + PAWNS.index(pawn)
        case moves.Swap(car):
            return CODE_SWAP + cars.index(car)
        case moves.Pit(token):
            return CODE_PIT + TOKENS.index(token)
        case moves.Drive(tiles):
            return CODE_DRIVE + tiles
        case moves.Shortcut(after, points):
            return CODE_SHORTCUT + FACES * after + points - 1
        case moves.Oil(tile):
            return CODE_OIL + tile
    return WORD_CODES[str(move.__struct_config__.tag)]


def decode_move(cars: Sequence[str], code: int) -> Move:
    if code >= CODE_OIL:
        return moves.Oil(code - CODE_OIL)
    if code >= CODE_SHORTCUT:
        after, points = divmod(code - CODE_SHORTCUT, FACES)
        return moves.Shortcut(after, points + 1)
    if code >= CODE_DRIVE:
        return moves.Drive(code - CODE_DRIVE)
    if code >= CODE_PIT:
        return moves.Pit(TOKENS[code - CODE_PIT])
    if code >= CODE_SWAP:
        return moves.Swap(cars[code - CODE_SWAP])
    if code >= CODE_WISH:
        return moves.Wish(PAWNS[code - CODE_WISH])
    return moves.Grab(PAWNS[code - CODE_GRAB]) if code >= CODE_GRAB else CODE_WORDS[code]
