"""Plots as SVG that sit in a page: they take ink and lines from its style, so they are right by day and by night."""

from __future__ import annotations

import io
import re
from typing import Any

from paddock.core.messages import say
from paddock.lab.extras import require
from paddock.lab.findings import Findings, Seat

INK, LINE, FILL = "#010203", "#040506", "#070809"
"""Stand-ins that no drawing has otherwise; in the page they become its variables."""
VARIABLES = {INK: "var(--ink)", LINE: "var(--line)", FILL: "var(--bar)"}

PAINTS = {
    "red": "#E5383B",
    "yellow": "#D9A400",
    "green": "#2B9348",
    "blue": "#1D6FE0",
    "white": "#8D94A0",
    "purple": "#7B2CBF",
    "black": "#4A4F5A",
    "orange": "#F77F00",
    "grey": "#7C8698",
    "pink": "#E0559B",
}
"""Cars by the names of their colours, strong enough for thin lines on either ground."""
OTHERS = ("#1D6FE0", "#E5383B", "#2B9348", "#D9A400", "#7B2CBF", "#7C8698")
MARKS = ("o", "s", "^", "D", "v", "P")
"""A seat is told by its mark too, and not by its colour alone."""


def paint(seat: Seat) -> str:
    return PAINTS.get(seat.car, OTHERS[(seat.seat - 1) % len(OTHERS)])


def length_plot(findings: Findings) -> str:
    """How many races had so many rounds."""
    figure, axes = _figure(7.2, 3.0)
    histogram, rounds = findings.rounds.histogram, findings.rounds
    total = max(1, sum(histogram))
    first = next((value for value, races in enumerate(histogram) if races), 0)
    last = max(first, _last_shown(histogram))
    axes.bar(
        range(first, last + 1), [100 * races / total for races in histogram[first : last + 1]], color=FILL, width=0.86
    )
    axes.axvline(rounds.mean.value, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlabel(say("lab-rounds"))
    axes.set_ylabel(f"{say('lab-report-races')} [%]")
    return _svg(figure)


def _last_shown(histogram: list[int]) -> int:
    """All but a thousandth of the races: a very long one would squeeze the others."""
    left = sum(histogram) / 1000
    for value in range(len(histogram) - 1, -1, -1):
        left -= histogram[value]
        if left < 0:
            return value
    return len(histogram) - 1


def wins_plot(findings: Findings) -> str:
    """The chance of each seat with its interval, and the line where it would be if all were equal."""
    figure, axes = _figure(7.2, 0.9 + 0.42 * len(findings.seats))
    for row, seat in enumerate(findings.seats):
        wins = seat.wins
        low, high = 100 * (wins.value - wins.low), 100 * (wins.high - wins.value)
        axes.errorbar(
            100 * wins.value,
            row,
            xerr=[[low], [high]],
            color=paint(seat),
            marker=MARKS[row % len(MARKS)],
            markersize=8,
            capsize=5,
            linewidth=2.4,
        )
    equal = sum(seat.wins.value for seat in findings.seats) / len(findings.seats)  # more than 1/n, with shared wins
    axes.axvline(100 * equal, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_yticks(range(len(findings.seats)), [f"{seat.seat} {seat.car} · {seat.bot}" for seat in findings.seats])
    axes.set_ylim(len(findings.seats) - 0.5, -0.5)
    axes.set_xlabel(f"{say('lab-column-chance')} [%]")
    return _svg(figure)


def progress_plot(findings: Findings) -> str:
    return _by_round(findings, [[100 * way for way in row] for row in findings.progress], "lab-report-way", " [%]")


def places_plot(findings: Findings) -> str:
    return _by_round(findings, findings.places, "lab-report-places", "", upside_down=True)


def _by_round(findings: Findings, rows: list[list[float]], label: str, unit: str, upside_down: bool = False) -> str:
    figure, axes = _figure(7.2, 3.2)
    rounds = range(1, len(rows) + 1)
    every = max(1, len(rows) // 12)
    for number, seat in enumerate(findings.seats):
        line = [row[number] for row in rows]
        mark = MARKS[number % len(MARKS)]
        name = f"{seat.seat} {seat.car}"
        axes.plot(rounds, line, color=paint(seat), marker=mark, markevery=every, markersize=5, linewidth=2, label=name)
    if upside_down:
        axes.set_ylim(len(findings.seats), 1)
    axes.set_xlabel(say("lab-rounds"))
    axes.set_ylabel(say(label) + unit)
    axes.legend(
        frameon=False, labelcolor=INK, ncols=min(6, len(findings.seats)), loc="lower center", bbox_to_anchor=(0.5, 1.0)
    )
    return _svg(figure)


def _figure(width: float, height: float) -> tuple[Any, Any]:
    matplotlib, figures = require("matplotlib"), require("matplotlib.figure")
    figure = figures.Figure(figsize=(width, height), layout="constrained")
    figure.patch.set_alpha(0)
    with matplotlib.rc_context({"font.family": "sans-serif", "font.size": 10}):
        axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    axes.tick_params(colors=INK, length=0)
    axes.grid(True, color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    for label in (axes.xaxis.label, axes.yaxis.label):
        label.set_color(INK)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.xaxis.get_major_locator().set_params(integer=True)
    return figure, axes


def _svg(figure: Any) -> str:
    """The drawing as text, with letters as letters, and the same for the same numbers."""
    matplotlib = require("matplotlib")
    drawn = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "paddock"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = drawn.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1), count=1
    )
    text = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font: \1 var(--text)", text)
    text = re.sub(r"xmlns:xlink=\"[^\"]*\"|xmlns=\"[^\"]*\"|<!DOCTYPE[^>]*>", "", text)
    for stand_in, variable in VARIABLES.items():
        text = text.replace(stand_in, variable)
    return text
