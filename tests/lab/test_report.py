"""Reports: pages that need nothing else, with every plot and the heat map; and what they say to a designer."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from paddock.core.game import Game
from paddock.core.messages import speaking
from paddock.core.registry import build
from paddock.lab import Findings, study
from paddock.lab.report import write_report
from paddock.lab.statistics import wilson
from paddock.lab.verdict import never_used, verdict

VOID = {"meta", "br", "hr", "img", "input", "link"}


class Outline(HTMLParser):
    """Reads a page: that what is opened is closed, and which elements and texts there are."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href", "xlink:href") and value]
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def looked_at(name: str, **options: Any) -> tuple[Game[Any], Findings]:
    game = build(name, options)
    bots = ["random" if name == "monte-carlo-gamble" else "greedy"] * game.seats
    return game, study(game, bots, 400, seed=2)


@pytest.mark.parametrize("name", ["monza", "monte-carlo-gamble", "hurry-cup"])
def test_a_page_needs_nothing_else(name: str) -> None:
    game, findings = looked_at(name)
    page = write_report(game, findings)
    outline = Outline(page)
    assert outline.open == []
    assert all(link.startswith("#") for link in outline.links), "nothing is fetched"
    assert {link[1:] for link in outline.links} <= set(outline.ids)
    assert "url(http" not in page
    assert "<script" not in page
    assert outline.tags.count("section") == 6
    assert page.count('"var(--ink)"') + page.count('"var(--soft)"') > 20, "plots take the page's ink"
    assert not re.search('<svg[^>]*viewBox="0 0 350[^>]*style=', page), "plots need no style of their own"
    assert write_report(game, findings) == page.replace("\r", ""), "the same findings, the same page"


@pytest.mark.parametrize("name", ["monza", "monte-carlo-gamble", "hurry-cup"])
def test_the_board_is_tinted_space_by_space(name: str) -> None:
    game, findings = looked_at(name)
    page = write_report(game, findings)
    for row in ("stops", "waits", "setbacks"):
        for space in findings.spaces:
            count = getattr(space, row)
            if count > 0:
                assert f"<title>{space.space}: {count:.3f}</title>" in page
    assert "no picture" not in page


def test_a_game_without_pictures_says_so_and_shows_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    from paddock.lab import heat, report

    for module in (heat, report):
        monkeypatch.setattr(module, "pictures_of", lambda game: None)
    game, findings = looked_at("monza")
    page = write_report(game, findings)
    assert "This game has no picture of its board yet" in page
    assert "<title>b3" not in page
    assert page.count("<li title='b3: ") == 3


def test_pages_speak_the_reader_s_language() -> None:
    game, findings = looked_at("hurry-cup")
    with speaking("de"):
        page = write_report(game, findings)
    assert "<html lang='de'>" in page
    assert "Wer gewinnt" in page
    assert "Who wins" not in page


FAIR = """name = "Even"
edition = "anniversary"
start = 3
[lanes]
outer  = "w2 r3 g2 b2.5 p2 y2.5 w2"
middle = "p3 b2 y3 x2 r2 g2 b2"
inner  = "x2 g3 w2 r2 y3 b2 p2"
"""


def test_what_a_designer_is_told() -> None:
    game = build("monza", {"players": 2}, FAIR)
    findings = study(game, ["greedy", "greedy"], 3_000, seed=1)
    told = " ".join(verdict(findings))
    assert f"A race takes {findings.rounds.mean.value:.1f} rounds" in told
    assert "Cars that must wait here for a turn, most of all: " in told
    idle = never_used(findings.spaces)
    for space in findings.spaces[1:]:
        assert (space.stops == 0) == (space.space in idle)
    assert ("Nobody ever stopped on" in told) == bool(idle)


def test_unfair_is_what_is_sure_to_be() -> None:
    """Two seats: fair as long as 53 % or less can be the truth."""
    _, findings = looked_at("monza", players=2)

    def told(wins: int, races: int) -> str:
        shares = (wilson(wins, races), wilson(races - wins, races))
        seats = [msgspec.structs.replace(seat, wins=share) for seat, share in zip(findings.seats, shares, strict=True)]
        return verdict(msgspec.structs.replace(findings, seats=seats))[0]

    assert told(600, 1_000) == "Not quite fair: seat 1 wins 60.0 %, seat 2 only 40.0 %."
    assert told(400, 1_000) == "Not quite fair: seat 2 wins 60.0 %, seat 1 only 40.0 %."
    assert told(60, 100).startswith(
        "Not sure yet whether it is fair: the seats win from 40.0 % to 60.0 %, give or take 9."
    )
    assert told(52_000, 100_000).startswith("Fair: ")
    assert told(54_000, 100_000).startswith("Not quite fair: ")


def test_different_bots_say_little_about_a_track() -> None:
    game = build("monza", {"players": 2})
    findings = study(game, ["greedy", "random"], 400, seed=2)
    assert verdict(findings)[0].startswith("With different bots this says little about the track")
