"""Letters and digits of the board, drawn as paths: a picture that a page shows has no fonts of its own.

They are in the manner of the twenties: one thick stroke and one hairline each. A letter is 10 high and stands on y = 0.
"""

from __future__ import annotations

from paddock.games.monte_carlo.drawing.svg import num, path

_DOLLAR = (
    "M6.7-8.3C6.2-9.5 5-10 3.7-10C1.6-10 .4-8.8.4-7.3C.4-4.2 4.9-4.6 4.9-2.5C4.9-1.6 4.2-1.2 3.3-1.2"
    "C2.2-1.2 1.2-1.8.6-2.7L.2-1.5C.9-.4 2.1 0 3.5 0C5.7 0 7.1-1.1 7.1-2.9C7.1-6.2 2.5-5.7 2.5-7.6"
    "C2.5-8.4 3.1-8.8 3.9-8.8C5-8.8 5.7-8.2 6.2-7.2Z"
)
# width, filled parts, hairlines
DECO: dict[str, tuple[float, str, str]] = {
    "0": (8.4, "M4.2-10C1.4-10 .2-7.6.2-5S1.4 0 4.2 0Z", "M4-9.7C6.9-9.7 7.9-7.4 7.9-5S6.9-.3 4-.3"),
    "1": (5.2, "M1.8-10H4.4V0H1.8Z", "M0-7.7Q1.6-8.4 1.9-10M.6-.25H5.4"),
    "$": (7.4, _DOLLAR, "M3.1-11.3V1.3M4.3-11.3V1.3"),
    "B": (7.2, "M.2-10H3V0H.2Z", "M2.8-9.7H4C6.7-9.7 6.7-5.3 4-5.3H2.8M3.8-5.3C7.8-5.3 7.8-.3 4-.3H2.8"),
    "A": (8.2, "M3.2-10H5.3L8.3 0H5.5Z", "M3.7-9.5L.3 0M1.5-3.2H6"),
    "N": (8.0, "M.3-10H2.9L7.8 0H5.2Z", "M.6-10V0M7.5-10V0"),
    "K": (7.6, "M.2-10H3V0H.2Z", "M7-10L3-4.8M4-6.1L7.5 0"),
}
PLAIN: dict[str, str] = {
    "0": "M3-7C1-7 .7-5 .7-3.5S1 0 3 0S5.3-2 5.3-3.5S5-7 3-7Z",
    "1": "M1.2-5.6L3.2-7V0",
    "2": "M.8-5.2C.8-7.6 5-7.7 5-5C5-3.2 2.5-2.2.8 0H5.2",
    "3": "M.9-6.2C2-7.5 5-7.2 4.8-5.2C4.7-4 3.5-3.7 2.5-3.7C4-3.7 5.2-3.2 5.2-2C5.2.2 1.8.6.7-1",
    "4": "M4 0V-7L.5-2H5.5",
    "5": "M4.9-7H1.5L1.1-4C3-5 5.3-4.2 5.2-2.2C5.1.2 2 .6.7-.9",
    "6": "M4.5-7C2.5-6.3.8-4.3.8-2.2C.8.7 5.3.7 5.3-2.2C5.3-4.8 1.6-5 .9-2.7",
    "7": "M.8-7H5.3L2.3 0",
    "8": "M3-7C1-7 .6-4 3-3.8S5-7 3-7ZM3-3.8C0-3.6 0 0 3 0S6-3.6 3-3.8Z",
    "9": "M1.5 0C3.5-.7 5.2-2.7 5.2-4.8C5.2-7.7.7-7.7.7-4.8C.7-2.2 4.4-2 5.1-4.3",
}
_PLAIN_WIDTH = 7.0
_SPACE = 3.4


def deco(text: str, height: float, ink: str, gap: float = 1.0) -> str:
    """A word around x = 0, on y = 0."""
    wide = sum(DECO[letter][0] + gap if letter != " " else _SPACE for letter in text) - gap
    x, parts = -wide / 2, ""
    for letter in text:
        if letter == " ":
            x += _SPACE
            continue
        width, thick, hair = DECO[letter]
        parts += f'<g transform="translate({num(x, 2)} 0)"><path d="{thick}"/>'
        parts += path(hair, fill="none", stroke=ink, stroke_width=0.55) + "</g>"
        x += width + gap
    return f'<g fill="{ink}" transform="scale({num(height / 10, 3)})">{parts}</g>'


def plain(number: int, height: float, ink: str) -> str:
    """A number in thin lines around x = 0, on y = 0."""
    digits = str(number)
    parts = "".join(
        f'<path transform="translate({num((k - len(digits) / 2) * _PLAIN_WIDTH + 0.5)} 0)" d="{PLAIN[digit]}"/>'
        for k, digit in enumerate(digits)
    )
    more = f'fill="none" stroke="{ink}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g {more} transform="scale({num(height / 7, 3)})">{parts}</g>'
