"""A game as a PettingZoo environment in which all act at once who may (parallel)."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game
from paddock.core.messages import PaddockError
from paddock.core.moves import Move
from paddock.envs.layout import bounds_of, flat, layout_of, rewards_of
from paddock.envs.names import versioned
from paddock.envs.render import RENDER_MODES, render_text

Observation = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """A table. In each step every agent gives an action; those who have nothing to decide wait, which is the last
    action and their only one. All who may act at once decide on what they saw before, and their moves are made in the
    order of their seats. Where one of them has made another's impossible (a pawn that is gone), the other is asked
    again."""

    def __init__(self, game: Game[Any], longest: int, render_mode: str | None) -> None:
        name = versioned(game.name, game.version)
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES)}
        if render_mode not in (None, *RENDER_MODES):
            known = ", ".join(RENDER_MODES)
            raise PaddockError("envs-choice", name="render_mode", value=str(render_mode), known=known)
        if longest < 1:
            raise PaddockError("envs-number", name="longest", number=longest)
        self.game, self.render_mode, self._longest = game, render_mode, longest
        self.layout = layout_of(game)
        self.codes = [*game.codes_in_use()]
        self._place = {code: place for place, code in enumerate(self.codes)}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds_of(self.layout)
        mask = spaces.Box(0, 1, (len(self.codes) + 1,), np.int8)
        seen = spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int64), "action_mask": mask})
        self._spaces = dict.fromkeys(self.possible_agents, seen)
        self._actions = {agent: spaces.Discrete(len(self.codes) + 1) for agent in self.possible_agents}
        self._seed, self._race = secrets.randbits(63), -1
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    @property
    def waits(self) -> int:
        """The action of who has nothing to decide."""
        return len(self.codes)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a race. With a seed it is race 0 of this seed; without one, the next race of the seed before."""
        if seed is not None:
            self._seed, self._race = seed, -1
        self._race += 1
        self._dice, self._rolls, self._decisions = Seeded(self._seed, self._race), 0, 0
        self._state = self.game.start()
        self.agents = self.possible_agents[:]
        self._settle()
        return self._told(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """All who may act do: observations, rewards, who is done, who was cut off, and nothing more."""
        chosen = {seat: self._move(seat, actions) for seat in sorted(self._moves)}
        for seat, move in chosen.items():
            if seat in self.game.actors(self._state) and self.game.check(self._state, seat, move) is None:
                self._state = self.game.apply(self._state, seat, move).state
                self._decisions += 1
        self._settle()
        result, agents = self.game.result(self._state), self.agents
        cut = result is None and self._decisions >= self._longest
        rewards = dict(zip(agents, rewards_of(result, self.game.seats), strict=True))
        told = self._told()
        if result is not None or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, truncated = dict.fromkeys(agents, result is not None), dict.fromkeys(agents, cut)
        return told, rewards, ended, truncated, {agent: {} for agent in agents}

    def _move(self, seat: int, actions: dict[str, int]) -> Move:
        action = int(actions.get(self.possible_agents[seat], -1))
        move = self._moves[seat].get(action)
        if move is None:
            raise PaddockError("envs-illegal", table="0", action=str(action))
        return move

    def _settle(self) -> None:
        """Chance acts until somebody has to decide; then, what each of them may do, by action."""
        game = self.game
        while (actors := game.actors(self._state)) == {CHANCE}:
            self._state = game.fall(self._state, self._dice.draw(game, self._state, self._rolls)).state
            self._rolls += 1
        self._moves: dict[int, dict[int, Move]] = {}
        for seat in actors:
            veiled = game.veil(self._state, seat)
            moves = game.legal(veiled, seat)
            self._moves[seat] = {self._place[game.encode(veiled, move)]: move for move in moves}

    def _told(self) -> dict[str, Observation]:
        told = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            mask = np.zeros(len(self.codes) + 1, np.int8)
            mask[list(self._moves.get(seat, (self.waits,)))] = 1
            seen = np.array(flat(self.game.veil(self._state, seat), seat), np.int64)
            told[agent] = {"observation": seen, "action_mask": mask}
        return told

    def render(self) -> Any:
        """The game's own screen for the terminal, as a spectator sees it: printed ("human"), or as text ("ansi")."""
        if self.render_mode is None:
            return None
        text = render_text(self.game, self._state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is no window to close."""
