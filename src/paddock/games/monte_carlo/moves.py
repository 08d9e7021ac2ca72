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

from typing import Annotated

from paddock.core.field_kinds import NumberKind
from paddock.core.moves import Codes, Move, Notation
from paddock.games.monte_carlo.field_kinds import CardName, Colour, Hand, HandPart, Pawn, Stake, Suits


class GambleMove(Move, frozen=True):
    """Base of all moves of Monte Carlo Gamble."""

    prefix = "gamble"


class First(GambleMove, frozen=True, tag="first"):
    colour: Colour


class Announce(GambleMove, frozen=True, tag="announce"):
    colour: Colour


class Roll(GambleMove, frozen=True, tag="roll"):
    points: Annotated[int, NumberKind(1, 6)]


class MovePawn(GambleMove, frozen=True, tag="move"):
    pawn: Pawn


class Bet(GambleMove, frozen=True, tag="bet"):
    suits: Suits


class Card(GambleMove, frozen=True, tag="card"):
    card: CardName


class Money(GambleMove, frozen=True, tag="money"):
    pass


class Squares(GambleMove, frozen=True, tag="squares"):
    pass


class Challenge(GambleMove, frozen=True, tag="challenge"):
    pawn: Pawn
    stake: Stake


class Pass(GambleMove, frozen=True, tag="pass"):
    pass


class Partners(GambleMove, frozen=True, tag="partners"):
    pass


class Alone(GambleMove, frozen=True, tag="alone"):
    pass


class Share(GambleMove, frozen=True, tag="share"):
    amount: Stake


class Dice(GambleMove, frozen=True, tag="dice"):
    dice: Hand


class Reroll(GambleMove, frozen=True, tag="reroll"):
    dice: HandPart


class Stand(GambleMove, frozen=True, tag="stand"):
    pass


class Back(GambleMove, frozen=True, tag="back"):
    pawn: Pawn


MONEY, SQUARES, PASS, PARTNERS, ALONE, STAND = Money(), Squares(), Pass(), Partners(), Alone(), Stand()
NOTATION = Notation(GambleMove)
CODES = Codes(
    *(Announce, MovePawn, Bet, Money, Squares, Pass, Partners, Alone, Stand),
    *(Share, Back, Reroll, Challenge),
)

# For rules: where the codes of each move begin.
CODE_ANNOUNCE = CODES.first(Announce)
CODE_MOVE = CODES.first(MovePawn)
CODE_BET = CODES.first(Bet)
CODE_MONEY = CODES.first(Money)
CODE_SQUARES = CODES.first(Squares)
CODE_PASS = CODES.first(Pass)
CODE_PARTNERS = CODES.first(Partners)
CODE_ALONE = CODES.first(Alone)
CODE_STAND = CODES.first(Stand)
CODE_SHARE = CODES.first(Share)
CODE_BACK = CODES.first(Back)
CODE_REROLL = CODES.first(Reroll)
CODE_CHALLENGE = CODES.first(Challenge)
