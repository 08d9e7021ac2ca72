"""What the numbers of a game mean to a learner."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from paddock.core.measures import (
    Amount,
    Choice,
    Count,
    First,
    Flag,
    Handful,
    Measure,
    Members,
    PerSeat,
    Piece,
    PieceMembers,
    Place,
    SeatNumber,
)
from paddock.games.monte_carlo.gamble import (
    ALL_MONEY,
    CARDS,
    KINDS,
    MOST_MONEY,
    NOWHERE,
    PAWNS,
    PHASES,
    POKER_DICE,
    POKER_ROLLS,
    RUINS,
    Course,
)
from paddock.games.monte_carlo.game import MonteCarloGamble

SUITS, COLOURS, FACES = 4, 4, 6


def board(course: Course) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A row for each square: how far along it is, its kind, and the suits printed on it."""
    told = np.zeros((course.spaces, 1 + len(KINDS) + SUITS))
    for square in range(course.spaces):
        told[square, 0] = square / course.finish
        told[square, 1 + course.kind[square]] = 1
        told[square, -SUITS:] = [course.suits[square] >> suit & 1 for suit in range(SUITS)]
    return told


def measures(game: MonteCarloGamble) -> Mapping[str, Measure]:
    course, seat = game.course, SeatNumber(game.seats)
    money = PerSeat(Amount(ALL_MONEY))
    own = [course.own[owner][: course.pawns] for owner in range(game.seats)]
    return {
        "phase": Choice(len(PHASES)),
        "turn": Count(40),
        "first": seat,
        "mover": seat,
        "colour": Choice(COLOURS),
        "roll": Choice(FACES + 1),
        "bank": Amount(ALL_MONEY),
        "money": money,
        "at": PerSeat(Place(board(course), NOWHERE), own),
        "height": PerSeat(Amount(PAWNS), own),
        "turned": Measure(-1, CARDS),
        "cards": Amount(CARDS),
        "seen": Members(CARDS),
        "pawn": Piece(own, PAWNS - 1),
        "suits": Members(SUITS),
        "card": Choice(CARDS),
        "opponent": seat,
        "target": Piece(own, PAWNS - 1),
        "stake": Amount(MOST_MONEY),
        "shares": money,
        "asked": seat,
        "side": Flag(),
        "hands": First(2, Handful(FACES, POKER_DICE)),
        "rolls": First(2, Amount(POKER_ROLLS)),
        "rolling": Amount(POKER_DICE),
        "challenged": PieceMembers(own, PAWNS),
        "ruined": seat,
        "chooser": seat,
        "why": Choice(len(RUINS)),
    }
