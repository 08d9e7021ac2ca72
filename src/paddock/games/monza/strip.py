"""The track as a strip of coloured cells for terminals: three lanes, wrapped into bands, every edge where it lies.

A column stands for the same stretch of road in all three lanes: where edges lie decides who can step where (MZ-11).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from paddock.core.messages import say
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.track import LANE_LETTERS, START, TICKS, Space, Track

OBSTACLE_STYLE = Style(color="#A9AEB8", bgcolor="#5B606B")
BADGE = "#101217"
"""What numbers stand on."""

MARGIN = 3
"""Columns for the lane's letter in front of a band, and one to spare at its end."""
NARROWEST = 5
"""Columns that the shortest space should have: an edge, shape, letter, and two more."""
WIDEST = 8
"""At most so many columns for a unit of length, however short the shortest space is."""

Segments = list[tuple[str, Style]]


@dataclasses.dataclass(frozen=True)
class Marks:
    """What lies on the track, by the ids of spaces."""

    cars: Mapping[int, Sequence[int]] = dataclasses.field(default_factory=dict)
    """The colours of the cars that stand there."""
    laid: Mapping[int, bool] = dataclasses.field(default_factory=dict)
    """What was laid in this turn: is it a tile?"""
    numbers: Mapping[int, Sequence[int]] = dataclasses.field(default_factory=dict)
    """The numbers of the choices that lead there."""
    focus: int = START
    """The space that must be in sight when there is no room for the whole track."""


def draw_strip(track: Track, marks: Marks, width: int, height: int | None, plain: bool) -> Text:
    """The strip in so many columns and, where `height` is given, at most so many lines."""
    return _Strip(track, marks, max(40, width), plain).text(height)


def face_words(colour: int) -> str:
    """A colour as it is always shown, with its shape: "▲ red"."""
    return f"{PAINTS[colour].sign} {say(f'monza-colour-{COLOURS[colour]}')}"


def die_face(colour: int, plain: bool) -> Text:
    """A die of a colour, with its shape and its name."""
    face = face_words(colour)
    return Text(f"[{face}]") if plain else Text(f" {face} ", paint_style(colour) + Style(bold=True))


def car_badge(colour: int, plain: bool) -> Text:
    """A car's badge: the capital letter of its colour."""
    return _text(_badge(LETTERS[colour].upper(), Style(), PAINTS[colour].fill, PAINTS[colour].ink, plain, "[]"))


def paint_style(colour: int) -> Style:
    return Style(color=PAINTS[colour].ink, bgcolor=PAINTS[colour].fill)


class _Piece(NamedTuple):
    """The part of a space that lies in one band: from column `left` up to column `right`."""

    space: Space
    left: int
    right: int
    begins: bool
    """Whether the space's rear edge is in this piece."""
    main: bool
    """Whether this is the piece that carries the space's label."""


