"""The guides of the shipped games: who does only what they point at comes through the first turn."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from paddock.core.game import CHANCE, Game
from paddock.core.guide import Lesson
from paddock.core.moves import Move
from paddock.core.registry import build
from paddock.laws.walk import walk

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("monza", {"players": 4}),
    ("monza", {"players": 4, "professional": True, "bonus_step": True, "track": "grand-prix"}),
    ("monte-carlo-gamble", {"players": 3}),
    ("monte-carlo-gamble", {"players": 2}),
    ("hurry-cup", {"players": 4, "grab": "live"}),
    ("hurry-cup", {"players": 4, "grab": "sealed"}),
]
READER = 0
LONGEST_TURN = 200


def obey(game: Game[Any], state: Any, lesson: Lesson) -> Move:
    """The move that somebody makes who taps what a lesson points at."""
    moves = game.legal(state, READER)
    kind, _, what = lesson.anchor.partition(":")
    if kind == "choices":
        return moves[0]
    if kind == "move":
        return next(move for move in moves if game.write(move) == what)
    assert kind == "space", f"{lesson} does not say what to tap"
    return next(move for move in moves if leads_to(game, state, move, what))


def leads_to(game: Game[Any], state: Any, move: Move, space: str) -> bool:
    """Does the move name this space, or bring something there?"""
    happened = game.apply_legal(state, READER, move).events[:1]
    return any(str(value) == space for struct in (move, *happened) for value in msgspec.structs.astuple(struct))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_guide_leads_through_the_first_turn(name: str, options: dict[str, Any], seed: int) -> None:
    game, random = build(name, options), Random(seed)
    state, obeyed = game.start(), 0
    for _ in range(LONGEST_TURN):
        task = next((lesson for lesson in game.guide(state, READER) if lesson.kind == "task"), None)
        actors = game.actors(state)
        if READER in actors:
            assert task is not None
            state, events = game.apply(state, READER, obey(game, state, task))
            obeyed += 1
        elif CHANCE in actors:
            if game.roller(state) == READER:
                assert task is not None
                assert task.anchor == "roll"
                obeyed += 1
            state, events = game.fall(state, random.randrange(game.ways(state)))
        else:
            seat = min(actors)
            state, events = game.apply(state, seat, random.choice(game.legal(state, seat)))
        began = [event for event in events if event.__struct_config__.tag == "turn-began"]
        if any(getattr(event, "seat", READER) != READER for event in began):
            break
    else:
        pytest.fail("the turn does not end")
    assert obeyed > 1


KEYS = {
    "monza": "goal roll lay lay-on drive obstacle push pushed-back finish last-round"
    " tile extra-roll roll-again turbo-roll turbo bonus",
    "monte-carlo-gamble": "goal announce roll move tax taxed bet card prize bank bank-paid stack blocked"
    " poker challenged dice hand tie partners share back ruined home jackpot",
    "hurry-cup": "goal ready horn grab wish roll second lantern lantern-given drive stay limit star find after fuel"
    " last-round token-ace token-nitro token-horn token-second token-shortcut token-slipstream token-pit token-oil"
    " token-swap token-fuel",
}
"""Everything that the games explain. Pages remember these for good, so none may change its name."""


@pytest.mark.parametrize("name", KEYS)
def test_everything_is_explained_once_it_appears(name: str) -> None:
    explained: set[str] = set()
    for game in (build(name, options) for other, options in TABLES if other == name):
        for seed in range(6):
            for step in walk(game, seed):
                for seat in range(game.seats):
                    now, then = game.guide(step.state, seat), game.guide_events(step.events, seat)
                    explained.update(lesson.key for lesson in (*now, *then))
    assert explained == set(KEYS[name].split())


def test_what_a_rule_means_now_is_said() -> None:
    """A tax that need not be paid, and a sign that stops the car."""
    gamble = build("monte-carlo-gamble", {"players": 3})
    (tax,) = [lesson for lesson in gamble.guide(gamble.start(), READER) if lesson.key == "tax"]
    names = ["Ann", "Ben", "Cem"]
    assert gamble.explain(tax, names).text.endswith("With a pawn on the start you pay nothing: you are safe now.")
    monza = build("monza", {"players": 2})
    state = monza.apply(monza.start(), CHANCE, monza.read("roll rywwpp")).state
    lay = next(lesson for lesson in monza.guide(state, READER) if lesson.kind == "task")
    assert monza.explain(lay, names).text.endswith("you have a die of its colour: white or purple.")
    assert monza.explain(lay, names, "de").text.endswith("Weiß oder Lila.")
