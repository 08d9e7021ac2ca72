"""The bots: the greedy one drives sensibly and legally in every variant; both see views only, and repeat themselves."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paddock import CHANCE, Bot, PaddockError, Record, Seeded, View, bot, play, strengths
from paddock.core.moves import Move
from paddock.games.monza.game import Monza

from .test_perft import Case, by_the_engine, cases
from .tracks import BLOCKED, CLASSIC, ROAD, Table, make, table, zigzag

LONG = zigzag("wrygbp" * 8, ("pbwygr" * 8)[:-1], "x" + ("grbwpy" * 8)[:-1])
"""Forty-eight columns: long enough for skill to outweigh luck."""


def greedy_move(race: Table) -> str:
    """What the greedy bot does now, at the seat that is to act."""
    (seat,) = race.game.actors(race.state)
    chosen = bot("greedy", race.game, seat, seed=0).choose(race.game.view(race.state, seat))
    return race.game.write(chosen)


def greedy_turn(race: Table, *rolls: str) -> list[str]:
    """The moves that the greedy bot makes to the end of the turn, each of them legal; chance falls as in `rolls`."""
    moves, left = [], list(rolls)
    while race.phase not in ("roll", "over"):
        if race.acting == "chance":
            move = f"roll {left.pop(0)}"
        else:
            move = greedy_move(race)
            assert move in race.legal()
            moves.append(move)
        race.play(move)
    return moves


def race_of(game: Monza, kinds: list[str], dice: int, seed: int = 1) -> Record:
    return play(game, [bot(kind, game, seat, seed) for seat, kind in enumerate(kinds)], Seeded(dice))


# ---- how it drives


@pytest.mark.parametrize("variant", [{}, {"obligation": "free"}, {"professional": True}, {"bonus_step": True}])
def test_greedy_beats_random_clearly(variant: dict[str, Any]) -> None:
    """One of each on a long track, in seats that change: fixed seeds, so the number is the same every time."""
    kinds = [["greedy", "random"], ["random", "greedy"]]
    game, won = make(LONG, players=2, **variant), 0
    for race in range(40):
        record = race_of(game, kinds[race % 2], dice=100 + race, seed=race)
        result = game.result(record.state)
        assert result is not None
        won += result.winners == (race % 2,)
    assert won >= 30


def front(race: Table, car: str) -> int:
    return race.game.track.space(race.at(car)).front


@settings(max_examples=60, deadline=None)
@given(st.text("rygbwp", min_size=6, max_size=6), st.sampled_from(["start", "b1", "a3", "c4", "b5"]))
def test_greedy_takes_the_route_furthest_along(dice: str, place: str) -> None:
    """Of all turns that the dice allow, none ends further along."""
    case = Case(ROAD, {"red": place, "blue": "start"}, dice)
    race = case.table()
    furthest = max(race.game.track.space(dict(end.places)["red"]).front for end in by_the_engine(case).values())
    greedy_turn(race)
    assert front(race, "red") == furthest


@settings(max_examples=60, deadline=None)
@given(
    st.text("rygbwp", min_size=6, max_size=6),
    st.sampled_from(["b9", "a10", "c10", "b10"]),
    st.sampled_from(["continue", "longest"]),
    st.booleans(),
)
def test_greedy_arrives_with_the_fewest_dice(dice: str, place: str, obligation: str, open_finish: bool) -> None:
    case = Case(ROAD, {"red": place, "blue": "start"}, dice)
    case = dataclasses.replace(
        case, rules=dataclasses.replace(case.rules, obligation=obligation, open_finish=open_finish)
    )
    arrivals = [end.used for end in by_the_engine(case).values() if dict(end.places)["red"] == "finish"]
    race = case.table()
    greedy_turn(race)
    assert (race.at("red") == "finish") is bool(arrivals)
    if arrivals:
        assert race.used("red") == min(arrivals)


@pytest.mark.parametrize("stands", ["a6", "c6"])
def test_greedy_prefers_to_push_back(stands: str) -> None:
    """Purple leads to a6 and to c6, which lie side by side: it goes where the other car stands."""
    race = table({"red": "b5", "blue": stands}, "pggggg")
    greedy_turn(race)
    assert race.at("red") == stands
    assert race.at("blue") == stands[0] + "5"


def test_greedy_prefers_to_push_back_the_furthest() -> None:
    """Behind c4 all is taken, so green would go to the start; blue would lose one space only."""
    board = zigzag("wrybgp", "pbwyr", "xgrbwy")  # from b3: a4 and c4 are both blue
    cars = {"red": "b3", "blue": "a4", "green": "c4", "yellow": "c3"}
    race = table(cars, "bppppp", board=board)
    greedy_turn(race)
    assert race.at("red") == "c4"
    assert race.at("green") == "c2"


def test_greedy_gives_the_bonus_step_to_itself_rather_than_to_others() -> None:
    """a(i) and c(i) lie side by side: a red space for itself, a blue one for the other car."""
    board = zigzag("wrygrp", "pbwyg", "xgrbby")  # from b4: a5 red, c5 blue
    race = table({"red": "b4", "blue": "start"}, "rbwwww", board=board, bonus_step=True)
    assert greedy_move(race) == "lay r a5"
    race = table({"red": "start", "blue": "b4"}, "rbwwww", board=board, bonus_step=True, turn="blue")
    assert greedy_move(race) == "lay b c5"


def test_greedy_gives_the_bonus_step_to_itself_rather_than_to_nobody() -> None:
    board = zigzag("wrygpp", "pbwyg", "xgrbry")  # from b4: a5 purple, c5 red
    race = table({"red": "b4", "blue": "start"}, "rpwwww", board=board, bonus_step=True)
    assert greedy_move(race) == "lay r c5"
    race = table({"red": "b4", "blue": "start"}, "rpwwww", board=board, bonus_step=True, bonus="others")
    assert greedy_move(race) == "lay p a5"  # then there is nothing in it, and the outer lane comes first


def test_greedy_takes_the_bonus_step_as_far_ahead_as_it_goes() -> None:
    race = table({"red": "a3", "blue": "start", "green": "b1"}, "grrrrr", bonus_step=True)
    race.play("lay g a4", "drive")
    assert greedy_move(race) == "step b2"  # half a space ahead of a2 and c2
    race = table({"red": "a3", "blue": "b2", "green": "b1"}, "grrrrr", bonus_step=True)
    race.play("lay g a4", "drive")
    assert greedy_move(race) in {"step a2", "step c2"}


def test_greedy_steps_into_the_finish() -> None:
    race = table({"red": "a3", "blue": "start", "green": "c12"}, "grrrrr", bonus_step=True)
    race.play("lay g a4", "drive")
    assert greedy_move(race) == "step finish"


# ---- tiles


def test_greedy_lays_a_tile_that_lets_dice_go_on() -> None:
    race = table({"red": {"at": "a3", "extra_roll": False}, "blue": "start"}, "bprrrr", professional=True)
    assert greedy_move(race) == "tile g a4"  # then blue and purple fit
    greedy_turn(race)
    assert front(race, "red") >= race.game.track.space("a6").front


def test_greedy_lays_a_tile_that_arrives() -> None:
    race = table({"red": {"at": "a12", "extra_roll": False}, "blue": "start"}, "rrrrrr", professional=True)
    assert greedy_turn(race) == ["tile w finish", "drive"]
    assert race.at("red") == "finish"


def test_greedy_arrives_by_any_tile_on_an_open_finish() -> None:
    cars: dict[str, Any] = {"red": {"at": "a11", "tiles": "yb", "extra_roll": False}, "blue": "start"}
    race = table(cars, "pppppp", professional=True, finish="open")
    greedy_turn(race)
    assert race.at("red") == "finish"


def test_greedy_keeps_a_tile_that_would_only_gain_its_own_space() -> None:
    cars: dict[str, Any] = {"red": {"at": "a3", "tiles": "g", "extra_roll": False}, "blue": "start"}
    race = table(cars, "rrrrrr", professional=True)
    assert greedy_turn(race) == ["drive"]
    assert race.tiles("red") == "g"


def test_greedy_uses_the_extra_roll_where_nothing_fits() -> None:
    race = table({"red": {"at": "a3", "tiles": ""}, "blue": "start"}, "rrbbpp", professional=True)
    assert greedy_move(race) == "reroll rrbbpp"


def test_greedy_rolls_again_what_a_short_route_leaves() -> None:
    race = table({"red": {"at": "a3", "tiles": ""}, "blue": "start"}, "grrrrr", professional=True)
    assert greedy_move(race) == "reroll rrrrr"


def test_greedy_keeps_the_extra_roll_where_the_dice_carry_far() -> None:
    race = table({"red": "start", "blue": "start"}, "rygbwp", professional=True)
    assert greedy_move(race).startswith("lay")


def test_greedy_keeps_the_extra_roll_where_it_arrives() -> None:
    race = table({"red": "a12", "blue": "start"}, "wrrrrr", professional=True)
    assert greedy_move(race) == "lay w finish"


def test_greedy_uses_its_turbo_dice() -> None:
    race = table({"red": "start", "blue": "start"}, "rygbwp", professional=True)
    moves = greedy_turn(race, "rw")
    assert sum(move.startswith("lay") for move in moves) > 6


# ---- always legal


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(cases())
def test_greedy_is_legal_anywhere_under_any_options(case: Case) -> None:
    race = case.table()
    rolls = [case.rules.turbo]
    if case.extra:
        first = greedy_move(race)
        if first.startswith("reroll"):
            rolls.insert(0, case.rules.reroll[: len(first.split()[1])])
    greedy_turn(race, *rolls)


ALL: dict[str, Any] = {"professional": True, "bonus_step": True}
VARIANTS: list[dict[str, Any]] = [
    {},
    {"obligation": "longest", "finish": "open"},
    {"obligation": "free", "bonus_step": True, "bonus": "others"},
    ALL,
    ALL | {"turbo_tiles": True, "finish": "open", "first": "drawn"},
    ALL | {"obligation": "longest", "turbo_tiles": True},
]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("board", [ROAD, CLASSIC, BLOCKED])
def test_whole_races_of_greedy_and_random_bots_come_to_an_end(board: str, variant: dict[str, Any]) -> None:
    """Records check every move, so a race that ends has been legal throughout."""
    game = make(board, players=3, **variant)
    record = race_of(game, ["greedy", "random", "greedy"], dice=8)
    assert game.result(record.state) is not None


# ---- views, and nothing else


def test_bots_play_from_the_json_of_a_view_alone() -> None:
    """The bot gets what came over a wire, on a game that it has built itself from the document in it."""
    game = make(players=3, **ALL)
    record = race_of(game, ["greedy", "random", "greedy"], dice=3)
    own = make(ROAD, players=3, **ALL)
    far: list[Bot] = [bot(kind, own, seat, 1) for seat, kind in enumerate(["greedy", "random", "greedy"])]
    state = record.first_state
    for step in record.steps:
        if step.seat != CHANCE:
            view = msgspec.json.decode(game.view(state, step.seat).json(), type=View)
            assert far[step.seat].choose(view) == step.move
        state = step.state


def test_a_view_is_not_changed_by_a_bot() -> None:
    race = table({"red": "b3", "blue": "b4"}, "yygrbp", **ALL)
    view = race.game.view(race.state, 0)
    before = view.json()
    for kind in strengths("monza"):
        bot(kind, race.game, 0, 1).choose(view)
    assert view.json() == before


# ---- the same again


def moves_of(record: Record) -> list[tuple[int, Move]]:
    return [(step.seat, step.move) for step in record.steps]


@pytest.mark.parametrize("kinds", [["greedy", "greedy"], ["random", "random"], ["greedy", "random"]])
def test_same_seeds_same_race(kinds: list[str]) -> None:
    game = make(players=2, **ALL)
    assert race_of(game, kinds, dice=4, seed=9).text() == race_of(game, kinds, dice=4, seed=9).text()


def test_other_dice_another_race() -> None:
    game = make(players=2)
    assert moves_of(race_of(game, ["greedy"] * 2, dice=4)) != moves_of(race_of(game, ["greedy"] * 2, dice=5))


def test_another_seed_another_random_bot_and_the_same_greedy_one() -> None:
    game = make(players=2)
    assert moves_of(race_of(game, ["random"] * 2, 4, seed=1)) != moves_of(race_of(game, ["random"] * 2, 4, seed=2))
    assert moves_of(race_of(game, ["greedy"] * 2, 4, seed=1)) == moves_of(race_of(game, ["greedy"] * 2, 4, seed=2))


def test_what_a_greedy_bot_remembers_does_not_change_what_it_does() -> None:
    """One bot for many positions, and a new one for each, decide alike."""
    game = make(players=2)
    old = bot("greedy", game, 0, 1)
    for dice in ("rygbwp", "wwrygb", "ppbbrw", "gggyyr", "rygbwp"):
        for place in ("start", "b3", "a10"):
            race = table({"red": place, "blue": "start"}, dice)
            view = race.game.view(race.state, 0)
            assert old.choose(view) == bot("greedy", game, 0, 1).choose(view)


def test_bots_by_name() -> None:
    assert strengths("monza") == ["random", "greedy", "master"]
    with pytest.raises(PaddockError) as caught:
        bot("genius", make(), 0)
    assert caught.value.message.key == "no-such-bot"
    assert "random, greedy, master" in str(caught.value)
