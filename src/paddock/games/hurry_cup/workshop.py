"""The workshop for circuits of Hurry'Cup!: what the terminal needs to check and begin them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from paddock.core.messages import PaddockError, say, spoken
from paddock.core.workshop import Finding, Place, Written
from paddock.games.hurry_cup.check import check_circuit, require_sound
from paddock.games.hurry_cup.circuit import (
    Circuit,
    load_circuit,
    read_circuit,
    shipped_circuit,
    shipped_circuits,
    write_circuit,
)
from paddock.games.hurry_cup.drawing import draw_circuit
from paddock.games.hurry_cup.generator import finish_circuit, is_random, random_circuit

STARTER = """\
# A circuit of Hurry'Cup!: the 36 tiles of the box in their order, the finish last. Change it, then run:
#   paddock track check --game hurry-cup {file}
# s is a straight, l and r are bends to the left and right, L and R hairpins, F the finish;
# a number is a limit in km/h, and * a star with a bonus token.
"""


class HurryWorkshop:
    """Circuits by path, by the name of a shipped one, or random ones by number."""

    def shipped(self) -> list[str]:
        return shipped_circuits()

    def source(self, place: Place) -> str:
        return find(place).source

    def summary(self, place: Place) -> str:
        circuit = find(place)
        bends = sum(tile.kind == "bend" for tile in circuit.tiles)
        hairpins = sum(tile.kind == "hairpin" for tile in circuit.tiles)
        return say(
            "hurry-workshop-summary", name=circuit.name, tiles=len(circuit.tiles), bends=bends, hairpins=hairpins
        )

    def check(self, place: Place) -> list[Finding]:
        return [Finding("error", fault.text(spoken())) for fault in check_circuit(find(place))]

    def draw(self, place: Place, curve: str | None, theme: Literal["light", "dark"], cars: Mapping[str, str]) -> str:
        if cars:
            raise PaddockError("hurry-workshop-no-cars")
        return draw_circuit(find(place), curve or "wide", theme)

    def options(self, place: Place) -> dict[str, Any]:
        require_sound(find(place))
        return {} if isinstance(place, Written) else {"circuit": place}

    def starter(self, name: str) -> str:
        """A random circuit, always the same for the same name, with a word on how to change it."""
        title = "".join(letter for letter in name.replace("-", " ") if letter.isalnum() or letter == " ").strip()
        words = finish_circuit([], sum(map(ord, name)))
        assert words is not None, "an empty table can always be laid"
        return STARTER.format(file=f"{name}.toml") + write_circuit(title.capitalize() or "Circuit", words)


def find(place: Place) -> Circuit:
    """The circuit that is written down, that of a file, a shipped one, or a random one."""
    if isinstance(place, Written):
        return read_circuit(place.text, "own", place.name)
    if place.endswith(".toml") or Path(place).exists():
        return load_circuit(Path(place))
    return random_circuit(place) if is_random(place) else shipped_circuit(place)


WORKSHOP = HurryWorkshop()
