"""Casinos: the bet, the card, and what it wins or costs (MG-35, MG-40 to MG-45)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import BET_LOST, BET_PLACED, BET_WON, RESHUFFLED, RUINED, TURNED

from .gamble import (
    ALL_SUITS,
    BY_CASINO,
    BY_LOSS,
    BY_MONEY,
    BY_SQUARES,
    CARD,
    CARDS,
    FROM_CASINO,
    JACKPOT,
    JACKPOT_NUMBER,
    NOTHING,
    PRIZE,
    Course,
    Gamble,
    Work,
)
from .money import pay, receive
from .movement import ahead, arrive, behind
from .ruin import send_back
from .turn import end_turn


@rule
def number_of(card: int) -> int:
    """MG-04: a card's number; its value is as many times 10 000 $."""
    return JACKPOT_NUMBER if card == JACKPOT else card % 4 + 1


@rule
def suits_of(card: int) -> int:
    """MG-45: the jackpot has all four suits."""
    return ALL_SUITS if card == JACKPOT else 1 << card // 4


@rule
def top_card(gamble: Gamble, way: int) -> int:
    """The card that is turned in one of the equally likely ways: those that have not been turned, in their order."""
    card = 0
    while True:
        if gamble.seen >> card & 1 == 0:
            if way == 0:
                return card
            way -= 1
        card += 1


@rule
def place_bet(gamble: Gamble, work: Work, suits: int) -> None:
    """MG-40: then the top card is turned."""
    gamble.suits = suits
    gamble.phase = CARD
    emit(work, BET_PLACED, gamble.mover, suits)


@rule
def shuffle(gamble: Gamble) -> None:
    """MG-45: all 17 cards make a new pile."""
    for i in range(gamble.cards):
        gamble.turned[i] = 0
    gamble.cards = 0
    gamble.seen = 0


@long_rule
def turn_card(course: Course, gamble: Gamble, work: Work, way: int) -> None:
    """MG-41, MG-42, MG-45: the card decides the bet."""
    seat = gamble.mover
    card = top_card(gamble, way)
    work.bets += 1
    emit(work, TURNED, seat, card, number_of(card))
    if card == JACKPOT:
        shuffle(gamble)
        emit(work, RESHUFFLED, NOTHING)
    else:
        gamble.turned[gamble.cards] = card
        gamble.cards += 1
        gamble.seen |= 1 << card
    if gamble.suits & suits_of(card) != 0:
        gamble.card = card
        gamble.phase = PRIZE
        emit(work, BET_WON, seat, card)
    else:
        lose_bet(course, gamble, work, card)


@rule
def lose_bet(course: Course, gamble: Gamble, work: Work, card: int) -> None:
    """MG-42: pay and move back; MG-43: who is ruined by it goes back as far as MG-70 says instead."""
    seat = gamble.mover
    pawn = gamble.pawn
    paid = pay(gamble, seat, number_of(card))
    emit(work, BET_LOST, seat, card, number_of(card), paid)
    if gamble.money[seat] > 0:
        leave_casino(gamble)
        arrive(course, gamble, work, pawn, behind(gamble, pawn, gamble.roll), BY_LOSS)
        return
    work.ruins += 1
    emit(work, RUINED, seat, BY_CASINO)
    send_back(course, gamble, work, pawn, seat)
    end_turn(course, gamble, work)


@rule
def leave_casino(gamble: Gamble) -> None:
    """The bet is over; the next casino begins without one."""
    gamble.pawn = NOTHING
    gamble.suits = 0
    gamble.card = NOTHING


@long_rule
def take_prize(course: Course, gamble: Gamble, work: Work, money: bool) -> None:
    """MG-41: (A) twice the card's value, and ahead by the roll; (B) ahead by the roll times the card's number."""
    pawn = gamble.pawn
    times = number_of(gamble.card)
    leave_casino(gamble)
    if money:
        receive(gamble, work, gamble.mover, 2 * times, FROM_CASINO, gamble.at[pawn])
        arrive(course, gamble, work, pawn, ahead(course, gamble, pawn, gamble.roll), BY_MONEY)
    else:
        arrive(course, gamble, work, pawn, ahead(course, gamble, pawn, gamble.roll * times), BY_SQUARES)


@rule
def cards_left(gamble: Gamble) -> int:
    """How many cards the pile has; never none, for the jackpot is the last at the latest (MG-45)."""
    return CARDS - gamble.cards
