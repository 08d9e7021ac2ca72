"""What Monza explains to who drives for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.guide import Lesson
from paddock.core.messages import Message
from paddock.core.moves import Move
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import LastRound, PushedBack
from paddock.games.monza.moves import DRIVE, Lay, Reroll, Step
from paddock.games.monza.race import BONUS, NOWHERE, OVER, REROLL, ROLL, TURBO, TURBO_ROLL, Course, Race
from paddock.games.monza.track import Space, Track


class MonzaLesson(Lesson, frozen=True):
    prefix = "monza"


GOAL = MonzaLesson("goal", "board", "goal")
ROLLS = {
    ROLL: MonzaLesson("roll", "roll"),
    REROLL: MonzaLesson("roll-again", "roll"),
    TURBO_ROLL: MonzaLesson("turbo-roll", "roll"),
}
"""What to roll, where chance acts in the driver's name."""


def lessons(game: Game[Race], track: Track, course: Course, race: Race, seat: int) -> Iterator[Lesson]:
    """The goal; what the driver does now; and what lies ahead of the car."""
    if race.phase == OVER:
        return
    yield GOAL
    if seat == race.stepper and race.phase == BONUS:
        steps = [move for move in game.legal(race, seat) if isinstance(move, Step)]
        yield MonzaLesson("bonus", f"space:{steps[0].space}", args={"colour": _colour(race.last)})
    elif seat == race.mover and race.phase in ROLLS:
        yield ROLLS[race.phase]
    elif seat in game.actors(race):
        yield from _laying(game, track, course, race, seat)


def _laying(game: Game[Race], track: Track, course: Course, race: Race, seat: int) -> Iterator[Lesson]:
    moves = game.legal(race, seat)
    dice = [move for move in moves if isinstance(move, Lay) and not move.tile]
    tiles = [move for move in moves if isinstance(move, Lay) and move.tile]
    if dice:
        yield _lay(race, moves, dice)
    else:
        yield MonzaLesson("drive", "move:drive", args={"laid": race.laid})
    here = track.spaces[race.head]
    obstacle = _obstacle_ahead(track, here)
    if obstacle is not None:
        yield MonzaLesson("obstacle", f"space:{obstacle.name}", "note")
    if DRIVE in moves:
        yield from _pushing(game.apply_legal(race, seat, DRIVE).events, seat)
    if tiles:
        yield MonzaLesson("tile", "token:tiles", "note", {"colours": _colours(tiles)})
    if any(isinstance(move, Reroll) for move in moves):
        yield MonzaLesson("extra-roll", "token:extra-roll", "note")
    yield from _finish(track, course, race)


def _lay(race: Race, moves: Sequence[Move], dice: Sequence[Lay]) -> Lesson:
    """Where a die can go now. After the first one, whether one has to."""
    anchor, colours = f"space:{dice[0].space}", _colours(dice)
    if race.phase == TURBO:
        return MonzaLesson("turbo", anchor, args={"colours": colours})
    if not race.laid:
        return MonzaLesson("lay", anchor, args={"colours": colours})
    return MonzaLesson("lay-on", anchor, args={"colours": colours, "owed": "no" if DRIVE in moves else "yes"})


def _pushing(events: Sequence[Event], seat: int) -> Iterator[Lesson]:
    """Whom the driver would push back by stopping here."""
    for event in events:
        if isinstance(event, PushedBack) and event.by == seat:
            yield MonzaLesson("push", f"seat:{event.seat}", "note", seats={"driver": event.seat})


def _finish(track: Track, course: Course, race: Race) -> Iterator[Lesson]:
    """What the finish takes, where the next die could lie on it."""
    ahead = [track.spaces[to] for to in course.steps[race.head] if to != NOWHERE and course.finish[to]]
    if ahead:
        colours = tuple(_colour(space.colour) for space in ahead)
        args = {"colours": colours, "open": "yes" if course.open_finish else "no"}
        yield MonzaLesson("finish", f"space:{ahead[0].name}", "note", args)


def _obstacle_ahead(track: Track, here: Space) -> Space | None:
    """The obstacle that lies right ahead, if there is one."""
    ahead = (space for space in track.spaces if space.obstacle and space.rear == here.front)
    return next((space for space in ahead if here.lane in (space.lane, -1)), None)


def event_lessons(events: Sequence[Event], seat: int) -> Iterator[Lesson]:
    """What has just happened to this driver, or to all."""
    for event in events:
        if isinstance(event, PushedBack) and event.seat == seat:
            yield MonzaLesson("pushed-back", f"space:{event.space}", "note", seats={"driver": event.by})
        elif isinstance(event, LastRound):
            yield MonzaLesson("last-round", "board", "note")


def _colours(lays: Sequence[Lay]) -> tuple[Message, ...]:
    return tuple(_colour(COLOURS.index(colour)) for colour in dict.fromkeys(lay.colour for lay in lays))


def _colour(colour: int) -> Message:
    return Message(f"monza-colour-{COLOURS[colour]}")
