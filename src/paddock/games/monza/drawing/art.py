"""Small drawn things: shapes, cars, tyres, trees, flags. Each is defined once, and used wherever it appears."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from paddock.games.monza.centreline import Floats
from paddock.games.monza.drawing.theme import BLACK, Theme
from paddock.games.monza.paints import PAINTS, Paint

Points = Floats | Sequence[tuple[float, float]]

_UP = -math.pi / 2
_CAR = (
    "M-48,-7C-48,-14 -42,-17 -34,-19C-22,-22 -6,-22 8,-21C25,-19.5 41,-16 47.5,-8C51,-3.5 51,3.5 47.5,8"
    "C41,16 25,19.5 8,21C-6,22 -22,22 -34,19C-42,17 -48,14 -48,7Z"
)
_WHEELS = ((-29, -26.5, 25, 13), (-29, 26.5, 25, 13), (26, -24, 21, 11.5), (26, 24, 21, 11.5))
_TREE_TURNS = 3


def num(value: float) -> str:
    """A number as drawings need it: to a tenth, and without needless zeros."""
    text = f"{value:.1f}"
    return "0" if text in ("-0.0", "0.0") else text.removesuffix(".0")


def path(points: Points, close: bool = True) -> str:
    """The `d` of a line through these points, as steps from one to the next: that is much shorter than the points."""
    tenths = [(round(float(x) * 10), round(float(y) * 10)) for x, y in points]
    (px, py), text = tenths[0], ""
    for x, y in tenths[1:]:
        for step in (x - px, y - py):
            text += f"{'' if step < 0 or not text else ' '}{_tenth(step)}"
        px, py = x, y
    return f"M{_tenth(tenths[0][0])},{_tenth(tenths[0][1])}l{text}" + ("z" if close else "")


def _tenth(tenths: int) -> str:
    """So many tenths as a number, the shortest way."""
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def fine(value: float) -> str:
    """A number that scales something: to a thousandth."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


