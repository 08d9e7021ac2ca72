"""Colour is never needed at the cup: six pawns on a phone, as people with another colour vision see them."""

from __future__ import annotations

import io
import itertools

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from paddock.games.hurry_cup import game as hurry
from paddock.games.hurry_cup.colours import PAWNS

from ..server.house import House
from .devices import PHONE, device
from .hurry_screens import at
from .test_colours import LEAST_CONTRAST, LEAST_DIFFERENCE, LEAST_SIZE
from .vision import VISIONS, contrast, difference, seen_with

SHAPE = (0.0, -26.0)
"""The middle of the shape on a pawn, in the units of its drawing (`web/src/games/hurry-cup/art.ts`)."""
REACH = 11.0
"""How far from there the body of a pawn reaches at least; the shape is smaller."""
WOOD = (-13.0, -26.0)
"""A place on the lit side of the body."""
PLACES = """(points) => [...document.querySelectorAll('.pawn svg')].map((drawing) => points.map(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
    return [at.x, at.y];
}))"""


def photograph(page: Page) -> tuple[npt.NDArray[np.uint8], float]:
    """What is on the screen, in bytes, and how many of its pixels a CSS pixel has."""
    with Image.open(io.BytesIO(page.screenshot())) as file:
        return np.asarray(file.convert("RGB")), page.evaluate("devicePixelRatio")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pawns_stay_apart_and_shapes_are_seen(
    chromium: Browser, house: House, dark: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 3600.0)  # pawns stand there as long as they are looked at
    tanks = dict(zip(PAWNS, (5, 2, 6, 1, 4, 3), strict=True))
    with device(chromium, PHONE, dark, sharp=3) as mine:
        page = mine.new_page()
        at({"phase": "grab", "cars": [4, 6, 3, 5, 1, 2], "tanks": tanks}, ".pawn", grab="live")(page, house)
        page.locator(".pawn .stands").nth(len(PAWNS) - 1).wait_for()
        picture, ratio = photograph(page)
        corner = (SHAPE[0] + REACH, SHAPE[1])
        places = [[(x * ratio, y * ratio) for x, y in three] for three in page.evaluate(PLACES, [SHAPE, WOOD, corner])]
    assert len(places) == len(PAWNS)
    fills, windows = [], []
    for (x, y), (left, middle), (right, _) in places:
        reach = right - x
        fills.append(picture[int(middle), int(left)] / 255)
        windows.append(picture[int(y - reach) : int(y + reach), int(x - reach) : int(x + reach)] / 255)
    for vision in VISIONS:
        for name, fill, window in zip(PAWNS, fills, windows, strict=True):
            ink = contrast(seen_with(window, vision), seen_with(fill, vision)) >= LEAST_CONTRAST
            rows, columns = np.nonzero(ink)
            size = (min(np.ptp(rows), np.ptp(columns)) + 1) / ratio if rows.size else 0.0
            assert size >= LEAST_SIZE, f"{vision}: the shape on the {name} pawn measures {size:.1f} px"
        if vision == "greyscale":
            continue  # without any colour the shapes, which were just measured, tell pawns apart
        for (one, fill), (other, beside) in itertools.combinations(zip(PAWNS, fills, strict=True), 2):
            apart = difference(seen_with(fill, vision), seen_with(beside, vision))
            assert apart >= LEAST_DIFFERENCE, f"{vision}: {one} and {other} differ by {apart:.1f}"
