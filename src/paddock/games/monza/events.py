"""What happens in a race, as typed events: they tell the story to log, animation, speech, sound and statistics."""

from __future__ import annotations

from paddock.core.events import Event
from paddock.games.monza import log
from paddock.games.monza.colours import COLOURS, write_handful
from paddock.games.monza.race import EVENT, MAX_CARS, Work
from paddock.games.monza.track import Track


class FirstDrawn(Event, frozen=True, tag="first-drawn"):
    """Chance has named the first player (MZ-03)."""

    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    dice: str


class ExtraRoll(Event, frozen=True, tag="extra-roll"):
    """The extra-roll tile is used on these dice (MZ-51)."""

    seat: int
    dice: str


class Rerolled(Event, frozen=True, tag="rerolled"):
    """The dice rolled anew, and the whole hand after it."""

    seat: int
    dice: str
    hand: str


class Laid(Event, frozen=True, tag="laid"):
    seat: int
    colour: str
    space: str
    tile: bool


class Drove(Event, frozen=True, tag="drove"):
    seat: int
    origin: str
    space: str
    spaces: int


class Stayed(Event, frozen=True, tag="stayed"):
    """Nothing was laid, the car stays put (MZ-24)."""

    seat: int
    space: str


class TurboRolled(Event, frozen=True, tag="turbo-rolled"):
    seat: int
    dice: str


class PushedBack(Event, frozen=True, tag="pushed-back"):
    seat: int
    by: int
    origin: str
    space: str


class Arrived(Event, frozen=True, tag="arrived"):
    seat: int
    dice: int


class LastRound(Event, frozen=True, tag="last-round"):
    """The first car has arrived: this round is the last one (MZ-30)."""

    round: int


class BonusOffered(Event, frozen=True, tag="bonus-offered"):
    """The colour laid last gives this car a step (MZ-40); `by` is whose turn brought it."""

    seat: int
    by: int
    colour: str


class Stepped(Event, frozen=True, tag="stepped"):
    seat: int
    origin: str
    space: str


class Declined(Event, frozen=True, tag="declined"):
    seat: int


class Won(Event, frozen=True, tag="won"):
    seats: tuple[int, ...]
    dice: int


MonzaEvent = (
    FirstDrawn
    | RoundBegan
    | TurnBegan
    | Rolled
    | ExtraRoll
    | Rerolled
    | Laid
    | Drove
    | Stayed
    | TurboRolled
    | PushedBack
    | Arrived
    | LastRound
    | BonusOffered
    | Stepped
    | Declined
    | Won
)


def read_events(track: Track, work: Work) -> list[Event]:
    """The events that a rule has written on its scratch paper."""
    return [_read(track, work.events[at : at + EVENT]) for at in range(0, work.written * EVENT, EVENT)]


def _read(track: Track, row: list[int]) -> Event:
    kind, seat, a, b, c = row
    spaces = track.spaces
    match kind:
        case log.LAID:
            return Laid(seat, COLOURS[b], spaces[a].name, tile=bool(c))
        case log.ROLLED:
            return Rolled(seat, write_handful(a))
        case log.DROVE:
            return Drove(seat, spaces[a].name, spaces[b].name, c)
        case log.STAYED:
            return Stayed(seat, spaces[a].name)
        case log.TURN_BEGAN:
            return TurnBegan(seat)
        case log.ROUND_BEGAN:
            return RoundBegan(a)
        case log.PUSHED_BACK:
            return PushedBack(seat, a, spaces[b].name, spaces[c].name)
        case log.BONUS_OFFERED:
            return BonusOffered(seat, a, COLOURS[b])
        case log.STEPPED:
            return Stepped(seat, spaces[a].name, spaces[b].name)
        case log.DECLINED:
            return Declined(seat)
        case log.EXTRA_ROLL:
            return ExtraRoll(seat, write_handful(a))
        case log.REROLLED:
            return Rerolled(seat, write_handful(a), write_handful(b))
        case log.TURBO_ROLLED:
            return TurboRolled(seat, write_handful(a))
        case log.ARRIVED:
            return Arrived(seat, a)
        case log.LAST_ROUND:
            return LastRound(a)
        case log.FIRST_DRAWN:
            return FirstDrawn(seat)
        case log.WON:
            return Won(tuple(car for car in range(MAX_CARS) if a >> car & 1), b)
    raise AssertionError(f"the rules wrote an event of unknown kind {kind}")
