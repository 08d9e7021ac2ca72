"""The road as text for terminals: squares in rows, each with its number, what it is, and the pawns on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from paddock.games.monte_carlo.board import Board, Square
from paddock.games.monte_carlo.field_kinds import suit_signs
from paddock.games.monte_carlo.names import pawn_colour

CELL = 9
"""Columns of a square, the gap after it included."""
SHOWN = 3
"""So many pawns have room on a square; of more, the topmost are shown."""
PAINTS = {"red": "#E5484D", "yellow": "#E2B007", "blue": "#4C8DF6", "green": "#30A46C"}
SIGNS = {
    "start": "1 $",
    "green": "",
    "bank": "BANK",
    "to-bank": ">BANK",
    "back-to-bank": "<BANK",
    "double": "2",
    "single": "1",
    "finish": "FINISH",
}
"""What stands beside a square's number; a triple casino has its suits, the others as many signs as suits to bet on."""


def draw_road(
    board: Board, squares: Mapping[int, Sequence[str]], width: int, height: int | None, plain: bool, focus: int
) -> Text:
    """The road in so many columns and, where `height` is given, at most so many lines: those around `focus`."""
    columns = max(4, width // CELL)
    rows = [board.squares[at : at + columns] for at in range(0, len(board.squares), columns)]
    if height is not None and 2 * len(rows) > height:
        most = max(1, height // 2)
        first = min(max(0, focus // columns - most // 2), len(rows) - most)
        rows = rows[first : first + most]
    lines = []
    for row in rows:
        lines.append(_row([_label(square, plain) for square in row]))
        lines.append(_row([draw_stack(squares.get(square.number, ()), plain) for square in row]))
    return Text("\n").join(lines)


def _row(cells: list[Text]) -> Text:
    line = Text()
    for cell in cells:
        line.append_text(cell).append(" " * max(1, CELL - cell.cell_len))
    line.rstrip()
    return line


def _label(square: Square, plain: bool) -> Text:
    sign = suit_signs(square.suits) if square.kind == "triple" else SIGNS[square.kind]
    if square.kind in ("double", "single"):
        sign = "?" * int(sign)
    style = "" if plain else "bold" if square.kind != "green" else "dim"
    return Text(f"{square.number} {sign}".rstrip(), style)


def draw_stack(pawns: Sequence[str], plain: bool) -> Text:
    """Pawns from bottom to top; in front of the topmost ones, how many more there are."""
    line = Text()
    hidden = len(pawns) - SHOWN if len(pawns) > SHOWN else 0
    if hidden:
        line.append(f"+{hidden}", "" if plain else "dim")
    for pawn in pawns[hidden:]:
        line.append_text(draw_pawn(pawn, plain))
    return line


def draw_pawn(pawn: str, plain: bool) -> Text:
    return Text(pawn) if plain else Text(pawn, Style(color=PAINTS[pawn_colour(pawn)], bold=True))
