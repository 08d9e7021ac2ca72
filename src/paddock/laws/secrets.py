"""The law of secrets in machine code: what `veil` hides at the table, `conceal` hides in the lane."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Game
from paddock.core.lane.lane import Lane

from .cases import course_of
from .walk import some, walk


def lanes_keep_secrets(game: Game[Any], lane: Lane, answers: Any, seed: int, states: int = 60) -> int:
    """What a seat may know is the same at the table and in the lane, field by field; and where the lane says that a
    state hides nothing, nothing is hidden. Says how many veiled states differed from the whole ones."""
    course, hidden = course_of(game).as_array()[0], 0
    for step in some(walk(game, seed), states, seed):
        for seat in range(game.seats):
            veiled = game.veil(step.state, seat)
            record = step.state.as_array()
            answers.conceal(course, record[0], seat)
            shown = lane.state.from_record(record[0])
            assert shown == veiled, f"seat {seat} is shown {shown} in the lane, and {veiled} at the table"
            differs = veiled != step.state
            assert answers.hides(step.state.as_array()[0]) or not differs, "the lane would not conceal this state"
            hidden += differs
    return hidden
