"""A moment of a race as a picture for terminals: title, strip of the track, standings, and the dice in hand.

It is drawn from the position document alone, so it cannot show anything hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from paddock.core.messages import say
from paddock.core.terminal import Canvas
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.field_kinds import space_word
from paddock.games.monza.game import Monza
from paddock.games.monza.moves import NOTATION, Lay
from paddock.games.monza.paints import PAINTS
from paddock.games.monza.position import CarDocument, RaceDocument
from paddock.games.monza.strip import Marks, car_badge, die_face, draw_strip

TIGHT = 22
"""With fewer lines than this, a picture has no blank lines."""


class TextBoard:
    """A state, by the names of cars, spaces and phases."""

    def __init__(self, game: Monza, state: Any) -> None:
        self.game, self.track = game, game.track
        self.race = msgspec.convert(game.position(state)["state"], RaceDocument)
        self.phase = self.race.phase or "roll"
        self.round = self.race.round
        cars = {name: car if isinstance(car, CarDocument) else CarDocument(car) for name, car in self.race.cars.items()}
        self.cars = [cars[name] for name in game.colours()]
        """The cars in the order of the seats."""
        self.mover = game.colours().index(self.race.turn or game.colours()[0])
        actor = self.race.bonus_for if self.phase == "bonus" else None
        self.actor = game.colours().index(actor) if actor else self.mover
        """The seat that the moment is about."""
        self.colours = [COLOURS.index(name) for name in game.colours()]

    @property
    def rolling(self) -> int:
        """How many dice are about to be rolled; 0 where it is not the dice that are waited for."""
        return self.race.rolling or 0

    # -- the picture

    def draw(self, names: Sequence[str], numbers: Mapping[str, Sequence[int]], canvas: Canvas) -> Group:
        """`numbers` are those of the choices, by the name of the space that they lead to."""
        tight = canvas.height is not None and canvas.height < TIGHT
        gap: list[Text] = [] if tight else [Text("")]
        below = self._standings(names, canvas)
        if self.phase in ("lay", "turbo"):
            below += [*gap, self._hand(canvas.plain)]
        taken = 2 + len(gap) + len(below)
        height = None if canvas.height is None else max(3, canvas.height - taken)
        strip = draw_strip(self.track, self._marks(numbers), canvas.width, height, canvas.plain)
        return Group(self._title(names, bool(numbers), canvas), *gap, strip, Text(""), *below)

    def _title(self, names: Sequence[str], asked: bool, canvas: Canvas) -> Text:
        title = Text().append(f"{self.track.name} · {say('monza-screen-round', round=self.round)} · ", "bold")
        if self.phase not in ("over", "draw-first"):
            title.append_text(car_badge(self.colours[self.actor], canvas.plain)).append(
                f" {names[self.actor]} · ", "bold"
            )
        title.append(
            say("monza-screen-lay-now" if asked and self.phase == "lay" else f"monza-screen-phase-{self.phase}")
        )
        title.truncate(canvas.width, overflow="ellipsis")
        return title

    def _marks(self, numbers: Mapping[str, Sequence[int]]) -> Marks:
        cars: dict[int, list[int]] = {}
        for car, colour in zip(self.cars, self.colours, strict=True):
            cars.setdefault(self.track.space(car.at).id, []).append(colour)
        laid = [move for move in map(NOTATION.read, self.race.path) if isinstance(move, Lay)]
        return Marks(
            cars=cars,
            laid={self.track.space(move.space).id: move.tile for move in laid},
            numbers={self.track.space(name).id: found for name, found in numbers.items()},
            focus=self.track.space(self.cars[self.actor].at).id,
        )

    def _hand(self, plain: bool) -> Text:
        """The dice that are not laid yet."""
        line = Text().append(say("monza-screen-dice") + "  ", "bold")
        for letter in self.race.dice:
            line.append_text(die_face(LETTERS.index(letter), plain)).append(" ")
        return line if self.race.dice else line.append(say("monza-screen-no-dice"))

    def _standings(self, names: Sequence[str], canvas: Canvas) -> list[Text]:
        """The cars by how far they are, as many side by side as there is room for."""
        order = sorted(range(self.game.seats), key=lambda seat: -self.track.space(self.cars[seat].at).front)
        cells = [self._standing(seat, names[seat], canvas.plain) for seat in order]
        wide = max(cell.cell_len for cell in cells) + 3
        rows = -(-len(cells) // max(1, (canvas.width + 3) // wide))
        columns = -(-len(cells) // rows)
        lines = []
        for at in range(0, len(cells), columns):
            line = Text()
            for cell in cells[at : at + columns]:
                line.append_text(cell).append(" " * (wide - cell.cell_len))
            line.rstrip()
            lines.append(line)
        return lines

    def _standing(self, seat: int, name: str, plain: bool) -> Text:
        car, here = self.cars[seat], self.track.space(self.cars[seat].at)
        line = car_badge(self.colours[seat], plain)
        line.append(f" {name} ", "bold")
        if here.finish:
            line.append(say("monza-screen-arrived", dice=car.used or 0))
        else:
            left = self.track.to_go[here.id]
            line.append(say("monza-screen-stands", space=space_word(here.name), left=left))
        if self.game.options.professional:
            line.append(" · " + say("monza-screen-tiles") + " ")
            if not car.tiles:
                line.append("- ")
            for letter in car.tiles or "":
                colour = LETTERS.index(letter)
                line.append(f"{PAINTS[colour].sign}{letter}", "" if plain else _readable(colour)).append(" ")
            line.append(say("monza-screen-extra-left" if car.extra_roll else "monza-screen-extra-gone"))
        return line


def _readable(colour: int) -> str:
    """A colour to write in on any background: the fill, but never white on white."""
    return "bold" if COLOURS[colour] == "white" else f"bold {PAINTS[colour].fill}"
