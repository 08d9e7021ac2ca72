"""The kinds of fields that events and moves of Monte Carlo Gamble have, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core.field_kinds import AmountKind, FieldKind, SeatKind, SeatsKind, Telling, WordKind
from paddock.core.messages import Argument, say
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.hands import HAND_KINDS, kind_of
from paddock.games.monte_carlo.names import (
    CARDS,
    COLOURS,
    PAWN_NAMES,
    UNIT,
    hand_name,
    pawn_colour,
    pawn_name,
    read_hand,
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


class SuitsKind(FieldKind):
    """A set of suits, as letters in their order."""

    def value(self, game: Any, number: int) -> str:
        return suits_name(number)

    def word(self, telling: Telling, value: str) -> str:
        return suit_signs(value)


class HandKind(FieldKind):
    """Poker dice from high to low. A sentence may also say what kind of hand five of them make: `hand-kind`."""

    def value(self, game: Any, number: int) -> str:
        return hand_name(number)

    def arguments(self, telling: Telling, field: str, value: str) -> Mapping[str, Argument]:
        kind = hand_words(value, telling.language) if len(value) == 5 else ""
        return {field: dice_words(value), f"{field}-kind": kind}


Player = Annotated[int, SeatKind("player")]
Players = Annotated[tuple[int, ...], SeatsKind("player")]
Colour = Annotated[str, WordKind(COLOURS, "gamble-colour")]
Pawn = Annotated[str, PawnKind(PAWN_NAMES)]
Pawns = Annotated[tuple[str, ...], PawnsKind()]
Square = Annotated[int, SquareKind()]
CardName = Annotated[str, CardKind(CARDS)]
Suits = Annotated[str, SuitsKind()]
Hand = Annotated[str, HandKind()]
Amount = Annotated[int, AmountKind(UNIT)]


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
