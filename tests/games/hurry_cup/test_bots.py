"""The greedy bot: what it does with tanks and tokens, and how races between bots go."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock.core.lane.simulation import Simulation

from .table import Table, round_of, turn


def choice(table: Table, seat: int | None = None) -> str:
    seat = min(table.actors) if seat is None else seat
    bot = paddock.bot("greedy", table.game, seat, 1)
    return table.game.write(bot.choose(table.game.view(table.state, seat)))


def lifted(cars: list[int], dice: tuple[int, int, int, int], **more: Any) -> Table:
    ready = [f"{seat}: ready" for seat in range(4)]
    rolls = [f"tank {letter}{value}" for letter, value in zip("rygp", dice, strict=True)]
    return round_of(cars, options={"grab": "live"}, **more).do(*ready, *rolls)


def test_on_an_open_road_it_grabs_the_largest_tank() -> None:
    """From 22 four tiles can be driven at up to 100 km/h."""
    assert choice(lifted([35, 22, 0, 0], (2, 4, 3, 1), tokens=[[]] * 4), 1) == "grab yellow"


def test_before_a_strict_hairpin_it_grabs_one_that_gets_around_it() -> None:
    """From 26 the hairpin 27 is limited to 60: a tank of 6 passes only never, one of 3 every other time."""
    assert choice(lifted([26, 0, 0, 0], (6, 3, 6, 6), tokens=[[]] * 4), 0) == "grab yellow"


def test_it_ranks_pawns_in_the_order_of_their_worth() -> None:
    table = round_of([0, 0, 22, 0], tokens=[[]] * 4).do("tank r2", "tank y4", "tank g3", "tank p1")
    for wanted in ("wish yellow", "wish green", "wish red"):
        assert choice(table, 2) == wanted
        table.do(f"2: {wanted}")


def test_it_takes_the_lanterns_step_and_the_ace_past_limits() -> None:
    assert choice(turn([20, 30, 30, 30], [6, 1, 1, 1], ["ace"], lantern=0)) == "lantern"
    assert choice(turn([20, 30, 30, 30], [6, 1, 1, 1], ["ace"])) == "ace"
    assert choice(turn([5, 30, 30, 30], [1, 1, 1, 1], ["ace"])) == "go", "one tile is not worth it"


def test_it_uses_slipstream_swap_and_pit_crew_where_they_pay() -> None:
    assert choice(turn([5, 15, 30, 30], [1, 1, 1, 1], ["slipstream"])) == "slipstream"
    assert choice(turn([0, 0, 0, 0], [1, 2, 4, 1], ["swap"])) == "swap blue"
    assert choice(turn([0, 0, 0, 0], [4, 2, 4, 1], ["swap"])) == "go"
    assert choice(turn([0, 0, 0, 0], [4, 2, 4, 1], ["pit"], used=[["nitro"], [], [], []])) == "pit nitro"


def test_it_rolls_again_where_the_roll_was_bad() -> None:
    assert choice(turn([7, 0, 0, 0], [4, 1, 1, 1], ["second"]).do("roll 6")) == "again"
    assert choice(turn([7, 0, 0, 0], [4, 1, 1, 1], ["second"]).do("roll 1")) == "keep"


def test_it_drives_on_takes_the_finish_and_a_shortcut_that_pays() -> None:
    assert choice(turn([0, 0, 0, 0], [2, 1, 1, 1]).do("roll 1")) == "drive 2"
    assert choice(turn([33, 0, 0, 0], [3, 1, 1, 1]).do("roll 1")) == "drive 3"
    assert choice(turn([18, 0, 0, 0], [5, 1, 1, 1], ["shortcut"]).do("roll 4")).startswith("shortcut 1")


def test_it_uses_nitro_over_the_finish_and_oil_before_others() -> None:
    assert choice(turn([33, 0, 0, 0], [2, 1, 1, 1], ["nitro"]).do("roll 1", "drive 2")) == "nitro"
    assert choice(turn([10, 9, 9, 9], [2, 1, 1, 1], ["oil"]).do("roll 1", "drive 2")) == "oil 12"
    assert choice(turn([10, 30, 30, 30], [2, 1, 1, 1], ["oil"]).do("roll 1", "drive 2")) == "done"


# ---- races -----------------------------------------------------------------------------------------------------------


def tally(bots: list[str], races: int, **options: Any) -> Any:
    return Simulation(paddock.game("hurry-cup", **options), bots, 5, 6).run(0, races)


def test_greedy_beats_random() -> None:
    found = tally(["greedy", "random", "random", "random"], 400)
    assert found.wins[0] > 380


@pytest.mark.parametrize("circuit", ["corniche", "lavender", "lighthouse", "random-11"])
def test_a_race_of_four_sensible_pilots_takes_8_to_14_rounds_and_no_seat_has_an_edge(circuit: str) -> None:
    """The rule page's aim: nine races of ten within 8 to 14 rounds, and no seat more than 5 points above its share."""
    races = 6_000
    found = tally(["greedy"] * 4, races, circuit=circuit)
    rounds = found.rounds
    mean = sum(number * count for number, count in enumerate(rounds)) / races
    assert 8 <= mean <= 14
    assert sum(rounds[8:15]) > 0.88 * races
    assert max(found.wins) < 0.30 * races
    assert found.unfinished == 0
    assert found.shared == 0


def test_every_token_is_used_in_greedy_races() -> None:
    assert all(count > 0 for count in tally(["greedy"] * 4, 300).tokens)
