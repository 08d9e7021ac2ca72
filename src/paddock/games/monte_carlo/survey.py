"""What the lab notes of a game of Monte Carlo Gamble, as the rules tell it."""

from __future__ import annotations

from paddock.core.lane.survey import PARTS, SETBACKS, STOPS, WAITS, Fact, Survey, note_lead, note_round
from paddock.core.log import EVENT
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import (
    BET_LOST,
    BET_WON,
    CHALLENGED,
    DUEL_WON,
    MASTERED,
    MOVED,
    RUINED,
    SENT_BACK,
    STUCK,
    TAXED,
    TURN_BEGAN,
)

from .gamble import BY_BACK_TO_BANK, BY_LOSS, PAWNS, Course, Gamble, Work

BETS, BETS_WON, DUELS, DUELS_WON, RUINS, TAXES, MONEY_LEFT, MONEY_OF_WINNER = 0, 1, 2, 3, 4, 7, 8, 9
"""Ruins are three facts, by what they came of: RUINS + BY_CASINO, and so on."""
UNIT = 10_000
FACTS = (
    Fact("gamble-fact-bets"),
    Fact("gamble-fact-bets-won"),
    Fact("gamble-fact-duels"),
    Fact("gamble-fact-duels-won"),
    Fact("gamble-fact-ruins-casino"),
    Fact("gamble-fact-ruins-tax"),
    Fact("gamble-fact-ruins-poker"),
    Fact("gamble-fact-taxes", scale=UNIT),
    Fact("gamble-fact-money", scale=UNIT),
    Fact("gamble-fact-money-winner", scale=UNIT),
)
HEATS = ("gamble-heat-landed", "gamble-heat-stuck", "gamble-heat-back")


@rule
def measure(course: Course, gamble: Gamble, survey: Survey) -> None:
    """How far along the players are: the way of all their pawns."""
    for seat in range(course.seats):
        squares = 0
        for pawn in range(PAWNS):
            if course.owner[pawn] == seat:
                squares += gamble.at[pawn]
        survey.now[seat] = PARTS * squares // survey.way


@long_rule
def conclude(course: Course, gamble: Gamble, survey: Survey) -> None:
    """What is in the purses at the end."""
    for seat in range(course.seats):
        survey.fact[MONEY_LEFT] += gamble.money[seat]
    survey.fact[MONEY_OF_WINNER] = gamble.money[gamble.mover]


@long_rule
def note_stuck(course: Course, gamble: Gamble, survey: Survey, seat: int) -> None:
    """MG-15: none of the player's pawns may move, wherever they are."""
    for pawn in range(PAWNS):
        if course.owner[pawn] == seat and gamble.at[pawn] != course.finish:
            survey.heat[WAITS][gamble.at[pawn]] += 1


@long_rule
def listen(course: Course, gamble: Gamble, work: Work, survey: Survey) -> None:
    """Reads the events of a move, and clears them."""
    for i in range(work.written):
        kind, seat = work.events[i * EVENT], work.events[i * EVENT + 1]
        a, b = work.events[i * EVENT + 2], work.events[i * EVENT + 3]
        c, d = work.events[i * EVENT + 4], work.events[i * EVENT + 5]
        if kind == MOVED:
            survey.heat[STOPS][c] += 1
            if d in (BY_LOSS, BY_BACK_TO_BANK):
                survey.heat[SETBACKS][b] += 1
        elif kind == SENT_BACK:
            survey.heat[SETBACKS][b] += 1
        elif kind == STUCK:
            note_stuck(course, gamble, survey, seat)
        elif kind == BET_WON:
            survey.fact[BETS] += 1
            survey.fact[BETS_WON] += 1
        elif kind == BET_LOST:
            survey.fact[BETS] += 1
        elif kind == CHALLENGED:
            survey.fact[DUELS] += 1
        elif kind == DUEL_WON:
            survey.fact[DUELS_WON] += 1
        elif kind == MASTERED:
            survey.fact[DUELS_WON] -= 1  # MG-56: the opponent has won, and not the challenger
        elif kind == RUINED:
            survey.fact[RUINS + a] += 1
        elif kind == TAXED:
            survey.fact[TAXES] += b
        elif kind == TURN_BEGAN:
            measure(course, gamble, survey)
            note_lead(survey, course.seats)
            if a > 1 and (a - 1) % course.seats == 0:
                note_round(survey, course.seats, (a - 1) // course.seats)
    work.written = 0
