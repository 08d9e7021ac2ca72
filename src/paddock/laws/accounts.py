"""Laws of analyses: luck and cost add up to what happened, whatever the states are said to be worth."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import CHANCE, Game
from paddock.core.record import Record
from paddock.core.values import Value, value_of_result
from paddock.insight.analysis import analyse

from .walk import make, walk

CLOSE = 1e-9


class AnyValues:
    """Knows how races end, and values everything before that by whim: a state has one value, and it means nothing."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def of(self, states: Sequence[Any]) -> list[Value]:
        return [self._value(state) for state in states]

    def _value(self, state: Any) -> Value:
        result = self._game.result(state)
        if result is not None:
            return value_of_result(result, self._game.seats)
        whim = hashlib.blake2b(state.as_array().tobytes(), digest_size=self._game.seats).digest()
        shares = np.frombuffer(whim, np.uint8) + 1.0
        return Value(shares / shares.sum(), np.zeros(self._game.seats), exact=False)


def last_moves(game: Game[Any], seed: int, moves: int) -> Record:
    """The record of the end of a race in which everybody does anything."""
    *steps, _ = walk(game, seed)[-moves - 1 :]
    record = Record(game, start=steps[0].state)
    for step in steps:
        assert step.move is not None
        record.append(step.seat, step.move)
    return record


def accounts_add_up(game: Game[Any], seed: int, moves: int = 12) -> None:
    """For every seat, final - initial = luck - cost + what the others gave + drift; luck adds up to nothing."""
    record = last_moves(game, seed, moves)
    found = analyse(record, AnyValues(game))
    assert len(found.chances) == len(record) + 1
    assert np.allclose(np.sum(found.chances, axis=1), 1, rtol=0, atol=CLOSE), "chances do not add up to 1"
    for seat, account in enumerate(found.accounts):
        parts = account.own_luck, account.other_luck, account.given, account.drift
        total = sum(part.value for part in parts) - account.cost.value
        assert abs(account.final - account.initial.value - total) < CLOSE, f"seat {seat} has {account}"
        assert account.cost.value >= 0, "a decision cost less than nothing"
    for draw in found.draws:
        assert abs(sum(part.value for part in draw.luck)) < CLOSE, f"the luck of move {draw.number} is not even"
    for decision in found.decisions:
        assert decision.cost[decision.seat].value >= 0
        assert decision.ways[decision.played].moves == [
            step.notation for step in record.steps[decision.first - 1 : decision.last]
        ], "what was played is not what is told"


def luck_is_exact(game: Game[Any], seed: int, moves: int = 12) -> None:
    """Luck is the value of what came, minus the mean over every outcome with its exact probability."""
    record, values = last_moves(game, seed, moves), AnyValues(game)
    lucks = {draw.number: draw.luck for draw in analyse(record, values).draws if draw.kind == "chance"}
    states = list(record.states())
    for number, step in enumerate(record.steps, 1):
        if step.seat == CHANCE:
            before, chances = states[number - 1], game.chances(states[number - 1])
            ends = values.of([make(game, before, CHANCE, move).state for move, _ in chances])
            mean = sum(float(chance) * end.shares for end, (_, chance) in zip(ends, chances, strict=True))
            luck = values.of([step.state])[0].shares - mean
            told = [part.value for part in lucks[number]] if number in lucks else np.zeros(game.seats)
            assert np.allclose(luck, told, rtol=0, atol=CLOSE), f"the luck of move {number} is {luck}, not {told}"
