"""The examples in the rules for players of Hurry'Cup!"""

from __future__ import annotations

from paddock.core.examples import example, examples
from paddock.core.game import CHANCE


def test_hurry_cup_has_examples_in_the_order_of_its_rules() -> None:
    order = ["rank", "horn", "limit", "lantern", "ace", "shortcut", "slipstream", "oil", "finish"]
    assert list(examples("hurry-cup")) == order


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
