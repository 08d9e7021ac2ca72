"""One table for an environment, in either lane: the same races, the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game
from paddock.core.messages import PaddockError
from paddock.core.registry import kind
from paddock.envs.layout import flat, rewards_of
from paddock.envs.tables import Batch, Numbers


class Single(Protocol):
    """A race that stops wherever a seat has to decide."""

    seat: int
    """The seat that decides; after the end, the one that decided last."""
    over: bool
    truncated: bool
    """Over because it took too long."""
    rewards: list[float]

    def begin(self, seed: int, race: int) -> None: ...

    def act(self, code: int) -> None:
        """The seat decides, and chance acts until the next decision."""

    def observation(self) -> Numbers:
        """What the seat that decides may know."""

    def mask(self) -> Numbers: ...

    def observe(self, seat: int) -> Numbers:
        """What any seat may know."""

    def state(self) -> Any: ...


class Interpreted:
    """By the contract alone: for every game, without machine code."""

    def __init__(self, game: Game[Any], longest: int) -> None:
        if longest < 1:
            raise PaddockError("envs-number", name="longest", number=longest)
        self._game, self._longest = game, longest

    def begin(self, seed: int, race: int) -> None:
        self._dice, self._rolls, self._decisions = Seeded(seed, race), 0, 0
        self._state = self._game.start()
        self.over = self.truncated = False
        self.rewards = [0.0] * self._game.seats
        self._settle()

    def _settle(self) -> None:
        game = self._game
        while (actors := game.actors(self._state)) == {CHANCE}:
            self._state = game.fall(self._state, self._dice.draw(game, self._state, self._rolls)).state
            self._rolls += 1
        if not actors:
            self.over = True
            self.rewards = rewards_of(game.result(self._state), game.seats)
        elif self._decisions >= self._longest:
            self.over = self.truncated = True
        else:
            self.seat = min(actors)
            self._veiled = game.veil(self._state, self.seat)
            self._moves = {game.encode(self._veiled, move): move for move in game.legal(self._veiled, self.seat)}

    def act(self, code: int) -> None:
        if self.over or code not in self._moves:
            raise PaddockError("envs-illegal", table="0", action=str(code))
        self._state = self._game.apply(self._state, self.seat, self._moves[code]).state
        self._decisions += 1
        self._settle()

    def observation(self) -> Numbers:
        return np.array(flat(self._veiled, self.seat), np.int64)

    def mask(self) -> Numbers:
        mask = np.zeros(self._game.codes, np.int8)
        mask[list(self._moves)] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        return np.array(flat(self._game.veil(self._state, seat), seat), np.int64)

    def state(self) -> Any:
        return self._state


class Compiled:
    """A batch of one table that does not begin the next race by itself."""

    def __init__(self, game: Game[Any], longest: int) -> None:
        self._batch = Batch(game, 1, 0, longest, auto_reset=False)
        self._action = np.zeros(1, np.int64)
        self._observation, self._mask = self._batch.observations[0], self._batch.masks[0]

    def begin(self, seed: int, race: int) -> None:
        self._batch.reset(seed, race)
        self.over = self.truncated = False
        self.rewards = [0.0] * self._batch.game.seats
        self.seat = int(self._batch.seats[0])

    def act(self, code: int) -> None:
        self._action[0] = code
        seat = self._batch.decide(self._action)
        if seat >= 0:
            self.seat = seat
            return
        self.over, self.truncated = True, bool(self._batch.truncated[0])
        self.rewards = self._batch.rewards[0].tolist()

    def observation(self) -> Numbers:
        seen: Numbers = self._observation.copy()
        return seen

    def mask(self) -> Numbers:
        mask: Numbers = self._mask.copy()
        return mask

    def observe(self, seat: int) -> Numbers:
        return self._batch.observe(0, seat)

    def state(self) -> Any:
        return self._batch.state(0)


def _compiled(game: Game[Any], longest: int) -> Single:
    """The compiled lane where the game has one."""
    return Compiled(game, longest) if kind(game.name).lane else Interpreted(game, longest)


LANES: dict[str, Callable[[Game[Any], int], Single]] = {"compiled": _compiled, "interpreted": Interpreted}
