"""Games for OpenSpiel: chance nodes with exact probabilities, and what each player may know as text and numbers."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.options import describe, parse
from paddock.core.registry import Kind, build, kinds
from paddock.envs.layout import flat, layout_of, rewards_of
from paddock.envs.names import LONGEST, versioned
from paddock.envs.nodes import CHANCE, NOBODY, Node, first_node
from paddock.envs.single import LANES

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE
PREFIX = "python_paddock_"
MOST_OUTCOMES = 1024
"""No chance node has more outcomes. (Six dice of Monza have 462.)"""
MOST_CHANCES = 8
"""Moves of chance for each decision, at most: OpenSpiel wants to know a bound."""
PART = 2**20
"""OpenSpiel's numbers hold 24 bits. So each is told as a rest below this, and how often this is in it."""


def register_all() -> list[str]:
    return [register_one(kind, version) for kind in kinds() for version in kinds()[kind].versions]


@functools.cache
def register_one(game: str, version: int) -> str:
    """Makes a game known to OpenSpiel, once; the name that it has there."""
    kind = kinds()[game]
    name = PREFIX + versioned(kind.name, version)
    plain = build(kind.name, {}, version=version)
    info = pyspiel.GameType.Information
    kind_of_game = pyspiel.GameType(
        short_name=name,
        long_name=f"Paddock {kind.name}, rules {version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=info.IMPERFECT_INFORMATION if plain.secrets else info.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seating.most for seating in kind.seatings),
        min_num_players=min(seating.least for seating in kind.seatings),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(kind),
    )
    # A class of its own for each, as OpenSpiel's own games have it: a function would be let go by OpenSpiel when Python
    # has ended already, and the process would crash.
    made = type(f"SpielGame_{name}", (SpielGame,), {"kind": kind, "version": version, "game_type": kind_of_game})
    pyspiel.register_game(kind_of_game, made)
    return name


def defaults(kind: Kind) -> dict[str, Any]:
    """The parameters of a game and their defaults: its options, in types that OpenSpiel knows, how long a race may
    take, and the lane. A list is text with `+` between its parts; a number that may also be a word is text, `#2`."""
    found: dict[str, Any] = {"longest": LONGEST, "lane": "compiled"}
    for option in describe(kind.options):
        given = option.default
        if isinstance(given, tuple):
            given = "+".join(given)
        elif isinstance(given, int) and not isinstance(given, bool) and option.choices:
            given = f"#{given}"
        found[option.name] = given
    return found


