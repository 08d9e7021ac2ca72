"""The workshop for circuits of Hurry'Cup!: what the terminal needs to check and begin them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paddock.core.messages import PaddockError, say, spoken
from paddock.core.shelf import Place
from paddock.core.workshop import Finding, ShelfWorkshop
from paddock.games.hurry_cup.check import check_circuit
from paddock.games.hurry_cup.circuit import Circuit, write_circuit
from paddock.games.hurry_cup.drawing import draw_circuit
from paddock.games.hurry_cup.generator import finish_circuit
from paddock.games.hurry_cup.shelf import CIRCUITS

STARTER = """\
# A circuit of Hurry'Cup!: the 36 tiles of the box in their order, the finish last. Change it, then run:
#   paddock track check --game hurry-cup {file}
# s is a straight, l and r are bends to the left and right, L and R hairpins, F the finish;
# a number is a limit in km/h, and * a star with a bonus token.
"""


class HurryWorkshop(ShelfWorkshop[Circuit]):
    shelf = CIRCUITS
    begin = STARTER
    untitled = "Circuit"

    def describe(self, circuit: Circuit) -> str:
        bends = sum(tile.kind == "bend" for tile in circuit.tiles)
        hairpins = sum(tile.kind == "hairpin" for tile in circuit.tiles)
        return say(
            "hurry-workshop-summary", name=circuit.name, tiles=len(circuit.tiles), bends=bends, hairpins=hairpins
        )

    def faults(self, circuit: Circuit) -> list[Finding]:
        return [Finding("error", fault.text(spoken())) for fault in check_circuit(circuit)]

    def draw(self, place: Place, layout: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        if cars:
            raise PaddockError("hurry-workshop-no-cars")
        return draw_circuit(self.find(place), layout or "wide", theme)

    def starter(self, name: str) -> str:
        """A random circuit, always the same for the same name, with a word on how to change it."""
        words = finish_circuit([], sum(map(ord, name)))
        assert words is not None, "an empty table can always be laid"
        return super().starter(name) + write_circuit(self.title(name), words)


WORKSHOP = HurryWorkshop()
