"""What the numbers of a race mean to a learner."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from paddock.core.measures import (
    Amount,
    Choice,
    Count,
    First,
    Flag,
    Measure,
    Members,
    PerSeat,
    Place,
    SeatMembers,
    SeatNumber,
)
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import FACES, FINISH, HIDDEN_WISH, MAX_PILOTS, PHASES, SPACES, TOKENS, Course

FASTEST = 200


def board(course: Course) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A row for each tile: how far along it is, its limit, whether it is a bend, and whether it has a star."""
    tiles = np.arange(SPACES)
    limit = np.minimum(course.limit, FASTEST) / FASTEST
    return np.stack([tiles / FINISH, limit, np.array(course.bend), course.stars >> tiles & 1], 1)


def measures(game: HurryCup) -> Mapping[str, Measure]:
    seat, several, all_seats = SeatNumber(game.seats), SeatMembers(game.seats), Amount(MAX_PILOTS)
    place, tiles, tokens = Place(board(game.course)), Members(SPACES), PerSeat(Members(len(TOKENS)))
    wishes = [[MAX_PILOTS * pilot + wish for wish in range(game.seats)] for pilot in range(game.seats)]
    return {
        "phase": Choice(len(PHASES)),
        "round": Count(12),
        "first": seat,
        "cup": seat,
        "mover": seat,
        "waiting": several,
        "at": PerSeat(place),
        "crossed": First(game.seats, seat),
        "crossings": all_seats,
        "pawn": PerSeat(Choice(MAX_PILOTS)),
        "tank": First(game.seats, Choice(FACES + 1)),
        "rolled": all_seats,
        "tokens": tokens,
        "fresh": tokens,
        "used": tokens,
        "played": PerSeat(Choice(len(TOKENS))),
        "lantern": seat,
        "stars": tiles,
        "hidden": Members(len(TOKENS)),
        "oil": tiles,
        "horns": several,
        "calls": First(game.seats, seat),
        "called": all_seats,
        "late": several,
        "wishes": PerSeat(Choice(HIDDEN_WISH + 1), wishes),
        "turns": all_seats,
        "begun": Flag(),
        "origin": place,
        "entered": tiles,
        "accelerator": Choice(FACES + 1),
        "driven_out": Flag(),
    }
