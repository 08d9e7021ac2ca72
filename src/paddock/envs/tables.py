"""Many tables at once, in machine code: one call makes a decision at each, and lets chance act until the next."""

from __future__ import annotations

from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.memory import GOES_ON, TRUNCATED, Turn, memories_of, rows_of, runs_of
from paddock.core.messages import PaddockError
from paddock.core.philox import M32, Stream
from paddock.core.registry import lane_of
from paddock.envs.layout import layout_of

Numbers = np.ndarray[Any, Any]


class Tables:
    """Where many tables stand."""

    _turns: Numbers

    @property
    def seats(self) -> Numbers:
        """[N]: the seat that decides at each table."""
        seats: Numbers = self._turns["seat"]
        return seats

    @property
    def moves(self) -> Numbers:
        """[N]: how many moves the seat that decides has."""
        moves: Numbers = self._turns["moves"]
        return moves

    @property
    def over(self) -> Numbers:
        """[N]: whether the last step ended a race."""
        ended: Numbers = self._turns["over"] != GOES_ON
        return ended

    @property
    def truncated(self) -> Numbers:
        """[N]: whether it did so because the race took too long."""
        ended: Numbers = self._turns["over"] == TRUNCATED
        return ended

    @property
    def races(self) -> Numbers:
        """[N]: the number of the race at each table."""
        races: Numbers = self._turns["race"]
        return races


class Batch(Tables):
    """N tables of a game. `reset` and `step` fill the same arrays again and again: copy what is to be kept.

    A table where a race is over begins the next one in the same step. Table t plays the races t, t + N, t + 2N …, and
    the dice of a race depend on the seed and its number only.
    """

    observations: Numbers
    """[N, numbers]: what the seat that decides at each table may know; see `paddock.envs.layout`."""
    masks: Numbers
    """[N, codes]: 1 for what it may do."""
    codes: Numbers
    """[N, …]: the same as a list: the first `moves` entries of each row, in the game's own order."""
    rewards: Numbers
    """[N, seats]: what the last step paid to each seat: something only where a race ended."""

    def __init__(self, game: Game[Any], tables: int, seed: int, longest: int, auto_reset: bool = True) -> None:
        lane = lane_of(game.name)
        for name, number in (("tables", tables), ("longest", longest)):
            if number < 1:
                raise PaddockError("envs-number", name=name, number=number)
        self.game, self.tables = game, tables
        self.layout = layout_of(game)
        self._state, self._stepping = lane.state, lane.module("stepping")
        # One record more than there are tables: there the lane conceals what a seat may not know.
        self._courses, self._states = vars(game)["course"].as_array(), lane.state.empty_array(tables + 1)
        self._turns = Turn.empty_array(tables)
        self._seeds = np.zeros(2, np.int64)
        self._looks = (self._courses, self._states, memories_of(self._states))
        self._runs = rows_of(runs_of(lane.state)[np.newaxis])
        works, streams = lane.work.empty_array(1), Stream.empty_array(tables)
        self.observations = np.zeros((tables, self.layout[-1].end), np.int64)
        self.masks = np.zeros((tables, game.codes), np.int8)
        self.codes = np.zeros((tables, works["codes"].shape[1]), np.int32)
        self._rows = np.arange(tables) * self.codes.shape[1]  # where each table's codes begin
        self.rewards = np.zeros((tables, game.seats), np.float64)
        told = (rows_of(array) for array in (self.observations, self.masks, self.codes))
        self._table = (*self._looks, works, streams, self._turns, self._runs, game.first, self._seeds, *told)
        self._longest, self._stride = longest, tables if auto_reset else 0
        self.reset(seed)

    def reset(self, seed: int | None = None, first_race: int = 0) -> tuple[Numbers, Numbers]:
        """Begins a race at every table. Observations and masks."""
        if seed is not None:
            self._seeds[:] = seed & M32, seed >> 32 & M32
        self._turns["race"] = np.arange(first_race, first_race + self.tables)
        self.rewards[:] = 0
        self._stepping.reset(*self._table)
        return self.observations, self.masks

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """One decision at every table: observations, rewards, where a race is over, masks."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.tables,):
            raise PaddockError("envs-actions", tables=self.tables, given=str(actions.shape))
        wrong = self._stepping.step(*self._table, actions, self.rewards, self._longest, self._stride)
        if wrong >= 0:
            raise PaddockError("envs-illegal", table=str(wrong), action=str(actions[wrong]))
        return self.observations, self.rewards, self.over, self.masks

    def load(self, table: int, state: Any) -> tuple[Numbers, Numbers]:
        """The race at a table goes on from a whole state, with the dice of its race from the first on. Observations and
        masks."""
        if self.game.result(state) is not None:
            raise PaddockError("envs-over")
        self._states[table] = state.as_array()[0]
        self.rewards[table] = 0
        self._stepping.load(*self._table, table)
        return self.observations, self.masks

    def blind(self, random: np.random.Generator) -> Numbers:
        """A random legal action for every table."""
        places = (random.random(self.tables) * self.moves).astype(np.int64)
        picked: Numbers = self.codes.take(self._rows + places)
        return picked

    def decide(self, action: Numbers) -> int:
        """One decision at the only table, without overhead; the seat that decides next, or -1 after the end."""
        if self._stepping.step(*self._table, action, self.rewards, self._longest, self._stride) >= 0:
            raise PaddockError("envs-illegal", table="0", action=str(action[0]))
        turn = self._turns[0]
        return -1 if turn["over"] else int(turn["seat"])

    def observe(self, table: int, seat: int) -> Numbers:
        """What any seat may know at a table."""
        observation = np.zeros((1, self.observations.shape[1]), np.int64)
        self._stepping.observe(*self._looks, self._runs, table, seat, rows_of(observation))
        row: Numbers = observation[0]
        return row

    def state(self, table: int) -> Any:
        """The whole state at a table, for records, pictures and tests."""
        return self._state.from_record(self._states[table])
