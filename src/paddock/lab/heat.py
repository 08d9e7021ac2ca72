"""The board as a heat map: the game's own drawing, with every space tinted by what happens there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from paddock.core.game import Game
from paddock.core.messages import say
from paddock.core.pictures import pictures_of
from paddock.lab.findings import Findings

ROWS = ("stops", "waits", "setbacks")


def heat_maps(game: Game[Any], findings: Findings) -> str:
    """A heat map for each row that counts anything."""
    found = []
    for row, key in zip(ROWS, findings.heats, strict=True):
        counts = {space.space: float(getattr(space, row)) for space in findings.spaces}
        most = max(counts.values(), default=0.0)
        if most > 0:
            caption = f"{escape(say(key))} <span>({escape(say('lab-report-per-race', most=f'{most:.2f}'))})</span>"
            picture = _on_board(game, counts, most) or _in_a_row(counts, most)
            found.append(f"<figure class='heat'><figcaption>{caption}</figcaption>{picture}</figure>")
    return "".join(found)


def _on_board(game: Game[Any], counts: Mapping[str, float], most: float) -> str:
    """The drawing by day and by night, of which the page shows one, and the tints above it."""
    found = pictures_of(game.name)
    if found is None:
        return ""
    layout = found.layouts(game)[0]
    board = found.outlines(game, layout)
    tints = []
    for name, outline in board.spaces.items():
        count = counts.get(name, 0.0)
        points = " ".join(f"{x:g},{y:g}" for x, y in outline)
        if count > 0 and points:
            title = f"<title>{escape(name)}: {count:.3f}</title>"
            tints.append(f"<polygon points='{points}' style='--heat:{_heat(count, most):.3f}'>{title}</polygon>")
    size = f"viewBox='0 0 {board.width:g} {board.height:g}'"
    themes = "".join(f"<div class='{theme}'>{found.drawing(game, layout, theme)}</div>" for theme in ("light", "dark"))
    return f"<div class='board'>{themes}<svg {size} class='tints'>{''.join(tints)}</svg></div>"


def _in_a_row(counts: Mapping[str, float], most: float) -> str:
    """Without a drawing: the spaces in order, as bars."""
    bars = []
    for name, count in counts.items():
        height = f"{count / most:.3f}"
        bars.append(
            f"<li title='{escape(name)}: {count:.3f}' style='--heat:{_heat(count, most):.3f};--high:{height}'>"
            f"<i></i><b>{escape(name)}</b></li>"
        )
    return f"<ol class='row'>{''.join(bars)}</ol>"


def _heat(count: float, most: float) -> float:
    """From 0 to 1, by the root: so that rare things can still be told from those that never happen."""
    return float((count / most) ** 0.5)
