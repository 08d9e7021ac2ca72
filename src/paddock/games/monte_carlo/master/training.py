"""How a network is made: the shark's games first, then its own, each time fitted a little further ahead."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from paddock.core.philox import Stream
from paddock.core.rule import compiled
from paddock.games.monte_carlo.gamble import Gamble, Work
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.master.features import ONE, count_inputs
from paddock.games.monte_carlo.master.harvest import SPARE, SPARE_INPUTS, Crop, Wish
from paddock.games.monte_carlo.master.nets import laid_out
from paddock.games.monte_carlo.master.network import course_key
from paddock.games.monte_carlo.memo import HIDDEN, Memo
from paddock.games.monte_carlo.policies import MASTER, SHARK

Numbers = np.ndarray[Any, Any]
ROOM = 48
"""How many features of a position are not nothing, on the average at most: for the memory that a book needs."""
ODD = 40
"""Of a thousand moves of the first games, so many are made at random."""


@dataclasses.dataclass(frozen=True)
class Round:
    """One round of training: positions to be harvested (0: those of the round before are used again), by whom they are
    played, how many moves are odd, λ, how often all are gone through, and the rate of learning."""

    positions: int
    policy: int
    odd: int
    trust: float
    epochs: int
    rate: float


def plan(positions: int, rounds: int) -> list[Round]:
    """The recipe: outcomes of the shark's games, then TD(λ) on the same ones, then games of its own."""
    begun = [
        Round(positions, SHARK, ODD, 1.0, 3, 2e-3),
        Round(0, SHARK, ODD, 0.8, 2, 1e-3),
        Round(0, SHARK, ODD, 0.5, 2, 1e-3),
    ]
    own = [Round(positions, MASTER, ODD // 2, 0.65, 2, 1e-3 if i < rounds - 1 else 5e-4) for i in range(rounds)]
    return begun + own


class Book:
    """Positions of games, one after the other."""

    def __init__(self, positions: int, room: int) -> None:
        inputs = positions * room + SPARE_INPUTS if positions else 0
        pages = positions + SPARE if positions else 0
        self.lines, self.amounts = np.zeros(inputs, np.uint16), np.zeros(inputs, np.int16)
        self.begins, self.movers = np.zeros(pages + 1, np.int64), np.zeros(pages, np.uint8)
        self.games, self.winners = np.zeros(pages + 1, np.int64), np.zeros(max(pages, 1), np.uint8)
        self.crop = Crop()

    def arrays(self) -> tuple[Numbers, ...]:
        return self.lines, self.amounts, self.begins, self.movers, self.games, self.winners


class Trainer:
    """Makes the network of one course. The same seed makes the same network."""

    def __init__(self, game: MonteCarloGamble, seed: int, tell: Callable[[str], None] = print) -> None:
        self.course, self.seed, self.tell = game.course, seed, tell
        self.seats, self.inputs = game.seats, count_inputs(game.course)
        self.random = np.random.default_rng(seed)
        self.net = np.zeros((self.inputs + self.seats + 1, HIDDEN), np.float32)
        self.net[: self.inputs] = self.random.normal(0, 0.15, (self.inputs, HIDDEN))
        self.net[self.inputs : -1] = self.random.normal(0, 0.15, (self.seats, HIDDEN))
        self.fitting = compiled("paddock.games.monte_carlo.master.fitting")
        self._played = 0
        self._book = Book(0, 0)

    def lines(self) -> Numbers:
        """The network in whole numbers, as it plays and is kept."""
        return np.clip(np.rint(self.net * ONE), -127, 127).astype(np.int8)

    # -- games

    def play(self, policies: list[int], games: int, odd: int, seed: int, book: Book | None = None) -> Numbers:
        """Games between bots with the network as it is now; who won each of them. It ends where the book is full."""
        silent = book is None
        book = book or Book(0, 0)
        if silent:
            book.games, book.winners = np.zeros(games + 1, np.int64), np.zeros(games, np.uint8)
        memo = Memo.empty_array(1)
        for name, value in laid_out([(course_key(self.course), self.lines())]).items():
            memo[name] = value
        crop = book.crop.as_array()
        wish = Wish(seed=seed, begin=0, end=games, odd=odd).as_array()
        records = self.course.as_array(), Gamble.empty_array(1), Work.empty_array(1), memo, Stream.empty_array(2)
        harvest = compiled("paddock.games.monte_carlo.master.harvest").harvest
        harvest(*records, wish, np.array(policies, np.int64), crop, book.arrays())
        book.crop = Crop.from_record(crop[0])
        return book.winners[: book.crop.games]

    def wins(self, games: int, seed: int) -> int:
        """How many games a master wins against sharks, on every seat as often."""
        won = 0
        for seat in range(self.seats):
            policies = [SHARK] * self.seats
            policies[seat] = MASTER
            won += int((self.play(policies, games // self.seats, 0, seed + seat) == seat).sum())
        return won

    # -- fitting

    def learn(self, rounds: list[Round], kept: Path | None = None) -> None:
        """All rounds. With a file to keep it in, a training that was broken off goes on with the round in which that
        happened, and comes to the same network."""
        begin = self._resume(kept) if kept is not None and kept.exists() else 0
        for number, one in enumerate(rounds):
            if number < begin:
                continue
            if one.positions:
                if kept is not None:
                    self._keep(kept, number)
                self._book = Book(one.positions, ROOM // 2 * self.seats)
                self.play(
                    [one.policy] * self.seats,
                    len(self._book.winners),
                    one.odd,
                    self.seed + 1000 * (number + 1),
                    self._book,
                )
            loss = self.fit(one)
            self.tell(f"round {number + 1}: {self._book.crop.positions:,} positions, λ {one.trust}, loss {loss:.4f}")

    def _keep(self, file: Path, number: int) -> None:
        state = json.dumps(self.random.bit_generator.state)
        beside = file.with_suffix(".new")
        with beside.open("wb") as out:
            np.savez(out, net=self.net, number=number, random=state)
        beside.replace(file)

    def _resume(self, file: Path) -> int:
        with np.load(file) as kept:
            self.net = kept["net"]
            self.random.bit_generator.state = json.loads(str(kept["random"]))
            return int(kept["number"])

    def targets(self, trust: float) -> Numbers:
        book, crop = self._book, self._book.crop
        chances, targets = np.zeros((2, crop.positions, self.seats), np.float32)
        if trust < 1:
            shape = self.net, self.inputs, self.seats
            hidden = np.zeros(HIDDEN, np.float32)
            self.fitting.predict(*shape, book.lines, book.amounts, book.begins, crop.positions, hidden, chances)
        self.fitting.returns(chances, book.movers, book.games, book.winners, crop.games, self.seats, trust, targets)
        return targets

    def fit(self, one: Round, batch: int = 256) -> float:
        """Goes through all positions several times; says the last mean loss."""
        book, targets = self._book, self.targets(one.trust)
        slope, mean, square = np.zeros((3, *self.net.shape), np.float32)
        hidden, out = np.zeros(HIDDEN, np.float32), np.zeros(self.seats, np.float32)
        positions, loss, steps = book.crop.positions, 0.0, 0
        for number in range(one.epochs):
            order = self.random.permutation(positions)
            rates = [one.rate * (1 - 0.95 * part / one.epochs) for part in (number, number + 1)]
            shape = self.net, self.inputs, self.seats, book.lines, book.amounts, book.begins, targets, order
            loss = self.fitting.epoch(*shape, hidden, out, slope, mean, square, steps, *rates, batch)
            steps += positions // batch
        return loss
