"""`hint` at the terminal."""

from __future__ import annotations

import paddock
from paddock.cli.coach import TerminalCoach
from paddock.core.game import CHANCE
from paddock.insight.warm import make

NAMES = ("Mia", "Bolt")


def test_hint_tells_chances_and_moves_that_can_be_typed() -> None:
    make("monza")
    game = paddock.game("monza", players=2)
    state = game.apply(game.start(), CHANCE, game.read("roll rygbwp")).state
    why, *ways = TerminalCoach(game).hint(state, 0, NAMES)
    assert why.endswith(".")
    assert 2 <= len(ways) <= 3
    for way in ways:
        assert "%" in way
        after = state
        for notation in way.partition("[")[2].rstrip("]").split(", "):
            after = game.apply(after, 0, game.read(notation)).state


def test_hint_is_silent_where_there_is_one_way() -> None:
    make("monza")
    game = paddock.game("monza", players=2)
    state = game.apply(game.start(), CHANCE, game.read("roll bbbbbb")).state
    assert TerminalCoach(game).hint(state, 0, NAMES) == ["There is only one way."]
