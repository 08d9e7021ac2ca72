"""A track: three lanes of coloured spaces (MZ-10), and the steps that follow from where their edges lie (MZ-11)."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from paddock.core.messages import PaddockError
from paddock.core.shelf import read_toml
from paddock.games.monza.colours import LETTERS, OBSTACLE, OBSTACLE_LETTER, WHITE

TICKS = 20
"""Lengths are kept as whole ticks, 20 to a unit: edges meet exactly or not at all, and never by rounding."""

LANES = ("outer", "middle", "inner")
LANE_LETTERS = "abc"
START = 0
"""The id of the start field. Spaces follow lane by lane; an anniversary track ends with the finish."""
MOST_SPACES = 250

Edition = Literal["classic", "anniversary"]
_WORD = re.compile(r"([a-zA-Z])(\d+(?:\.\d+)?)")


@dataclasses.dataclass(frozen=True)
class Space:
    """A space from its rear edge to its front edge, in ticks from the rear edge of the start field."""

    id: int
    name: str
    """`a1` is the first space of the outer lane, `b` and `c` are the middle and the inner one; or `start`, `finish`."""
    lane: int
    """0 outer, 1 middle, 2 inner; -1 for the fields that lie across all lanes."""
    colour: int
    rear: int
    front: int
    finish: bool = False

    @property
    def obstacle(self) -> bool:
        return self.colour == OBSTACLE

    @property
    def length(self) -> int:
        return self.front - self.rear


@dataclasses.dataclass(frozen=True)
class Track:
    """A track as its file describes it. Nothing here is checked for fairness or reach: see `check.py`."""

    key: str
    """What the track is called in options and commands: the name of its file."""
    name: str
    edition: Edition
    """Which edition it is made for: `classic` ends in two target spaces, `anniversary` on the start field (MZ-13)."""
    spaces: tuple[Space, ...]
    start_length: int
    source: str
    """The file's own text. Records carry it, so that they replay when the shipped track has changed."""
    curves: Mapping[str, Any]
    """The roads that it is drawn on, by name, as in the file: see `curve.py`."""

    @property
    def start(self) -> Space:
        return self.spaces[START]

    def lane(self, lane: int) -> list[Space]:
        """The spaces of a lane from the start on."""
        return [space for space in self.spaces if space.lane == lane]

    @property
    def lap(self) -> int:
        """Ticks from the rear edge of the start field once around to it."""
        return max(space.front for space in self.spaces if space.lane >= 0)

    @cached_property
    def by_name(self) -> dict[str, Space]:
        return {space.name: space for space in self.spaces}

    def space(self, name: str) -> Space:
        if name not in self.by_name:
            raise PaddockError("monza-no-such-space", name=name, track=self.name)
        return self.by_name[name]

    def steps(self, here: Space) -> list[Space]:
        """Where a car can step to from here, at most one space a lane, outer lane first (MZ-11, MZ-12, MZ-13)."""
        return [space for space in self.spaces if not space.obstacle and self._is_step(here, space)]

    def behind(self, here: Space) -> Space:
        """The nearest space behind it in its own lane that is not an obstacle, or the start (MZ-26)."""
        for space in reversed(self.lane(here.lane)):
            if space.front <= here.rear and not space.obstacle:
                return space
        return self.start

    @cached_property
    def to_go(self) -> tuple[int, ...]:
        """From each space, over how many spaces a car has to drive at least to arrive; 0 where it never does."""
        left = [0] * len(self.spaces)
        for here in sorted(self.spaces, key=lambda space: -space.front):  # every step leads to a front further on
            reached = [left[to.id] for to in self.steps(here) if to.finish or left[to.id]]
            left[here.id] = 1 + min(reached) if reached else 0
        return tuple(left)

    @staticmethod
    def _is_step(here: Space, to: Space) -> bool:
        if here.finish or to.id == START:
            return False
        if here.lane == to.lane or -1 in (here.lane, to.lane):
            return to.rear == here.front  # (a) the next space of the lane, the first ones, or the finish field
        touch = min(here.front, to.front) - max(here.rear, to.rear)
        return abs(here.lane - to.lane) == 1 and touch > 0 and to.front > here.front  # (b)


def read_track(text: str, key: str, place: str | None = None) -> Track:
    """The track that a file describes. `place` is what the file is called in complaints."""
    place = place or key
    raw = read_toml(text, place, {"name", "edition", "start", "lanes", "curves"}, "monza-track")
    name, edition = raw.get("name"), raw.get("edition")
    if not isinstance(name, str) or not name:
        raise PaddockError("monza-track-no-name", place=place)
    if edition not in ("classic", "anniversary"):
        raise PaddockError("monza-track-edition", place=place, value=_shown(edition))
    lanes = raw.get("lanes")
    if not isinstance(lanes, dict) or set(lanes) != set(LANES):
        raise PaddockError("monza-track-lanes", place=place)
    curves = raw.get("curves", {})
    if not isinstance(curves, dict):
        raise PaddockError("monza-track-curves", place=place)
    start_length = _ticks(raw.get("start"))
    if start_length is None:
        raise PaddockError("monza-track-start", place=place, value=_shown(raw.get("start")))
    spaces = [Space(START, "start", -1, WHITE, 0, start_length)]
    for lane, title in enumerate(LANES):
        spaces += _read_lane(lanes[title], lane, start_length, len(spaces), edition == "classic", place)
    lap = max(space.front for space in spaces)
    if edition == "anniversary":
        spaces.append(Space(len(spaces), "finish", -1, WHITE, lap, lap + start_length, finish=True))
    if len(spaces) > MOST_SPACES:
        raise PaddockError("monza-track-too-long", place=place, spaces=len(spaces), most=MOST_SPACES)
    return Track(key, name, edition, tuple(spaces), start_length, text, curves)


def _read_lane(row: Any, lane: int, at: int, first_id: int, targets: bool, place: str) -> list[Space]:
    """A row such as `w2 r3 x1.5`: a letter for the colour, then the length."""
    title = LANES[lane]
    words = row.split() if isinstance(row, str) else []
    if not words:
        raise PaddockError("monza-track-lane-empty", place=place, lane=title)
    spaces = []
    for number, word in enumerate(words, 1):
        match = _WORD.fullmatch(word)
        if not match:
            raise PaddockError("monza-track-word", place=place, lane=title, number=number, word=word)
        letter, length = match[1], _ticks(float(match[2]))
        if letter not in LETTERS + OBSTACLE_LETTER:
            raise PaddockError("monza-track-colour", place=place, lane=title, number=number, letter=letter)
        if length is None:
            raise PaddockError("monza-track-length", place=place, lane=title, number=number, word=word)
        colour = OBSTACLE if letter == OBSTACLE_LETTER else LETTERS.index(letter)
        finish = targets and number == len(words) and colour != OBSTACLE
        name = f"{LANE_LETTERS[lane]}{number}"
        spaces.append(Space(first_id + number - 1, name, lane, colour, at, at + length, finish))
        at += length
    return spaces


def _ticks(units: Any) -> int | None:
    """A length in whole ticks; None for what is no positive number, or lies between two ticks."""
    if isinstance(units, bool) or not isinstance(units, int | float) or not 0 < units <= 1000:
        return None
    ticks = round(units * TICKS)
    return ticks if abs(ticks - units * TICKS) < 1e-6 and ticks > 0 else None


def _shown(value: Any) -> str:
    return "nothing" if value is None else repr(value)
