"""Games between bots, with every position that the network may be asked about written down. For training only."""

from __future__ import annotations

from typing import Any

from paddock.core.fields import Fields
from paddock.core.philox import draw, key_stream
from paddock.core.rule import long_rule, rule

from ..gamble import BET, CARD, HAND, POKER, Course, Gamble, Work
from ..legal import legal
from ..memo import Memo
from ..policies import decide
from ..rules import CHANCE, NOBODY, act, actor, fall, start, ways
from ..worth import survey
from .features import features
from .network import fit

MILLE = 1000
SPARE = 20_000
SPARE_INPUTS = 100 * SPARE
"""What a very long game may need."""


class Wish(Fields):
    """How games are to be played."""

    seed: int = 0
    begin: int = 0
    end: int = 0
    """The numbers of the games."""
    odd: int = 0
    """How many of a thousand moves are made at random, dice aside: so that more of the game is seen."""


class Crop(Fields):
    """How much there is so far."""

    games: int = 0
    positions: int = 0
    inputs: int = 0


@rule
def is_asked_about(gamble: Gamble, before: int, turn: int) -> bool:
    """Does the network judge states like this? At the beginning of a turn, in a casino, and on a stack."""
    phase = gamble.phase
    return gamble.turn != turn or phase in (BET, POKER) or (phase == CARD and before != BET)


@long_rule
def write_down(course: Course, gamble: Gamble, memo: Memo, crop: Crop, book: Any) -> None:
    """A position: its features, where they begin, and whose turn it is."""
    lines, amounts, begins, movers = book[0], book[1], book[2], book[3]
    n = features(course, gamble, memo)
    for i in range(n):
        lines[crop.inputs + i] = memo.inputs[i] - memo.net
        amounts[crop.inputs + i] = memo.amounts[i]
    crop.inputs += n
    movers[crop.positions] = gamble.mover
    crop.positions += 1
    begins[crop.positions] = crop.inputs


@long_rule
def play_game(
    course: Course, gamble: Gamble, work: Work, memo: Memo, streams: Any, wish: Wish, policies: Any, crop: Crop,
    book: Any, number: int,
) -> int:  # fmt: skip
    """One game; says who has won it. Seat number % seats begins."""
    for who in range(2):
        key_stream(streams[who], wish.seed, 0, number, who)
    start(course, gamble, work, number % course.seats)
    rolls, decisions, turn, before = 0, 0, 0, -1
    seat = actor(gamble)
    while seat != NOBODY:
        if len(book[0]) > 0 and is_asked_about(gamble, before, turn):
            write_down(course, gamble, memo, crop, book)
        turn, before = gamble.turn, gamble.phase
        if seat == CHANCE:
            fall(course, gamble, work, draw(streams[0], rolls, ways(course, gamble)))
            rolls += 1
        elif gamble.phase != HAND and draw(streams[1], 2 * decisions, MILLE) < wish.odd:
            act(course, gamble, work, work.codes[draw(streams[1], 2 * decisions + 1, legal(course, gamble, work))])
        else:
            act(course, gamble, work, decide(course, gamble, work, memo, seat, policies[seat]))
        decisions += 1
        seat = actor(gamble)
    return gamble.mover


@rule
def harvest(
    courses: Any, gambles: Any, works: Any, memos: Any, streams: Any, wishes: Any, policies: Any, crops: Any,
    book: Any,
) -> None:  # fmt: skip
    """Plays games until their numbers or the pages of the book are used up. `book` is a tuple of arrays: features and
    amounts, where each position's begin, its mover; where each game's positions begin, and who won it. With empty ones
    nothing but who won is written down."""
    course, memo, wish, crop = courses[0], memos[0], wishes[0], crops[0]
    lines, movers, games, winners = book[0], book[3], book[4], book[5]
    survey(course, memo)
    fit(course, memo)
    for number in range(wish.begin, wish.end):
        if len(lines) > 0 and (crop.inputs + SPARE_INPUTS > len(lines) or crop.positions + SPARE > len(movers)):
            return
        won = play_game(course, gambles[0], works[0], memo, streams, wish, policies, crop, book, number)
        winners[crop.games] = won
        crop.games += 1
        games[crop.games] = crop.positions
