"""Writes and reads out of bounds are silent when compiled. So races are played on lists, where they are not."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from paddock.core.fields import Fields, Grid, Row, grid, row
from paddock.core.game import NOBODY
from paddock.laws.cases import Case, course_of
from paddock.laws.lanes import Guarded, Interpreted, guard, race
from paddock.laws.walk import LONGEST, walk

from .games import POLICIES, WITH_LANE
from .test_compiled import RACES


@pytest.mark.parametrize(("case", "policy"), POLICIES)
def test_no_rule_leaves_its_tables(case: Case, policy: str) -> None:
    """The interpreted lane on guarded lists: an index past the end raises, and so does one before the beginning. The
    first races are played on such lists in `test_compiled.py`, beside the compiled lane; this is the next one."""
    game = case.game()
    assert sum(1 for _ in race(game, [Interpreted(game, case)], policy, seed=RACES)) > 5


@pytest.mark.parametrize("case", WITH_LANE, ids=lambda case: case.name)
def test_the_game_itself_never_reads_from_the_end(case: Case) -> None:
    """The same for all that stands around the rules: legal moves, reasons, positions, views and results."""
    game, random = case.game(), Random(1)
    others = [step.move for step in walk(game, 2) if step.move is not None]
    vars(game)["course"] = guard(course_of(game))
    state = guard(game.start())
    for _ in range(LONGEST):
        seat = min(game.actors(state), default=NOBODY)
        if seat == NOBODY:
            break
        moves = game.legal(state, seat)
        move = random.choice(moves) if moves else game.outcome(state, random.randrange(game.ways(state)))
        for odd in random.sample(others, 6):
            game.check(state, seat, odd)
        game.position(state)
        game.view(state, max(seat, 0))
        state = game.apply(state, seat, move).state
        assert any(type(value) is Guarded for value in vars(state).values()), "the state has lost its guards"
    assert game.result(state) is not None


def test_a_guarded_list_guards() -> None:
    guarded = Guarded([1, 2], np.iinfo(np.uint8))
    for index, value in ((-1, 0), (0, -1), (0, 256)):
        with pytest.raises(AssertionError):
            guarded[index] = value
    with pytest.raises(AssertionError):
        guarded[-1]
    with pytest.raises(IndexError):
        guarded[2]
    assert type(guarded[:]) is Guarded
    assert guarded == [1, 2]


def test_guards_reach_rows_and_grids() -> None:
    class Board(Fields):
        here: int = 3
        line: Row = row(2)
        table: Grid = grid(2, 2)

    board = guard(Board())
    assert board == Board()
    copy = board.copy()
    assert isinstance(board, Board)
    assert isinstance(copy, Board)
    for line in (board.line, board.table, board.table[0], board.table[1], copy.line, copy.table[1]):
        with pytest.raises(AssertionError):
            line[-1]
