"""HC-13: before the lift nobody but horn callers can learn a die from any view, event or outcome; HC-04: and nobody at
all what lies under a star."""

from __future__ import annotations

import json

import msgspec
import pytest

import paddock
from paddock import CHANCE
from paddock.games.hurry_cup.events import Lifted
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import FIND, HORN, LIFT, LOOK, Rally
from paddock.games.hurry_cup.veil import conceal, hides
from paddock.laws.walk import walk

from .table import new

UNDER_THE_CUP = (LOOK, HORN, LIFT)


def table(grab: str, players: int) -> HurryCup:
    game = paddock.game("hurry-cup", grab=grab, players=players)
    assert isinstance(game, HurryCup)
    return game


@pytest.mark.parametrize("grab", ["sealed", "live"])
@pytest.mark.parametrize("seed", range(4))
def test_HC_13_no_view_shows_a_die_to_who_did_not_call(grab: str, seed: int) -> None:
    game = table(grab, 3 + seed % 4)
    looked = 0
    for step in walk(game, seed):
        state: Rally = step.state
        if state.phase not in UNDER_THE_CUP or not state.rolled:
            continue
        callers = state.calls[: state.called]
        for seat in (*range(game.seats), None):
            shown = json.loads(game.view(state, seat).json())["position"]["state"]["tanks"]
            known = [value for value in shown.values() if value is not None]
            assert bool(known) == (seat in callers), "callers see all that is rolled, others nothing"
            looked += bool(known)
    assert looked, "somebody called the horn"


@pytest.mark.parametrize("grab", ["sealed", "live"])
def test_HC_13_no_event_depends_on_a_die_before_the_lift(grab: str) -> None:
    """The same moves over other dice: until the lift the stories are the same, byte for byte."""
    game = table(grab, 4)
    calls = ["horn", "ready", "horn", "horn"]

    def story(dice: str) -> list[bytes]:
        state, told = game.start(), list[bytes]()
        moves = [(seat, call) for seat, call in enumerate(calls)]
        moves += [(CHANCE, "caller white"), (CHANCE, "caller red")] if grab == "sealed" else []
        moves += [(CHANCE, f"tank {letter}{value}") for letter, value in zip("rygp", dice, strict=True)]
        order = [3, 0, 2] if grab == "sealed" else [0, 2, 3]
        moves += [(seat, f"grab {pawn}") for seat, pawn in zip(order, ("green", "red", "yellow"), strict=True)]
        for seat, text in moves:
            state, events = game.apply(state, seat, game.read(text))
            assert not any(isinstance(event, Lifted) for event in events)
            told.append(msgspec.json.encode(events))
        assert state.phase == LIFT
        return told

    assert story("1234") == story("6566") == story("2111")


def test_HC_13_dice_rolled_for_the_lift_itself_are_hidden_until_the_last_one() -> None:
    race = new(grab="live").do("0: ready", "1: ready", "2: ready", "3: ready", "tank r5", "tank y3", "tank g6")
    for seat in (0, 1, 2, 3, None):
        assert set(race.shown(seat)["tanks"].values()) == {None}
        assert race.shown(seat)["rolled"] == 3
    assert race.events == []
    race.do("tank p1")
    assert race.shown(None)["tanks"]["red"] == 5


def test_HC_04_no_state_knows_what_lies_under_a_star() -> None:
    """Which tokens lie face down is known as a set; where each lies is not decided before it is found."""
    game = table("sealed", 4)
    for step in walk(game, 3):
        state = step.state
        assert bin(state.hidden).count("1") == bin(state.stars).count("1")
        if state.phase == FIND:
            assert game.ways(state) == bin(state.hidden).count("1")


@pytest.mark.parametrize("seed", range(3))
def test_HC_14_wishes_of_others_never_show(seed: int) -> None:
    game = table("sealed", 5)
    sealed = 0
    for step in walk(game, seed):
        if game.position(step.state)["state"]["phase"] != "wish":
            continue
        for seat in (*range(game.seats), None):
            shown = json.loads(game.view(step.state, seat).json())["position"]["state"]["wishes"]
            for other, row in enumerate(shown):
                assert other == seat or not any(row), "a wish of somebody else is shown"
                sealed += len(row)
    assert sealed


@pytest.mark.parametrize("grab", ["sealed", "live"])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_said_to_hide_anything_is_open_to_all(grab: str, seed: int) -> None:
    """The batch conceals nothing where `hides` says that there is nothing to conceal."""
    game = table(grab, 3 + seed % 4)
    hidden = 0
    for step in walk(game, seed):
        changed = False
        for seat in range(-1, game.seats):
            veil = step.state.copy()
            conceal(game.course, veil, seat)
            changed = changed or veil != step.state
        assert hides(step.state) or not changed
        hidden += changed
    assert hidden, "something was hidden"
