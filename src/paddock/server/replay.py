"""Replays: the race is copied from the table at once, and told on another thread."""

from __future__ import annotations

from typing import NamedTuple

from paddock.core.record import Record, Step
from paddock.core.series import Series
from paddock.server.ending import end_of
from paddock.server.presenter import Presenter, hides_anything
from paddock.server.structs import Chair, Frame, Replay
from paddock.server.table import Table


class Taken(NamedTuple):
    """A race as it was when somebody asked for it."""

    table: Table
    race: int
    races: int
    record: Record
    steps: list[Step]
    chairs: list[Chair]
    series: Series


def take_race(table: Table, number: int | None) -> Taken:
    """The race of this number, from 1; without a number, the last."""
    record = table.race(number)
    race = len(table.races) if number is None else number
    return Taken(table, race, len(table.races), record, list(record.steps), Presenter(table).chairs(), table.series)


def tell_race(taken: Taken, language: str, seat: int | None = None) -> Replay:
    """Every moment, as a spectator sees it, and the end as who sat there reads it. Moves are named where they give
    nothing away."""
    game, presenter = taken.record.game, Presenter(taken.table)
    states = [taken.record.first_state, *(step.state for step in taken.steps)]
    secret = hides_anything(game, states)
    frames = [Frame(0, None, None, [], game.view(states[0], None).position)]
    for number, step in enumerate(taken.steps, 1):
        notation = None if secret else game.write(step.move)
        events = presenter.events(step.events, (), language)
        frames.append(Frame(number, step.seat, notation, events, game.view(step.state, None).position))
    board, layouts = presenter.board()
    return Replay(
        id=taken.table.id,
        game=game.name,
        race=taken.race,
        races=taken.races,
        seats=taken.chairs,
        result=game.result(states[-1]),
        ending=end_of(taken.record, taken.steps, seat, language),
        series=taken.series,
        board=board,
        layouts=layouts,
        frames=frames,
    )
