"""What each move is worth: playouts from where it leads to, with the same dice for all of them.

A move that is better by a little is seen with far fewer playouts when all moves meet the same dice. So the k-th playout
of every move has the same rolls, and moves are compared playout by playout (`Estimates.gain`).

Nobody peeks: a seat that does not see everything plays on from states that are resampled (`Game.resample`), the same
for all of its moves. What is hidden from it changes no number here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from paddock.core.game import Game
from paddock.core.lane.playouts import Player, Playouts
from paddock.core.moves import Move

Numbers = np.ndarray[Any, Any]

MOST_WORLDS = 32
"""How many resampled states there are at most. The playouts are spread evenly over them."""


class Estimates(NamedTuple):
    """What playouts say of several moves of a seat. A win that is shared counts in parts; a truncated playout counts as
    if everybody had won it."""

    seat: int
    moves: tuple[Move, ...]
    shares: Numbers
    """[moves, seats]: the part of the playouts that each seat has won."""
    errors: Numbers
    """[moves, seats]: the standard error of each."""
    samples: Numbers
    """[moves, samples]: what the seat's own shares are the means of. A sample of one move has the same dice as that of
    every other move."""

    @property
    def best(self) -> int:
        """The number of the move with the largest share for the seat; of equal ones the first."""
        return int(np.argmax(self.shares[:, self.seat]))

    def gain(self, move: int, over: int) -> tuple[float, float]:
        """How much better one move is than another, and the standard error of that."""
        difference = self.samples[move] - self.samples[over]
        return float(difference.mean()), float(_errors(difference))


class Estimator:
    """Estimates moves of one game, again and again: what its bots have worked out is kept."""

    def __init__(self, game: Game[Any], policy: str, interpreted: bool = False) -> None:
        """`policy` is the bot of the lab that plays on for everybody."""
        self._game, self._player = game, Player(game, [policy] * game.seats, interpreted)

    def estimate(self, state: Any, seat: int, moves: Sequence[Move], n: int, seed: int, begin: int = 0) -> Estimates:
        """About `n` playouts after each of these legal moves of the seat, at least one in every resampled state; the
        playouts with numbers from `begin` on. The state may be veiled for the seat."""
        worlds = self._worlds(state, seat, min(n, MOST_WORLDS), f"{seed} {begin}")
        # Playouts in the same world are alike, so where there are several, a world is one sample.
        samples = Choice(self._game, self._player, worlds, seat, moves).look(range(len(moves)), n, seed, begin)
        errors = np.stack([_errors(samples[:, :, one], axis=1) for one in range(self._game.seats)], axis=1)
        return Estimates(seat, tuple(moves), samples.mean(axis=1), errors, samples[:, :, seat])

    def choice(self, state: Any, seat: int, moves: Sequence[Move], worlds: int, seed: int) -> Choice:
        """The same for who looks again and again at some of these moves: all that does not change is made once."""
        return Choice(self._game, self._player, self._worlds(state, seat, worlds, f"{seed}"), seat, moves)

    def load(self) -> None:
        """Whatever has to be compiled or loaded is."""
        self._player.play_on(self._game.start(), 0, 0)

    def _worlds(self, state: Any, seat: int, count: int, seed: str) -> list[Any]:
        game = self._game
        if not game.secrets:
            return [state]
        random = Random(seed)
        worlds = [game.resample(state, seat, random) for _ in range(max(1, count))]
        return worlds[:1] if all(world == worlds[0] for world in worlds) else worlds


class Choice:
    """Some moves of a seat, and where they lead to in each of the states that it may be in."""

    def __init__(
        self, game: Game[Any], player: Player, worlds: Sequence[Any], seat: int, moves: Sequence[Move]
    ) -> None:
        self._game, self._player = game, player
        self._after = [[player.packed(game.apply_legal(world, seat, move).state) for move in moves] for world in worlds]

    def look(self, moves: Sequence[int], n: int, seed: int, begin: int) -> Numbers:
        """[moves, samples, seats]: what about `n` playouts after each of these moves, by number, have brought. Those
        with numbers from `begin` on, up to `n` or one for each world."""
        each, found = max(1, n // len(self._after)), []
        for number, after in enumerate(self._after):
            played = self._player.play_on([after[move] for move in moves], each, seed, begin=begin + number * each)
            found.append(win_shares(played, self._game.seats))
        shares = np.stack(found, axis=1)  # [moves, worlds, playouts, seats]
        samples: Numbers = shares[:, 0] if len(found) == 1 else shares.mean(axis=2)
        return samples


def playouts(
    game: Game[Any],
    state: Any,
    moves: Sequence[Move] | None,
    n: int,
    policy: str,
    seed: int,
    seat: int | None = None,
    interpreted: bool = False,
) -> Estimates:
    """What playouts say of moves in a state: of these, or of all that are legal. `seat` is to act: where several may,
    say which. `Estimator` is quicker where this is done again and again."""
    mover = min(game.actors(state)) if seat is None else seat
    chosen = game.legal(state, mover) if moves is None else moves
    return Estimator(game, policy, interpreted).estimate(state, mover, chosen, n, seed)


def win_shares(played: Playouts, seats: int) -> Numbers:
    """[…, seats]: what each seat has won in each playout: 1, a part of it where several have won together, or 0."""
    return shares_of(np.where(played.truncated, (1 << seats) - 1, played.winners), seats)


def shares_of(winners: Numbers, seats: int) -> Numbers:
    """The same of the winners alone, a bit for each."""
    won = winners[..., np.newaxis] >> np.arange(seats) & 1
    shares: Numbers = won / won.sum(axis=-1, keepdims=True)
    return shares


def _errors(samples: Numbers, axis: int = 0) -> Numbers:
    """The standard error of the mean; infinite where one sample cannot tell."""
    count = samples.shape[axis]
    if count < 2:
        return np.full(np.delete(samples.shape, axis), np.inf)
    error: Numbers = samples.std(axis=axis, ddof=1) / np.sqrt(count)
    return error
