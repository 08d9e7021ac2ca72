"""The options of Monza, with the defaults of the rule page, and the course that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.options import SeatNumber, choose
from paddock.core.seating import Seating, seating_with
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.race import ANY, CONTINUE, FREE, LONGEST, NO_BONUS, NOTHING, NOWHERE, OTHERS, Course
from paddock.games.monza.tables import fill_tables
from paddock.games.monza.track import LANE_LETTERS, Track

SEATINGS = (
    Seating(2, 6, COLOURS, {"edition": "classic"}),
    Seating(2, 4, ("red", "blue", "green", "yellow")),
)
"""MZ-01: how many play each edition, and the cars in its box."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Literal["anniversary", "classic"] = "anniversary"
    """MZ-01: how many play, and with which cars."""
    track: str = "oval"
    """A shipped track by name, or the path of a track file. The classic edition's default is `classic`."""
    players: int = 4
    cars: tuple[str, ...] = ()
    """The colours of the seats; empty: the first ones of the box."""
    first: SeatNumber | Literal["drawn"] = SeatNumber(0)
    """MZ-03: the seat of the youngest player, who begins; or chance draws one."""
    finish: Literal["coloured", "open"] = "coloured"
    """MZ-13: a die of the finish's colour, or any."""
    obligation: Literal["continue", "longest", "free"] = "continue"
    """MZ-23: the duty to go on."""
    bonus_step: bool = False
    """MZ-40: the bonus-step variant."""
    bonus: Literal["any", "others"] = "any"
    """MZ-42: may one's own car take the step that the own turn brings?"""
    professional: bool = False
    """MZ-50: the variant for professional racers."""
    turbo_tiles: bool = False
    """MZ-53: accelerator tiles during the turbo roll."""


def choose_options(values: Mapping[str, Any]) -> Options:
    """The options with these values, checked against each other."""
    values = dict(values)
    if values.get("edition") == "classic":
        values.setdefault("track", "classic")
    if isinstance(values.get("cars"), list | tuple) and values["cars"]:
        values.setdefault("players", len(values["cars"]))
    options = choose("monza", Options, values)
    seating = seating_with(options, SEATINGS)
    box = seating.pieces
    if not seating.takes(options.players):
        given = {"edition": options.edition, "players": options.players}
        raise PaddockError("monza-players", **given, least=seating.least, most=seating.most)
    cars = options.cars or box[: options.players]
    for car in cars:
        if car not in box:
            raise PaddockError("monza-car", car=car, edition=options.edition, cars=", ".join(box))
    if len(set(cars)) != options.players or len(cars) != options.players:
        raise PaddockError("monza-cars", players=options.players, given=", ".join(cars))
    if options.first != "drawn" and not 0 <= options.first < options.players:
        raise PaddockError("monza-first", first=options.first, most=options.players - 1)
    return msgspec.structs.replace(options, cars=tuple(cars))


def lay_course(track: Track, options: Options) -> Course:
    """The track as tables, with the options as numbers: what the rules work on."""
    course = Course(spaces=len(track.spaces), seats=options.players)
    course.steps = [[NOWHERE] * 3 for _ in course.steps]
    for space in track.spaces:
        course.colour[space.id] = space.colour
        course.finish[space.id] = int(space.finish)
        course.front[space.id] = space.front
        course.back[space.id] = track.behind(space).id
        # From a field that lies across all lanes, and onto it, a step keeps to the lane of the other space.
        steps = {to.lane if to.lane >= 0 else space.lane: to.id for to in track.steps(space)}
        course.steps[space.id] = [steps.get(lane, NOWHERE) for lane in range(len(LANE_LETTERS))]
    fill_tables(course)
    colours = [COLOURS.index(car) for car in options.cars]
    course.car[: len(colours)] = colours
    course.driver = [colours.index(colour) if colour in colours else NOTHING for colour in range(6)]
    course.obligation = {"continue": CONTINUE, "longest": LONGEST, "free": FREE}[options.obligation]
    course.open_finish = int(options.finish == "open")
    course.bonus = NO_BONUS if not options.bonus_step else ANY if options.bonus == "any" else OTHERS
    course.professional = int(options.professional)
    course.turbo_tiles = int(options.turbo_tiles)
    return course
