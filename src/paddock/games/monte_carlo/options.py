"""The options of Monte Carlo Gamble, with the defaults of the rule page, and the course that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.options import SeatNumber, choose
from paddock.core.seating import Seating, seating_with
from paddock.games.monte_carlo.board import Board
from paddock.games.monte_carlo.gamble import KINDS, NOTHING, PAWNS, UNUSED, Course
from paddock.games.monte_carlo.names import COLOURS, PAWNS_OF_A_COLOUR, read_suits

SEATINGS = (Seating(2, 4, COLOURS),)
"""MG-02: how many play, and with which colours; two may have two each."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: str = "boulevard"
    """A shipped board by name, or the path of a board file."""
    players: int = 3
    colours: tuple[str, ...] = ()
    """The colours of the seats; empty: the first ones of the box. With two colours each: seat 0 has the first and the
    third, seat 1 the second and the fourth."""
    first: SeatNumber | Literal["drawn"] = SeatNumber(0)
    """MG-05: the seat that begins; or chance draws one."""
    two_player_pawns: Literal["two-colours", "three"] = "two-colours"
    """MG-02: what two players have: two colours with two pawns of each, or one colour with three."""

    @property
    def colours_each(self) -> int:
        return 2 if self.players == 2 and self.two_player_pawns == "two-colours" else 1


def choose_options(values: Mapping[str, Any]) -> Options:
    """The options with these values, checked against each other."""
    options = choose("monte-carlo-gamble", Options, values)
    seating = seating_with(options, SEATINGS)
    if not seating.takes(options.players):
        raise PaddockError("gamble-players", least=seating.least, most=seating.most, players=options.players)
    needed = options.players * options.colours_each
    colours = options.colours or seating.pieces[:needed]
    for colour in colours:
        if colour not in seating.pieces:
            raise PaddockError("gamble-colour", colour=colour, colours=", ".join(seating.pieces))
    if len(set(colours)) != needed or len(colours) != needed:
        raise PaddockError("gamble-colours", players=options.players, needed=needed, given=", ".join(colours))
    if options.first != "drawn" and not 0 <= options.first < options.players:
        raise PaddockError("gamble-first", first=options.first, most=options.players - 1)
    return msgspec.structs.replace(options, colours=tuple(colours))


def lay_course(board: Board, options: Options) -> Course:
    """The board as tables, with the options as numbers: what the rules work on."""
    course = Course(spaces=len(board.squares), finish=board.finish, seats=options.players)
    for square in board.squares:
        course.kind[square.number] = KINDS.index(square.kind)
        course.suits[square.number] = read_suits(square.suits)
    course.first_bank, course.second_bank = board.first_bank, board.second_bank
    each = options.colours_each
    of_a_colour = 2 if each == 2 else PAWNS_OF_A_COLOUR
    course.colours, course.pawns = each, each * of_a_colour
    course.home_counts = 25 if course.pawns == 4 else 33  # MG-81
    course.owner = [UNUSED] * PAWNS
    course.second_colour = [NOTHING] * len(course.second_colour)
    for place, name in enumerate(options.colours):
        colour, seat = COLOURS.index(name), place % options.players
        (course.colour if place < options.players else course.second_colour)[seat] = colour
        for number in range(of_a_colour):
            course.owner[PAWNS_OF_A_COLOUR * colour + number] = seat
    for seat in range(options.players):
        course.own[seat][: course.pawns] = [pawn for pawn in range(PAWNS) if course.owner[pawn] == seat]
    return course
