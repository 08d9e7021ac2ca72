"""The moves of Monte Carlo Gamble, and their notation.

| notation | move |
|---|---|
| `first red` | chance names the first player (MG-05) |
| `announce red` | the colour that will move (MG-16) |
| `roll 5` | chance rolls the die (MG-15) |
| `move r2` | move this pawn (MG-16) |
| `bet hc` | bet on these suits (MG-40) |
| `card 3c` | chance turns a card; or `card jackpot` (MG-40, MG-45) |
| `money`, `squares` | the prize A or B (MG-41) |
| `challenge y1 40000` | call poker with this pawn of the stack for that stake (MG-50) |
| `pass` | no poker, or no more of it (MG-50, MG-55) |
| `partners`, `alone` | ask the others to add to the stake, or not (MG-57) |
| `share 20000` | a partner's answer, 0 included (MG-57) |
| `dice AKKQ9` | chance rolls poker dice (MG-52, MG-54) |
| `reroll J9` | roll these dice again (MG-52) |
| `stand` | stay with the hand (MG-52) |
| `back r1` | send this pawn back after a ruin (MG-70) |
"""

from __future__ import annotations

from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.games.monte_carlo.names import CARDS, COLOURS, FACES, LETTERS, PAWN_NAMES, SUITS, UNIT, sort_dice

MOST_DIGITS = 9
"""No amount has more; and nobody makes the program read a number as long as a book."""


class First(Move, frozen=True, tag="first"):
    colour: str


class Announce(Move, frozen=True, tag="announce"):
    colour: str


class Roll(Move, frozen=True, tag="roll"):
    points: int


class MovePawn(Move, frozen=True, tag="move"):
    pawn: str


class Bet(Move, frozen=True, tag="bet"):
    suits: str


class Card(Move, frozen=True, tag="card"):
    card: str


class Money(Move, frozen=True, tag="money"):
    pass


class Squares(Move, frozen=True, tag="squares"):
    pass


class Challenge(Move, frozen=True, tag="challenge"):
    pawn: str
    stake: int


class Pass(Move, frozen=True, tag="pass"):
    pass


class Partners(Move, frozen=True, tag="partners"):
    pass


class Alone(Move, frozen=True, tag="alone"):
    pass


class Share(Move, frozen=True, tag="share"):
    amount: int


class Dice(Move, frozen=True, tag="dice"):
    dice: str


class Reroll(Move, frozen=True, tag="reroll"):
    dice: str


class Stand(Move, frozen=True, tag="stand"):
    pass


class Back(Move, frozen=True, tag="back"):
    pawn: str


GambleMove = (
    First
    | Announce
    | Roll
    | MovePawn
    | Bet
    | Card
    | Money
    | Squares
    | Challenge
    | Pass
    | Partners
    | Alone
    | Share
    | Dice
    | Reroll
    | Stand
    | Back
)

MONEY, SQUARES, PASS, PARTNERS, ALONE, STAND = Money(), Squares(), Pass(), Partners(), Alone(), Stand()
WORDS: dict[str, Move] = {
    "money": MONEY,
    "squares": SQUARES,
    "pass": PASS,
    "partners": PARTNERS,
    "alone": ALONE,
    "stand": STAND,
}
"""Moves that are one word."""


def write_move(move: Move) -> str:
    match move:
        case MovePawn(pawn):
            return f"move {pawn}"
        case Roll(points):
            return f"roll {points}"
        case Dice(dice):
            return f"dice {dice}"
        case Reroll(dice):
            return f"reroll {dice}"
        case Challenge(pawn, stake):
            return f"challenge {pawn} {stake}"
        case Bet(suits):
            return f"bet {suits}"
        case Card(card):
            return f"card {card}"
        case Share(amount):
            return f"share {amount}"
        case Back(pawn):
            return f"back {pawn}"
        case Announce(colour):
            return f"announce {colour}"
        case First(colour):
            return f"first {colour}"
    for word, plain in WORDS.items():
        if move == plain:
            return word
    raise TypeError(f"{move!r} is not a move of Monte Carlo Gamble")


def read_move(text: str) -> Move:
    """The move that a notation names. Suits and dice may be named in any order: the move has them in theirs."""
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["move", pawn] if pawn in PAWN_NAMES:
            return MovePawn(pawn)
        case ["back", pawn] if pawn in PAWN_NAMES:
            return Back(pawn)
        case ["roll", points] if len(points) == 1 and points in "123456":
            return Roll(int(points))
        case ["bet", suits] if set(suits) <= set(SUITS) and len(set(suits)) == len(suits):
            return Bet("".join(sorted(suits, key=SUITS.index)))
        case ["card", card] if card in CARDS:
            return Card(card)
        case ["challenge", pawn, stake] if pawn in PAWN_NAMES and _is_amount(stake):
            return Challenge(pawn, int(stake))
        case ["share", amount] if _is_amount(amount):
            return Share(int(amount))
        case ["dice" | "reroll" as word, *letters] if letters:
            dice = read_dice("".join(letters))
            return Dice(dice) if word == "dice" else Reroll(dice)
        case ["announce" | "first" as word, name] if (colour := read_colour(name)) is not None:
            return Announce(colour) if word == "announce" else First(colour)
    raise PaddockError("gamble-notation", text=text)


def _is_amount(text: str) -> bool:
    return text.isdecimal() and len(text) <= MOST_DIGITS


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


def is_proper(move: object) -> bool:
    """Is this a move as notation would give it? One made by hand may name no colour, or dice in any order."""
    match move:
        case MovePawn(pawn) | Back(pawn):
            return pawn in PAWN_NAMES
        case Challenge(pawn, amount):
            return pawn in PAWN_NAMES and _is_number(amount)
        case Share(amount):
            return _is_number(amount)
        case Roll(points):
            return type(points) is int and 1 <= points <= 6
        case Bet(suits):
            return _is_row(suits, SUITS) and len(set(suits)) == len(suits) > 0
        case Card(card):
            return card in CARDS
        case Dice(dice) | Reroll(dice):
            return _is_row(dice, FACES[::-1]) and len(dice) > 0
        case Announce(colour) | First(colour):
            return colour in COLOURS
    return isinstance(move, Money | Squares | Pass | Partners | Alone | Stand)


def _is_number(amount: object) -> bool:
    return type(amount) is int and 0 <= amount < 10**MOST_DIGITS


def _is_row(text: object, letters: str) -> bool:
    """Letters of these, in this order."""
    return isinstance(text, str) and set(text) <= set(letters) and list(text) == sorted(text, key=letters.index)


def units(amount: int) -> int | None:
    """An amount as the rules count it; None for what is no multiple of 10 000 $."""
    return amount // UNIT if amount % UNIT == 0 else None
