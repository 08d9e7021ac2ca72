"""Plots as SVG that sit in a page: they take ink and lines from its style, so they are right by day and by night.

They are drawn by hand, with attributes only: the server's pages allow no style of an element's own, and a report must
work where nothing but Paddock is installed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from paddock.core.messages import say
from paddock.lab.findings import Findings, SeatFinding
from paddock.lab.verdict import FAIR

WIDTH = 350.0
"""Narrow enough that words can still be read when a phone shows it smaller."""
ROW = 30.0
SIZE = 12

PAINTS = {
    "red": "#E5383B",
    "yellow": "#D9A400",
    "green": "#2B9348",
    "blue": "#1D6FE0",
    "white": "#8D94A0",
    "purple": "#9B4FE0",
    "black": "#7C8698",
    "orange": "#F77F00",
    "grey": "#7C8698",
    "pink": "#E0559B",
}
"""Cars by the names of their colours, strong enough for thin lines on either ground."""
OTHERS = ("#1D6FE0", "#E5383B", "#2B9348", "#D9A400", "#9B4FE0", "#7C8698")
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 5", "1 4")
"""A seat is told by its line too, and not by its colour alone."""


def paint(seat: SeatFinding) -> str:
    return PAINTS.get(seat.car, OTHERS[(seat.seat - 1) % len(OTHERS)])


def wins_plot(findings: Findings) -> str:
    """The chance of each seat with its interval. The dashed line is where it would be if all were equal, and the band
    around it what is still called fair."""
    # More than 1/n, where wins are shared.
    equal = sum(seat.wins.value for seat in findings.seats) / len(findings.seats)
    low = min(equal - 2 * FAIR, *(seat.wins.low for seat in findings.seats))
    high = max(equal + 2 * FAIR, *(seat.wins.high for seat in findings.seats))
    scale = _Scale(max(0.0, low), min(1.0, high), 78, WIDTH - 60)
    bottom = 8 + ROW * len(findings.seats)
    left, right = scale.at(max(0.0, equal - FAIR)), scale.at(min(1.0, equal + FAIR))
    parts = [
        f'<rect x="{left:.1f}" y="4" width="{right - left:.1f}" height="{bottom - 4:.1f}" fill="var(--line)"/>',
        _line(scale.at(equal), 4, scale.at(equal), bottom, "var(--ink)", "4 3"),
        *(_text(scale.at(tick), bottom + 17, f"{100 * tick:.0f} %", "middle") for tick in scale.ticks()),
    ]
    for row, seat in enumerate(findings.seats):
        y, wins, colour = 8 + ROW * (row + 0.5), seat.wins, paint(seat)
        from_, to = scale.at(wins.low), scale.at(wins.high)
        whisker = f"M{from_:.1f} {y:.1f}H{to:.1f}M{from_:.1f} {y - 6:.1f}v12M{to:.1f} {y - 6:.1f}v12"
        parts += [
            _text(4, y + 5, f"{seat.seat} {seat.car}", "start", "var(--ink)"),
            f'<path d="{whisker}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>',
            f'<circle cx="{scale.at(wins.value):.1f}" cy="{y:.1f}" r="5.5" fill="{colour}" stroke="var(--paper)"/>',
            _text(WIDTH - 4, y + 5, f"{100 * wins.value:.1f} %", "end", "var(--ink)"),
        ]
    return _svg(bottom + 24, say("lab-report-wins"), parts)


def length_plot(findings: Findings) -> str:
    """How many races had so many rounds; the dashed line is the mean."""
    histogram, rounds = findings.rounds.histogram, findings.rounds
    total = max(1, sum(histogram))
    first = next((value for value, races in enumerate(histogram) if races), 0)
    last = max(first, _last_shown(histogram))
    shown = histogram[first : last + 1] or [0]
    most = max(1, *shown)
    top, bottom = 20.0, 126.0
    scale = _Scale(first - 0.5, last + 0.5, 10, WIDTH - 10)
    wide = max(0.6, 0.86 * (scale.at(first + 1) - scale.at(first)))
    parts = [_line(10, bottom, WIDTH - 10, bottom, "var(--line)")]
    for value, races in enumerate(shown, first):
        high = (bottom - top) * races / most
        title = f"<title>{value}: {100 * races / total:.1f} %</title>" if races else ""
        parts.append(
            f'<rect x="{scale.at(value) - wide / 2:.1f}" y="{bottom - high:.1f}" width="{wide:.1f}" '
            f'height="{high:.1f}" rx="{min(3.0, wide / 4):.1f}" fill="var(--bar)">{title}</rect>'
        )
    parts += [_text(scale.at(tick), bottom + 17, f"{tick:g}", "middle") for tick in scale.ticks(whole=True)]
    mean = min(last + 0.5, max(first - 0.5, rounds.mean.value))
    parts += [
        _line(scale.at(mean), 16, scale.at(mean), bottom, "var(--ink)", "4 3"),
        _text(scale.at(mean), 12, f"{rounds.mean.value:.1f}", _anchor(mean, first, last), "var(--ink)"),
        _text(WIDTH - 10, bottom + 33, say("lab-rounds"), "end"),
    ]
    return _svg(bottom + 40, say("lab-report-length"), parts)


def _last_shown(histogram: list[int]) -> int:
    """All but a thousandth of the races: a very long one would squeeze the others."""
    left = sum(histogram) / 1000
    for value in range(len(histogram) - 1, -1, -1):
        left -= histogram[value]
        if left < 0:
            return value
    return len(histogram) - 1


def _anchor(at: float, first: float, last: float) -> str:
    """Words near an edge stay inside it."""
    part = (at - first) / max(1.0, last - first)
    return "start" if part < 0.1 else "end" if part > 0.9 else "middle"


def progress_plot(findings: Findings) -> str:
    return _by_round(findings, [[100 * way for way in row] for row in findings.progress], "lab-report-way", " [%]")


def places_plot(findings: Findings) -> str:
    return _by_round(findings, findings.places, "lab-report-places", "", upside_down=True)


def _by_round(findings: Findings, rows: list[list[float]], label: str, unit: str, upside_down: bool = False) -> str:
    legend = 18.0 * -(-len(findings.seats) // 3)
    top, bottom = legend + 30, legend + 160
    across = _Scale(1, max(2, len(rows)), 40, WIDTH - 10)
    low, high = (1.0, float(len(findings.seats))) if upside_down else (0.0, 100.0)
    up = _Scale(low, high, top, bottom) if upside_down else _Scale(low, high, bottom, top)
    parts = [_text(4, legend + 18, say(label) + unit, "start")]
    for tick in up.ticks(whole=True):
        parts += [
            _line(40, up.at(tick), WIDTH - 10, up.at(tick), "var(--line)"),
            _text(34, up.at(tick) + 4, f"{tick:g}", "end"),
        ]
    parts += [_text(across.at(tick), bottom + 17, f"{tick:g}", "middle") for tick in across.ticks(whole=True)]
    parts.append(_text(WIDTH - 10, bottom + 34, say("lab-rounds"), "end"))
    for number, seat in enumerate(findings.seats):
        points = " ".join(f"{across.at(turn):.1f},{up.at(row[number]):.1f}" for turn, row in enumerate(rows, 1))
        dash = DASHES[number % len(DASHES)]
        stroke = f'fill="none" stroke="{paint(seat)}" stroke-width="2.6" stroke-dasharray="{dash}"'
        x, y = 4 + 116 * (number % 3), 14 + 18 * (number // 3)
        parts += [
            f'<polyline points="{points}" {stroke}/>',
            f'<path d="M{x} {y - 4}h28" {stroke}/>',
            _text(x + 34, y, f"{seat.seat} {seat.car}", "start", "var(--ink)"),
        ]
    return _svg(bottom + 40, say(label), parts)


class _Scale:
    """Numbers as places on a line."""

    def __init__(self, low: float, high: float, from_: float, to: float) -> None:
        self._low, self._high, self._from, self._to = low, max(high, low + 1e-9), from_, to

    def at(self, value: float) -> float:
        return self._from + (self._to - self._from) * (value - self._low) / (self._high - self._low)

    def ticks(self, whole: bool = False) -> list[float]:
        """A few round numbers between the ends."""
        span = self._high - self._low
        steps: Sequence[float] = [ten * one for ten in (0.01, 0.1, 1, 10, 100, 1000) for one in (1, 2, 5)]
        step = next(step for step in steps if span / step <= 5 and (step >= 1 or not whole))
        first = int(-(-self._low // step))
        return [number * step for number in range(first, int(self._high // step) + 1)]


def _text(x: float, y: float, words: str, anchor: str, ink: str = "var(--soft)") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, ink: str, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{ink}" stroke-width="1.2"{dashed}/>'


def _svg(height: float, title: str, parts: Iterable[str]) -> str:
    head = f'viewBox="0 0 {WIDTH:g} {height:g}" role="img" aria-label="{escape(title)}" font-size="{SIZE}"'
    return f'<svg {head} font-weight="600">{"".join(parts)}</svg>'
