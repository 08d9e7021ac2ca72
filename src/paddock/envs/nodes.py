"""A node of the game tree, with chance as a player, in either lane."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

import numpy as np

from paddock.core.game import CHANCE, Applied, Game
from paddock.core.moves import Move
from paddock.core.registry import kind, lane_of

NOBODY = -2


class ChanceOutcomes(NamedTuple):
    """What chance can do at a node: outcomes by number."""

    outcomes: list[tuple[int, float]]
    """The number of each outcome and its probability."""
    moves: list[Move]
    ways: list[int]
    """A way that comes to each outcome."""


class OutcomeCache:
    """Finds what chance can do at a game's nodes. States with the same `chance_key` share one answer."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._known: dict[Hashable, ChanceOutcomes] = {}

    def at(self, state: Any) -> ChanceOutcomes:
        key = self._game.chance_key(state)
        if key is None:
            return self._find(state)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._find(state)
        return known

    def _find(self, state: Any) -> ChanceOutcomes:
        game = self._game
        chances = game.chances(state)
        outcomes = [(number, float(probability)) for number, (_, probability) in enumerate(chances)]
        return ChanceOutcomes(outcomes, [move for move, _ in chances], [game.way(state, move) for move, _ in chances])


class Node(Protocol):
    """A race at one moment. Moves change it in place; `copy` gives an independent one."""

    actor: int
    """The seat that acts (the first of several), CHANCE, or NOBODY after the end."""

    def copy(self) -> Node: ...

    def at(self, state: Any) -> Node:
        """A node with another state of the same table."""

    def state(self) -> Any: ...

    def save(self) -> Any:
        """The state in a form that is quick to save."""

    def saved(self, kept: Any) -> Any:
        """The state that was kept."""

    def codes(self) -> list[int]:
        """The legal moves of the seat that acts, from low to high."""

    def act(self, code: int) -> None: ...

    def chance_outcomes(self) -> ChanceOutcomes: ...

    def fall(self, number: int) -> None:
        """Chance does what has this number in `chance_outcomes`."""


class PlainNode:
    """By the contract alone."""

    def __init__(self, game: Game[Any], outcomes: OutcomeCache, state: Any) -> None:
        self._game, self._outcome_cache, self._state = game, outcomes, state
        self.actor = min(game.actors(state), default=NOBODY)

    def copy(self) -> PlainNode:
        return self.at(self._state)

    def at(self, state: Any) -> PlainNode:
        return PlainNode(self._game, self._outcome_cache, state)

    def state(self) -> Any:
        return self._state

    def save(self) -> Any:
        return self._state

    def saved(self, kept: Any) -> Any:
        return kept

    def codes(self) -> list[int]:
        return sorted(self._game.encode(self._state, move) for move in self._game.legal(self._state, self.actor))

    def act(self, code: int) -> None:
        self._go(self._game.apply(self._state, self.actor, self._game.decode(self._state, code)))

    def chance_outcomes(self) -> ChanceOutcomes:
        return self._outcome_cache.at(self._state)

    def fall(self, number: int) -> None:
        self._go(self._game.fall(self._state, self.chance_outcomes().ways[number]))

    def _go(self, applied: Applied[Any]) -> None:
        self._state = applied.state
        self.actor = min(self._game.actors(self._state), default=NOBODY)


class Peek:
    """A record of the compiled lane, read like a state and field by field: most questions need only a few."""

    def __init__(self, states: Any) -> None:
        self._states = states

    def __getattr__(self, name: str) -> Any:
        value = self._states[name][0].tolist()
        self.__dict__[name] = value
        return value


class RecordOutcomeCache(OutcomeCache):
    """The same for records of the compiled lane."""

    def at(self, states: Any) -> ChanceOutcomes:
        return super().at(Peek(states))


class Machine:
    """What all nodes of a table share in the compiled lane."""

    def __init__(self, game: Game[Any]) -> None:
        lane = lane_of(game.name)
        stepping = lane.module("stepping")
        self.game = game
        self.outcomes = RecordOutcomeCache(game)
        self.kind, self.dtype = lane.state, lane.state.dtype()
        self.courses, self.works = vars(game)["course"].as_array(), lane.work.empty_array(1)
        self.paper = self.works["codes"][0]
        self.choices, self.move, self.chance = stepping.choices, stepping.move, stepping.chance
        self.start = game.start()


class FastNode:
    """By machine code, on an array of one record."""

    def __init__(self, machine: Machine, states: Any, actor: int) -> None:
        self._machine, self._states, self.actor = machine, states, actor
        self._outcomes: ChanceOutcomes | None = None

    def copy(self) -> FastNode:
        # By way of bytes, because NumPy copies records field by field.
        states = np.frombuffer(bytearray(self._states.tobytes()), self._machine.dtype)
        return FastNode(self._machine, states, self.actor)

    def at(self, state: Any) -> FastNode:
        return FastNode(self._machine, state.as_array(), min(self._machine.game.actors(state), default=NOBODY))

    def state(self) -> Any:
        return self._machine.kind.from_record(self._states[0])

    def save(self) -> bytes:
        kept: bytes = self._states.tobytes()
        return kept

    def saved(self, kept: bytes) -> Any:
        return self._machine.kind.from_record(np.frombuffer(kept, self._machine.dtype)[0])

    def codes(self) -> list[int]:
        machine = self._machine
        moves = machine.choices(machine.courses, self._states, machine.works)
        codes: list[int] = machine.paper[:moves].tolist()
        codes.sort()
        return codes

    def act(self, code: int) -> None:
        machine = self._machine
        self.actor = machine.move(machine.courses, self._states, machine.works, code)

    def chance_outcomes(self) -> ChanceOutcomes:
        if self._outcomes is None:
            self._outcomes = self._machine.outcomes.at(self._states)
        return self._outcomes

    def fall(self, number: int) -> None:
        machine = self._machine
        self.actor = machine.chance(machine.courses, self._states, machine.works, self.chance_outcomes().ways[number])
        self._outcomes = None


def first_node(game: Game[Any], lane: str) -> Node:
    """The start of a race; where a game has no compiled lane, by its contract."""
    if lane == "compiled" and kind(game.name).lane is not None:
        machine = Machine(game)
        actor = min(game.actors(machine.start), default=NOBODY)
        return FastNode(machine, machine.start.as_array(), actor)
    return PlainNode(game, OutcomeCache(game), game.start())


__all__ = ["CHANCE", "NOBODY", "Node", "first_node"]
