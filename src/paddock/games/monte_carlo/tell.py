"""Events of Monte Carlo Gamble as short sentences."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.events import Event
from paddock.core.messages import Argument, say
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.events import DuelWon, Shared, Stacked, Won
from paddock.games.monte_carlo.hands import HAND_KINDS, kind_of
from paddock.games.monte_carlo.names import UNIT, pawn_colour, read_hand

SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def tell(board: Board, event: Event, names: Sequence[str], language: str | None = None) -> str:
    """The sentence of an event: its fields go into the text, seats by name, pawns and squares as words."""
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "by", "opponent", "loser"):
            args["player" if field == "seat" else field] = names[value]
        elif field in ("pawn", "target"):
            args[field] = pawn_words(value, language)
        elif field in ("square", "origin"):
            args[field] = square_words(board, value, language)
        elif field == "card":
            args[field] = card_words(value, language)
        elif field == "suits":
            args[field] = suit_signs(value)
        elif field in ("dice", "hand", "other"):
            args[field] = dice_words(value)
            args[f"{field}-kind"] = hand_words(value, language) if len(value) == 5 else ""
        elif field == "colour":
            args[field] = say(f"gamble-colour-{value}", language)
        elif isinstance(value, int | str):
            args[field] = value
    if isinstance(event, Stacked):
        args["under"] = join_words([pawn_words(pawn, language) for pawn in event.under], language)
    if isinstance(event, DuelWon):
        args["amount"] = event.gains[event.seat]
    if isinstance(event, Shared):
        args["anything"] = "yes" if event.amount >= UNIT else "no"
    if isinstance(event, Won):
        args["player"] = names[event.seats[0]]
        args["amount"] = event.totals[event.seats[0]]
    text = say(f"gamble-event-{event.__struct_config__.tag}", language, **args)
    # A sentence that begins with a pawn begins with a capital; the names of players stay as they were typed.
    return text[0].upper() + text[1:] if text.startswith(str(args.get("pawn", " "))) else text


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


def join_words(words: list[str], language: str | None = None) -> str:
    """ "red 1, blue 2 and green 3", in the reader's language."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", language, first=", ".join(words[:-1]), last=words[-1])
