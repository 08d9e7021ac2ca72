"""What a choice would lead to: worked out once, only for those who have the choice, and shown to nobody else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.game import Game
from paddock.core.registry import kinds
from paddock.server.entries import Made, Moved, Sat, Started
from paddock.server.pending import Act, Fall
from paddock.server.presenter import Presenter
from paddock.server.table import Table

from ..laws.toy import KIND


class Counted:
    """How often a game was asked what a move leads to."""

    def __init__(self, game: Game[Any], patch: pytest.MonkeyPatch) -> None:
        self.moves: list[tuple[int, str]] = []
        apply = game.apply_legal  # moves that are checked first come by here, too

        def count(state: Any, seat: int, move: Any) -> Any:
            self.moves.append((seat, game.write(move)))
            return apply(state, seat, move)

        patch.setattr(game, "apply_legal", count)


def started(game: str, seats: int, **options: Any) -> Table:
    table = Table("a-table")
    table.take(Made(game, options, False, "none", "seeded", ""))
    for seat in range(seats):
        table.take(Sat(seat, f"Guest {seat}", f"key {seat}"))
    table.take(Started(table.header()))
    return table


def shown(view: Any) -> dict[str, Any]:
    """A view as a page gets it."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return told


@pytest.fixture
def race() -> Table:
    """Seat 0 has rolled, and has dice to lay."""
    table = started("monza", 2, players=2, first=0)
    for way in range(6**6):
        table.carry_out(Fall(way))
        if len(table.game.view(table.record.state, 0).legal) > 1:
            return table
        table.record.undo()
    raise AssertionError("no dice give a choice")


def test_nobody_else_has_anything_worked_out(race: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    counted, presenter = Counted(race.game, monkeypatch), Presenter(race)
    for own in ((), (1,)):
        assert shown(presenter.view(own, "en"))["choices"] == []
    assert not counted.moves


def test_previews_are_made_once_for_all_who_share_the_seat(race: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    counted, presenter = Counted(race.game, monkeypatch), Presenter(race)
    first = shown(presenter.view((0,), "en"))
    assert [choice["notation"] for choice in first["choices"]] == first["legal"]
    assert all(choice["events"] and choice["text"] for choice in first["choices"])
    assert counted.moves == [(0, notation) for notation in first["legal"]]
    assert shown(presenter.view((0, 1), "en")) == first
    german = shown(presenter.view((0,), "de"))
    assert [choice["events"][0]["event"] for choice in german["choices"]]
    assert german["choices"][0]["text"] != first["choices"][0]["text"]
    assert len(counted.moves) == len(first["legal"]), "another language is another text of the same events"


def test_a_move_that_was_previewed_is_not_worked_out_again(race: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = Presenter(race)
    choice = shown(presenter.view((0,), "en"))["choices"][0]
    move = race.game.read(choice["notation"])
    alone = race.game.apply(race.record.state, 0, move)
    counted = Counted(race.game, monkeypatch)
    entry, events = race.carry_out(Act(0, move))
    assert not counted.moves
    assert entry == Moved(0, choice["notation"])
    assert (race.record.state, events) == (alone.state, alone.events)
    race.record.undo()
    race.carry_out(Act(0, move))
    assert len(counted.moves) == 1, "what was remembered is forgotten with the moment that it was for"


def test_nothing_is_remembered_once_nobody_looks(race: Table) -> None:
    presenter = Presenter(race)
    before = shown(presenter.view((0,), "en"))
    assert race.record._previews
    presenter.reset()
    assert not race.record._previews
    assert shown(presenter.view((0,), "en")) == before


def test_where_something_is_hidden_each_seat_sees_only_its_own_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kinds(), "toy", KIND)
    table = started("toy", 3)
    while table.moment.actors == {-1}:
        table.carry_out(Fall(0))
    assert len(table.moment.actors) > 1, "all guess at once"
    presenter = Presenter(table)
    for seat in table.moment.actors:
        view = shown(presenter.view((seat,), "en"))
        assert view["seat"] == seat
        position = table.game.position(table.game.veil(table.record.state, seat))
        assert view["position"] == shown(position)
        for choice in view["choices"]:
            assert all(event.get("seat", seat) == seat for event in choice["events"])
    assert shown(presenter.view((), "en"))["choices"] == []
    assert not table.record._previews, "a preview that does not know everything must not become the move"
