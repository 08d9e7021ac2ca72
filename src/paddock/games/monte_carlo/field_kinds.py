"""The kinds of fields that events and moves of Monte Carlo Gamble have, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeGuard

from paddock.core.field_kinds import AmountKind, FieldKind, SeatKind, SeatsKind, Telling, WordKind
from paddock.core.messages import Argument, PaddockError, say
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.gamble import MOST_MONEY, POKER_DICE, Gamble
from paddock.games.monte_carlo.hands import HAND_KINDS, kind_of, picked
from paddock.games.monte_carlo.names import (
    CARDS,
    COLOURS,
    FACES,
    LETTERS,
    PAWN_NAMES,
    SUITS,
    UNIT,
    hand_name,
    pawn_colour,
    pawn_name,
    read_hand,
    read_suits,
    sort_dice,
    suits_name,
)

SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


class PawnKind(WordKind):
    """A pawn by its name."""

    def word(self, telling: Telling, value: str) -> str:
        return pawn_words(value, telling.language)


class PawnsKind(FieldKind):
    """A row of pawns: their count in the lowest four bits, then four bits each."""

    def value(self, game: Any, number: int) -> tuple[str, ...]:
        return tuple(pawn_name(number >> 4 + 4 * place & 15) for place in range(number & 15))

    def word(self, telling: Telling, value: tuple[str, ...]) -> str:
        return telling.join([pawn_words(pawn, telling.language) for pawn in value])


class SquareKind(FieldKind):
    """A square by its number."""

    def word(self, telling: Telling, value: int) -> str:
        return square_words(telling.game.road, value, telling.language)


class CardKind(WordKind):
    def word(self, telling: Telling, value: str) -> str:
        return card_words(value, telling.language)


class ColourKind(WordKind):
    def read(self, text: str) -> str | None:
        return read_colour(text)


class SuitsKind(FieldKind):
    """A set of suits, as letters in their order."""

    size = 16

    def value(self, game: Any, number: int) -> str:
        return suits_name(number)

    def number(self, game: Any, state: Any, value: str) -> int:
        return read_suits(value)

    def read(self, text: str) -> str | None:
        """Letters in any order."""
        named = "".join(sorted(text, key=SUITS.find))
        return named if self.fits(named) else None

    def fits(self, value: object) -> bool:
        return _is_row(value, SUITS) and len(set(value)) == len(value)

    def word(self, telling: Telling, value: str) -> str:
        return suit_signs(value)


class HandKind(FieldKind):
    """Poker dice from high to low. A sentence may also say what kind of hand five of them make: `hand-kind`."""

    takes_rest = True

    def value(self, game: Any, number: int) -> str:
        return hand_name(number)

    def read(self, text: str) -> str:
        return read_dice(text.replace(" ", ""))

    def fits(self, value: object) -> bool:
        return _is_row(value, FACES[::-1])

    def arguments(self, telling: Telling, field: str, value: str) -> Mapping[str, Argument]:
        kind = hand_words(value, telling.language) if len(value) == 5 else ""
        return {field: dice_words(value), f"{field}-kind": kind}


class HandPartKind(HandKind):
    """Dice of the hand that is being played. Their code is a set of places in it: the first ones with their faces."""

    size = 1 << POKER_DICE

    def choice(self, game: Any, state: Gamble, number: int) -> str:
        return hand_name(picked(state.hands[state.side], number))

    def number(self, game: Any, state: Gamble, value: str) -> int:
        places, left = 0, list(value)
        for place, letter in enumerate(hand_name(state.hands[state.side])):
            if letter in left:
                left.remove(letter)
                places |= 1 << place
        return places


Player = Annotated[int, SeatKind("player")]
Players = Annotated[tuple[int, ...], SeatsKind("player")]
Colour = Annotated[str, ColourKind(COLOURS, "gamble-colour")]
Pawn = Annotated[str, PawnKind(PAWN_NAMES)]
Pawns = Annotated[tuple[str, ...], PawnsKind()]
Square = Annotated[int, SquareKind()]
CardName = Annotated[str, CardKind(CARDS)]
Suits = Annotated[str, SuitsKind()]
Hand = Annotated[str, HandKind()]
HandPart = Annotated[str, HandPartKind()]
Amount = Annotated[int, AmountKind(UNIT)]
Stake = Annotated[int, AmountKind(UNIT, MOST_MONEY)]


def pawn_words(pawn: str, language: str | None = None) -> str:
    """`r2` as "red 2"."""
    return f"{say(f'gamble-colour-{pawn_colour(pawn)}', language)} {pawn[1]}"


def square_words(board: Board, number: int, language: str | None = None) -> str:
    """A square by its number; start, banks and finish have words."""
    if number == board.first_bank:
        return say("gamble-square-first-bank", language)
    if number == board.second_bank:
        return say("gamble-square-second-bank", language)
    kind = board.squares[number].kind
    return say(f"gamble-square-{kind}", language) if kind in ("start", "finish") else str(number)


def suit_signs(suits: str) -> str:
    return "".join(SUIT_SIGNS[suit] for suit in suits)


def card_words(card: str, language: str | None = None) -> str:
    """`3c` as "3♣"."""
    return say("gamble-card-jackpot", language) if card == "jackpot" else card[0] + SUIT_SIGNS[card[1]]


def dice_words(dice: str) -> str:
    """`AAT9` as "A A 10 9"."""
    return " ".join("10" if die == "T" else die for die in dice)


def hand_words(hand: str, language: str | None = None) -> str:
    """What kind of hand five dice make."""
    return say(f"gamble-hand-{HAND_KINDS[kind_of(read_hand(hand))]}", language)


def read_colour(word: str) -> str | None:
    """A colour by its letter or its English name."""
    if word in COLOURS:
        return word
    return COLOURS[LETTERS.index(word)] if len(word) == 1 and word in LETTERS else None


def read_dice(text: str) -> str:
    """Poker dice by their letters in any order, as letters from high to low; ten may also be written 10."""
    named = text.upper().replace("10", "T")
    for letter in named:
        if letter not in FACES:
            raise PaddockError("gamble-dice", text=text, letter=letter)
    return sort_dice(named)


def _is_row(value: object, letters: str) -> TypeGuard[str]:
    """One or more of these letters, in this order?"""
    if not isinstance(value, str) or not value or not set(value) <= set(letters):
        return False
    return list(value) == sorted(value, key=letters.index)
