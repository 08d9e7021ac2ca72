"""What a picture of a game shows and follows from its state: so that no page has to know a rule."""

from __future__ import annotations

from paddock.games.monte_carlo.casino import number_of, suits_of
from paddock.games.monte_carlo.gamble import BET, CARD, CARDS, NOTHING, NOWHERE, PAWNS, POKER_DICE, Course, Gamble
from paddock.games.monte_carlo.hands import HAND_KINDS, kind_of, size
from paddock.games.monte_carlo.legal import count_suits, suits_to_choose
from paddock.games.monte_carlo.names import COLOURS, PAWN_NAMES, UNIT, suits_name
from paddock.games.monte_carlo.stack import is_blocked


def colours_of_seats(course: Course) -> tuple[tuple[str, ...], ...]:
    """MG-02: the colours that each seat plays."""
    pairs = [(course.colour[seat], course.second_colour[seat]) for seat in range(course.seats)]
    return tuple(tuple(COLOURS[colour] for colour in pair if colour != NOTHING) for pair in pairs)


def blocked_pawns(course: Course, gamble: Gamble) -> tuple[str, ...]:
    """MG-21: the pawns with an opponent's pawn above them."""
    at = gamble.at
    crowded = [pawn for pawn in range(PAWNS) if at[pawn] != NOWHERE and at.count(at[pawn]) > 1]
    return tuple([PAWN_NAMES[pawn] for pawn in crowded if is_blocked(course, gamble, pawn)])


def odds_of_bets(course: Course, gamble: Gamble) -> dict[str, float] | None:
    """The chance of every bet that can be laid now, or of the one that is laid, given the cards that have been seen."""
    if gamble.phase == CARD:
        bets = [gamble.suits]
    elif gamble.phase == BET:
        bets = [suits for suits in range(16) if count_suits(suits) == suits_to_choose(course, gamble)]
    else:
        return None
    pile = [suits_of(card) for card in range(CARDS) if gamble.seen >> card & 1 == 0]
    return {suits_name(bet): round(sum(suits & bet > 0 for suits in pile) / len(pile), 4) for bet in bets}


def value_of(card: int) -> int:
    """MG-04: what a card is worth, in dollars."""
    return UNIT * number_of(card)


def kind_name(hand: int) -> str | None:
    """MG-53: what a hand is called; None while it is not whole."""
    return HAND_KINDS[kind_of(hand)] if size(hand) == POKER_DICE else None
