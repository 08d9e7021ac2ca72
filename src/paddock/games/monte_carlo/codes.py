"""Moves of players as numbers, and back."""

from __future__ import annotations

from paddock.core.moves import Move
from paddock.games.monte_carlo.gamble import (
    CODE_ALONE,
    CODE_ANNOUNCE,
    CODE_BACK,
    CODE_BET,
    CODE_CHALLENGE,
    CODE_MONEY,
    CODE_MOVE,
    CODE_PARTNERS,
    CODE_PASS,
    CODE_REROLL,
    CODE_SHARE,
    CODE_SQUARES,
    CODE_STAND,
    STAKES,
    Gamble,
)
from paddock.games.monte_carlo.hands import picked
from paddock.games.monte_carlo.moves import (
    ALONE,
    MONEY,
    PARTNERS,
    PASS,
    SQUARES,
    STAND,
    Announce,
    Back,
    Bet,
    Challenge,
    MovePawn,
    Reroll,
    Share,
)
from paddock.games.monte_carlo.names import COLOURS, PAWN_NAMES, UNIT, hand_name, read_suits, suits_name

PLAIN = {
    CODE_MONEY: MONEY,
    CODE_SQUARES: SQUARES,
    CODE_PASS: PASS,
    CODE_PARTNERS: PARTNERS,
    CODE_ALONE: ALONE,
    CODE_STAND: STAND,
}
CODES_OF_PLAIN = {move: code for code, move in PLAIN.items()}


def encode(state: Gamble, move: Move) -> int:
    """The code of a legal move. Dice to re-roll are places in the hand, the first ones with their faces."""
    match move:
        case MovePawn(pawn):
            return CODE_MOVE + PAWN_NAMES.index(pawn)
        case Challenge(pawn, stake):
            return CODE_CHALLENGE + STAKES * PAWN_NAMES.index(pawn) + stake // UNIT
        case Reroll(dice):
            return CODE_REROLL + _places(hand_name(state.hands[state.side]), dice)
        case Bet(suits):
            return CODE_BET + read_suits(suits)
        case Share(amount):
            return CODE_SHARE + amount // UNIT
        case Back(pawn):
            return CODE_BACK + PAWN_NAMES.index(pawn)
        case Announce(colour):
            return CODE_ANNOUNCE + COLOURS.index(colour)
    return CODES_OF_PLAIN[move]


def _places(hand: str, dice: str) -> int:
    places, left = 0, list(dice)
    for place, letter in enumerate(hand):
        if letter in left:
            left.remove(letter)
            places |= 1 << place
    return places


def decode(state: Gamble, code: int) -> Move:
    """The move of a player that has this code."""
    if code >= CODE_CHALLENGE:
        pawn, stake = divmod(code - CODE_CHALLENGE, STAKES)
        return Challenge(PAWN_NAMES[pawn], UNIT * stake)
    if code >= CODE_REROLL:
        return Reroll(hand_name(picked(state.hands[state.side], code - CODE_REROLL)))
    if code >= CODE_BACK:
        return Back(PAWN_NAMES[code - CODE_BACK])
    if code >= CODE_SHARE:
        return Share(UNIT * (code - CODE_SHARE))
    if code in PLAIN:
        return PLAIN[code]
    if code >= CODE_BET:
        return Bet(suits_name(code - CODE_BET))
    if code >= CODE_MOVE:
        return MovePawn(PAWN_NAMES[code - CODE_MOVE])
    return Announce(COLOURS[code - CODE_ANNOUNCE])
