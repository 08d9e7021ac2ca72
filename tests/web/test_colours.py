"""Colour is never needed: pictures of the real board, as people with another colour vision see them."""

from __future__ import annotations

import io
import itertools
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

import paddock
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.game import Monza

from ..server.house import House
from .board import Board
from .devices import DESKTOP, PHONE, Device, device
from .promises import answer
from .screens import race
from .vision import VISIONS, Colours, contrast, difference, seen_with

LEAST_DIFFERENCE = 2.3
"""ΔE between the colours of neighbouring spaces: what is just noticeable. Blue and purple come nearest, for those who
lack the middle cones; circle and square tell them apart."""
LEAST_CONTRAST = 3.0
"""Between a shape and the space that it lies on: what WCAG asks of graphics."""
LEAST_SIZE = 10.0
"""The lesser of width and height of a shape, in CSS pixels."""
FREE = "([x, y]) => document.elementFromPoint(x, y)?.closest('.board') !== null"


class Seen(NamedTuple):
    """A space on the picture."""

    name: str
    colour: int
    fill: Colours
    pixels: Colours
    """All that lies on it, as a picture."""
    inside: npt.NDArray[np.bool_]
    """Which of these pixels are the space, without its edge."""


def photograph(page: Page, board: Board) -> list[Seen]:
    """The coloured spaces of the board that nothing covers."""
    ratio: float = page.evaluate("devicePixelRatio")
    with Image.open(io.BytesIO(page.screenshot())) as file:
        picture = np.asarray(file.convert("RGB"))  # bytes: as fractions, the whole of it would take eight times as much
    found = []
    for space in board.layout["spaces"]:
        middle = board.point(space["x"], space["y"])
        if space["colour"] not in range(len(COLOURS)) or space["finish"] or not page.evaluate(FREE, list(middle)):
            continue
        # Less than to the edges of the lane, which are drawn in other colours.
        reach = int(board.layout["lane"] * board.scale * ratio * 0.42)
        x, y = int(middle.x * ratio), int(middle.y * ratio)
        left, top = max(0, x - reach), max(0, y - reach)
        pixels = picture[top : y + reach, left : x + reach]
        outline = [(x * ratio - left, y * ratio - top) for x, y in itertools.starmap(board.point, space["outline"])]
        mask = Image.new("1", (pixels.shape[1], pixels.shape[0]))
        ImageDraw.Draw(mask).polygon(outline, fill=1)
        inside = np.asarray(mask)
        shades, counts = np.unique(pixels[inside], axis=0, return_counts=True)
        fill = shades[counts.argmax()] / 255
        found.append(Seen(space["name"], space["colour"], fill, pixels / 255, inside))
    return found


def shape_size(space: Seen, vision: str) -> int:
    """How large the shape on a space is, in pixels of the picture: all of it that stands out from its space."""
    ratio = contrast(seen_with(space.pixels, vision), seen_with(space.fill, vision))
    ink = (ratio >= LEAST_CONTRAST) & space.inside
    rows, columns = np.nonzero(ink)
    return int(min(np.ptp(rows), np.ptp(columns))) + 1 if rows.size else 0


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_neighbours_stay_apart_and_shapes_are_seen(chromium: Browser, house: House, kind: Device, dark: bool) -> None:
    with device(chromium, kind, dark, sharp=3 if kind == PHONE else 1) as mine:
        page = mine.new_page()
        race(page, house).until(lambda look: look.go is not None)
        answer(page, "() => Promise.all([...document.images].map((one) => one.decode()))")
        ratio: float = page.evaluate("devicePixelRatio")
        spaces = {space.name: space for space in photograph(page, Board.of(page, house))}
    game = paddock.game("monza")
    assert isinstance(game, Monza)
    coloured = [space for space in game.track.spaces if space.colour in range(len(COLOURS)) and space.lane >= 0]
    assert len(spaces) >= 0.9 * len(coloured), "most of the board is in sight"
    pairs = [
        (spaces[one.name], spaces[other.name])
        for one in coloured
        for other in game.track.steps(one)
        if one.name in spaces and other.name in spaces and one.colour != other.colour
    ]
    assert len(pairs) > len(spaces)
    for vision in VISIONS:
        sizes = {name: shape_size(space, vision) / ratio for name, space in spaces.items()}
        smallest = min(sizes, key=lambda name: sizes[name])
        assert sizes[smallest] >= LEAST_SIZE, f"{vision}: the shape on {smallest} measures {sizes[smallest]:.1f} px"
        if vision == "greyscale":
            continue  # without any colour the shapes, which were just measured, tell spaces apart
        for one, other in pairs:
            apart = difference(seen_with(one.fill, vision), seen_with(other.fill, vision))
            assert apart >= LEAST_DIFFERENCE, f"{vision}: {one.name} and {other.name} differ by {apart:.1f}"
