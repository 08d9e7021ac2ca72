"""The circuits of Hurry'Cup! as pictures, for the pages that a server sends."""

from __future__ import annotations

import functools
from typing import Any

from paddock.core.game import Game
from paddock.core.pictures import Board, Outlines, ThemeName
from paddock.games.hurry_cup.circuit import Circuit, read_circuit, shipped_circuit, shipped_circuits
from paddock.games.hurry_cup.drawing import draw_circuit
from paddock.games.hurry_cup.field_kinds import tile_word
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.generator import random_circuit, random_key, seed_of
from paddock.games.hurry_cup.geometry import CURVES, Layout, lay_out


class HurryPictures:
    """Layouts and drawings, each made once."""

    option = "circuit"

    def boards(self) -> list[Board]:
        return list(_shipped())

    def key(self, game: Game[Any]) -> str | None:
        circuit = _circuit(game)
        known = _sources().get(circuit.key) or (seed_of(circuit.key) is not None and _laid(circuit.key))
        return circuit.key if known == circuit.source else None

    def lay(self, seed: int) -> Board:
        key = random_key(seed)
        return Board(key, str(seed), {self.option: key})

    def laid(self, key: str) -> int | None:
        return seed_of(key)

    def curves(self, game: Game[Any]) -> list[str]:
        return list(CURVES)

    def layout(self, game: Game[Any], curve: str) -> Layout:
        circuit = _circuit(game)
        return _layout(circuit.source, circuit.key, curve)

    def outlines(self, game: Game[Any], curve: str) -> Outlines:
        layout = self.layout(game, curve)
        left, top, width, height = layout.ground  # the landscape goes on beyond the board
        spaces = {
            tile_word(one.number): tuple((round(x - left, 1), round(y - top, 1)) for x, y in one.corners)
            for one in layout.tiles
        }
        return Outlines(width, height, spaces)

    def drawing(self, game: Game[Any], curve: str, theme: ThemeName) -> str:
        circuit = _circuit(game)
        return _drawing(circuit.source, circuit.key, curve, theme)


def _circuit(game: Game[Any]) -> Circuit:
    assert isinstance(game, HurryCup)
    return game.circuit


@functools.cache
def _sources() -> dict[str, str]:
    return {key: shipped_circuit(key).source for key in shipped_circuits()}


@functools.lru_cache(maxsize=64)
def _laid(key: str) -> str:
    return random_circuit(key).source


@functools.cache
def _shipped() -> tuple[Board, ...]:
    circuits = [shipped_circuit(key) for key in shipped_circuits()]
    return tuple(Board(circuit.key, circuit.name, {"circuit": circuit.key}) for circuit in circuits)


@functools.lru_cache(maxsize=64)
def _layout(source: str, key: str, curve: str) -> Layout:
    return lay_out(read_circuit(source, key), curve)


@functools.lru_cache(maxsize=64)
def _drawing(source: str, key: str, curve: str, theme: ThemeName) -> str:
    return draw_circuit(read_circuit(source, key), curve, theme)


PICTURES = HurryPictures()
