"""Bounds on texts in TOML that strangers have written, checked before anything parses them.

`tomllib` takes time by the square of the depth of a key: 8,000 characters of `a.a.a…` are a sixth of a second. Nothing
that a board needs comes near these bounds, and looking for them takes time by the length of the text.
"""

from __future__ import annotations

import re

DEEPEST = 12
"""Parts of a dotted key, and lists and tables inside each other."""
LONGEST_NUMBER = 40
"""Digits in a row: a number of thousands of them cannot be read at all."""

# What is quoted, or a comment, is one token and counts nothing. (The parser refuses a quote that is never closed.)
_TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*(?:"""|\Z)'
    r"|'''(?:[^']|'(?!''))*(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    rf"|[0-9_]{{{LONGEST_NUMBER + 1},}}"
    r"|[.\[\]{}=,\n]",
    re.DOTALL,
)


def why_too_costly(text: str) -> str | None:
    """What is out of bounds in a text; None where nothing is."""
    dots = nested = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign == ".":
            dots += 1
        elif sign in "[{":
            nested, dots = nested + 1, 0
        elif sign in "]}":
            nested, dots = max(0, nested - 1), 0
        elif sign in "=,\n":
            dots = 0
        elif sign[0] in "0123456789_":
            return f"it has a number of more than {LONGEST_NUMBER} digits"
        if dots >= DEEPEST or nested > DEEPEST:
            return "it is nested too deeply"
    return None