class _Strip:
    def __init__(self, track: Track, marks: Marks, width: int, plain: bool) -> None:
        self.track, self.marks, self.plain = track, marks, plain
        self.columns = width - MARGIN
        end = max(space.front for space in track.spaces)
        shortest = min(space.length for space in track.spaces)
        wanted = min(NARROWEST / shortest, WIDEST / TICKS)
        bands = max(1, -int(-end * wanted // self.columns))
        self.scale = min(bands * self.columns / end, WIDEST / TICKS)
        self.bands = -int(-end * self.scale // self.columns)

    def text(self, height: int | None) -> Text:
        rows = 2 if height is not None and self.bands * 7 - 1 <= height else 1
        first, last = self._window(height, rows)
        lines: list[Text] = []
        for band in range(first, last):
            if band > first:
                lines.append(Text(""))
            for lane, letter in enumerate(LANE_LETTERS):
                pieces = self._pieces(band, lane)
                lines += [self._row(letter if row == 0 else " ", pieces, lane, row, rows) for row in range(rows)]
        return Text("\n").join(lines)

    def _window(self, height: int | None, rows: int) -> tuple[int, int]:
        """The bands to show: all, or as many as there is room for, from the one in focus on."""
        most = self.bands if height is None else max(1, (height + 1) // (3 * rows + 1))
        if most >= self.bands:
            return 0, self.bands
        first = self._band(self.track.spaces[self.marks.focus])
        if self.marks.numbers:  # what can be chosen must be in sight, whatever else is not
            last = max(self._band(self.track.spaces[space]) for space in self.marks.numbers)
            first = max(first, last - most + 1)
        first = min(first, self.bands - most)
        return first, first + most

    def _band(self, space: Space) -> int:
        """The band that carries a space's label: the one where its middle lies."""
        return (self._edge(space.rear) + self._edge(space.front)) // 2 // self.columns

    def _edge(self, ticks: int) -> int:
        return round(ticks * self.scale)

    def _pieces(self, band: int, lane: int) -> list[_Piece]:
        found, start, end = [], band * self.columns, (band + 1) * self.columns
        for space in self.track.spaces:
            rear, front = self._edge(space.rear), self._edge(space.front)
            left, right = max(rear, start), min(front, end)
            if space.lane in (lane, -1) and left < right:
                found.append(_Piece(space, left - start, right - start, left == rear, band == self._band(space)))
        return sorted(found, key=lambda piece: piece.left)

    def _row(self, label: str, pieces: list[_Piece], lane: int, row: int, rows: int) -> Text:
        line = Text().append(f"{label} ", "bold")
        at = 0
        for piece in pieces:
            line.append(" " * (piece.left - at))
            line.append_text(self._cell(piece, lane, row, rows))
            at = piece.right
        return line

    def _cell(self, piece: _Piece, lane: int, row: int, rows: int) -> Text:
        space, width = piece.space, piece.right - piece.left
        base = Style() if self.plain else OBSTACLE_STYLE if space.obstacle else paint_style(space.colour)
        edge: Segments = [("│", base if self.plain else base + Style(color=BADGE))] if piece.begins else []
        room = width - len(edge)
        content: Segments = []
        if space.obstacle:
            content = [("▒" * room, base)]
        elif space.lane < 0:
            content = self._field(space, lane, row, rows, room, base) if piece.main else []
        elif piece.main:
            content = self._label(space, row, rows, room, base)
        used = sum(len(text) for text, _ in content)
        return _text([*edge, *content, (" " * (room - used), base)])

    def _label(self, space: Space, row: int, rows: int, room: int, base: Style) -> Segments:
        """Shape, letter and number of a space, and what is on it: the fullest form that fits."""
        bold = base + Style(bold=True)
        shape, letter = PAINTS[space.colour].sign, LETTERS[space.colour]
        if space.finish:
            letter = "⚑" + letter
        number, badges = space.name[1:], self._badges(space, base)
        short: list[Segments] = [
            [(f"{shape}{letter} {number}", bold)],
            [(f"{shape}{letter}{number}", bold)],
            [(f"{shape}{letter}", bold)],
            [(shape, bold)],
        ]
        if rows == 2:
            return _fitting(room, short if row == 0 else [badges, [_tight(badges)]])
        if not badges:
            return _fitting(room, short)
        return _fitting(room, [*(words + badges for words in short), badges, [_tight(badges)]])

    def _field(self, space: Space, lane: int, row: int, rows: int, room: int, base: Style) -> Segments:
        """Start and finish lie across the lanes: the word in the middle lane, the cars that stand there in all."""
        cars = list(self.marks.cars.get(space.id, ()))[lane::3]
        badges = self._badges(space, base, cars, numbers=lane == 1)
        word: Segments = [("FINISH" if space.finish else "START", base + Style(bold=True))] if lane == 1 else []
        if rows == 2:
            return _fitting(room, [word] if row == 0 else [badges, [_tight(badges)]])
        gap: Segments = [(" ", base)] if word else []
        return _fitting(room, [word + gap + badges, badges, [_tight(badges)]] if badges else [word])

    def _badges(self, space: Space, base: Style, cars: list[int] | None = None, numbers: bool = True) -> Segments:
        found: Segments = []
        choices = self.marks.numbers.get(space.id, ()) if numbers else ()
        if choices:
            found += _badge(",".join(map(str, choices)), base, BADGE, "#FFFFFF", self.plain, "<>")
        if space.id in self.marks.laid and numbers:
            found.append(("+" if self.marks.laid[space.id] else "✓", base + Style(bold=True)))
        for colour in self.marks.cars.get(space.id, ()) if cars is None else cars:
            found += _badge(LETTERS[colour].upper(), base, PAINTS[colour].fill, PAINTS[colour].ink, self.plain, "[]")
        return found


def _badge(text: str, base: Style, fill: str, ink: str, plain: bool, brackets: str) -> Segments:
    """A small plate with dark sides, so that it stands out on its own colour too."""
    if plain:
        return [(f"{brackets[0]}{text}{brackets[1]}", base)]
    side = base + Style(color=BADGE)
    return [("▐", side), (text, Style(color=ink, bgcolor=fill, bold=True)), ("▌", side)]


def _tight(badges: Segments) -> tuple[str, Style]:
    """Badges without their sides, for cells that have hardly any room."""
    inner = [(text.strip("[]<>"), style) for text, style in badges if text not in ("▐", "▌")]
    return ("".join(text for text, _ in inner), inner[0][1] if inner else Style())


def _fitting(room: int, forms: list[Segments]) -> Segments:
    for form in forms:
        if sum(len(text) for text, _ in form) <= room:
            return form
    return []


def _text(segments: Segments) -> Text:
    text = Text()
    for part, style in segments:
        text.append(part, style)
    return text
