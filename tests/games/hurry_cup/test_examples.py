"""The worked examples of the rule page, HC-70 to HC-75, and the championship, HC-60 and HC-61."""

from __future__ import annotations

import paddock
from paddock import Result, Series
from paddock.games.hurry_cup.events import Drove, Rolled, Stayed, Stopped, TookSecondChance

from .table import new, turn


def result(cars: list[int], crossed: list[int] | None = None) -> Result:
    game = new(players=len(cars)).game
    document = {"cars": cars, "phase": "over"} | ({} if crossed is None else {"crossed": crossed})
    found = game.result(game.setup(document))
    assert found is not None
    return found


def test_HC_70_tank_5_accelerator_4() -> None:
    assert turn([0, 0, 0, 0], [5, 1, 1, 1]).do("roll 4").happened(Rolled)[0].speed == 90


def test_HC_71_speed_70_tank_6_advances_six_and_takes_the_bonus_token() -> None:
    table = turn([4, 0, 0, 0], [6, 1, 1, 1]).do("roll 1")
    assert table.happened(Rolled)[0].speed == 70
    table.do("drive 6")
    assert table.document["cars"][0] == 10
    assert table.phase == "find"
    assert table.do("find pit").document["fresh"][0] == ["pit"]


def test_HC_72_speed_90_tank_5_third_tile_limited_to_70_stops_on_the_second() -> None:
    table = turn([2, 0, 0, 0], [5, 1, 1, 1]).do("roll 4")
    assert table.legal() == ["drive 1", "drive 2"]
    table.do("drive 2")
    assert table.happened(Drove)[0].path == (3, 4)
    assert table.happened(Stopped) == [Stopped(0, 5, 70, 90)]


def test_HC_73_speed_100_tank_4_next_tile_limited_to_90_stays_and_takes_a_second_chance() -> None:
    table = turn([7, 0, 0, 0], [4, 1, 1, 1]).do("roll 6")
    assert table.document["cars"][0] == 7
    assert table.happened(Stopped) == [Stopped(0, 8, 90, 100)]
    assert table.happened(Stayed)
    assert table.happened(TookSecondChance)


def test_HC_74_speed_90_with_the_shortcut_past_three_bends_limited_to_70_and_80() -> None:
    plain = turn([18, 0, 0, 0], [5, 1, 1, 1]).do("roll 4")
    assert plain.document["cars"][0] == 19, "one tile only"
    table = turn([18, 0, 0, 0], [5, 1, 1, 1], ["shortcut"]).do("roll 4", "shortcut 1 5")
    assert table.happened(Drove) == [Drove(0, 18, 26, 5, (19, 23, 24, 25, 26), shortcut=True)]


def test_HC_75_points() -> None:
    found = result([30, 34, 36])
    assert found.points == (0, 4, 9)
    assert found.ranks == (3, 2, 1)


# ---- the championship ------------------------------------------------------------------------------------------------


def test_HC_61_tiles_ahead_of_the_last_car_and_three_for_crossing() -> None:
    assert result([36, 20, 36, 20], [2, 0]).points == (19, 0, 19, 0)
    assert result([36, 36, 36], [1, 2, 0]).points == (3, 3, 3), "the last one stands on the finish too"


def test_HC_60_points_of_the_races_add_up_and_the_highest_total_wins() -> None:
    series = Series.new(3)
    assert series.leaders == ()
    for cars, crossed in (([36, 30, 28], [0]), ([20, 36, 25], [1]), ([36, 36, 33], [1, 0])):
        series = series.add(result(cars, crossed))
    assert series.points == (11 + 0 + 6, 2 + 19 + 6, 0 + 5 + 0)
    assert series.leaders == (1,)
    assert series.played == 3
    assert series.champions == (1,)


def test_HC_60_equal_totals_win_together() -> None:
    series = Series.new(3).add(result([36, 30, 28], [0])).add(result([30, 36, 28], [1]))
    assert series.points == (13, 13, 0)
    assert series.leaders == (0, 1)


def test_HC_60_a_championship_of_three_races_on_three_circuits() -> None:
    series = Series.new(4)
    for number, circuit in enumerate(("corniche", "random-5", "lighthouse")):
        game = paddock.game("hurry-cup", circuit=circuit, races=3, first=number)
        bots = [paddock.bot("greedy", game, seat, 1) for seat in range(4)]
        found = game.result(paddock.play(game, bots, paddock.Seeded(1, number)).state)
        assert found is not None
        assert max(found.points) == found.points[found.winners[0]] >= 3
        series = series.add(found)
    assert series.played == 3
    assert series.leaders
