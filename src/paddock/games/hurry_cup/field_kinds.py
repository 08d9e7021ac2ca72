"""The kinds of fields that events and moves of Hurry'Cup! have, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core.field_kinds import FieldKind, NumberKind, SeatKind, SeatsKind, Telling, WordKind
from paddock.core.messages import Argument, say
from paddock.games.hurry_cup.colours import CARS, PAWNS
from paddock.games.hurry_cup.rally import FACES, FINISH, HOW, SECOND_CHANCE, TOKENS, TRUMPS


class TileKind(FieldKind):
    """A tile of the circuit, by its number."""

    def word(self, telling: Telling, value: int) -> str:
        return tile_word(value, telling.language)


class CarKind(WordKind):
    """A car by its colour. Its number is the seat that drives it."""

    def choice(self, game: Any, state: Any, number: int) -> str:
        car: str = game.options.cars[number]
        return car

    def number(self, game: Any, state: Any, value: str) -> int:
        seat: int = game.options.cars.index(value)
        return seat


class TanksKind(FieldKind):
    """What the die of each pawn shows: three bits each."""

    def value(self, game: Any, number: int) -> dict[str, int]:
        return {pawn: number >> 3 * place & 7 for place, pawn in enumerate(PAWNS[: game.seats])}

    def arguments(self, telling: Telling, field: str, value: dict[str, int]) -> Mapping[str, Argument]:
        shown = [f"{colour_word(pawn, telling.language)} {value[pawn]}" for pawn in PAWNS if pawn in value]
        return {"dice": ", ".join(shown)}


class PathKind(FieldKind):
    """The tiles that a drive entered. Its number is `path_number`."""

    def value(self, game: Any, number: int) -> tuple[int, ...]:
        here, points, after = number & 63, number >> 6 & 7, number >> 9
        path = []
        for point in range(points):
            here = game.course.jump[here] if point == after else here + 1
            path.append(here)
        return tuple(path)

    def arguments(self, telling: Telling, field: str, value: tuple[int, ...]) -> Mapping[str, Argument]:
        return {}


Pilot = Annotated[int, SeatKind("pilot")]
Pilots = Annotated[tuple[int, ...], SeatsKind("pilots")]
Pawn = Annotated[str, WordKind(PAWNS, "hurry-colour")]
Token = Annotated[str, WordKind(TOKENS, "hurry-token")]
Trump = Annotated[str, WordKind(TOKENS[:TRUMPS], "hurry-token")]
BonusToken = Annotated[str, WordKind(TOKENS[SECOND_CHANCE + 1 :], "hurry-token")]
Car = Annotated[str, CarKind(CARS)]
Face = Annotated[int, NumberKind(1, FACES)]
How = Annotated[str, WordKind(HOW)]
Tile = Annotated[int, TileKind()]
Tanks = Annotated[dict[str, int], TanksKind()]
Path = Annotated[tuple[int, ...], PathKind()]


def colour_word(colour: str, language: str | None = None) -> str:
    return say(f"hurry-colour-{colour}", language)


def token_word(token: str, language: str | None = None) -> str:
    return say(f"hurry-token-{token}", language)


def tile_word(tile: int, language: str | None = None) -> str:
    """A tile by its number; the start line and the finish have words."""
    if tile in (0, FINISH):
        return say("hurry-tile-finish" if tile else "hurry-tile-start", language)
    return str(tile)
