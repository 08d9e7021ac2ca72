"""A game as a PettingZoo environment: one decision after the other (AEC), chance inside, masks in the observations."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.envs.layout import bounds_of, layout_of
from paddock.envs.names import versioned
from paddock.envs.render import RENDER_MODES, render_text
from paddock.envs.single import LANES, Single

Observation = dict[str, Any]


class TurnEnv(AECEnv[str, Observation, int]):
    """A table, in PettingZoo's words. Agents are `seat_0`, `seat_1` …

    Where several may act at once they are asked in the order of their seats; what they choose stays sealed in the
    observations of the others for as long as the game says.
    """

    def __init__(self, game: Game[Any], longest: int, render_mode: str | None, lane: str) -> None:
        super().__init__()
        name = versioned(game.name, game.version)
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        for option, value, known in (
            ("render_mode", render_mode, (None, *RENDER_MODES)),
            ("lane", lane, tuple(LANES)),
        ):
            if value not in known:
                raise PaddockError("envs-choice", name=option, value=str(value), known=", ".join(map(str, known)))
        self.game, self.render_mode = game, render_mode
        self.layout = layout_of(game)
        self._table: Single = LANES[lane](game, longest)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds_of(self.layout)
        self._observation_space = {agent: self._space(low, high) for agent in self.possible_agents}
        self._action_space = {agent: spaces.Discrete(game.codes) for agent in self.possible_agents}
        self._empty = np.zeros(game.codes, np.int8)
        self._seed = secrets.randbits(63)
        self._race = -1
        self.agents: list[str] = []

    def _space(self, low: Any, high: Any) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.codes,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int64), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a race. With a seed it is race 0 of this seed; without one, the next race of the seed before."""
        if seed is not None:
            self._seed, self._race = seed, -1
        self._race += 1
        self._table.begin(self._seed, self._race)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        """What this agent's seat may know; the mask is empty while it is not the one to act."""
        seat, table = self._seat_of[agent], self._table
        if seat == table.seat and not table.over:
            return {"observation": table.observation(), "action_mask": table.mask()}
        return {"observation": table.observe(seat), "action_mask": self._empty.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        table.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        table = self._table
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = table.rewards[seat]
            self.terminations[agent] = not table.truncated
            self.truncations[agent] = table.truncated
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The game's own screen for the terminal, as a spectator sees it: printed ("human"), or as text ("ansi")."""
        if self.render_mode is None:
            return None
        text = render_text(self.game, self._table.state())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is no window to close."""

    def position(self) -> dict[str, Any]:
        """The whole state as a document, for records and puzzles. Agents must not look."""
        return self.game.position(self._table.state())
