"""A position is a document: any state of a game as readable JSON. `reader.py` makes a state of it again."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.casino import cards_left
from paddock.games.monte_carlo.gamble import (
    BACK,
    BET,
    CARD,
    DICE,
    HAND,
    NOTHING,
    NOWHERE,
    PARTNERS,
    PHASES,
    POKER,
    PRIZE,
    RUINS,
    SHARE,
    TIE_DICE,
    Course,
    Gamble,
)
from paddock.games.monte_carlo.names import CARDS, COLOURS, PAWN_NAMES, UNIT, hand_name, suits_name
from paddock.games.monte_carlo.poker import dice_seat, most_rolls
from paddock.games.monte_carlo.rules import CHANCE, NOBODY, actor
from paddock.games.monte_carlo.shown import blocked_pawns, colours_of_seats, kind_name, odds_of_bets, value_of

IN_CASINO = (BET, CARD, PRIZE)
IN_DUEL = (PARTNERS, SHARE, DICE, HAND, TIE_DICE)
"""The phases from a challenge until it is settled."""


class CasinoDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet: `square` and `kind` follow from where the pawn is."""

    pawn: str
    square: int | None = None
    kind: str | None = None
    suits: str | None = None
    card: str | None = None
    """The card that has won, until the prize is chosen."""
    value: int | None = None
    """What it is worth in dollars; it follows from the card."""
    odds: dict[str, float] | None = None
    """The chance of every bet that can be laid, or of the one that is laid; it follows from the cards seen."""


class PokerDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn on a stack, and the duel that is fought. `kinds`, `most` and `rolling` follow from the rest."""

    pawn: str
    challenger: int | None = None
    opponent: int | None = None
    target: str | None = None
    stake: int = 0
    shares: tuple[int, ...] = ()
    asked: int | None = None
    hands: tuple[str | None, str | None] = (None, None)
    kinds: tuple[str | None, str | None] = (None, None)
    rolls: tuple[int, int] = (0, 0)
    rolling: int | None = None
    most: int | None = None
    side: int = 0
    challenged: tuple[str, ...] = ()


class RuinDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    chooser: int
    why: str


class GambleDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game. By hand, `squares` alone is enough: pawns that are not named are on the start.

    Squares list their pawns from bottom to top. `actor`, `bank`, `colours`, `blocked` and `pile` follow from the rest.
    """

    squares: dict[str, tuple[str, ...]]
    phase: str | None = None
    turn: int = 1
    first: int = 0
    mover: int | None = None
    actor: int | None = None
    """Whose decision it is, or in whose name chance acts."""
    colour: str | None = None
    roll: int | None = None
    money: tuple[int, ...] | None = None
    bank: int | None = None
    home: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    """The cards that lie face up since the last shuffle, in the order in which they were turned."""
    colours: tuple[tuple[str, ...], ...] | None = None
    """The colours of each seat."""
    blocked: tuple[str, ...] | None = None
    """The pawns that an opponent's pawn lies above of."""
    pile: int | None = None
    """How many cards the pile has."""
    casino: CasinoDocument | None = None
    poker: PokerDocument | None = None
    ruin: RuinDocument | None = None


ORDER = (
    *("phase", "turn", "first", "mover", "actor", "colour", "roll", "money", "bank"),
    *("colours", "squares", "blocked", "home", "turned", "pile", "casino", "poker", "ruin"),
)
"""In which a document is written: what people look for first comes first."""


def write_position(board: Board, course: Course, gamble: Gamble) -> dict[str, Any]:
    """The state as a document of plain values."""
    stacks: dict[int, list[int]] = {}
    places = list(zip(gamble.at, gamble.height, strict=True))
    for pawn in sorted(range(len(PAWN_NAMES)), key=places.__getitem__):
        if gamble.at[pawn] != NOWHERE:
            stacks.setdefault(gamble.at[pawn], []).append(pawn)
    home = stacks.pop(board.finish, [])
    document = GambleDocument(
        squares={str(square): _names(pawns) for square, pawns in stacks.items()},
        phase=PHASES[gamble.phase],
        turn=gamble.turn,
        first=gamble.first,
        mover=gamble.mover,
        actor=named_actor(gamble),
        colour=None if gamble.colour == NOTHING else COLOURS[gamble.colour],
        roll=gamble.roll or None,
        money=tuple(UNIT * money for money in gamble.money[: course.seats]),
        bank=UNIT * gamble.bank,
        home=_names(home),
        turned=tuple(CARDS[card] for card in gamble.turned[: gamble.cards]),
        colours=colours_of_seats(course),
        blocked=blocked_pawns(course, gamble),
        pile=cards_left(gamble),
        casino=_write_casino(board, course, gamble) if gamble.phase in IN_CASINO else None,
        poker=_write_poker(course, gamble) if is_at_poker(gamble) else None,
        ruin=RuinDocument(gamble.ruined, gamble.chooser, RUINS[gamble.why]) if gamble.phase == BACK else None,
    )
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))  # lists, where structs have tuples
    return {name: written[name] for name in ORDER}


def named_actor(gamble: Gamble) -> int | None:
    """The seat whose decision it is, or in whose name chance acts: who takes die, card or dice in hand."""
    acting = actor(gamble)
    if acting != CHANCE:
        return None if acting == NOBODY else acting
    if gamble.phase in (DICE, TIE_DICE):
        return dice_seat(gamble)
    return None if PHASES[gamble.phase] == "draw-first" else gamble.mover


def is_at_poker(gamble: Gamble) -> bool:
    """Does a pawn lie on a stack and may challenge, or has it?"""
    return gamble.phase == POKER or gamble.phase in IN_DUEL or (gamble.phase == BACK and gamble.pawn != NOTHING)


def _names(pawns: list[int]) -> tuple[str, ...]:
    return tuple([PAWN_NAMES[pawn] for pawn in pawns])


def _write_casino(board: Board, course: Course, gamble: Gamble) -> CasinoDocument:
    square = board.squares[gamble.at[gamble.pawn]]
    return CasinoDocument(
        PAWN_NAMES[gamble.pawn],
        square.number,
        square.kind,
        suits_name(gamble.suits) or None,
        None if gamble.card == NOTHING else CARDS[gamble.card],
        None if gamble.card == NOTHING else value_of(gamble.card),
        odds_of_bets(course, gamble),
    )


def _write_poker(course: Course, gamble: Gamble) -> PokerDocument:
    duel = gamble.phase in IN_DUEL
    return PokerDocument(
        PAWN_NAMES[gamble.pawn],
        gamble.mover,
        gamble.opponent if duel else None,
        PAWN_NAMES[gamble.target] if duel else None,
        UNIT * gamble.stake,
        tuple(UNIT * share for share in gamble.shares[: course.seats]),
        None if gamble.asked == NOTHING else gamble.asked,
        (hand_name(gamble.hands[0]) or None, hand_name(gamble.hands[1]) or None),
        (kind_name(gamble.hands[0]), kind_name(gamble.hands[1])),
        (gamble.rolls[0], gamble.rolls[1]),
        gamble.rolling,
        most_rolls(gamble) if duel else None,
        gamble.side,
        tuple(name for pawn, name in enumerate(PAWN_NAMES) if gamble.challenged >> pawn & 1),
    )
