"""The examples in the rules: every one that is shipped can be set up, has something to do, and can be solved."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.examples import PARTS, Example, example, examples, text
from paddock.core.game import CHANCE, Game
from paddock.core.handbook import handbook, rule_page, terminal_help
from paddock.core.messages import ENGLISH, PaddockError, languages, say
from paddock.core.registry import kinds
from paddock.games.monte_carlo.events import Moved
from paddock.games.monza.events import Arrived, Won

SHIPPED = [pytest.param(game, key, id=f"{game}-{key}") for game in kinds() for key in examples(game)]


def reader_acts(game: Game[Any], state: Any, chosen: Example) -> int | None:
    """The seat that the reader acts for now: its own, or chance in its name. None: the example is over."""
    actors = game.actors(state)
    if CHANCE in actors:  # a draw that nobody does by hand comes by itself
        return CHANCE if game.roller(state) in {None, *chosen.seats} else None
    return next((seat for seat in sorted(actors) if seat in chosen.seats), None)


def solve(game: Game[Any], state: Any, chosen: Example) -> list[str] | None:
    """Moves of the reader that reach the goal, or None. Where chance acts, it must work however the dice fall first."""
    seat = reader_acts(game, state, chosen)
    if seat is None:
        return None
    for move in [game.outcome(state, 0)] if seat == CHANCE else game.legal(state, seat):
        applied = game.apply(state, seat, move)
        rest = [] if chosen.reached(applied.events) else solve(game, applied.state, chosen)
        if rest is not None:
            return [game.write(move), *rest]
    return None


def test_monza_has_examples_in_the_order_of_its_rules() -> None:
    assert list(examples("monza")) == [
        "first-dice",
        "changing-lanes",
        "pushing-back",
        "finish",
        "bonus-step",
        "accelerator",
        "turbo",
    ]


def test_monte_carlo_gamble_has_examples_in_the_order_of_its_rules() -> None:
    order = ["blocked", "bank", "counting", "money-or-squares", "challenge", "ruin"]
    assert list(examples("monte-carlo-gamble")) == order


def test_hurry_cup_has_examples_in_the_order_of_its_rules() -> None:
    order = ["rank", "horn", "limit", "lantern", "ace", "shortcut", "slipstream", "oil", "finish"]
    assert list(examples("hurry-cup")) == order


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


def test_the_tile_is_needed_for_the_finish() -> None:
    """Else the example would show nothing."""
    chosen = example("monza", "accelerator")
    document = chosen.position["state"]
    bare = {**document, "cars": {**document["cars"], "red": {**document["cars"]["red"], "tiles": ""}}}
    game, _ = chosen.set_up()
    assert solve(game, game.setup({"state": bare}), chosen) is None


def test_what_the_examples_of_the_casino_say_is_so() -> None:
    """Clubs win five times of six, and a win with 5 and 3♣ is worth what MG-90 says."""
    game, state = example("monte-carlo-gamble", "counting").set_up()
    odds = game.position(state)["state"]["casino"]["odds"]
    assert odds["c"] == pytest.approx(5 / 6, abs=1e-4)
    assert max(odds, key=odds.__getitem__) == "c"
    game, state = example("monte-carlo-gamble", "money-or-squares").set_up()
    money, squares = (game.apply(state, 0, game.read(move)) for move in ("money", "squares"))
    assert [game.position(one.state)["state"]["money"][0] for one in (money, squares)] == [90_000, 30_000]
    assert [event.square for one in (money, squares) for event in one.events if isinstance(event, Moved)] == [11, 21]


def test_what_the_examples_of_the_rally_say_is_so() -> None:
    """The small tank is there for the asking, and no roll would have brought what the tokens bring."""
    game, state = example("hurry-cup", "rank").set_up()
    state = game.apply(state, 0, game.read("wish yellow")).state
    state = game.apply(state, 0, game.read("wish red")).state
    for way in range(game.ways(state)):  # whosever hand is drawn first
        later = game.apply(state, CHANCE, game.outcome(state, way)).state
        while CHANCE in game.actors(later):
            later = game.apply(later, CHANCE, game.outcome(later, game.ways(later) - 1)).state
        assert game.position(later)["state"]["pawns"][0] == "yellow"
    for key in ("lantern", "ace"):
        game, state = example("hurry-cup", key).set_up()
        state = game.apply(state, 0, game.read("go")).state
        for way in range(game.ways(state)):
            rolled = game.apply(state, CHANCE, game.outcome(state, way)).state
            assert [game.write(move) for move in game.legal(rolled, 0)] in ([], ["drive 0"])


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
