"""What happens in a race, as typed events: they tell the story to log, animation, speech, sound and statistics.

None of them says what a die shows before the cup is lifted (HC-13), so everybody may know every event.
"""

from __future__ import annotations

from typing import Annotated

from paddock.core.events import Event, number_of
from paddock.core.field_kinds import MaybeKind, MaybeSeatKind, PerSeatKind, Seat
from paddock.core.messages import Argument
from paddock.games.hurry_cup.field_kinds import How, Path, Pawn, Pilot, Pilots, Tanks, Tile, Token


class HurryEvent(Event, frozen=True):
    """Base of all events of Hurry'Cup!"""

    prefix = "hurry"


class FirstDrawn(HurryEvent, frozen=True, tag="first-drawn"):
    """Chance has named who lifts the cup first (HC-06)."""

    seat: Pilot


class RoundBegan(HurryEvent, frozen=True, tag="round-began"):
    round: int
    cup: Seat
    """The seat that lifts the cup."""


class OutOfFuel(HurryEvent, frozen=True, tag="out-of-fuel"):
    """The tank of this pilot counts as 1 in this round (HC-40)."""

    seat: Pilot


class Called(HurryEvent, frozen=True, tag="called"):
    """The horn: the token is used (HC-12)."""

    seat: Pilot


class CallerDrawn(HurryEvent, frozen=True, tag="caller"):
    """The place of a horn caller, where the calls were sealed."""

    seat: Pilot
    place: int


class Looked(HurryEvent, frozen=True, tag="looked"):
    """A horn caller knows the dice now."""

    seat: Pilot


class Lifted(HurryEvent, frozen=True, tag="lifted"):
    tanks: Tanks
    """What the die of each pawn shows."""


class Grabbed(HurryEvent, frozen=True, tag="grabbed"):
    seat: Pilot
    pawn: Pawn
    value: Annotated[int | None, MaybeKind(0)]
    """What its die shows; None before the cup is lifted."""
    how: How

    def sentence(self) -> str:
        return "grabbed" if self.value is not None else "grabbed-hidden"


class Sealed(HurryEvent, frozen=True, tag="sealed"):
    """A pilot has ranked the pawns; how, nobody knows yet."""

    seat: Pilot


class TurnBegan(HurryEvent, frozen=True, tag="turn-began"):
    seat: Pilot


class LanternStep(HurryEvent, frozen=True, tag="lantern-step"):
    seat: Pilot
    origin: Tile
    tile: Tile


class TokenUsed(HurryEvent, frozen=True, tag="token-used"):
    """A token is played; what it does follows. (Horn and out of fuel have events of their own.)"""

    seat: Pilot
    token: Token


class Swapped(HurryEvent, frozen=True, tag="swapped"):
    seat: Pilot
    other: Seat
    pawn: Pawn
    """The pawn that the seat has now, and what its die shows."""
    tank: int


class Slipstreamed(HurryEvent, frozen=True, tag="slipstreamed"):
    seat: Pilot
    origin: Tile
    tile: Tile
    behind: Seat
    """The seat of the car ahead."""


class Recovered(HurryEvent, frozen=True, tag="recovered"):
    seat: Pilot
    token: Token


class Aced(HurryEvent, frozen=True, tag="aced"):
    seat: Pilot
    origin: Tile
    tile: Tile
    tiles: int


class Rolled(HurryEvent, frozen=True, tag="rolled"):
    seat: Pilot
    accelerator: int
    tank: int
    speed: int


class Rerolled(HurryEvent, frozen=True, tag="rerolled"):
    seat: Pilot
    accelerator: int
    tank: int
    speed: int


class Drove(HurryEvent, frozen=True, tag="drove"):
    seat: Pilot
    origin: Tile
    tile: Tile
    tiles: int
    """Movement points used: the tiles entered."""
    path: Path
    shortcut: bool


class Stopped(HurryEvent, frozen=True, tag="stopped"):
    """The next tile is too strict for this speed (HC-22)."""

    seat: Pilot
    tile: Tile
    limit: int
    speed: int


class Stayed(HurryEvent, frozen=True, tag="stayed"):
    seat: Pilot


class Nitroed(HurryEvent, frozen=True, tag="nitro"):
    seat: Pilot
    origin: Tile
    tile: Tile


class Oiled(HurryEvent, frozen=True, tag="oiled"):
    seat: Pilot
    tile: Tile


class Found(HurryEvent, frozen=True, tag="found"):
    seat: Pilot
    token: Token
    tile: Tile


class TookSecondChance(HurryEvent, frozen=True, tag="second-chance"):
    seat: Pilot


class Crossed(HurryEvent, frozen=True, tag="crossed"):
    seat: Pilot
    place: int


class LanternGiven(HurryEvent, frozen=True, tag="lantern"):
    """Who has the red lantern from now on; None: nobody."""

    seat: Annotated[int | None, MaybeSeatKind("pilot")]

    def sentence(self) -> str:
        return "lantern" if self.seat is not None else "lantern-nobody"


class Won(HurryEvent, frozen=True, tag="won"):
    seats: Pilots
    ranks: Annotated[tuple[int, ...], PerSeatKind(bits=4)]
    points: Annotated[tuple[int, ...], PerSeatKind(bits=8)]

    def details(self) -> dict[str, Argument]:
        return {"points": max(self.points)}


# The numbers of the events, for rules.
FIRST_DRAWN = number_of(FirstDrawn)
ROUND_BEGAN = number_of(RoundBegan)
OUT_OF_FUEL = number_of(OutOfFuel)
CALLED = number_of(Called)
CALLER_DRAWN = number_of(CallerDrawn)
LOOKED = number_of(Looked)
LIFTED = number_of(Lifted)
GRABBED = number_of(Grabbed)
SEALED = number_of(Sealed)
TURN_BEGAN = number_of(TurnBegan)
LANTERN_STEP = number_of(LanternStep)
TOKEN_USED = number_of(TokenUsed)
SWAPPED = number_of(Swapped)
SLIPSTREAMED = number_of(Slipstreamed)
RECOVERED = number_of(Recovered)
ACED = number_of(Aced)
ROLLED = number_of(Rolled)
REROLLED = number_of(Rerolled)
DROVE = number_of(Drove)
STOPPED = number_of(Stopped)
STAYED = number_of(Stayed)
NITROED = number_of(Nitroed)
OILED = number_of(Oiled)
FOUND = number_of(Found)
TOOK_SECOND_CHANCE = number_of(TookSecondChance)
CROSSED = number_of(Crossed)
LANTERN_GIVEN = number_of(LanternGiven)
WON = number_of(Won)
