"""SVG as text: numbers, points, and the few elements that the drawings use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as drawings need it: to a tenth, and without needless zeros."""
    text = f"{value:.1f}"
    return "0" if text in ("-0.0", "0.0") else text.removesuffix(".0")


def attributes(given: dict[str, str | float]) -> str:
    shown = {name: num(value) if isinstance(value, float) else value for name, value in given.items()}
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in shown.items())


def points(corners: Iterable[Point]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in corners)


def polygon(corners: Iterable[Point], **given: str | float) -> str:
    return f'<polygon points="{points(corners)}"{attributes(given)}/>'


def path(d: str, **given: str | float) -> str:
    return f'<path d="{d}"{attributes(given)}/>'


def rect(x: float, y: float, width: float, height: float, **given: str | float) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{attributes(given)}/>'


def circle(x: float, y: float, r: float, **given: str | float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{attributes(given)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, **given: str | float) -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{attributes(given)}/>'


def group(body: str, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0.0) -> str:
    moved = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
    return f'<g transform="{moved}{f" scale({scale:.3f})" if scale != 1 else ""}">{body}</g>'


def loop(corners: Sequence[Point]) -> str:
    """The `d` of a closed line, as steps from one point to the next: that is shorter than the points."""
    (px, py), text = corners[0], ""
    last = (round(px * 10), round(py * 10))
    for x, y in corners[1:]:
        here = (round(x * 10), round(y * 10))
        text += f"l{num((here[0] - last[0]) / 10)} {num((here[1] - last[1]) / 10)}".replace(" -", "-")
        last = here
    return f"M{num(px)} {num(py)}{text}z"
