"""Hurry'Cup! in a terminal: the road, the pilots, choices in words, and circuits in the workshop."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import paddock
from paddock import CHANCE, PaddockError
from paddock.core.events import Event
from paddock.core.terminal import Canvas, screen_of
from paddock.core.workshop import workshop_of
from paddock.games.hurry_cup import events as happened
from paddock.games.hurry_cup.shelf import CIRCUITS

from .table import Table, new, round_of, turn

NAMES = ["Mia", "Noah", "Bolt", "Ida"]
SCREEN = screen_of("hurry-cup")
WORKSHOP = workshop_of("hurry-cup")


def drawn(table: Table, seat: int, width: int = 100) -> str:
    state = table.game.veil(table.state, seat)
    choices = SCREEN.menu(table.game, state, seat, NAMES, True) if seat in table.actors else []
    console = Console(width=width, color_system=None)
    with console.capture() as taken:
        console.print(SCREEN.picture(table.game, state, NAMES, choices, Canvas(width, None, True)))
        for number, choice in enumerate(choices, 1):
            console.print(number, choice.words)
    return taken.get()


def test_the_road_shows_cars_limits_stars_and_choices() -> None:
    picture = drawn(turn([2, 8, 8, 0], [3, 4, 3, 2], oil=[11]).do("roll 1"), 0)
    for shown in ("R", "YB", "↗100", "↷70", "│·*", "│50~", "(1)", "(3)", "red 3", "drive 3 tiles, to 5"):
        assert shown in picture
    assert max(len(line) for line in picture.splitlines()) <= 100


def test_it_fits_a_narrow_terminal_and_leaves_out_what_is_passed() -> None:
    picture = drawn(turn([30, 31, 33, 30], [3, 4, 3, 2]).do("roll 1"), 0, 44)
    assert "start" not in picture
    assert "finish" in picture
    assert max(len(line.rstrip()) for line in picture.splitlines()) <= 90


def test_dice_under_the_cup_are_not_drawn() -> None:
    table = new().do("0: horn", "1: ready", "2: ready", "3: ready", "tank r5", "tank y3", "tank g6", "tank p2")
    assert "grab green (6)" in drawn(table, 0)
    assert "green 6" not in drawn(table, 1)
    table.do("grab green")
    assert "green ?" in drawn(table, 1)


def test_every_choice_of_whole_races_has_words() -> None:
    for options in ({"grab": "live"}, {"players": 6, "circuit": "random-2"}):
        game = new(**options).game
        names = [f"Pilot {seat}" for seat in range(game.seats)]
        bots = [paddock.bot("greedy" if seat else "random", game, seat, 3) for seat in range(game.seats)]
        for state in paddock.play(game, bots, paddock.Seeded(5)).states():
            for seat in game.actors(state) - {CHANCE}:
                veiled = game.veil(state, seat)
                found = SCREEN.menu(game, veiled, seat, names, False)
                assert [choice.move for choice in found] == game.legal(veiled, seat)
                assert all(choice.words.plain.strip() for choice in found)
            if game.ways(state):
                assert SCREEN.question(game, state, names)
                text = game.write(game.outcome(state, 0))
                assert game.write(SCREEN.answer(game, state, text.split()[-1])) == text
            assert SCREEN.moment(game, state)


def test_a_pawn_can_be_named_alone() -> None:
    table = round_of(options={"grab": "live"}).do(*(f"{seat}: ready" for seat in range(4)))
    table.do("tank r5", "tank y3", "tank g6", "tank p2")
    assert table.game.write(SCREEN.read(table.game, table.state, 1, "green")) == "grab green"
    with pytest.raises(PaddockError, match="is not a move"):
        SCREEN.read(table.game, table.state, 1, "pink")


def test_a_short_story_leaves_small_things_out() -> None:
    minor: Event = happened.TurnBegan(0)
    assert not SCREEN.brief(minor)
    assert SCREEN.brief(happened.Crossed(0, 1))
    assert SCREEN.prizes(1) == "one point"
    table = round_of()
    assert "shortcut 1 4" in SCREEN.notation(table.game, table.state)


def test_the_workshop_checks_and_begins_circuits(tmp_path: Path) -> None:
    assert CIRCUITS.keys == ("corniche", "lavender", "lighthouse")
    assert WORKSHOP.summary("corniche") == "Corniche: 36 tiles, 12 bends and 7 hairpins among them."
    file = tmp_path / "my-bay.toml"
    file.write_text(WORKSHOP.starter("my-bay"), encoding="utf-8")
    assert WORKSHOP.check(str(file)) == []
    assert WORKSHOP.check("random-3") == []
    file.write_text(file.read_text(encoding="utf-8").replace(" F", " s"), encoding="utf-8")
    assert [finding.severity for finding in WORKSHOP.check(str(file))] == ["error", "error"]
    assert WORKSHOP.draw("corniche", None, "light", {}).startswith("<svg")
