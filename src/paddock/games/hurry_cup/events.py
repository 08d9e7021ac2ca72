"""What happens in a race, as typed events: they tell the story to log, animation, speech, sound and statistics.

None of them says what a die shows before the cup is lifted (HC-13), so everybody may know every event.
"""

from __future__ import annotations

from paddock.core.events import Event
from paddock.games.hurry_cup import log
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.finish import points_of, rank_of
from paddock.games.hurry_cup.rally import EVENT, FACES, HOW, NOTHING, TOKENS, Course, Rally, Work


class FirstDrawn(Event, frozen=True, tag="first-drawn"):
    """Chance has named who lifts the cup first (HC-06)."""

    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    cup: int
    """The seat that lifts the cup."""


class OutOfFuel(Event, frozen=True, tag="out-of-fuel"):
    """The tank of this pilot counts as 1 in this round (HC-40)."""

    seat: int


class Called(Event, frozen=True, tag="called"):
    """The horn: the token is used (HC-12)."""

    seat: int


class CallerDrawn(Event, frozen=True, tag="caller"):
    """The place of a horn caller, where the calls were sealed."""

    seat: int
    place: int


class Looked(Event, frozen=True, tag="looked"):
    """A horn caller knows the dice now."""

    seat: int


class Lifted(Event, frozen=True, tag="lifted"):
    tanks: dict[str, int]
    """What the die of each pawn shows."""


class Grabbed(Event, frozen=True, tag="grabbed"):
    seat: int
    pawn: str
    value: int | None
    """What its die shows; None before the cup is lifted."""
    how: str
    """`horn`, `live`, `hand`, `last` or `late`."""


class Sealed(Event, frozen=True, tag="sealed"):
    """A pilot has ranked the pawns; how, nobody knows yet."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class LanternStep(Event, frozen=True, tag="lantern-step"):
    seat: int
    origin: int
    tile: int


class TokenUsed(Event, frozen=True, tag="token-used"):
    """A token is played; what it does follows. (Horn and out of fuel have events of their own.)"""

    seat: int
    token: str


class Swapped(Event, frozen=True, tag="swapped"):
    seat: int
    other: int
    pawn: str
    """The pawn that the seat has now, and what its die shows."""
    tank: int


class Slipstreamed(Event, frozen=True, tag="slipstreamed"):
    seat: int
    origin: int
    tile: int
    behind: int
    """The seat of the car ahead."""


class Recovered(Event, frozen=True, tag="recovered"):
    seat: int
    token: str


class Aced(Event, frozen=True, tag="aced"):
    seat: int
    origin: int
    tile: int
    tiles: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    accelerator: int
    tank: int
    speed: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    seat: int
    accelerator: int
    tank: int
    speed: int


class Drove(Event, frozen=True, tag="drove"):
    seat: int
    origin: int
    tile: int
    tiles: int
    """Movement points used: the tiles entered."""
    path: tuple[int, ...]
    shortcut: bool


class Stopped(Event, frozen=True, tag="stopped"):
    """The next tile is too strict for this speed (HC-22)."""

    seat: int
    tile: int
    limit: int
    speed: int


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int


class Nitroed(Event, frozen=True, tag="nitro"):
    seat: int
    origin: int
    tile: int


class Oiled(Event, frozen=True, tag="oiled"):
    seat: int
    tile: int


class Found(Event, frozen=True, tag="found"):
    seat: int
    token: str
    tile: int


class TookSecondChance(Event, frozen=True, tag="second-chance"):
    seat: int


class Crossed(Event, frozen=True, tag="crossed"):
    seat: int
    place: int


class LanternGiven(Event, frozen=True, tag="lantern"):
    """Who has the red lantern from now on; None: nobody."""

    seat: int | None


class Won(Event, frozen=True, tag="won"):
    seats: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]


HurryEvent = (
    FirstDrawn
    | RoundBegan
    | OutOfFuel
    | Called
    | CallerDrawn
    | Looked
    | Lifted
    | Grabbed
    | Sealed
    | TurnBegan
    | LanternStep
    | TokenUsed
    | Swapped
    | Slipstreamed
    | Recovered
    | Aced
    | Rolled
    | Rerolled
    | Drove
    | Stopped
    | Stayed
    | Nitroed
    | Oiled
    | Found
    | TookSecondChance
    | Crossed
    | LanternGiven
    | Won
)


def read_events(course: Course, rally: Rally, work: Work) -> list[Event]:
    """The events that a rule has written on its scratch paper; `rally` is the state after it."""
    return [_read(course, rally, work.events[at : at + EVENT]) for at in range(0, work.written * EVENT, EVENT)]


_SEAT_ALONE: dict[int, type[Event]] = {
    log.FIRST_DRAWN: FirstDrawn,
    log.OUT_OF_FUEL: OutOfFuel,
    log.CALLED: Called,
    log.LOOKED: Looked,
    log.SEALED: Sealed,
    log.TURN_BEGAN: TurnBegan,
    log.STAYED: Stayed,
    log.TOOK_SECOND_CHANCE: TookSecondChance,
}
_SEAT_AND_NUMBERS: dict[int, tuple[type[Event], int]] = {
    log.CALLER_DRAWN: (CallerDrawn, 1),
    log.LANTERN_STEP: (LanternStep, 2),
    log.SLIPSTREAMED: (Slipstreamed, 3),
    log.ACED: (Aced, 3),
    log.ROLLED: (Rolled, 3),
    log.REROLLED: (Rerolled, 3),
    log.STOPPED: (Stopped, 3),
    log.NITROED: (Nitroed, 2),
    log.OILED: (Oiled, 1),
    log.CROSSED: (Crossed, 1),
}
"""Events whose fields are the numbers as the rules wrote them."""


def _read(course: Course, rally: Rally, row: list[int]) -> Event:
    kind, seat, a, b, c = row
    if kind in _SEAT_ALONE:
        return _SEAT_ALONE[kind](seat)
    if kind in _SEAT_AND_NUMBERS:
        event, numbers = _SEAT_AND_NUMBERS[kind]
        return event(seat, *(a, b, c)[:numbers])
    match kind:
        case log.ROUND_BEGAN:
            return RoundBegan(a, b)
        case log.LIFTED:
            return Lifted({PAWNS[pawn]: a >> 3 * pawn & 7 for pawn in range(course.seats)})
        case log.GRABBED:
            return Grabbed(seat, PAWNS[a], b or None, HOW[c])
        case log.TOKEN_USED:
            return TokenUsed(seat, TOKENS[a])
        case log.SWAPPED:
            return Swapped(seat, a, PAWNS[b], c)
        case log.RECOVERED:
            return Recovered(seat, TOKENS[a])
        case log.DROVE:
            points, after = c % 8, c // 8
            return Drove(seat, a, b, points, _path(course, a, points, after), after <= FACES)
        case log.FOUND:
            return Found(seat, TOKENS[a], b)
        case log.LANTERN_GIVEN:
            return LanternGiven(None if seat == NOTHING else seat)
        case log.WON:
            seats = range(course.seats)
            ranks = tuple(rank_of(course, rally, other) for other in seats)
            points_won = tuple(points_of(course, rally, other) for other in seats)
            return Won(tuple(other for other in seats if ranks[other] == 1), ranks, points_won)
    raise AssertionError(f"the rules wrote an event of unknown kind {kind}")


def _path(course: Course, origin: int, points: int, after: int) -> tuple[int, ...]:
    """The tiles that a drive entered."""
    path, here = [], origin
    for point in range(points):
        here = course.jump[here] if point == after else here + 1
        path.append(here)
    return tuple(path)
