"""What happens in a race, as typed events: they tell the story to log, animation, speech, sound and statistics."""

from __future__ import annotations

from paddock.core.events import Event, number_of
from paddock.core.field_kinds import Seat
from paddock.games.monza.field_kinds import Colour, Driver, Drivers, Handful, Space


class MonzaEvent(Event, frozen=True):
    """Base of all events of Monza."""

    prefix = "monza"


class FirstDrawn(MonzaEvent, frozen=True, tag="first-drawn"):
    """Chance has named the first player (MZ-03)."""

    seat: Driver


class RoundBegan(MonzaEvent, frozen=True, tag="round-began"):
    round: int


class TurnBegan(MonzaEvent, frozen=True, tag="turn-began"):
    seat: Driver


class Rolled(MonzaEvent, frozen=True, tag="rolled"):
    seat: Driver
    dice: Handful


class ExtraRoll(MonzaEvent, frozen=True, tag="extra-roll"):
    """The extra-roll tile is used on these dice (MZ-51)."""

    seat: Driver
    dice: Handful


class Rerolled(MonzaEvent, frozen=True, tag="rerolled"):
    """The dice rolled anew, and the whole hand after it."""

    seat: Driver
    dice: Handful
    hand: Handful


class Laid(MonzaEvent, frozen=True, tag="laid"):
    seat: Driver
    colour: Colour
    space: Space
    tile: bool


class Drove(MonzaEvent, frozen=True, tag="drove"):
    seat: Driver
    origin: Space
    space: Space
    spaces: int


class Stayed(MonzaEvent, frozen=True, tag="stayed"):
    """Nothing was laid, the car stays put (MZ-24)."""

    seat: Driver
    space: Space


class TurboRolled(MonzaEvent, frozen=True, tag="turbo-rolled"):
    seat: Driver
    dice: Handful


class PushedBack(MonzaEvent, frozen=True, tag="pushed-back"):
    seat: Driver
    by: Seat
    origin: Space
    space: Space


class Arrived(MonzaEvent, frozen=True, tag="arrived"):
    seat: Driver
    dice: int


class LastRound(MonzaEvent, frozen=True, tag="last-round"):
    """The first car has arrived: this round is the last one (MZ-30)."""

    round: int


class BonusOffered(MonzaEvent, frozen=True, tag="bonus-offered"):
    """The colour laid last gives this car a step (MZ-40); `by` is whose turn brought it."""

    seat: Driver
    by: Seat
    colour: Colour


class Stepped(MonzaEvent, frozen=True, tag="stepped"):
    seat: Driver
    origin: Space
    space: Space


class Declined(MonzaEvent, frozen=True, tag="declined"):
    seat: Driver


class Won(MonzaEvent, frozen=True, tag="won"):
    seats: Drivers
    dice: int


# The numbers of the events, for rules.
FIRST_DRAWN = number_of(FirstDrawn)
ROUND_BEGAN = number_of(RoundBegan)
TURN_BEGAN = number_of(TurnBegan)
ROLLED = number_of(Rolled)
EXTRA_ROLL = number_of(ExtraRoll)
REROLLED = number_of(Rerolled)
LAID = number_of(Laid)
DROVE = number_of(Drove)
STAYED = number_of(Stayed)
TURBO_ROLLED = number_of(TurboRolled)
PUSHED_BACK = number_of(PushedBack)
ARRIVED = number_of(Arrived)
LAST_ROUND = number_of(LastRound)
BONUS_OFFERED = number_of(BonusOffered)
STEPPED = number_of(Stepped)
DECLINED = number_of(Declined)
WON = number_of(Won)
