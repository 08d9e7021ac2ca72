"""Many tables with one learner at each, and bots on the other seats, in machine code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.memory import Turn, memories_of, rows_of, runs_of
from paddock.core.lane.simulation import lane_players
from paddock.core.lane.slips import STRIDE
from paddock.core.lane.tally import Sheet
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.registry import lane_of
from paddock.envs.features import Features
from paddock.envs.layout import layout_of
from paddock.envs.tables import Numbers, Tables


class Versus(Tables):
    """N tables of a game. `reset` and `step` fill the same arrays again and again: copy what is to be kept.

    `seats` are those of the learner. A table where a race is over begins the next one in the same step. Table t plays
    the races t, t + N, t + 2N …; all that is drawn in a race depends on the seed and its number only.
    """

    observations: Numbers
    """[N, numbers]: what the learner may know at each table; see `paddock.envs.layout`."""
    finals: Numbers
    """[N, numbers]: the same at the end of the last race that was over there."""
    masks: Numbers
    """[N, codes]: 1 for what it may do."""
    codes: Numbers
    """[N, …]: the same as a list: the first `moves` entries of each row."""

    def __init__(
        self,
        game: Game[Any],
        tables: int,
        bots: str | Sequence[str],
        seat: int | None = None,
        seed: int = 0,
        longest: int = 20_000,
        skip_forced: bool = False,
    ) -> None:
        """`bots`: one for all other seats, or one for each, clockwise from the learner. `seat`: the learner's, or None
        for another one in every race, so that each seat comes as often. `skip_forced`: where there is nothing to
        decide, nothing is asked, but for the first decision of a race."""
        lane = lane_of(game.name)
        for name, number in (("tables", tables), ("longest", longest)):
            if number < 1:
                raise PaddockError("envs-number", name=name, number=number)
        if seat is not None and not 0 <= seat < game.seats:
            known = ", ".join(map(str, range(game.seats)))
            raise PaddockError("envs-choice", name="seat", value=str(seat), known=known)
        self.game, self.tables, self.layout, self.features = game, tables, layout_of(game), Features(game)
        self.bots = _named(game, bots)
        numbers = [lane_players(game.name)[bot] for bot in self.bots]
        policies = [lane.policies[number % STRIDE] for number in numbers]
        for policy in set(policies):
            lane.warm(game, policy)
        self._lane, self._module = lane, lane.module("versus")
        # Two records more than there are tables: one for what a seat may not know, and one to try moves out.
        self._states, self._turns = lane.state.empty_array(tables + 2), Turn.empty_array(tables)
        self._seeds, works = np.zeros(4, np.int64), lane.work.empty_array(1)
        self._runs = rows_of(runs_of(lane.state)[np.newaxis])
        self.observations = np.zeros((tables, self.layout[-1].end), np.int64)
        self.finals = self.observations.copy()
        self.masks = np.zeros((tables, game.codes), np.int8)
        self.codes = np.zeros((tables, works["codes"].shape[1]), np.int32)
        self._paid = np.zeros((tables, game.seats), np.float64)
        told = [rows_of(array) for array in (self.observations, self.masks, self.codes)]
        self._looks = (vars(game)["course"].as_array(), self._states, memories_of(self._states), works)
        memo, sheets = lane.memo_for(game, policies, False), Sheet.empty_array(tables)
        streams = Stream.empty_array(tables * (1 + game.seats))
        chosen = -1 if seat is None else seat
        self._table = (
            *(*self._looks, memo, sheets, streams, self._turns, self._runs, np.array(numbers, np.int64), game.first),
            *(self._seeds, *told, chosen, longest, tables, int(skip_forced)),
        )
        self.reset(seed)

    def reset(self, seed: int | None = None, first_race: int = 0) -> tuple[Numbers, Numbers]:
        """Begins a race at every table. Observations and masks."""
        if seed is not None:
            halves = seed & M32, seed >> 32 & M32
            self._seeds[:] = *halves, *halves
        self._turns["race"] = np.arange(first_race, first_race + self.tables)
        self._module.reset(*self._table)
        self._check()
        return self.observations, self.masks

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """One decision of the learner at every table: observations, its rewards, where a race is over, and masks."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.tables,):
            raise PaddockError("envs-actions", tables=self.tables, given=str(actions.shape))
        seats = self.seats.copy()
        wrong = self._module.step(*self._table, actions, self._paid, rows_of(self.finals))
        if wrong >= 0:
            raise PaddockError("envs-illegal", table=str(wrong), action=str(actions[wrong]))
        self._check()
        return self.observations, self._paid[np.arange(self.tables), seats], self.over, self.masks

    def try_out(self) -> tuple[Numbers, Numbers, Numbers]:
        """Where each move leads before anybody else acts, dice included: the table, the code, and what the learner sees
        then. For games without secrets: elsewhere that would be a look at what is hidden."""
        if self.game.secrets:
            raise PaddockError("envs-secrets", game=self.game.name)
        moves = self.moves
        seen = np.zeros((int(moves.sum()), self.observations.shape[1]), np.int64)
        listed = rows_of(self.codes)
        self._module.try_out(*self._looks, self._turns, self._runs, listed, rows_of(seen))
        tables = np.repeat(np.arange(self.tables), moves)
        return tables, self.codes[np.arange(self.codes.shape[1]) < moves[:, np.newaxis]], seen

    def state(self, table: int) -> Any:
        """The whole state at a table, for records, pictures and tests."""
        return self._lane.state.from_record(self._states[table])

    def _check(self) -> None:
        if (self.seats < 0).any():
            raise PaddockError("envs-idle", game=self.game.name)


def _named(game: Game[Any], bots: str | Sequence[str]) -> list[str]:
    """A bot for each of the other seats. Raises PaddockError."""
    named = [bots] * (game.seats - 1) if isinstance(bots, str) else list(bots)
    known = lane_players(game.name)
    for bot in named:
        if bot not in known:
            raise PaddockError("no-such-bot", name=bot, game=game.name, bots=", ".join(known))
    if len(named) != game.seats - 1:
        raise PaddockError("record-seats", given=len(named), seats=game.seats - 1)
    return named
