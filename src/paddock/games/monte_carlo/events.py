"""What happens in a game, as typed events: they tell the story to log, animation, speech, sound and statistics."""

from __future__ import annotations

from typing import Annotated

from paddock.core.events import Event, number_of
from paddock.core.field_kinds import PerSeatKind, Seat, WordKind
from paddock.core.messages import Argument
from paddock.games.monte_carlo.field_kinds import (
    Amount,
    CardName,
    Colour,
    Hand,
    Pawn,
    Pawns,
    Player,
    Players,
    Square,
    Suits,
)
from paddock.games.monte_carlo.gamble import KINDS, MOVES, PAYMENTS, RUINS
from paddock.games.monte_carlo.names import UNIT


class GambleEvent(Event, frozen=True):
    """Base of all events of Monte Carlo Gamble."""

    prefix = "gamble"
    capitals = ("pawn",)


class FirstDrawn(GambleEvent, frozen=True, tag="first-drawn"):
    """Chance has named the first player (MG-05)."""

    seat: Player


class TurnBegan(GambleEvent, frozen=True, tag="turn-began"):
    seat: Player
    turn: int


class Announced(GambleEvent, frozen=True, tag="announced"):
    seat: Player
    colour: Colour


class Rolled(GambleEvent, frozen=True, tag="rolled"):
    seat: Player
    points: int


class Taxed(GambleEvent, frozen=True, tag="taxed"):
    """MG-60: what was owed, and what was really paid."""

    seat: Player
    owed: Amount
    paid: Amount


class Stuck(GambleEvent, frozen=True, tag="stuck"):
    """No pawn may move (MG-16)."""

    seat: Player


class Moved(GambleEvent, frozen=True, tag="moved"):
    seat: Player
    pawn: Pawn
    origin: Square
    square: Square
    why: Annotated[str, WordKind(MOVES)]


class Stacked(GambleEvent, frozen=True, tag="stacked"):
    """A pawn lies on others, from bottom to top (MG-20)."""

    seat: Player
    pawn: Pawn
    square: Square
    under: Pawns


class Paid(GambleEvent, frozen=True, tag="paid"):
    """The bank pays: what was really received, and what it would be without the limit (MG-11)."""

    seat: Player
    amount: Amount
    wanted: Amount
    why: Annotated[str, WordKind(PAYMENTS)]
    square: Square


class Casino(GambleEvent, frozen=True, tag="casino"):
    seat: Player
    pawn: Pawn
    square: Square
    kind: Annotated[str, WordKind(KINDS)]


class BetPlaced(GambleEvent, frozen=True, tag="bet"):
    seat: Player
    suits: Suits


class Turned(GambleEvent, frozen=True, tag="turned"):
    seat: Player
    card: CardName
    value: Amount
    """What the card is worth in dollars (MG-04)."""


class Reshuffled(GambleEvent, frozen=True, tag="reshuffled"):
    """After the jackpot all cards make a new pile (MG-45)."""


class BetWon(GambleEvent, frozen=True, tag="bet-won"):
    seat: Player
    card: CardName


class BetLost(GambleEvent, frozen=True, tag="bet-lost"):
    seat: Player
    card: CardName
    owed: Amount
    paid: Amount


class Home(GambleEvent, frozen=True, tag="home"):
    """A pawn is home; `home` says how many of its player's now are."""

    seat: Player
    pawn: Pawn
    home: int


class Challenged(GambleEvent, frozen=True, tag="challenged"):
    seat: Player
    pawn: Pawn
    opponent: Seat
    target: Pawn
    stake: Amount


class Passed(GambleEvent, frozen=True, tag="passed"):
    seat: Player


class PartnersAsked(GambleEvent, frozen=True, tag="partners-asked"):
    seat: Player


class Shared(GambleEvent, frozen=True, tag="shared"):
    seat: Player
    amount: Amount

    def details(self) -> dict[str, Argument]:
        return {"anything": "yes" if self.amount >= UNIT else "no"}


class Threw(GambleEvent, frozen=True, tag="threw"):
    """Poker dice rolled, the whole hand after it, and the number of this roll."""

    seat: Player
    dice: Hand
    hand: Hand
    rolls: int


class Rerolling(GambleEvent, frozen=True, tag="rerolling"):
    seat: Player
    dice: Hand


class Stood(GambleEvent, frozen=True, tag="stood"):
    seat: Player
    hand: Hand


class Tied(GambleEvent, frozen=True, tag="tied"):
    """Both hands are equal: both roll all five dice once (MG-54)."""

    hand: Hand


class DuelWon(GambleEvent, frozen=True, tag="duel-won"):
    """`stake` is the challenger's own; `gains` is what each seat really won or lost, partners included."""

    seat: Player
    loser: Seat
    hand: Hand
    other: Hand
    stake: Amount
    gains: Annotated[tuple[int, ...], PerSeatKind(bits=8, least=-128, unit=UNIT)]

    def details(self) -> dict[str, Argument]:
        return {"amount": self.gains[self.seat]}


class Mastered(GambleEvent, frozen=True, tag="mastered"):
    """The challenged pawn is master of the stack (MG-56)."""

    seat: Player
    pawn: Pawn
    square: Square


class Ruined(GambleEvent, frozen=True, tag="ruined"):
    seat: Player
    why: Annotated[str, WordKind(RUINS)]


class SentBack(GambleEvent, frozen=True, tag="sent-back"):
    """After a ruin a pawn goes back (MG-70); `by` has chosen it."""

    seat: Player
    pawn: Pawn
    origin: Square
    square: Square
    by: Seat


class Won(GambleEvent, frozen=True, tag="won"):
    """MG-80; and what everybody's pawns at home and chips count (MG-81)."""

    seats: Players
    totals: Annotated[tuple[int, ...], PerSeatKind(bits=8, unit=UNIT)]

    def details(self) -> dict[str, Argument]:
        return {"amount": self.totals[self.seats[0]]}


# The numbers of the events, for rules.
FIRST_DRAWN = number_of(FirstDrawn)
TURN_BEGAN = number_of(TurnBegan)
ANNOUNCED = number_of(Announced)
ROLLED = number_of(Rolled)
TAXED = number_of(Taxed)
STUCK = number_of(Stuck)
MOVED = number_of(Moved)
STACKED = number_of(Stacked)
PAID = number_of(Paid)
CASINO = number_of(Casino)
BET_PLACED = number_of(BetPlaced)
TURNED = number_of(Turned)
RESHUFFLED = number_of(Reshuffled)
BET_WON = number_of(BetWon)
BET_LOST = number_of(BetLost)
HOME = number_of(Home)
CHALLENGED = number_of(Challenged)
PASSED = number_of(Passed)
PARTNERS_ASKED = number_of(PartnersAsked)
SHARED = number_of(Shared)
THREW = number_of(Threw)
REROLLING = number_of(Rerolling)
STOOD = number_of(Stood)
TIED = number_of(Tied)
DUEL_WON = number_of(DuelWon)
MASTERED = number_of(Mastered)
RUINED = number_of(Ruined)
SENT_BACK = number_of(SentBack)
WON = number_of(Won)
