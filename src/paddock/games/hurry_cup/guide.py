"""What Hurry'Cup! explains to who drives for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.guide import Lesson
from paddock.core.messages import Message
from paddock.core.moves import Move
from paddock.games.hurry_cup.events import Crossed, Found, LanternGiven, OutOfFuel, TookSecondChance
from paddock.games.hurry_cup.moves import Ace, Again, Drive, Horn, Lantern, Nitro, Oil, Pit, Shortcut, Slipstream, Swap
from paddock.games.hurry_cup.rally import (
    AFTER,
    DRIVE,
    FIND,
    FINISH,
    GRAB,
    HORN,
    NOTHING,
    OVER,
    READY,
    ROLL,
    SECOND,
    START,
    TOKENS,
    WISH,
    Course,
    Rally,
)
from paddock.games.hurry_cup.sets import has
from paddock.games.hurry_cup.speed import limit_of, speed_of, tank_of

PLAYS: dict[type[Move], str] = {
    Horn: "horn",
    Ace: "ace",
    Nitro: "nitro",
    Again: "second",
    Shortcut: "shortcut",
    Slipstream: "slipstream",
    Pit: "pit",
    Oil: "oil",
    Swap: "swap",
}
"""The moves that play a token."""


class HurryLesson(Lesson, frozen=True):
    prefix = "hurry"


PLAIN = {
    READY: HurryLesson("ready", "move:ready"),
    HORN: HurryLesson("horn", "choices"),
    GRAB: HurryLesson("grab", "choices"),
    WISH: HurryLesson("wish", "choices"),
    FIND: HurryLesson("find", "roll"),
    AFTER: HurryLesson("after", "move:done"),
}
"""What to do where it is always the same."""


def lessons(game: Game[Rally], course: Course, rally: Rally, seat: int) -> Iterator[Lesson]:
    """The goal; what the pilot does now; and what signs, stars and tokens mean."""
    if rally.phase == OVER or rally.at[seat] == FINISH:
        return
    yield HurryLesson("goal", "board", "goal", {"tiles": FINISH - rally.at[seat]})
    moves = game.legal(rally, seat)
    if not moves and game.roller(rally) != seat:
        return
    if rally.phase in PLAIN:
        yield PLAIN[rally.phase]
    elif rally.phase == DRIVE:
        yield from _driving(course, rally, seat, moves)
    else:
        yield from _rolling(rally, seat, moves)
    yield from _tokens(rally, seat, moves)


def _rolling(rally: Rally, seat: int, moves: Sequence[Move]) -> Iterator[Lesson]:
    """Before the roll, and after it where it can be rolled again."""
    if rally.phase == SECOND:
        yield HurryLesson("second", "choices", args={"speed": speed_of(rally, seat)})
        return
    if any(isinstance(move, Lantern) for move in moves):
        yield HurryLesson("lantern", "move:lantern")
    if rally.phase in (START, ROLL):
        anchor = "roll" if rally.phase == ROLL else "move:go"
        yield HurryLesson("roll", anchor, args={"tank": tank_of(rally, seat)})


def _driving(course: Course, rally: Rally, seat: int, moves: Sequence[Move]) -> Iterator[Lesson]:
    """How far the car can go, what stops it, and the stars on the way."""
    here, speed, tank = rally.at[seat], speed_of(rally, seat), tank_of(rally, seat)
    most = max(move.tiles for move in moves if isinstance(move, Drive))
    if most:
        yield HurryLesson("drive", f"space:{here + most}", args={"tiles": most, "speed": speed})
    else:
        args = {"speed": speed, "limit": limit_of(course, rally, here + 1)}
        yield HurryLesson("stay", "move:drive 0", args=args)
    beyond = here + most + 1
    if 0 < most < tank and beyond <= FINISH:
        args = {"speed": speed, "limit": limit_of(course, rally, beyond)}
        yield HurryLesson("limit", f"space:{beyond}", "note", args)
    stars = [tile for tile in range(here + 1, beyond) if has(rally.stars, tile)]
    if stars:
        yield HurryLesson("star", f"space:{stars[0]}", "note")


def _tokens(rally: Rally, seat: int, moves: Sequence[Move]) -> Iterator[Lesson]:
    """What each of the pilot's tokens does: first those that can be played now."""
    playable = dict.fromkeys(PLAYS[type(move)] for move in moves if type(move) in PLAYS)
    held = [token for number, token in enumerate(TOKENS) if has(rally.tokens[seat] | rally.fresh[seat], number)]
    for token in (*playable, *(token for token in held if token not in playable)):
        if token in playable:
            when = "now"
        elif has(rally.fresh[seat], TOKENS.index(token)):
            when = "next-round"
        else:
            when = "later" if rally.played[seat] == NOTHING else "spent"
        yield _token(token, when)


def _token(token: str, when: str) -> Lesson:
    return HurryLesson(f"token-{token}", f"token:{token}", "note", {"when": Message(f"hurry-guide-when-{when}")})


def event_lessons(events: Sequence[Event], seat: int) -> Iterator[Lesson]:
    """What has just happened to this pilot, or to all."""
    for event in events:
        match event:
            case LanternGiven(seat=who) if who == seat:
                yield HurryLesson("lantern-given", f"seat:{seat}", "note")
            case Found(seat=who, token=token) if who == seat:
                yield _token(token, "next-round")
            case TookSecondChance(seat=who) if who == seat:
                yield _token("second", "next-round")
            case OutOfFuel(seat=who) if who == seat:
                yield HurryLesson("fuel", "token:fuel", "note")
            case Crossed(place=1):
                yield HurryLesson("last-round", "board", "note")
