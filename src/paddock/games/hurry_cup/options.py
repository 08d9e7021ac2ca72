"""The options of Hurry'Cup!, with the defaults of the rule page, and the course that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.options import SeatNumber, choose
from paddock.core.seating import Seating, seating_with
from paddock.games.hurry_cup.circuit import Circuit
from paddock.games.hurry_cup.colours import CARS
from paddock.games.hurry_cup.rally import MAX_PILOTS, NO_LIMIT, SPACES, Course

SEATINGS = (Seating(3, MAX_PILOTS, CARS),)
"""HC-01: how many play, and with which cars."""
MOST_RACES = 24


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    circuit: str = "corniche"
    """A shipped circuit by name, the path of a circuit file, or `random-7`: generated from this seed."""
    players: int = 4
    cars: tuple[str, ...] = ()
    """The colours of the seats; empty: the first ones of the box."""
    first: SeatNumber | Literal["drawn"] = SeatNumber(0)
    """HC-06: the seat of the youngest pilot, who lifts the cup first; or chance draws one."""
    grab: Literal["sealed", "live"] = "sealed"
    """HC-14: how pawns are grabbed."""
    exact: bool = False
    """HC-21: the tank must be driven out unless a limit stops the car."""
    races: int = 1
    """HC-60: the races of the championship. The table adds up the points."""


def choose_options(values: Mapping[str, Any]) -> Options:
    """The options with these values, checked against each other."""
    values = dict(values)
    if isinstance(values.get("cars"), list | tuple) and values["cars"]:
        values.setdefault("players", len(values["cars"]))
    options = choose("hurry-cup", Options, values)
    seating = seating_with(options, SEATINGS)
    if not seating.takes(options.players):
        raise PaddockError("hurry-players", least=seating.least, most=seating.most, players=options.players)
    cars = options.cars or seating.pieces[: options.players]
    for car in cars:
        if car not in seating.pieces:
            raise PaddockError("hurry-car", car=car, cars=", ".join(seating.pieces))
    if len(set(cars)) != options.players or len(cars) != options.players:
        raise PaddockError("hurry-cars", players=options.players, given=", ".join(cars))
    if options.first != "drawn" and not 0 <= options.first < options.players:
        raise PaddockError("hurry-first", first=options.first, most=options.players - 1)
    if not 1 <= options.races <= MOST_RACES:
        raise PaddockError("hurry-races", races=options.races, most=MOST_RACES)
    return msgspec.structs.replace(options, cars=tuple(cars))


def lay_course(circuit: Circuit, options: Options) -> Course:
    """The circuit as tables, with the options as numbers: what the rules work on."""
    course = Course(seats=options.players)
    course.limit[0] = NO_LIMIT
    for tile in circuit.tiles:
        course.limit[tile.number] = NO_LIMIT if tile.limit is None else tile.limit
        course.bend[tile.number] = int(not tile.straight)
        course.stars |= int(tile.star) << tile.number
    course.jump = [circuit.jump(number) for number in range(SPACES)]
    course.sealed = int(options.grab == "sealed")
    course.exact = int(options.exact)
    return course
