"""The examples in the rules for players of Monza."""

from __future__ import annotations

from paddock.core.examples import example, examples

from ...solving import solve


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


def test_the_tile_is_needed_for_the_finish() -> None:
    """Else the example would show nothing."""
    chosen = example("monza", "accelerator")
    document = chosen.position["state"]
    bare = {**document, "cars": {**document["cars"], "red": {**document["cars"]["red"], "tiles": ""}}}
    game, _ = chosen.set_up()
    assert solve(game, game.setup({"state": bare}), chosen) is None
