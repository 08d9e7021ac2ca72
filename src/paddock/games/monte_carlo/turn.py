"""From turn to turn: who is next, what is announced, and when somebody has won."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import ANNOUNCED, HOME, TURN_BEGAN, WON

from .gamble import ANNOUNCE, MAX_SEATS, NOTHING, OVER, ROLL, Course, Gamble, Work
from .stack import has_pawn_of_colour, left_to_bring_home


@long_rule
def begin_turn(course: Course, gamble: Gamble, work: Work, seat: int) -> None:
    """MG-15: a roll; with two colours one is announced before it (MG-02), unless only one has a pawn in play."""
    gamble.mover = seat
    gamble.phase = ROLL
    emit(work, TURN_BEGAN, seat, gamble.turn)
    if course.colours == 2:
        if not has_pawn_of_colour(course, gamble, course.colour[seat]):
            announce(gamble, work, course.second_colour[seat])
        elif not has_pawn_of_colour(course, gamble, course.second_colour[seat]):
            announce(gamble, work, course.colour[seat])
        else:
            gamble.phase = ANNOUNCE


@rule
def announce(gamble: Gamble, work: Work, colour: int) -> None:
    """MG-16: only pawns of this colour may move in this turn."""
    gamble.colour = colour
    gamble.phase = ROLL
    emit(work, ANNOUNCED, gamble.mover, colour)


@rule
def clear_duel(gamble: Gamble) -> None:
    """A duel is settled: nothing of it stays in the state."""
    gamble.opponent = NOTHING
    gamble.target = NOTHING
    gamble.stake = 0
    for seat in range(MAX_SEATS):
        gamble.shares[seat] = 0
    gamble.asked = NOTHING
    gamble.side = 0
    for side in range(2):
        gamble.hands[side] = 0
        gamble.rolls[side] = 0
    gamble.rolling = 0


@rule
def clear_turn(gamble: Gamble) -> None:
    """Nothing of a turn stays in the state but what it has changed on the road, in the purses and in the pile."""
    gamble.colour = NOTHING
    gamble.roll = 0
    gamble.pawn = NOTHING
    gamble.suits = 0
    gamble.card = NOTHING
    gamble.challenged = 0
    gamble.ruined = NOTHING
    gamble.chooser = NOTHING
    gamble.why = 0
    clear_duel(gamble)


@long_rule
def end_turn(course: Course, gamble: Gamble, work: Work) -> None:
    """MG-05: the next player, clockwise."""
    clear_turn(gamble)
    gamble.turn += 1
    seat = gamble.mover + 1
    begin_turn(course, gamble, work, seat if seat < course.seats else 0)


@long_rule
def arrive_home(course: Course, gamble: Gamble, work: Work, pawn: int) -> None:
    """MG-17, MG-80: a pawn is home; whoever has all of them home has won, at once."""
    seat = gamble.mover
    left = left_to_bring_home(course, gamble, seat)
    emit(work, HOME, seat, pawn, course.pawns - left)
    if left > 0:
        end_turn(course, gamble, work)
        return
    clear_turn(gamble)
    gamble.phase = OVER
    packed = 0
    for other in range(course.seats):
        packed |= total(course, gamble, other) << 8 * other
    emit(work, WON, NOTHING, 1 << seat, packed)


@rule
def total(course: Course, gamble: Gamble, seat: int) -> int:
    """MG-81: what a player's pawns at home and chips count."""
    return course.home_counts * (course.pawns - left_to_bring_home(course, gamble, seat)) + gamble.money[seat]
