"""A game that brings no screen is played on a plain one."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

import paddock
from paddock.core.game import CHANCE, Game, Standing
from paddock.core.messages import PaddockError, languages, speaking
from paddock.core.moves import Move
from paddock.core.plain_screen import MOST_ITEMS, PlainScreen
from paddock.core.registry import kinds
from paddock.core.terminal import Canvas, screen_of

from ..laws.toy import Toy
from .conftest import Run

SCREEN = PlainScreen()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every installed game, as if it brought no screen."""
    for name, found in list(kinds().items()):
        monkeypatch.setitem(kinds(), name, dataclasses.replace(found, screen=None))


def shown(game: Game[Any], state: Any, width: int = 80, height: int | None = None) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None)
    names = [f"Player {seat}" for seat in range(game.seats)]
    console.print(SCREEN.picture(game, game.veil(state, None), names, [], Canvas(width, height, plain=True)))
    return paper.getvalue()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("name", kinds())
def test_a_whole_race_is_played_on_it(run: Run, name: str) -> None:
    assert isinstance(screen_of(name), PlainScreen)
    ran = run("play", name, "--seat", "Mia=random", "--seat", "Noah=random", "--seat", "Zoe=random", "--seed", "1")
    assert ran.code == 0, ran.err
    assert "Mia" in ran.out


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("name", kinds())
def test_a_person_chooses_by_number(run: Run, name: str) -> None:
    ran = run("play", name, "--seed", "3", typed=["?", "1", "1", "q"])
    assert ran.code == 0, ran.err
    assert "Moves are typed in notation: " in ran.out
    assert " 1  " in ran.out


@pytest.mark.parametrize("name", kinds())
def test_every_state_of_a_race_can_be_shown(name: str) -> None:
    """In every language, veiled for whoever acts; a menu offers each legal move once, or says how the rest is typed."""
    game = paddock.game(name)
    bots = [paddock.bot("random", game, seat, 5) for seat in range(game.seats)]
    record = paddock.play(game, bots, paddock.Seeded(5))
    names = [f"Player {seat}" for seat in range(game.seats)]
    state, spoken = game.start(), languages()
    for number, step in enumerate(record.steps[:120]):
        with speaking(spoken[number % len(spoken)]):
            assert SCREEN.moment(game, state)
            if step.seat == CHANCE:
                assert game.write(step.move) == game.write(SCREEN.answer(game, state, game.write(step.move)))
                assert SCREEN.question(game, state, names)
            else:
                veiled = game.veil(state, step.seat)
                menu = SCREEN.menu(game, veiled, step.seat, names, True)
                legal = game.legal(veiled, step.seat)
                assert [item.move for item in menu if item.move] == legal[: MOST_ITEMS - (len(legal) > MOST_ITEMS)]
                assert (menu[-1].move is None) == (len(legal) > MOST_ITEMS)
                assert SCREEN.read(game, veiled, step.seat, game.write(legal[0])) == legal[0]
        state = game.apply(state, step.seat, step.move).state
    assert all(name in shown(game, state) for name in names)


def test_the_end_shows_ranks_and_points() -> None:
    game = paddock.game("monza", players=2)
    bots = [paddock.bot("greedy", game, seat, 1) for seat in range(2)]
    record = paddock.play(game, bots, paddock.Seeded(1))
    result = game.result(record.state)
    assert result is not None
    lines = shown(game, record.state).splitlines()
    assert lines[0].split()[-2:] == ["rank", "points"]
    for seat in range(2):
        assert lines[1 + seat].split()[-2:] == [str(result.ranks[seat]), str(result.points[seat])]
    assert SCREEN.moment(game, record.state) == "over"


class Worded(Toy):
    """The toy, with words for everything."""

    def standing(self, state: Any, seat: int, language: str = "en") -> Standing:
        return Standing(state.points[seat], f"has {state.points[seat]} ({language})")

    def outline(self, state: Any, language: str = "en") -> list[str]:
        return [f"line {number} ({language})" for number in range(6)]

    def words(self, move: Move, names: Sequence[str], language: str = "en") -> str:
        return f"my words ({language})"


def test_it_keeps_to_the_height_that_there_is() -> None:
    for game in (Toy({"players": 2}), Worded({"players": 2})):
        assert len(shown(game, game.start(), height=5).splitlines()) <= 5
        assert len(shown(game, game.start()).splitlines()) > 5


def test_a_game_with_words_is_shown_in_them() -> None:
    with speaking("de"):
        game = Worded({"players": 2})
        lines = shown(game, game.start()).splitlines()
        assert [line.split(")", 1)[1].strip() for line in lines[1:3]] == ["has 0 (de)"] * 2
        assert [line.strip() for line in lines[3:]] == [f"line {number} (de)" for number in range(6)]


def test_a_game_without_words_is_shown_by_the_fields_of_its_position() -> None:
    game = Toy({"players": 2})
    text = shown(game, game.start())
    assert "phase: " in text
    assert "has 0" not in text


def test_choices_are_said_in_words_and_in_notation() -> None:
    for game, begins in ((Toy({"players": 2}), "guess 1"), (Worded({"players": 2}), "my words (en) (guess 1)")):
        state = game.start()
        while CHANCE in game.actors(state):
            state = game.fall(state, 0).state
        (item,) = [
            item
            for item in SCREEN.menu(game, state, 0, ["Mia", "Noah"], True)
            if item.move is not None and game.write(item.move) == "guess 1"
        ]
        assert item.words.plain.startswith(begins)


def test_what_chance_cannot_bring_gets_a_sentence() -> None:
    game = paddock.game("monte-carlo-gamble")
    state = game.start()
    assert game.write(SCREEN.answer(game, state, "4")) == "roll 4"
    assert game.write(SCREEN.answer(game, state, "ROLL 2")) == "roll 2"
    with pytest.raises(PaddockError, match=r"Chance cannot bring “7” now\. It can bring roll 1, roll 2"):
        SCREEN.answer(game, state, "7")