class Art:
    """The definitions of one drawing. Their ids begin with its own prefix, so that drawings can share a page."""

    def __init__(self, prefix: str, theme: Theme) -> None:
        self.prefix, self.theme = prefix, theme

    def use(self, name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
        """A defined thing at a place; the turn is in degrees."""
        transform = f"translate({num(x)} {num(y)})"
        transform += f" rotate({num(turn)})" if turn else ""
        transform += f" scale({fine(scale)})" if scale != 1 else ""
        return f'<use href="#{self.prefix}{name}" transform="{transform}"/>'

    def url(self, name: str) -> str:
        return f"url(#{self.prefix}{name})"

    def shape(self, colour: int, x: float, y: float, radius: float) -> str:
        """A colour's shape in the ink that is read on it. It stays upright: a turned square would be a diamond."""
        return self.use(PAINTS[colour].shape, x, y, radius / 10)

    def tyre(self, x: float, y: float, radius: float) -> str:
        return self.use("tyre", x, y, radius / 10)

    def tree(self, x: float, y: float, radius: float, kind: int) -> str:
        return self.use(f"tree{kind % (_TREE_TURNS * len(self.theme.trees))}", x, y, radius / 10)

    def flag(self, colour: int, x: float, y: float, height: float) -> str:
        return self.use(f"flag-{PAINTS[colour].name}", x, y, height / 20)

    def chequered_flag(self, x: float, y: float, height: float) -> str:
        return self.use("chequered", x, y, height / 20)

    def car(self, colour: int, length: float, x: float, y: float, heading: float) -> str:
        """A car with its nose towards its heading. Light falls from the upper left, however the car is turned."""
        paint, degrees = PAINTS[colour], math.degrees(heading)
        cos, sin = math.cos(heading), math.sin(heading)
        shadow = (5 * cos + 8 * sin, 8 * cos - 5 * sin)
        ink = paint.ink if paint.name in ("yellow", "white") else paint.fill
        return (
            f'<g transform="translate({num(x)} {num(y)}) rotate({num(degrees)}) scale({fine(length / 100)})">'
            + (self.use("beam", 44, 0) if self.theme.dark else "")
            + self.use("car-shadow", *shadow)
            + f'<use href="#{self.prefix}car-{paint.name}"/>'
            + f'<g transform="translate(24 0) rotate({num(-degrees)}) scale(.9)">{_shape(paint, ink)}</g></g>'
        )

    def shape_defs(self) -> str:
        """The six shapes, about as big as a circle of radius 10, and optically of one size."""
        return "".join(f'<g id="{self.prefix}{paint.shape}">{_shape(paint, paint.ink)}</g>' for paint in PAINTS)

    def tyre_def(self) -> str:
        lugs = "".join(path([_polar(8, i * 30), _polar(9.7, i * 30)], close=False) for i in range(12))
        return (
            f'<g id="{self.prefix}tyre"><circle cx="1.4" cy="2.2" r="10.2" fill="#0b0d12" opacity=".4"/>'
            f'<circle r="10" fill="#22242a"/><path d="{lugs}" stroke="#4a4d55" stroke-width="1.2"/>'
            '<circle r="6.2" fill="none" stroke="#FFCB2E" stroke-width="1" stroke-dasharray="8 5"/>'
            '<circle r="4.3" fill="#8b9099" stroke="#15171b" stroke-width="1"/><circle r="1.6" fill="#50545c"/></g>'
        )

    def tree_defs(self) -> str:
        """Round crowns seen from above, of radius 10: each kind of leaves in a few turns."""
        return "".join(self._tree_def(kind) for kind in range(_TREE_TURNS * len(self.theme.trees)))

    def _tree_def(self, kind: int) -> str:
        shade, leaves, light = self.theme.trees[kind % len(self.theme.trees)]
        crown = [(*_polar(5.2, i * 360 / 7 + kind * 57), 5.0) for i in range(7)] + [(0.0, 0.0, 7.0)]
        inner = [_polar(3.6, i * 72 + kind * 115) for i in range(5)]
        top = [(x - 1.2, y - 1.6, 3.0) for x, y in inner] + [(-1.0, -1.2, 5.2)]
        glints = [(-3.0, -3.6, 2.2), (0.4, -4.2, 1.5), (-4.4, -0.4, 1.3)]
        layers = "".join(
            f'<g fill="{fill}">{_circles(rows)}</g>' for fill, rows in ((shade, crown), (leaves, top), (light, glints))
        )
        ground = '<ellipse cx="3" cy="4.6" rx="10.2" ry="9.6" fill="#0c1a10" opacity=".26"/>'
        return f'<g id="{self.prefix}tree{kind}">{ground}{layers}</g>'

    def flag_defs(self, colours: Iterable[int]) -> str:
        """Flags on poles of height 20, seen at a slant."""
        cloth = "M0,-20q4,2 7.2,0t7.2,.6v8q-3.6,2 -7.2,0t-7.2,-.6Z"
        return "".join(
            f'<g id="{self.prefix}flag-{PAINTS[colour].name}"><path d="M0,0L10,6.8" stroke="#0c1a10" '
            f'stroke-opacity=".25" stroke-width="1.2"/>{_POLE}<path d="{cloth}" fill="{PAINTS[colour].fill}"/></g>'
            for colour in sorted(set(colours))
        )

    def chequered_def(self) -> str:
        """The flag of a target space: chequered, on a pole of height 20, around its own middle."""
        squares = "".join(
            f"M{num(-6 + 4 * column)},{num(-10 + 3.4 * row)}h4v3.4h-4Z"
            for row in range(3)
            for column in range(4)
            if (row + column) % 2 == 0
        )
        return (
            f'<g id="{self.prefix}chequered"><path d="M-6.8,-10.4V10" stroke="{BLACK}" stroke-width="2.6" '
            'stroke-linecap="round"/><path d="M-6.8,-10.2V9.6" stroke="#F4EFE2" stroke-width="1.4" '
            'stroke-linecap="round"/>'
            f'<rect x="-6" y="-10" width="16" height="10.2" fill="#fff" stroke="{BLACK}" stroke-width=".8"/>'
            f'<path d="{squares}" fill="{BLACK}"/></g>'
        )

    def car_defs(self, colours: Iterable[int]) -> str:
        """Toy racers seen from above, 100 long, with the nose towards the right."""
        wanted = sorted(set(colours))
        if not wanted:
            return ""
        shadow = (
            f'<filter id="{self.prefix}car-soft" x="-30%" y="-30%" width="160%" height="160%">'
            f'<feGaussianBlur stdDeviation="2.2"/></filter><g id="{self.prefix}car-shadow" opacity=".38" '
            f'fill="#0b0d12" filter="{self.url("car-soft")}">{_wheels("")}<path d="{_CAR}"/></g>'
        )
        beam = (
            f'<linearGradient id="{self.prefix}light"><stop stop-color="#FFF2C4" stop-opacity=".75"/>'
            '<stop offset="1" stop-color="#FFF2C4" stop-opacity="0"/></linearGradient>'
            f'<path id="{self.prefix}beam" d="M0,-9L146,-46Q162,0 146,46L0,9Z" fill="{self.url("light")}"/>'
        )
        return shadow + (beam if self.theme.dark else "") + "".join(self._car_def(PAINTS[colour]) for colour in wanted)

    def _car_def(self, paint: Paint) -> str:
        treads = "".join(f"M{num(x - w / 2 + 5)},{num(y)}h{num(w - 10)}" for x, y, w, _ in _WHEELS)
        body = f"body-{paint.name}"
        rim = 'fill="#1b1d23" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"'
        return (
            f'<linearGradient id="{self.prefix}{body}" x2="0" y2="1"><stop stop-color="{paint.bright}"/>'
            f'<stop offset=".42" stop-color="{paint.fill}"/><stop offset="1" stop-color="{paint.deep}"/>'
            "</linearGradient>"
            f'<g id="{self.prefix}car-{paint.name}"><path d="M-29,-24V24M25,-21V21" stroke="#3a3d45" stroke-width="5"/>'
            f'{_wheels(rim)}<path d="{treads}" stroke="#565a63" stroke-width="3" stroke-linecap="round"/>'
            f'<path d="{_CAR}" fill="{self.url(body)}" stroke="#fff" stroke-width="3.4"/>'
            f'<path d="{_CAR}" fill="none" stroke="{paint.deep}" stroke-width="1.2"/>'
            '<path d="M-46,0H-30" stroke="#fff" stroke-opacity=".9" stroke-width="7"/>'
            '<path d="M-34,-16.2C-20,-19 4,-18.6 20,-15.6" fill="none" stroke="#fff" stroke-opacity=".5" '
            'stroke-width="2.6" stroke-linecap="round"/>'
            '<path d="M-31,0C-31,-9.5 -24,-13 -13,-13C-4,-13 1,-10 3,-6.5V6.5C1,10 -4,13 -13,13C-24,13 -31,9.5 -31,0Z" '
            'fill="#22252c"/><path d="M1,-10.5C6.5,-6 6.5,6 1,10.5" fill="none" stroke="#CFEAF7" stroke-width="4" '
            'stroke-linecap="round"/><circle cx="-14.5" r="9" fill="#FFF6E0"/>'
            '<path d="M-10.5,-7.6A9 9 0 0 1 -10.5,7.6L-12.6,5.4A6.4 6.4 0 0 0 -12.6,-5.4Z" fill="#2b3140"/>'
            f'<path d="M-22.6,0H-14" stroke="{paint.fill}" stroke-width="4"/><circle cx="24" r="13.6" fill="#fff"/></g>'
        )


_POLE = '<path d="M0,0V-20" stroke="#f4efe2" stroke-width="1.4" stroke-linecap="round"/>'


def _shape(paint: Paint, ink: str) -> str:
    """A shape of radius 10 around the origin."""
    rounded = f'fill="{ink}" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"'
    match paint.shape:
        case "circle":
            return f'<circle r="8.2" fill="{ink}"/>'
        case "square":
            return f'<rect x="-7" y="-7" width="14" height="14" rx="1.4" fill="{ink}"/>'
        case "diamond":
            return f'<path d="{path(_polygon(4, 9.5))}" {rounded}/>'
        case "hexagon":  # sharp, or it reads as a circle
            return f'<path d="{path(_polygon(6, 9.5, 0.0))}" fill="{ink}"/>'
        case "triangle":
            return f'<path d="{path([(x, y + 2) for x, y in _polygon(3, 9.8)])}" {rounded}/>'
        case _:
            tips, dents = _polygon(5, 10.2), _polygon(5, 5.0, _UP + math.pi / 5)
            star = [(x, y + 0.6) for tip, dent in zip(tips, dents, strict=True) for x, y in (tip, dent)]
            return f'<path d="{path(star)}" {rounded}/>'


def _polygon(n: int, radius: float, turn: float = _UP) -> list[tuple[float, float]]:
    return [_polar(radius, math.degrees(turn) + i * 360 / n) for i in range(n)]


def _polar(radius: float, degrees: float) -> tuple[float, float]:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def _circles(rows: Iterable[tuple[float, float, float]]) -> str:
    return "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>' for x, y, r in rows)


def _wheels(look: str) -> str:
    return "".join(
        f'<rect x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}" rx="4.5" {look}/>'
        for x, y, w, h in _WHEELS
    )
