"""Why a move is refused, as a message that says what would be right."""

from __future__ import annotations

from paddock.core.messages import Argument, Message
from paddock.games.monza import legal
from paddock.games.monza.colours import COLOURS, write_handful
from paddock.games.monza.legal import (
    is_step,
    why_not_die,
    why_not_drive,
    why_not_lay,
    why_not_reroll,
    why_not_step,
)
from paddock.games.monza.moves import NOTATION, Decline, Drive, First, Lay, Reroll, Roll, Step
from paddock.games.monza.race import BONUS, DRAW_FIRST, PHASES, Course, Race, Work
from paddock.games.monza.rules import CHANCE, NOBODY, actor
from paddock.games.monza.track import Track

KEYS = {
    legal.NOT_NOW: "not-now",
    legal.HAS_ARRIVED: "has-arrived",
    legal.NO_STEP: "no-step",
    legal.IS_OBSTACLE: "obstacle",
    legal.WRONG_COLOUR: "wrong-colour",
    legal.NO_SUCH_DIE: "no-die",
    legal.CUTS_SHORT: "cuts-short",
    legal.NO_SUCH_TILE: "no-tile",
    legal.NO_TURBO_TILES: "no-turbo-tiles",
    legal.MUST_GO_ON: "must-go-on",
    legal.NO_EXTRA_ROLL: "no-extra-roll",
    legal.ALREADY_LAID: "already-laid",
    legal.NOT_ROLLED: "not-rolled",
    legal.NO_DICE_NAMED: "no-dice-named",
    legal.OCCUPIED: "occupied",
}


def why_not(track: Track, course: Course, race: Race, work: Work, seat: int, move: object) -> Message | None:
    """Why this seat (or chance) may not make this move now; None where it may."""
    if not NOTATION.is_proper(move):
        return Message("monza-notation", {"text": str(move)})
    acting = actor(race)
    if acting == NOBODY:
        return Message("monza-reason-over")
    if seat != acting:
        if acting == CHANCE:
            return Message("monza-reason-wait-for-dice")
        return Message("monza-reason-not-your-turn", {"car": _car(course, acting)})
    match move:
        case Roll(dice) if acting == CHANCE and race.phase != DRAW_FIRST:
            if len(dice) == race.rolling:
                return None
            return Message("monza-reason-dice-count", {"rolling": race.rolling, "given": len(dice)})
        case First(car) if race.phase == DRAW_FIRST:
            if course.driver[COLOURS.index(car)] >= 0:
                return None
            return Message("monza-reason-no-such-car", {"car": car})
        case Lay(colour, space, tile):
            return _why_not_lay(track, course, race, work, colour, space, tile)
        case Drive() if acting != CHANCE:
            return _message(why_not_drive(course, race), track, course, race)
        case Reroll(dice) if acting != CHANCE:
            return _why_not_reroll(track, course, race, dice)
        case Step(space) if acting != CHANCE:
            to = _space(track, space)
            if to is None:
                return _no_such_space(track, space)
            return _message(why_not_step(course, race, to), track, course, race, space=space)
        case Decline() if race.phase == BONUS:
            return None
    return _message(legal.NOT_NOW, track, course, race)


def _why_not_lay(
    track: Track, course: Course, race: Race, work: Work, colour: str, space: str, tile: bool
) -> Message | None:
    to = _space(track, space)
    if to is None:
        return _no_such_space(track, space)
    code = why_not_lay(course, race, work, to, COLOURS.index(colour), tile)
    if code == legal.FINE:
        return None
    asked = COLOURS[course.colour[to]] if course.colour[to] < len(COLOURS) else ""
    return _message(code, track, course, race, space=space, colour=colour, asked=asked)


def _why_not_reroll(track: Track, course: Course, race: Race, dice: str) -> Message | None:
    code = why_not_reroll(race)
    if code == legal.FINE and not dice:
        code = legal.NO_DICE_NAMED
    if code == legal.FINE and any(dice.count(letter) > write_handful(race.dice).count(letter) for letter in dice):
        code = legal.NOT_ROLLED
    return _message(code, track, course, race, dice=dice, hand=write_handful(race.dice))


def _message(code: int, track: Track, course: Course, race: Race, **args: Argument) -> Message | None:
    """The sentence of a reason, with what it needs to say what would be right."""
    if code == legal.FINE:
        return None
    here = race.at[race.stepper] if race.phase == BONUS else race.head
    steps = [space for space in track.spaces if not space.obstacle and is_step(course, here, space.id)]
    if code == legal.MUST_GO_ON:
        steps = [space for space in steps if _takes_a_die(course, race, space.id)]
    nexts = [space.name for space in steps]
    all_args = {"here": track.spaces[here].name, "nexts": ", ".join(nexts), "phase": PHASES[race.phase]} | args
    return Message(f"monza-reason-{KEYS[code]}", all_args)


def _takes_a_die(course: Course, race: Race, to: int) -> bool:
    """May any of the unused dice go on this next space?"""
    return any(why_not_die(course, race, Work(), to, colour) == legal.FINE for colour in range(len(COLOURS)))


def _space(track: Track, name: str) -> int | None:
    found = track.by_name.get(name)
    return None if found is None else found.id


def _no_such_space(track: Track, name: str) -> Message:
    return Message("monza-no-such-space", {"name": name, "track": track.name})


def _car(course: Course, seat: int) -> str:
    return COLOURS[course.car[seat]]
