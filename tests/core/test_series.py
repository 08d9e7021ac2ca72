"""Games at the same table: points add up, the last winners are the champions (MZ-05)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock import PaddockError, Result, Series

POINTS = st.tuples(*[st.integers(-5, 5)] * 3)


def result(winners: tuple[int, ...], points: tuple[int, ...]) -> Result:
    return Result(winners, tuple(1 if seat in winners else 1 + len(winners) for seat in range(len(points))), points)


def test_a_new_series_has_no_champion() -> None:
    assert Series.new(3) == Series((0, 0, 0), (), 0)


def test_trophies_add_up_and_champions_reign_until_the_next_race() -> None:
    series = Series.new(3).add(result((0, 2), (1, 0, 1))).add(result((2,), (0, 0, 1)))
    assert series.points == (1, 0, 2)
    assert series.champions == (2,)
    assert series.played == 2


def test_adding_leaves_the_series_before_it_alone() -> None:
    series = Series.new(2)
    series.add(result((1,), (0, 1)))
    assert series == Series.new(2)


@settings(derandomize=True)
@given(st.lists(POINTS, max_size=8))
def test_points_are_the_sum_of_all_races(races: list[tuple[int, ...]]) -> None:
    series = Series.new(3)
    for points in races:
        series = series.add(result((0,), points))
    assert series.points == tuple(sum(points[seat] for points in races) for seat in range(3))
    assert series.played == len(races)
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series


def test_a_game_of_another_table_is_refused() -> None:
    with pytest.raises(PaddockError, match=r"2 seats .* 3") as caught:
        Series.new(3).add(result((0,), (1, 0)))
    assert caught.value.message.key == "series-seats"
