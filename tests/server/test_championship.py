"""Championships at a table (HC-60): the points add up over the agreed races, and then begin anew."""

from __future__ import annotations

from paddock import CHANCE, Seeded, bot
from paddock.server.entries import Made, Moved, Rematch, Sat, Started
from paddock.server.presenter import Presenter
from paddock.server.table import Table


def race_to_the_end(table: Table) -> None:
    """Bots at every seat, with dice from a seed."""
    game, dice, rolls = table.game, Seeded(len(table.races)), 0
    bots = [bot("greedy", game, seat, 1) for seat in range(game.seats)]
    while table.result is None:
        state = table.record.state
        seat = min(game.actors(state))
        if seat == CHANCE:
            move, rolls = game.outcome(state, dice.draw(game, state, rolls)), rolls + 1
        else:
            move = bots[seat].choose(game.view(state, seat))
        table.take(Moved(seat, game.write(move)))


def test_HC_60_the_table_tells_how_many_races_the_championship_has() -> None:
    for options, length in (({"races": 3}, 3), ({}, None)):
        table = Table("t")
        table.take(Made("hurry-cup", options, public=False, clock="none", dice="seeded", host=""))
        assert Presenter(table).info((), False, "en").series_length == length


def test_HC_60_a_second_championship_at_the_table_starts_from_zero_points() -> None:
    table = Table("t")
    table.take(Made("hurry-cup", {"players": 3, "races": 2}, public=False, clock="none", dice="seeded", host=""))
    for seat, name in enumerate(("Mia", "Ben", "Zoe")):
        table.take(Sat(seat, name, "", "random"))
    table.take(Started(table.header()))
    race_to_the_end(table)
    first = table.series
    table.take(Rematch())
    race_to_the_end(table)
    both = table.series
    assert (first.played, both.played) == (1, 2)
    assert sum(both.points) > sum(first.points)
    table.take(Rematch())
    assert (table.series.played, set(table.series.points)) == (0, {0})
    race_to_the_end(table)
    assert table.series.played == 1