def chosen(kind: Kind, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were chosen: only those that differ from their defaults, as the game's own types."""
    usual = defaults(kind)
    names = {option.name for option in describe(kind.options)}
    return {
        name: parse(kind.name, kind.options, name, value.lstrip("#").replace("+", ","))
        if isinstance(value, str)
        else value
        for name, value in params.items()
        if name in names and value != usual[name]
    }


class SpielGame(pyspiel.Game):
    """A table, in OpenSpiel's words. `register_one` makes a subclass for every game and version."""

    kind: ClassVar[Kind]
    version: ClassVar[int]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        lane = params.get("lane", "compiled")
        self.longest = params.get("longest", LONGEST)
        if lane not in LANES:
            raise PaddockError("envs-choice", name="lane", value=str(lane), known=", ".join(LANES))
        if self.longest < 1:
            raise PaddockError("envs-number", name="longest", number=self.longest)
        self.game: Game[Any] = build(self.kind.name, chosen(self.kind, params), version=self.version)
        self.first = first_node(self.game, lane)
        self.layout = layout_of(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.codes,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.game_type, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its name and parameters."""
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def new_state_at(self, position: dict[str, Any]) -> SpielState:
        """A race that begins at a position, as `Game.position` gives it. Its history begins there too."""
        state = SpielState(self)
        state.moment = moment_at(self, self.game.setup(position))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCES * int(self.longest)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Trail:
    """A move and where it led to, with what went before: for what players remember."""

    __slots__ = ("action", "actor", "before", "kept", "known")

    def __init__(self, before: Trail | None, actor: int, action: int, kept: Any) -> None:
        self.before, self.actor, self.action, self.kept = before, actor, action, kept
        self.known: dict[int | None, tuple[str, list[int]]] = {}
        """What seats remember up to here, and saw last, where somebody has asked."""


class Origin(NamedTuple):
    """Where a race begins that does not begin at the start."""

    position: dict[str, Any]
    decisions: int
    trail: Trail | None
    """What players remember of before."""


class Moment:
    """A node with what led to it. OpenSpiel copies states attribute by attribute, so everything is in here."""

    def __init__(
        self,
        game: SpielGame,
        node: Node,
        decisions: int = 0,
        trail: Trail | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game, self.node, self.decisions, self.trail, self.origin = game, node, decisions, trail, origin
        self.player = self._player()

    def __deepcopy__(self, _: Any) -> Moment:
        return Moment(self.game, self.node.copy(), self.decisions, self.trail, self.origin)

    def __reduce__(self) -> tuple[Any, ...]:
        """A race is pickled as its moves, from where it began or was resampled."""
        actions, trail, last = [], self.trail, None if self.origin is None else self.origin.trail
        while trail is not last:
            assert trail is not None
            actions.append(trail.action)
            trail = trail.before
        begun = None if self.origin is None else (self.origin.position, self.origin.decisions)
        return replay, (str(self.game), actions[::-1], begun)

    def resampled(self, seat: int, random: Random) -> Moment:
        """The same moment as a seat knows it: what is hidden from it is drawn anew."""
        state = self.game.game.resample(self.node.state(), seat, random)
        return moment_at(self.game, state, self.decisions, self.trail)

    def apply(self, action: int) -> None:
        node, actor = self.node, self.node.actor
        if actor == CHANCE:
            node.fall(action)
        else:
            node.act(action)
            self.decisions += 1
        self.trail = Trail(self.trail, actor, action, node.save())
        self.player = self._player()

    def _player(self) -> int:
        actor = self.node.actor
        if actor == NOBODY or self.decisions >= self.game.longest:
            return TERMINAL
        return actor  # chance has the same number in OpenSpiel


@functools.lru_cache(maxsize=8)
def load(text: str) -> SpielGame:
    """The game of a name with parameters, registered first if this process has not done so."""
    register_all()
    game: SpielGame = pyspiel.load_game(text)
    return game


def moment_at(game: SpielGame, state: Any, decisions: int = 0, trail: Trail | None = None) -> Moment:
    """A moment that was not reached by moves."""
    origin = Origin(game.game.position(state), decisions, trail)
    return Moment(game, game.first.at(state), decisions, trail, origin)


def replay(text: str, actions: list[int], begun: tuple[dict[str, Any], int] | None = None) -> Moment:
    game = load(text)
    begins = game.new_initial_state().moment
    moment = begins if begun is None else moment_at(game, game.game.setup(begun[0]), begun[1])
    for action in actions:
        moment.apply(action)
    return moment


class SpielState(pyspiel.State):
    """A race at one moment. Players are seats; chance is OpenSpiel's chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(game, game.first.copy())

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.moment.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """OpenSpiel has this already; callers from Python are spared the way through C++ and back."""
        if player is None and self.moment.player >= 0:
            return self.moment.node.codes()
        actions: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.node.codes()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.node.chance_outcomes().outcomes

    def _apply_action(self, action: int) -> None:
        self.moment.apply(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, as likely as it may be. `sampler` gives numbers from 0 to
        1. What it remembers stays; so does `history`, which a search must not look at."""
        other: SpielState = self.clone()
        other.moment = self.moment.resampled(player, Random(sampler()))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        game, node = self.moment.game.game, self.moment.node
        if player == pyspiel.PlayerId.CHANCE:
            return game.write(node.chance_outcomes().moves[action])
        return game.write(game.decode(node.state(), action))

    def returns(self) -> list[float]:
        game = self.moment.game.game
        return rewards_of(game.result(self.moment.node.state()), game.seats)

    def __str__(self) -> str:
        return json.dumps(self.moment.game.game.position(self.moment.node.state())["state"])


class Observer:
    """What a player may know of a state, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._spiel_game, self._game, self._kind = game, game.game, kind
        size = game.layout[-1].end
        self.tensor = np.zeros(2 * size, np.float32)
        self.dict = {"rest": self.tensor[:size], "part": self.tensor[size:]}

    def _seat(self, player: int) -> int | None:
        """Whose view it is: without what is private, a spectator's."""
        return None if self._kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SpielState, player: int) -> None:
        seat = self._seat(player)
        veiled = self._game.veil(state.moment.node.state(), seat)
        numbers = np.array(flat(veiled, -1 if seat is None else seat), np.int64)
        parts = np.trunc(numbers / PART).astype(np.int64)
        self.dict["rest"][:] = numbers - PART * parts
        self.dict["part"][:] = parts

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self._kind.public_info or self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        seat = self._seat(player)
        veiled = self._game.veil(state.moment.node.state(), seat)
        text = json.dumps({"seat": seat, **self._game.position(veiled)["state"]})
        if not self._kind.perfect_recall:
            return text
        return f"{text} after {recall(self._spiel_game, state.moment.trail, seat)}"


def recall(game: SpielGame, trail: Trail | None, seat: int | None) -> str:
    """A fingerprint of all that a seat saw and did up to here: the same for histories that it cannot tell apart."""
    unknown = []
    while trail is not None and seat not in trail.known:
        unknown.append(trail)
        trail = trail.before
    memory, last = trail.known[seat] if trail is not None else ("", [])
    for step in reversed(unknown):
        seen = flat(game.game.veil(game.first.saved(step.kept), seat), -1 if seat is None else seat)
        if step.actor == seat or seen != last:
            own = step.action if step.actor == seat else None
            memory = hashlib.sha256(f"{memory} {own} {seen}".encode()).hexdigest()[:24]
        step.known[seat] = memory, seen
        last = seen
    return memory


__all__ = ["SpielGame", "SpielState", "register_all", "register_one"]
