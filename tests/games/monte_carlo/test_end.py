"""The end: MG-80, MG-81."""

from __future__ import annotations

from paddock.games.monte_carlo.events import Home, Won

from .tables import of_kind, table


def test_MG_80_the_first_with_all_pawns_home_wins_at_once() -> None:
    race = table({24: "r1"}, roll=1, home="r2 r3 y1", money=[3, 20, 4])
    events = race.play("move r1")
    assert of_kind(events, Home) == [Home(0, "r1", 3)]
    assert of_kind(events, Won) == [Won((0,), (1_020_000, 530_000, 40_000))]
    assert race.phase == "over"
    assert race.game.actors(race.state) == frozenset()
    result = race.game.result(race.state)
    assert result is not None
    assert result.winners == (0,)
    assert result.points == (1, 0, 0)


def test_MG_80_not_before() -> None:
    race = table({24: "r1", 23: "r2"}, roll=1, home="r3", money=[3, 20, 4])
    race.play("move r1")
    assert race.game.result(race.state) is None
    assert race.document["mover"] == 1


def test_MG_81_the_ranking_counts_330_000_a_pawn_and_the_chips() -> None:
    race = table({24: "r1"}, roll=1, home="r2 r3 b1", money=[1, 25, 4], options={"players": 3})
    race.play("move r1")
    result = race.game.result(race.state)
    assert result is not None
    assert result.ranks == (1, 3, 2), "one pawn at home and 40 000 $ are more than 250 000 $"


def test_MG_81_equal_totals_share_a_rank() -> None:
    race = table({24: "r1"}, roll=1, home="r2 r3 b1 y1", money=[1, 7, 7, 9], options={"players": 4})
    race.play("move r1")
    result = race.game.result(race.state)
    assert result is not None
    assert result.ranks == (1, 2, 2, 4)


def test_MG_81_two_players_count_250_000_with_four_pawns() -> None:
    race = table({24: "r1"}, roll=1, colour="red", home="r2 b1 b2 y1 y2 g1", money=[1, 25], options={"players": 2})
    events = race.play("move r1")
    assert of_kind(events, Won) == [Won((0,), (1_010_000, 1_000_000))]
    result = race.game.result(race.state)
    assert result is not None
    assert result.ranks == (1, 2), "whoever has all pawns home is ahead of everybody"


def test_MG_81_and_330_000_with_three() -> None:
    options = {"players": 2, "two_player_pawns": "three"}
    race = table({24: "r1"}, roll=1, home="r2 r3 y1", money=[1, 2], options=options)
    assert of_kind(race.play("move r1"), Won) == [Won((0,), (1_000_000, 350_000))]
