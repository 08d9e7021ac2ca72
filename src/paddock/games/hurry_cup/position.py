"""A position is a document: any state of a race as readable JSON, and back, with a sentence for what is wrong in it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec

from paddock.core.messages import Argument, PaddockError
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.legal import may_use
from paddock.games.hurry_cup.pawns import free_pawns, without_pawn
from paddock.games.hurry_cup.rally import (
    ALL_TRUMPS,
    CALLER,
    DRAW_FIRST,
    FACES,
    FIND,
    FINISH,
    FUEL,
    GIVEN,
    GRAB,
    HAND,
    HIDDEN_DIE,
    HIDDEN_WISH,
    HORN,
    HORN_TOKEN,
    LIFT,
    LOOK,
    NOTHING,
    OVER,
    PHASES,
    READY,
    ROLL,
    SECOND_CHANCE,
    START,
    TOKENS,
    WISH,
    Course,
    Rally,
)
from paddock.games.hurry_cup.sets import size
from paddock.games.hurry_cup.speed import speed_of

LIVE_ONLY, SEALED_ONLY = (GRAB, GIVEN), (CALLER, WISH, HAND)


class RallyDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a race. By hand, `cars` alone is enough (a round begins); `pawns` and `tanks` put the `mover` before
    the roll, and with `accelerator` too before the drive."""

    cars: list[int]
    """The tile of each seat's car; 0 is the start line, 36 the finish."""
    phase: str | None = None
    round: int = 1
    first: int = 0
    cup: int | None = None
    mover: int | None = None
    speed: int | None = None
    """For readers: it follows from tank and accelerator."""
    accelerator: int | None = None
    crossed: list[int] | None = None
    pawns: list[str | None] | None = None
    tanks: dict[str, int | None] = {}
    tokens: list[list[str]] | None = None
    used: list[list[str]] | None = None
    fresh: list[list[str]] | None = None
    played: list[str] | None = None
    lantern: int | None = None
    stars: list[int] | None = None
    hidden: list[str] | None = None
    oil: list[int] = []
    wishes: list[list[str | None]] | None = None
    entered: list[int] = []
    waiting: list[int] | None = None
    """The seats that still have to decide, where all do so at once."""
    horns: list[int] = []
    """Horn callers without a place in the order yet."""
    callers: list[int] = []
    """Horn callers in their order."""
    late: list[int] = []
    rolled: int | None = None
    turns: int | None = None
    begun: bool = False
    origin: int | None = None
    driven_out: bool = False


def write_position(course: Course, rally: Rally) -> dict[str, Any]:
    """The state as a document of plain values."""
    seats = range(course.seats)
    known = rally.accelerator > 0 and rally.tank[max(rally.pawn[rally.mover], 0)] > 0
    document = RallyDocument(
        phase=PHASES[rally.phase],
        round=rally.round,
        first=rally.first,
        cup=rally.cup,
        mover=rally.mover,
        speed=speed_of(rally, rally.mover) if known else None,
        accelerator=rally.accelerator or None,
        cars=rally.at[: course.seats],
        crossed=rally.crossed[: rally.crossings],
        pawns=[None if rally.pawn[seat] == NOTHING else PAWNS[rally.pawn[seat]] for seat in seats],
        tanks={PAWNS[pawn]: rally.tank[pawn] if rally.tank[pawn] > 0 else None for pawn in seats},
        tokens=[_names(rally.tokens[seat]) for seat in seats],
        used=[_names(rally.used[seat]) for seat in seats],
        fresh=[_names(rally.fresh[seat]) for seat in seats],
        played=["" if rally.played[seat] == NOTHING else TOKENS[rally.played[seat]] for seat in seats],
        lantern=None if rally.lantern == NOTHING else rally.lantern,
        stars=_numbers(rally.stars),
        hidden=_names(rally.hidden),
        oil=_numbers(rally.oil),
        wishes=[[_wish(wish) for wish in rally.wishes[seat][: course.seats] if wish] for seat in seats],
        entered=_numbers(rally.entered),
        waiting=_numbers(rally.waiting),
        horns=_numbers(rally.horns),
        callers=rally.calls[: rally.called],
        late=_numbers(rally.late),
        rolled=rally.rolled,
        turns=rally.turns,
        begun=bool(rally.begun),
        origin=rally.origin,
        driven_out=bool(rally.driven_out),
    )
    written: dict[str, Any] = msgspec.to_builtins(document)  # with lists of its own
    return written


@functools.lru_cache(maxsize=4096)  # a position has a dozen of them, and few change from one to the next
def _names(several: int) -> list[str]:
    return [name for token, name in enumerate(TOKENS) if several >> token & 1]


@functools.lru_cache(maxsize=4096)
def _numbers(several: int) -> list[int]:
    return [one for one in range(FINISH + 1) if several >> one & 1]


