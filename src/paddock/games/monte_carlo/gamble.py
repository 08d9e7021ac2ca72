"""The records that the rules of Monte Carlo Gamble work on, and the names of the numbers in them.

Money is counted in units of 10 000 $. -1 is “none”. A pawn is 3 * colour + (its number - 1).
"""

from __future__ import annotations

from paddock.core.fields import BYTE, Fields, Grid, Row, grid, row
from paddock.core.log import EVENT

MAX_SQUARES = 128
MAX_SEATS = 4
PAWNS = 12
NOTHING = -1
NOWHERE = 255
"""Where a pawn is that does not take part in this game."""
UNUSED = 255
"""The seat of a pawn that does not take part in this game."""
MOST_PAWNS = 4
"""How many pawns a player has at most (MG-02)."""

# What happens next. Chance acts where something is drawn, rolled or turned, otherwise a player.
(
    DRAW_FIRST,
    ANNOUNCE,
    ROLL,
    MOVE,
    BET,
    CARD,
    PRIZE,
    POKER,
    PARTNERS,
    SHARE,
    DICE,
    HAND,
    TIE_DICE,
    BACK,
    OVER,
) = range(15)
PHASES = (
    "draw-first",
    "announce",
    "roll",
    "move",
    "bet",
    "card",
    "prize",
    "poker",
    "partners",
    "share",
    "dice",
    "hand",
    "tie-dice",
    "back",
    "over",
)

# The kinds of squares (MG-30 to MG-35).
START, GREEN, BANK, TO_BANK, BACK_TO_BANK, TRIPLE, DOUBLE, SINGLE, FINISH = range(9)
KINDS = ("start", "green", "bank", "to-bank", "back-to-bank", "triple", "double", "single", "finish")

# Amounts (MG-01, MG-03, MG-11, MG-30, MG-31, MG-60, MG-62).
ALL_MONEY = 100
MOST_MONEY = 25
FIRST_MONEY = 1
START_GIVES = 1
BANK_GIVES = 5
TAX = 2
DOUBLE_TAX = 4

JACKPOT = 16
CARDS = 17
JACKPOT_NUMBER = 5
ALL_SUITS = 15
POKER_DICE = 5
POKER_ROLLS = 3
SLOW = 3
"""The highest roll with which a blocked pawn may move, or one on a bank (MG-22, MG-31)."""
TAXED_ROLL = 4

# Why somebody is ruined, a pawn moved, or money came from the bank.
BY_CASINO, BY_TAX, BY_POKER = range(3)
RUINS = ("casino", "tax", "poker")
BY_ROLL, BY_MONEY, BY_SQUARES, BY_LOSS, BY_TO_BANK, BY_BACK_TO_BANK = range(6)
MOVES = ("roll", "money", "squares", "lost", "to-bank", "back-to-bank")
FROM_BANK, FROM_START, FROM_CASINO, FROM_RESCUE = range(4)
PAYMENTS = ("bank", "start", "casino", "rescue")

STAKES = MOST_MONEY + 1
"""The stakes that a code knows, 0 included."""


class Course(Fields):
    """What does not change during a game: the board as tables, the options, and whose pawns are whose."""

    spaces: int = 0
    """How many squares there are; the finish is the last one."""
    kind: Row = row(MAX_SQUARES, BYTE)
    suits: Row = row(MAX_SQUARES, BYTE)
    """The suits printed on a triple casino, one bit each."""
    finish: int = 0
    first_bank: int = 0
    second_bank: int = 0
    seats: int = 0
    owner: Row = row(PAWNS, BYTE)
    """The seat of a pawn, or UNUSED."""
    pawns: int = 0
    """How many pawns each player brings home."""
    own: Grid = grid(MAX_SEATS, MOST_PAWNS, BYTE)
    """The pawns of each seat, in their order: own[seat][:pawns]."""
    colours: int = 1
    """How many colours each player has: with 2, one is announced before the roll (MG-02)."""
    colour: Row = row(MAX_SEATS)
    second_colour: Row = row(MAX_SEATS)
    """The colours of a seat; without a second one, -1."""
    home_counts: int = 0
    """What a pawn at home counts in the final ranking (MG-81)."""


class Gamble(Fields):
    """A game at one moment. A seat is a place at the table, counted clockwise from 0."""

    phase: int = ROLL
    turn: int = 1
    first: int = 0
    mover: int = 0
    """The seat whose turn it is."""
    colour: int = NOTHING
    """The colour announced for this turn."""
    roll: int = 0
    """What the die shows; 0 before the roll."""
    bank: int = 0
    money: Row = row(MAX_SEATS)
    at: Row = row(PAWNS, BYTE)
    height: Row = row(PAWNS, BYTE)
    """How many pawns of the same square came before this one: in a stack, how many are beneath it."""
    turned: Row = row(CARDS)
    cards: int = 0
    seen: int = 0
    """turned[:cards] lie face up since the last shuffle, in this order; `seen` are the same, one bit a card."""
    pawn: int = NOTHING
    """The pawn that plays in a casino, or has landed on a stack."""
    suits: int = 0
    """The suits that are bet on; 0 before the bet."""
    card: int = NOTHING
    """The card that has won, until the prize is chosen."""
    opponent: int = NOTHING
    target: int = NOTHING
    """The seat and the pawn that are challenged."""
    stake: int = 0
    shares: Row = row(MAX_SEATS)
    """What partners have added to the challenger's stake (MG-57)."""
    asked: int = NOTHING
    """The partner who is to answer."""
    side: int = 0
    """Whose dice it is: 0 the challenger's, 1 the opponent's."""
    hands: Row = row(2)
    """The hand of each side, without the dice that are being re-rolled: three bits a face."""
    rolls: Row = row(2)
    rolling: int = 0
    """How many poker dice chance is about to roll."""
    challenged: int = 0
    """The pawns that were challenged in this turn, one bit each."""
    ruined: int = NOTHING
    chooser: int = NOTHING
    why: int = 0
    """Who is ruined, by what, and who chooses the pawn that goes back (MG-70)."""


class Work(Fields):
    """Scratch paper: what a rule writes for its caller. Nothing in it outlives a call."""

    codes: Row = row(320)
    watch: int = 0
    """1 where somebody reads the events."""
    written: int = 0
    events: Row = row(24 * EVENT)
    gains: Row = row(MAX_SEATS)
    guarded: int = 0
    """1 where the lab looks after every move whether a law is broken."""
    breaches: int = 0
    """How many were found broken so far."""
    bets: int = 0
    duels: int = 0
    ruins: int = 0
    """How often there was a bet, a duel and a ruin so far, for statistics."""
