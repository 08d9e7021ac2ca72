"""What a workshop in a browser sends and hears: boards as text, what is wrong with them, and what races on them say.

The page's types are made from these (`python -m tools.wire_types`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Severity = Literal["error", "warning"]
Theme = Literal["light", "dark"]

# -- from the page


class CheckRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board to look at."""

    text: str
    name: str = ""
    """What the board is called in complaints: the name of its file."""
    layout: str | None = None
    """The layout to draw; the first one if the board has none of this name."""
    theme: Theme = "light"


class TrialRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board to race on."""

    text: str
    name: str = ""
    options: dict[str, Any] = {}
    """Options of the game, the number of players among them; the others have their defaults."""
    bot: str | None = None
    """The bot for every seat; the game's usual one if none is named."""
    seed: int = 1


# -- to the page


class BoardText(msgspec.Struct, frozen=True):
    key: str
    name: str
    text: str


class WorkshopInfo(msgspec.Struct, frozen=True):
    """What a workshop begins with."""

    game: str
    boards: list[BoardText]
    """Those that come with the game."""
    starter: str
    """The text of a small board to start from."""
    bots: list[str]
    """The bots that can race here, weakest first."""
    longest: int
    """Characters that the text of a board may have."""


class Fault(msgspec.Struct, frozen=True):
    severity: Severity
    text: str


class Area(msgspec.Struct, frozen=True):
    """A space on the drawing."""

    name: str
    points: str
    """The corners of a polygon, as SVG writes them."""


class Drawn(msgspec.Struct, frozen=True):
    """A board as a picture."""

    layouts: list[str]
    width: float
    height: float
    svg: str
    spaces: list[Area]


class Checked(msgspec.Struct, frozen=True):
    """What there is to say about a board."""

    faults: list[Fault]
    summary: str
    options: dict[str, Any]
    """The options of a game on it."""
    drawn: Drawn | None
    """None: it cannot be played on."""


class Waiting(msgspec.Struct, frozen=True, tag_field="is", tag="waiting"):
    """Other trials run first."""

    ahead: int


class SeatChance(msgspec.Struct, frozen=True):
    seat: int
    """From 1."""
    car: str
    chance: str
    interval: str


class Heat(msgspec.Struct, frozen=True):
    """What happens on the spaces, in one race."""

    name: str
    most: float
    spaces: dict[str, float]


class Judged(msgspec.Struct, frozen=True, tag_field="is", tag="judged"):
    """What the races so far say."""

    races: int
    wanted: int
    done: bool
    compiled: bool
    """Were the last of them played in machine code?"""
    basis: str
    """How many races the numbers stand on, in a sentence."""
    sentences: list[str]
    seats: list[SeatChance]
    wins: str
    length: str
    """Plots, as SVG."""
    heats: list[Heat]
    idle: list[str]
    """Spaces on which nobody ever stopped."""


class Report(msgspec.Struct, frozen=True, tag_field="is", tag="report"):
    """The whole report as a page to keep (HTML)."""

    html: str


class Failed(msgspec.Struct, frozen=True, tag_field="is", tag="failed"):
    key: str
    text: str


TrialMessage = Waiting | Judged | Report | Failed
"""A line of what comes while races are run."""
