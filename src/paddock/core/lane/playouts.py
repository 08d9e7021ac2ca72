"""From any state to the end of the race, between any of the lab's bots: alone and in batches, in both lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import Game
from paddock.core.lane.memory import memories_of
from paddock.core.lane.simulation import Seated
from paddock.core.lane.tally import Outcome

Numbers = np.ndarray[Any, Any]


class Playouts(NamedTuple):
    """What came of playouts: [states, playouts], or [playouts] where a single state was given."""

    winners: Numbers
    """A bit for each seat that has won; 0 where the playout was truncated."""
    ranks: Numbers
    """[…, seats]: the place of each seat, as in `Result.ranks`; 0 where the playout was truncated."""
    truncated: Numbers
    """Whether it took too long to be played to the end."""
    decisions: Numbers
    rolls: Numbers
    """How many moves of seats and of chance it had."""


class Player:
    """Plays on from any states of a game. What its bots have worked out is kept from call to call."""

    def __init__(self, game: Game[Any], bots: Sequence[str], interpreted: bool = False) -> None:
        self._seats, self._seated = game.seats, Seated(game, bots, interpreted)
        self._survey = self._seated.surveys()

    def packed(self, state: Fields) -> Any:
        """A state in a form that is quicker to play on from, where that is done again and again."""
        return state if self._seated.interpreted else state.as_array().tobytes()

    def play_on(self, states: Any, playouts: int, seed: int, bot_seed: int | None = None, begin: int = 0) -> Playouts:
        """The playouts with numbers from `begin` on, from a state or from each of several. What the n-th roll of the
        k-th playout shows depends on seed, k and n only: whatever state it is played from. The states are whole ones,
        with nothing hidden, packed or not; they stay as they are."""
        alone = isinstance(states, Fields)
        origins: Sequence[Any] = [states] if alone else states
        seeds = self._seated.seeds(seed, seed if bot_seed is None else bot_seed)
        run = self._interpreted if self._seated.interpreted else self._compiled
        found = run(origins, playouts, seeds, begin)
        shape = (playouts,) if alone else (len(origins), playouts)
        ranks = found["ranks"][:, : self._seats].reshape(*shape, self._seats)
        told = (found[name].reshape(shape) for name in ("winners", "truncated", "decisions", "rolls"))
        winners, truncated, decisions, rolls = told
        return Playouts(winners, ranks, truncated != 0, decisions, rolls)

    def winners_from(self, states: Sequence[bytes], playouts: int, seed: int) -> Numbers:
        """[states, playouts]: a bit for each seat that has won, and all of them where the playout was truncated. The
        states are records of the compiled lane as bytes; the playouts are those of `play_on`."""
        found = self._compiled_from(states, playouts, self._seated.seeds(seed, seed), 0)
        everybody = (1 << self._seats) - 1
        won = np.where(found["truncated"] != 0, everybody, found["winners"]).astype(np.uint8)
        return won.reshape(len(states), playouts)

    def _compiled(self, origins: Sequence[Any], playouts: int, seeds: Any, begin: int) -> Numbers:
        packed = [origin if isinstance(origin, bytes) else self.packed(origin) for origin in origins]
        return self._compiled_from(packed, playouts, seeds, begin)

    def _compiled_from(self, origins: Sequence[bytes], playouts: int, seeds: Any, begin: int) -> Numbers:
        records, kind = self._seated.records, self._seated.lane.state
        # By way of bytes, because NumPy would lay out records anew where it joins arrays of them.
        given = np.frombuffer(bytearray(b"".join(origins)), kind.dtype())
        outcomes = Outcome.empty_array(len(origins) * playouts)
        how = self._survey, seeds, begin, begin + playouts, memories_of(records[1]), memories_of(given), outcomes
        self._seated.batch.play_out_all(*records, *how)
        return outcomes

    def _interpreted(self, origins: Sequence[Fields], playouts: int, seeds: Any, begin: int) -> Numbers:
        course, _, *others = self._seated.records
        outcomes = Outcome.empty_array(len(origins) * playouts)
        for at in range(len(outcomes)):
            origin, number = divmod(at, playouts)
            outcome = Outcome()
            how = self._survey, seeds, begin + number, outcome
            self._seated.batch.play_out(course, [origins[origin].copy()], *others, *how)
            outcomes[at] = outcome.as_array()[0]
        return outcomes


def play_on(
    game: Game[Any],
    states: Any,
    bots: Sequence[str],
    playouts: int = 1,
    *,
    seed: int,
    bot_seed: int | None = None,
    begin: int = 0,
    interpreted: bool = False,
) -> Playouts:
    """Plays on from a state, or from each of several, to the end: so many times, with these bots on the seats. See
    `Player`, which is quicker where it is done again and again."""
    return Player(game, bots, interpreted).play_on(states, playouts, seed, bot_seed, begin)
