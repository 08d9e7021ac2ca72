"""The examples in the rules: every one that is shipped can be set up, has something to do, and can be solved."""

from __future__ import annotations

import pytest

from paddock.core.examples import PARTS, Example, example, examples, text
from paddock.core.game import CHANCE
from paddock.core.handbook import handbook, rule_page, terminal_help
from paddock.core.messages import ENGLISH, PaddockError, languages, say
from paddock.core.registry import kinds
from paddock.games.monza.events import Arrived, Won

from ..solving import reader_acts, solve

SHIPPED = [pytest.param(game, key, id=f"{game}-{key}") for game in kinds() for key in examples(game)]


@pytest.mark.parametrize(("name", "key"), SHIPPED)
def test_a_shipped_example_can_be_played(name: str, key: str) -> None:
    chosen = example(name, key)
    game, state = chosen.set_up()
    assert game.name == name
    assert game.result(state) is None
    assert set(chosen.seats) <= set(range(game.seats))
    seat = reader_acts(game, state, chosen)
    assert seat is not None, "the reader has nothing to do"
    assert seat == CHANCE or game.legal(state, seat)


@pytest.mark.parametrize(("name", "key"), SHIPPED)
def test_a_shipped_example_can_be_solved(name: str, key: str) -> None:
    chosen = example(name, key)
    assert solve(*chosen.set_up(), chosen), f"no moves lead to {chosen.goal}"


@pytest.mark.parametrize(("name", "key"), SHIPPED)
@pytest.mark.parametrize("language", languages())
def test_a_shipped_example_has_its_texts(name: str, key: str, language: str) -> None:
    for part in PARTS:
        message = text(name, key, part)
        said = message.text(language)
        assert said
        assert language == ENGLISH or said != say(message.key, ENGLISH)


def test_a_goal_is_an_event_with_the_fields_that_matter() -> None:
    chosen = Example(section="", position={}, goal={"event": "won", "seats": [0]})
    assert chosen.reached([Arrived(0, 3), Won((0,), 3)])
    assert not chosen.reached([Won((0, 1), 3)])
    assert not chosen.reached([Arrived(0, 3)])
    assert not chosen.reached([])


@pytest.mark.parametrize("game", [name for name, kind in kinds().items() if kind.stage == "stable"])
@pytest.mark.parametrize("language", languages())
def test_how_moves_are_typed_stands_apart_from_the_rules(game: str, language: str) -> None:
    """The page has no use for it; the terminal shows both."""
    typing = terminal_help(game, language)
    assert typing is not None
    assert language == ENGLISH or typing != terminal_help(game, ENGLISH)
    assert "terminal" not in handbook(game, language).lower()
    headings = [page.count("\n## ") for page in (handbook(game, language), handbook(game, ENGLISH))]
    assert headings[0] == headings[1]


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(PaddockError, match=r"no example “chess” for monza\. The examples are first-dice, "):
        example("monza", "chess")
    for ask in (examples, rule_page, lambda game: handbook(game, ENGLISH), lambda game: terminal_help(game, ENGLISH)):
        with pytest.raises(PaddockError, match="There is no game “chess”"):
            ask("chess")
