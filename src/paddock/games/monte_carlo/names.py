"""What pawns, suits, cards and poker dice are called, and the numbers that they are in the rules."""

from __future__ import annotations

COLOURS = ("red", "yellow", "blue", "green")
LETTERS = "rybg"
"""One letter a colour, for the names of pawns: `r2` is the second red pawn."""
PAWNS_OF_A_COLOUR = 3
PAWNS = len(COLOURS) * PAWNS_OF_A_COLOUR

SUITS = "shdc"
"""Spades, hearts, diamonds, clubs; a bet is a set of them, one bit each."""
CARDS = (*(f"{number}{suit}" for suit in SUITS for number in range(1, 5)), "jackpot")
"""MG-04: 4 * suit + number - 1, and the jackpot at the end."""

FACES = "9TJQKA"
"""The faces of a poker die from low to high (MG-53)."""

UNIT = 10_000
"""All amounts are multiples of this (MG-10); the rules count in it."""


def pawn_name(pawn: int) -> str:
    return f"{LETTERS[pawn // PAWNS_OF_A_COLOUR]}{pawn % PAWNS_OF_A_COLOUR + 1}"


PAWN_NAMES = tuple(pawn_name(pawn) for pawn in range(PAWNS))


def pawn_colour(name: str) -> str:
    """The colour of a pawn by its name."""
    return COLOURS[LETTERS.index(name[0])]


def suits_name(suits: int) -> str:
    """A set of suits as letters in their order."""
    return "".join(letter for suit, letter in enumerate(SUITS) if suits >> suit & 1)


def read_suits(text: str) -> int:
    """The set of suits that these letters name. Raises KeyError with what is no suit."""
    suits = 0
    for letter in text:
        if letter not in SUITS:
            raise KeyError(letter)
        suits |= 1 << SUITS.index(letter)
    return suits


def hand_name(hand: int) -> str:
    """Poker dice from high to low: `AKKQ9`."""
    return "".join(FACES[face] * (hand >> 3 * face & 7) for face in reversed(range(len(FACES))))


def read_hand(text: str) -> int:
    """The dice that these letters name (at most seven of a face). Raises KeyError with what is no face."""
    hand = 0
    for letter in text:
        if letter not in FACES:
            raise KeyError(letter)
        hand += 1 << 3 * FACES.index(letter)
    return hand


def sort_dice(text: str) -> str:
    """Letters of dice from high to low, as they are always written."""
    return "".join(sorted(text, key=FACES.index, reverse=True))