def _wish(wish: int) -> str | None:
    return None if wish == HIDDEN_WISH else PAWNS[wish - 1]


def read_position(course: Course, raw: Any) -> Rally:
    """The state that a document describes."""
    try:
        document = msgspec.convert(raw, RallyDocument)
    except msgspec.ValidationError as error:
        raise PaddockError("position-form", detail=str(error)) from None
    return _Reader(course, document).rally()


class _Reader:
    """Builds a race from a document, and complains about the first thing that cannot be."""

    def __init__(self, course: Course, document: RallyDocument) -> None:
        self.course, self.document = course, document
        self.seats = range(course.seats)

    def rally(self) -> Rally:
        rally, document, most = Rally(), self.document, self.course.seats - 1
        rally.round = self._number("round", document.round, 1, 10**6)
        rally.first = self._number("first", document.first, 0, most)
        rally.cup = self._number("cup", document.first if document.cup is None else document.cup, 0, most)
        rally.mover = self._number("mover", rally.cup if document.mover is None else document.mover, 0, most)
        self._cars(rally)
        self._tokens(rally)
        self._grab(rally)
        self._turn(rally)
        rally.phase = self._phase(rally)
        self._waiting(rally)
        self._consistent(rally)
        return rally

    def _wrong(self, what: str, **args: Argument) -> NoReturn:
        raise PaddockError(f"hurry-position-{what}", **args)

    def _number(self, place: str, value: int, least: int, most: int) -> int:
        if not least <= value <= most:
            self._wrong("number", place=place, value=value, least=least, most=most)
        return value

    def _set(self, place: str, values: Sequence[int], least: int, most: int) -> int:
        found = 0
        for value in values:
            found |= 1 << self._number(place, value, least, most)
        return found

    def _row(self, place: str, values: Sequence[Any]) -> Sequence[Any]:
        if len(values) != self.course.seats:
            self._wrong("seats", place=place, given=len(values), seats=self.course.seats)
        return values

    def _name(self, place: str, name: str, names: Sequence[str]) -> int:
        if name not in names:
            self._wrong("name", place=place, name=name, names=", ".join(names))
        return names.index(name)

    def _cars(self, rally: Rally) -> None:
        document, most = self.document, self.course.seats - 1
        for seat, tile in enumerate(self._row("cars", document.cars)):
            rally.at[seat] = self._number("cars", tile, 0, FINISH)
        there = [seat for seat in self.seats if rally.at[seat] == FINISH]
        crossed = there if document.crossed is None else document.crossed
        if sorted(crossed) != there:
            self._wrong("crossed", place="crossed", seats=", ".join(map(str, there)))
        for place, seat in enumerate(crossed):
            rally.crossed[place] = seat
        rally.crossings = len(crossed)
        rally.lantern = NOTHING if document.lantern is None else self._number("lantern", document.lantern, 0, most)
        stars = self.course.stars if document.stars is None else self._set("stars", document.stars, 1, FINISH - 1)
        if stars & ~self.course.stars:
            self._wrong("star", place="stars", tiles=", ".join(map(str, _numbers(self.course.stars))))
        rally.stars = stars
        if document.hidden is not None:
            rally.hidden = self._token_set("hidden", document.hidden)
        if rally.hidden & (ALL_TRUMPS | 1 << SECOND_CHANCE) or size(rally.hidden) != size(stars):
            self._wrong("hidden", place="hidden", stars=size(stars))
        rally.oil = self._set("oil", document.oil, 1, FINISH - 1)

    def _token_set(self, place: str, names: Sequence[str]) -> int:
        found = 0
        for name in names:
            found |= 1 << self._name(place, name, TOKENS)
        return found

    def _tokens(self, rally: Rally) -> None:
        document = self.document
        for field, row in (("tokens", rally.tokens), ("used", rally.used), ("fresh", rally.fresh)):
            given: list[list[str]] | None = getattr(document, field)
            for seat in self.seats:
                if given is None:
                    row[seat] = ALL_TRUMPS if field == "tokens" else 0
                else:
                    row[seat] = self._token_set(field, self._row(field, given)[seat])
        for seat in self.seats:
            name = self._row("played", document.played)[seat] if document.played is not None else ""
            rally.played[seat] = self._name("played", name, TOKENS) if name else NOTHING
            if rally.tokens[seat] >> FUEL & 1:
                self._wrong("fuel", place="tokens")

    def _grab(self, rally: Rally) -> None:
        document, cars = self.document, self.course.seats
        names = PAWNS[:cars]
        for pawn, value in document.tanks.items():
            if value is not None:
                rally.tank[self._name("tanks", pawn, names)] = self._number("tanks", value, 1, FACES)
        pawns = [None] * cars if document.pawns is None else self._row("pawns", document.pawns)
        for seat, name in enumerate(pawns):
            rally.pawn[seat] = NOTHING if name is None else self._name("pawns", name, names)
        if len({pawn for pawn in pawns if pawn}) != sum(pawn is not None for pawn in pawns):
            self._wrong("pawn-twice", place="pawns")
        shown = sum(value > 0 for value in rally.tank)
        rally.rolled = shown if document.rolled is None else self._number("rolled", document.rolled, 0, cars)
        for die in range(rally.rolled):
            if rally.tank[die] == 0:
                rally.tank[die] = HIDDEN_DIE
        if any(rally.tank[die] > 0 for die in range(rally.rolled, cars)):
            self._wrong("rolled", place="rolled", count=shown)
        rally.horns = self._set("horns", document.horns, 0, cars - 1)
        rally.late = self._set("late", document.late, 0, cars - 1)
        if len(set(document.callers)) != len(document.callers):
            self._wrong("caller-twice", place="callers")
        for place, seat in enumerate(document.callers):
            rally.calls[place] = self._number("callers", seat, 0, cars - 1)
        rally.called = len(document.callers)
        wishes = [[] for _ in self.seats] if document.wishes is None else self._row("wishes", document.wishes)
        for seat, row in enumerate(wishes):
            if len(row) >= cars:
                self._wrong("wishes", place="wishes", most=cars - 1)
            for place, wish in enumerate(row):
                rally.wishes[seat][place] = HIDDEN_WISH if wish is None else self._name("wishes", wish, names) + 1

    def _turn(self, rally: Rally) -> None:
        document, cars = self.document, self.course.seats
        rally.accelerator = 0
        if document.accelerator is not None:
            rally.accelerator = self._number("accelerator", document.accelerator, 1, FACES)
        rally.entered = self._set("entered", document.entered, 1, FINISH)
        rally.begun, rally.driven_out = int(document.begun), int(document.driven_out)
        here = rally.at[rally.mover]
        rally.origin = here if document.origin is None else self._number("origin", document.origin, 0, here)
        turns = (rally.mover - rally.cup) % cars if document.turns is None else document.turns
        rally.turns = self._number("turns", turns, 0, cars)

    def _phase(self, rally: Rally) -> int:
        have = without_pawn(self.course, rally) == 0
        guess = READY if not have else ROLL if rally.accelerator == 0 else PHASES.index("drive")
        named = self.document.phase or PHASES[guess]
        absent = LIVE_ONLY if self.course.sealed else SEALED_ONLY
        phases = [name for phase, name in enumerate(PHASES) if phase not in absent]
        if named not in phases:
            self._wrong("phase", phase=named, phases=", ".join(phases))
        return PHASES.index(named)

    def _waiting(self, rally: Rally) -> None:
        """Who still has to decide: as the document says, or all who could."""
        given, cars = self.document.waiting, self.course.seats
        if given is not None:
            rally.waiting = self._set("waiting", given, 0, cars - 1)
        elif rally.phase == READY:
            ask = [seat for seat in self.seats if not self.course.sealed or may_use(rally, seat, HORN_TOKEN)]
            rally.waiting = self._set("waiting", ask, 0, cars - 1)
            if not ask:
                rally.phase = LIFT
        elif rally.phase in (GRAB, WISH):
            rally.waiting = without_pawn(self.course, rally)

    def _consistent(self, rally: Rally) -> None:
        """What a phase cannot do without."""
        phase, cars, without = rally.phase, self.course.seats, without_pawn(self.course, rally)
        at_once = phase in (READY, GRAB, WISH)
        driving = phase >= START and phase != OVER
        needs = {
            "waiting": at_once == (rally.waiting != 0),
            "horns": phase != CALLER or size(rally.horns) > 1,
            "callers": phase not in (LOOK, HORN) or rally.called > 0,
            "tanks": (phase not in (HORN, GRAB, GIVEN, WISH, HAND) and not driving) or rally.rolled == cars,
            "rolled": phase != LOOK or rally.rolled < cars,
            "pawns": (not driving or without == 0)
            and (phase not in (HORN, GRAB, GIVEN, WISH, HAND) or size(free_pawns(self.course, rally)) > 1),
            "late": phase != GIVEN or rally.late != 0,
            "accelerator": (phase > ROLL and phase < FIND) <= (rally.accelerator > 0),
            "stars": phase != FIND or rally.stars >> rally.at[rally.mover] & 1 != 0,
            "crossed": phase != OVER or rally.crossings > 0,
            "cars": phase == OVER or not driving or rally.at[rally.mover] < FINISH,
        }
        if phase == DRAW_FIRST and rally.crossings:
            needs["cars"] = False
        for place, fine in needs.items():
            if not fine:
                self._wrong("phase-needs", phase=PHASES[phase], place=place)
        if driving and phase != FIND and any(value < 1 for value in rally.tank[:cars]):
            self._wrong("phase-needs", phase=PHASES[phase], place="tanks")
