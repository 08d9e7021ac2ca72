"""The words of SVG, written short: the drawing of a board has thousands of them."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.games.monte_carlo.geometry import Point


def num(value: float, digits: int = 1) -> str:
    """A number as drawings need it: without needless digits."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def attributes(more: dict[str, object]) -> str:
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"' for name, value in more.items())


def _value(value: object) -> str:
    return num(value, 2) if isinstance(value, float) else str(value)


def path(d: str, **more: object) -> str:
    return f'<path d="{d}"{attributes(more)}/>'


def rect(x: float, y: float, width: float, height: float, **more: object) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{attributes(more)}/>'


def circle(x: float, y: float, radius: float, **more: object) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attributes(more)}/>'


def ellipse(x: float, y: float, wide: float, high: float, **more: object) -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(wide)}" ry="{num(high)}"{attributes(more)}/>'


def group(body: str, **more: object) -> str:
    return f"<g{attributes(more)}>{body}</g>"


def placed(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform that puts something drawn around 0, 0 at its place."""
    text = f"translate({num(x)} {num(y)})"
    text += f" rotate({num(turn)})" if abs(turn) > 0.05 else ""
    return text + (f" scale({num(scale, 3)})" if scale != 1 else "")


def line(points: Sequence[Point], close: bool = True) -> str:
    """The `d` of a line through these points, as steps from one to the next: that is much shorter than the points."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    (px, py), text = tenths[0], ""
    for x, y in tenths[1:]:
        for step in (x - px, y - py):
            text += f"{'' if step < 0 or not text else ' '}{num(step / 10)}"
        px, py = x, y
    return f"M{num(tenths[0][0] / 10)} {num(tenths[0][1] / 10)}l{text}" + ("z" if close else "")
