"""A position is a document: any state of a race as readable JSON, and back, with a sentence for what is wrong in it."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.messages import Argument, PaddockError
from paddock.games.monza.colours import COLOURS, LETTERS, read_handful, write_handful
from paddock.games.monza.legal import matches
from paddock.games.monza.moves import NOTATION, Lay
from paddock.games.monza.race import (
    BONUS,
    DICE,
    LAY,
    NO_BONUS,
    NOTHING,
    OVER,
    PHASES,
    REROLL,
    ROLL,
    TURBO,
    TURBO_DICE,
    TURBO_ROLL,
    Course,
    Race,
)
from paddock.games.monza.track import START, Space, Track


class CarDocument(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One car: where it stands, the dice it has used in this round, and the tiles that it still has."""

    at: str
    used: int | None = None
    extra_roll: bool | None = None
    tiles: str | None = None


class RaceDocument(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a race. By hand, `cars` alone is enough; `dice` puts the car whose `turn` it is after its roll."""

    cars: dict[str, CarDocument | str]
    turn: str | None = None
    phase: str | None = None
    round: int = 1
    first: str | None = None
    dice: str = ""
    """Dice rolled and not yet laid."""
    path: tuple[str, ...] = ()
    """What has been laid, in order, as moves: `lay w a1`, `tile p b2`."""
    last: str | None = None
    rolling: int | None = None
    """How many dice are about to be rolled (MZ-20, MZ-51, MZ-53)."""
    bonus_for: str | None = None


def write_position(track: Track, course: Course, race: Race) -> dict[str, Any]:
    """The state as a document of plain values."""
    professional = bool(course.professional)
    cars: dict[str, CarDocument | str] = {}
    for seat in range(course.seats):
        cars[COLOURS[course.car[seat]]] = CarDocument(
            track.spaces[race.at[seat]].name,
            race.used[seat],
            bool(race.extra[seat]) if professional else None,
            _write_tiles(race.tiles[seat]) if professional else None,
        )
    document = RaceDocument(
        cars=cars,
        turn=COLOURS[course.car[race.mover]],
        phase=PHASES[race.phase],
        round=race.round,
        first=COLOURS[course.car[race.first]],
        dice=write_handful(race.dice),
        path=tuple(_write_laid(track, laid) for laid in race.path[: race.laid]),
        last=None if race.last == NOTHING else COLOURS[race.last],
        rolling=race.rolling or None,
        bonus_for=None if race.stepper == NOTHING else COLOURS[course.car[race.stepper]],
    )
    written: dict[str, Any] = msgspec.to_builtins(document)
    return written


def _write_tiles(tiles: int) -> str:
    return "".join(letter for colour, letter in enumerate(LETTERS) if tiles >> colour & 1)


def _write_laid(track: Track, laid: int) -> str:
    word = "tile" if laid >> 3 & 1 else "lay"
    return f"{word} {LETTERS[laid & 7]} {track.spaces[laid >> 4].name}"


def read_position(track: Track, course: Course, raw: Any) -> Race:
    """The state that a document describes."""
    try:
        document = msgspec.convert(raw, RaceDocument)
    except msgspec.ValidationError as error:
        raise PaddockError("position-form", detail=str(error)) from None
    return _Reader(track, course, document).race()


class _Reader:
    """Builds a race from a document, and complains about the first thing that cannot be."""

    def __init__(self, track: Track, course: Course, document: RaceDocument) -> None:
        self.track, self.course, self.document = track, course, document
        self.names = [COLOURS[course.car[seat]] for seat in range(course.seats)]

    def race(self) -> Race:
        race, document = Race(), self.document
        race.round = document.round
        if race.round < 1:
            self._wrong("round", value=race.round)
        race.first = self._seat(document.first, "first") if document.first else 0
        race.mover = self._seat(document.turn, "turn") if document.turn else race.first
        race.phase = self._phase()
        self._cars(race)
        self._path(race)
        self._dice(race)
        self._bonus(race)
        self._crowding(race)
        arrived = any(self.course.finish[race.at[seat]] for seat in range(self.course.seats))
        if race.phase == OVER and not arrived:
            self._wrong("not-over")
        if race.phase not in (BONUS, OVER) and self.course.finish[race.at[race.mover]]:
            self._wrong("arrived-moves", car=self.names[race.mover])
        return race

    def _wrong(self, what: str, **args: Argument) -> None:
        raise PaddockError(f"monza-position-{what}", **args)

    def _seat(self, car: str | None, place: str) -> int:
        if car not in self.names:
            self._wrong("car", place=place, car=str(car), cars=", ".join(self.names))
        return self.names.index(str(car))

    def _phase(self) -> int:
        guess = BONUS if self.document.bonus_for else LAY if self.document.dice or self.document.path else ROLL
        named = self.document.phase or PHASES[guess]
        variant = () if self.course.professional else (REROLL, TURBO_ROLL, TURBO)
        absent = variant if self.course.bonus != NO_BONUS else (*variant, BONUS)
        phases = [name for phase, name in enumerate(PHASES) if phase not in absent]
        if named not in phases:
            self._wrong("phase", phase=named, phases=", ".join(phases))
        return PHASES.index(named)

    def _space(self, name: str, place: str) -> Space:
        space = self.track.by_name.get(name)
        if space is None or space.obstacle:
            self._wrong("no-space" if space is None else "obstacle", place=place, name=name, track=self.track.name)
        assert space is not None
        return space

    def _cars(self, race: Race) -> None:
        for name in self.document.cars:
            self._seat(name, "cars")
        for seat, name in enumerate(self.names):
            if name not in self.document.cars:
                self._wrong("missing-car", car=name)
            described = self.document.cars[name]
            car = CarDocument(described) if isinstance(described, str) else described
            race.at[seat] = self._space(car.at, f"cars.{name}").id
            race.used[seat] = car.used or 0
            if not 0 <= race.used[seat] <= DICE + TURBO_DICE:
                self._wrong("used", car=name, used=race.used[seat])
            if (car.extra_roll or car.tiles) and not self.course.professional:
                self._wrong("no-tiles", car=name)
            if self.course.professional:
                race.extra[seat] = int(car.extra_roll is not False)
                race.tiles[seat] = self._tiles(name, car.tiles)

    def _tiles(self, name: str, tiles: str | None) -> int:
        if tiles is None:
            return 63
        if any(letter not in LETTERS for letter in tiles) or len(set(tiles)) != len(tiles):
            self._wrong("tiles", car=name, tiles=tiles)
        return sum(1 << LETTERS.index(letter) for letter in tiles)

    def _path(self, race: Race) -> None:
        """What has been laid leads from the car's space, step by step."""
        race.head = race.at[race.mover]
        for text in self.document.path:
            move = NOTATION.read(text)
            if race.phase not in (LAY, TURBO) or not isinstance(move, Lay):
                self._wrong("path", text=text)
            assert isinstance(move, Lay)
            space = self._space(move.space, "path")
            if space.id not in self.course.steps[race.head]:
                self._wrong("path-step", space=move.space, here=self.track.spaces[race.head].name)
            colour = COLOURS.index(move.colour)
            if not matches(self.course, space.id, colour) or (move.tile and not self.course.professional):
                self._wrong("path", text=text)
            if move.tile:
                race.tiles[race.mover] &= ~(1 << colour)  # what lies on the track is not in the hand
            race.head, race.last = space.id, colour
            if race.laid == len(race.path):
                self._wrong("path", text=text)
            race.path[race.laid] = 16 * space.id + 8 * move.tile + colour
            race.laid += 1
        if self.document.last is not None:
            if self.document.last not in COLOURS:
                self._wrong("colour", colour=self.document.last, colours=", ".join(COLOURS))
            race.last = COLOURS.index(self.document.last)
        elif race.phase in (TURBO_ROLL, TURBO) and race.last == NOTHING:
            race.last = self.course.colour[race.head]  # the car stands where its last die or tile was laid

    def _dice(self, race: Race) -> None:
        """Six dice in all (two in a turbo roll): in the hand, on the track, or about to be rolled."""
        left = len(self.document.dice)
        if left > DICE:
            self._wrong("dice-total", total=DICE, found=left)
        try:
            race.dice = read_handful(self.document.dice)
        except KeyError as error:
            self._wrong("dice-letter", letter=str(error.args[0]))
        said = self.document.rolling
        race.rolling = {ROLL: DICE, TURBO_ROLL: TURBO_DICE, REROLL: said or 0}.get(race.phase, 0)
        if said is not None and said != race.rolling:
            self._wrong("dice-total", total=race.rolling, found=said)
        laid = sum(not code >> 3 & 1 for code in race.path[: race.laid])
        if race.phase in (LAY, REROLL, TURBO):
            total = TURBO_DICE if race.phase == TURBO else DICE
            if left + race.rolling + laid != total:
                self._wrong("dice-total", total=total, found=left + race.rolling + laid)
        elif left:
            self._wrong("dice-phase", phase=PHASES[race.phase])
        if race.phase == REROLL and race.rolling == 0:
            self._wrong("rolling")
        before = DICE if race.phase in (TURBO_ROLL, TURBO) else 0
        race.used[race.mover] = max(race.used[race.mover], before + laid)
        if race.phase == REROLL:
            race.extra[race.mover] = 0

    def _bonus(self, race: Race) -> None:
        if race.phase == BONUS:
            if race.last == NOTHING or not self.document.bonus_for:
                self._wrong("bonus")
            race.stepper = self._seat(self.document.bonus_for, "bonus_for")
        elif self.document.bonus_for:
            self._wrong("bonus-phase", phase=PHASES[race.phase])

    def _crowding(self, race: Race) -> None:
        """One car a space, but on start and finish; and but for the mover between turn and turbo roll (MZ-54)."""
        stood: dict[int, int] = {}
        for seat in range(self.course.seats):
            space = race.at[seat]
            waits = seat == race.mover and race.phase in (TURBO_ROLL, TURBO)
            if space == START or self.course.finish[space] or waits:
                continue
            if space in stood:
                self._wrong(
                    "crowded",
                    space=self.track.spaces[space].name,
                    one=self.names[stood[space]],
                    other=self.names[seat],
                )
            stood[space] = seat
