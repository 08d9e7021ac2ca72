"""A game as Gymnasium environments: one seat learns, bots have the others. `SeatEnv` is one table, `TablesEnv` many."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.envs.layout import bounds_of
from paddock.envs.render import RENDER_MODES, render_text
from paddock.envs.tables import Numbers
from paddock.envs.versus import Versus

Observation = dict[str, Any]


class Seen:
    """What an environment shows of its tables: the record, its features, and a mask over the codes that the options can
    use. An action is the place of a code among these."""

    def __init__(self, versus: Versus) -> None:
        self._versus = versus
        self.codes = np.array(versus.game.codes_in_use(), np.int64)
        low, high = bounds_of(versus.layout)
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int64),
                "features": spaces.Box(0, 1, (versus.features.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.codes),), np.int8),
            }
        )
        self.actions: gymnasium.Space[Any] = spaces.Discrete(len(self.codes))

    def now(self) -> Observation:
        """At all tables, where the learner has to decide."""
        return self._told(self._versus.observations, self._versus.masks[:, self.codes])

    def last(self) -> Observation:
        """At all tables, when the last race there was over: nothing may be done any more."""
        return self._told(self._versus.finals, np.zeros((self._versus.tables, len(self.codes)), np.int8))

    def _told(self, observations: Numbers, masks: Numbers) -> Observation:
        told = self._versus.features.of(observations)
        return {"observation": observations.copy(), "features": told, "action_mask": masks}

    def legal(self, actions: Numbers) -> tuple[Numbers, Numbers]:
        """The code for each action, and which of them are illegal: there, the first legal code is played instead."""
        if actions.shape != (self._versus.tables,):
            raise PaddockError("envs-actions", tables=self._versus.tables, given=str(actions.shape))
        known = (actions >= 0) & (actions < len(self.codes))
        codes = np.where(known, self.codes[np.where(known, actions, 0)], -1)
        masks = self._versus.masks
        illegal = ~known | (masks[np.arange(len(codes)), codes] == 0)
        return np.where(illegal, masks.argmax(1), codes), illegal


class SeatEnv(gymnasium.Env[Observation, int]):
    """One table. A race pays at its end alone: see `paddock.envs.layout.rewards_of`.

    An action that is not legal cannot stop a learner: the first legal one is played instead, and `info["illegal"]` says
    so.
    """

    def __init__(
        self,
        game: Game[Any],
        bots: str | Sequence[str],
        seat: int | None = None,
        longest: int = 20_000,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            known = ", ".join(RENDER_MODES)
            raise PaddockError("envs-choice", name="render_mode", value=str(render_mode), known=known)
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.game, self.render_mode = game, render_mode
        self.versus = Versus(game, 1, bots, seat, secrets.randbits(63), longest, skip_forced)
        self._seen = Seen(self.versus)
        self.observation_space, self.action_space = self._seen.space, self._seen.actions
        self.codes = self._seen.codes
        self._fresh = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins a race. With a seed it is race 0 of this seed; without one, the next race of the seed before."""
        super().reset(seed=seed)
        if seed is not None:
            self.versus.reset(seed)
        elif not self._fresh:
            self.versus.reset(first_race=int(self.versus.races[0]) + 1)
        self._fresh = False
        return self._one(self._seen.now()), self._info(False)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        codes, illegal = self._seen.legal(np.array([action]))
        _, rewards, over, _ = self.versus.step(codes)
        ended, truncated = bool(over[0]), bool(self.versus.truncated[0])
        self._fresh = ended  # the next race has begun already
        told = self._one(self._seen.last() if ended else self._seen.now())
        if self.render_mode == "human":
            self.render()
        return told, float(rewards[0]), ended and not truncated, truncated, self._info(bool(illegal[0]))

    def _one(self, told: Observation) -> Observation:
        return {name: part[0] for name, part in told.items()}

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"illegal": illegal, "seat": int(self.versus.seats[0]), "race": int(self.versus.races[0])}

    def action_masks(self) -> Numbers:
        """What may be done now, under the name by which learners with masks ask for it."""
        masks: Numbers = self._seen.now()["action_mask"][0].astype(bool)
        return masks

    def render(self) -> Any:
        """The game's own screen for the terminal, as a spectator sees it: printed ("human"), or as text ("ansi")."""
        if self.render_mode is None:
            return None
        text = render_text(self.game, self.versus.state(0))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class TablesEnv(VectorEnv[Observation, Numbers, Numbers]):
    """Many tables. Where a race ends, the next one begins in the same step (`AutoresetMode.SAME_STEP`), and
    `info["final_obs"]` has the last observation of the race that ended."""

    def __init__(
        self,
        game: Game[Any],
        tables: int,
        bots: str | Sequence[str],
        seat: int | None = None,
        longest: int = 20_000,
        skip_forced: bool = False,
    ) -> None:
        self.game, self.num_envs = game, tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.versus = Versus(game, tables, bots, seat, secrets.randbits(63), longest, skip_forced)
        self._seen = Seen(self.versus)
        self.codes = self._seen.codes
        self.single_observation_space, self.single_action_space = self._seen.space, self._seen.actions
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._next = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins a race at every table. With a seed they are the first races of this seed; without one, the next ones
        of the seed before."""
        super().reset(seed=seed)
        self._next = 0 if seed is not None else self._next
        self.versus.reset(seed, self._next)
        self._next = int(self.versus.races.max()) + 1
        return self._seen.now(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        codes, illegal = self._seen.legal(np.asarray(actions))
        _, rewards, over, _ = self.versus.step(codes)
        truncated = self.versus.truncated
        self._next = max(self._next, int(self.versus.races.max()) + 1)
        infos: dict[str, Any] = {"illegal": illegal, "_illegal": np.ones(self.num_envs, bool)}
        if over.any():
            last, finals = self._seen.last(), np.full(self.num_envs, None, object)
            for table in np.flatnonzero(over):
                finals[table] = {name: part[table] for name, part in last.items()}
            infos |= {"final_obs": finals, "_final_obs": over}
        return self._seen.now(), rewards, over & ~truncated, truncated, infos
