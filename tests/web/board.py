"""The board on the screen: where its spaces are, in pixels of the page."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page

from ..server.house import House
from .driver import Spot


class Board(msgspec.Struct, frozen=True):
    left: float
    top: float
    scale: float
    """Pixels of the page for one of the layout."""
    layout: dict[str, Any]

    @classmethod
    def of(cls, page: Page, house: House) -> Board:
        """The board as the page shows it now."""
        picture = page.locator(".board img")
        box, source = picture.bounding_box(), picture.get_attribute("src")
        assert box is not None
        assert source is not None
        layout = house.http.get(source.rpartition("/")[0]).json()  # beside the picture lies what it was drawn from
        return cls(box["x"], box["y"], box["width"] / layout["width"], layout)

    def point(self, x: float, y: float) -> Spot:
        return Spot(self.left + x * self.scale, self.top + y * self.scale)

    def spots(self) -> dict[str, Spot]:
        """The middle of every space."""
        return {space["name"]: self.point(space["x"], space["y"]) for space in self.layout["spaces"]}
