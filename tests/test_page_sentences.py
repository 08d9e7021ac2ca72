"""What the page tells names no space and no pawn that its boards have no name for; the terminal, which prints these
names, says them."""

from __future__ import annotations

import re

import pytest

from paddock.core.events import Event
from paddock.core.game import CHANCE
from paddock.core.messages import languages
from paddock.core.registry import build
from paddock.games.hurry_cup import events as hurry
from paddock.games.monte_carlo import events as gamble
from paddock.games.monza import events as monza
from paddock.server.words import reason_of

from .core.test_events import NAMES, samples

UNSEEN = {
    "monza": re.compile(r"\b[abc]\d+\b"),
    "monte-carlo-gamble": re.compile(r"\b(red|yellow|rot|gelb|rouge|jaune|rojo|rosso|giallo|rood|geel) \d", re.I),
    "hurry-cup": re.compile("→"),
}
"""What is printed in the terminal only: `b4`, "red 2", "12 → 15"."""
PEOPLE = ["Mia", "Noah", "Zoe", "Ben", "Eva", "Tom"]


@pytest.mark.parametrize("game", UNSEEN)
@pytest.mark.parametrize("language", languages())
def test_the_page_names_only_what_is_seen(game: str, language: str) -> None:
    told = [(table.tell_on_page(event, NAMES, language), event) for table, event in samples(game)]
    assert [(text, event) for text, event in told if UNSEEN[game].search(text)] == []
    assert any(UNSEEN[game].search(table.tell(event, NAMES, language)) for table, event in samples(game))


@pytest.mark.parametrize(
    ("name", "event", "page", "terminal"),
    [
        (
            "monza",
            monza.Drove(0, "a23", "a25", 2),
            "Mia drives 2 spaces.",
            "Mia drives 2 spaces, from a23 to a25.",
        ),
        ("monza", monza.Laid(1, "red", "c4", tile=False), "Noah lays red in the inner lane.", "Noah lays red on c4."),
        ("monza", monza.Laid(0, "white", "finish", tile=True), "Mia lays a white tile on the finish.", None),
        ("monza", monza.Stepped(0, "a1", "b2"), "Mia makes the bonus move in the middle lane.", None),
        (
            "monte-carlo-gamble",
            gamble.Challenged(0, "r1", 1, "y2", 20_000),
            "Mia challenges Noah to poker for $20,000.",
            "Mia challenges Noah: red 1 against yellow 2, for $20,000.",
        ),
        (
            "monte-carlo-gamble",
            gamble.Moved(0, "r1", 12, 15, "roll"),
            "Mia moves a pawn from 12 to 15.",
            "Red 1 moves from 12 to 15.",
        ),
        (
            "hurry-cup",
            hurry.Stopped(0, 14, 70, 90),
            "The limit of 70 stops Mia at 90 km/h.",
            "The limit of 70 on tile 14 stops Mia at 90 km/h.",
        ),
    ],
)
def test_sentences(name: str, event: Event, page: str, terminal: str | None) -> None:
    table = build(name, {})
    assert table.tell_on_page(event, PEOPLE) == page
    assert table.tell(event, PEOPLE) == terminal or terminal is None


@pytest.mark.parametrize("language", languages())
def test_a_page_is_told_why_not_without_names_of_spaces(language: str) -> None:
    table = build("monza", {"players": 2})
    rolled = table.apply(table.start(), CHANCE, table.read("roll wwwppp")).state
    named = 0
    for move in ("drive", "lay w a9", "lay w b2", "lay p a1", "step a1"):
        refused = table.check(rolled, 0, table.read(move))
        if refused is not None:
            assert not UNSEEN["monza"].search(reason_of(refused, language)), move
            named += UNSEEN["monza"].search(refused.text(language)) is not None
    assert named, "the terminal names spaces"
