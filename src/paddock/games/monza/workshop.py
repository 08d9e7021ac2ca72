"""The workshop for tracks of Monza: what the terminal needs to check, draw and begin them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paddock.core.messages import PaddockError, say, spoken
from paddock.core.shelf import Place
from paddock.core.workshop import Finding, ShelfWorkshop
from paddock.games.monza.check import check_track, require_sound
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.track import TICKS, Track

STARTER = """\
# A track of Monza. Change it, then run:  paddock track check {file}
name = "{name}"
# "anniversary": the finish is the start field, at the end of the lap.
# "classic": two lanes end in a target space each, in different colours, and the third in an obstacle.
edition = "anniversary"
# How long the start field is. Lengths are in units; a space is usually 1.5 to 3.5 long.
start = 3

# One row a lane, from the start on: a letter for the colour (r red, y yellow, g green, b blue, w white, p purple,
# x obstacle) and the length. All lanes must be equally long. Two of them begin with a colour, white and purple here;
# the third begins with an obstacle.
[lanes]
outer = "w1.5 b2 g2 p2 r2 g2.5 x2 r1.5 y3 w3 p2.5"
middle = "p2.5 w1.5 y2.5 b2.5 g2.5 b3 r2.5 x3 p2 w2"
inner = "x3 r2 b2 x3 b2.5 g2 p3 g2.5 y2 g2"
"""


class MonzaWorkshop(ShelfWorkshop[Track]):
    shelf = TRACKS
    begin = STARTER
    untitled = "Track"

    def describe(self, track: Track) -> str:
        spaces = [space for space in track.spaces if space.lane >= 0]
        obstacles = sum(space.obstacle for space in spaces)
        units = f"{(track.lap - track.start_length) / TICKS:g}"
        return say(
            "monza-workshop-summary",
            name=track.name,
            edition=track.edition,
            spaces=len(spaces),
            obstacles=obstacles,
            units=units,
        )

    def faults(self, track: Track) -> list[Finding]:
        return [Finding(fault.severity, fault.text(spoken())) for fault in check_track(track)]

    def draw(self, place: Place, layout: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        from paddock.games.monza.drawing import draw_track

        track = self.find(place)
        require_sound(track)
        if layout is not None and layout not in track.curves:
            layouts = ", ".join(track.curves)
            key = "monza-workshop-no-layout" if layouts else "monza-workshop-no-layouts"
            raise PaddockError(key, layout=layout, track=track.name, layouts=layouts)
        for car, name in cars.items():
            if track.space(name).obstacle:
                raise PaddockError("monza-workshop-car-on-obstacle", car=car, space=name)
        return draw_track(track, layout, theme, dict(cars))


WORKSHOP = MonzaWorkshop()
