"""What states are worth, by a small network that is fitted to races of the game's usual bot.

It serves as a yardstick for luck (`lab/luck.py`), which is unbiased with any yardstick: a better one only leaves less
noise. So some seconds of fitting are enough, and the same network is kept in the cache folder for whoever comes next.
"""

from __future__ import annotations

import hashlib
import os
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from paddock.core.game import Game
from paddock.core.lane.fan import Fan
from paddock.core.measures import Telling
from paddock.core.registry import lane_of
from paddock.core.rule import cache_folder, rules_fingerprint
from paddock.core.values import value_of_result

Numbers = np.ndarray[Any, Any]
FORMAT = 1
RACES, POSITIONS, EPOCHS = 5000, 100_000, 3
HIDDEN, BATCH, RATE = 48, 256, 2e-3
SEED = 0xF17


def softmax(worth: Numbers) -> Numbers:
    """Chances that add up to 1 in every row."""
    worth = np.exp(worth - worth.max(1, keepdims=True))
    chances: Numbers = worth / worth.sum(1, keepdims=True)
    return chances


class Network:
    """Features of a state, some numbers that are cut off below zero, and a chance for each seat."""

    def __init__(self, inputs: int, seats: int) -> None:
        random = np.random.default_rng(SEED)
        scale = 1 / np.sqrt(40)  # of hundreds of features, some forty are not zero
        self.weights = [
            random.normal(0, scale, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            random.normal(0, 1 / np.sqrt(HIDDEN), (HIDDEN, seats)).astype(np.float32),
            np.zeros(seats, np.float32),
        ]
        self._mean = [np.zeros_like(part) for part in self.weights]
        self._square = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def chances(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """[N, seats], and what is in between."""
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        return softmax(hidden @ self.weights[2] + self.weights[3]), hidden

    def judge(self, features: Numbers) -> Numbers:
        """The same chances for a few states, without the threads of a large product: they cost more than they save
        where several processes have a machine to share."""
        hidden = np.maximum(np.einsum("nf,fh->nh", features, self.weights[0]) + self.weights[1], 0)
        return softmax(np.einsum("nh,hs->ns", hidden, self.weights[2]) + self.weights[3])

    def fit(self, features: Numbers, targets: Numbers, rate: float) -> None:
        """One step of Adam towards the targets."""
        chances, hidden = self.chances(features)
        error = (chances - targets) / len(features)
        back = error @ self.weights[2].T * (hidden > 0)
        slopes = [features.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        self._steps += 1
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for part, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= rate * mean / (np.sqrt(square) + 1e-8)


class Fitted:
    """Values of states in which chance is to act, or which are the end of a race. Each seat looks, and their opinions
    are averaged."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._telling = game, Telling(game)
        self._state = lane_of(game.name).state
        self._network = Network(self._telling.size, game.seats)
        file = self._file()
        if not self._read(file):
            self._fit()
            self._write(file)

    def shares(self, states: list[bytes]) -> Numbers:
        """[N, seats]: the chances in these states."""
        records, seats = np.frombuffer(b"".join(states), self._state.dtype()), self._game.seats
        seen = self._features(np.tile(records, seats), np.repeat(np.arange(seats), len(records)))
        found = self._network.judge(seen).reshape(seats, len(records), seats)
        shares: Numbers = np.mean([np.roll(one, seat, 1) for seat, one in enumerate(found)], 0)
        return shares

    def _features(self, records: Numbers, seats: Numbers) -> Numbers:
        names = self._state.dtype().names or ()
        numbers = {name: records[name].reshape(len(records), -1).astype(np.int64) for name in names}
        return self._telling.of(numbers, seats)

    # -- fitting

    def _fit(self) -> None:
        """To positions of races of the usual bot and how these ended, each seen from another seat every time."""
        states, targets = self._harvest()
        random, seats = np.random.default_rng(SEED), self._game.seats
        steps, step = EPOCHS * (len(states) // BATCH), 0
        for _ in range(EPOCHS):
            order = random.permutation(len(states))
            for begin in range(0, len(order) - BATCH + 1, BATCH):
                part = order[begin : begin + BATCH]
                looks = random.integers(0, seats, BATCH)
                turned = (looks[:, np.newaxis] + np.arange(seats)) % seats
                wanted = np.take_along_axis(targets[part], turned, 1)
                self._network.fit(self._features(states[part], looks), wanted, RATE * (1 - 0.95 * step / steps))
                step += 1

    def _harvest(self) -> tuple[Numbers, Numbers]:
        """States, and what every seat won after them."""
        game, lane = self._game, lane_of(self._game.name)
        fan, random = Fan(game, lane.usual_policy), np.random.default_rng(SEED)
        rolls = sum(int(fresh.sum()) for _, fresh in fan.races(50, SEED)) / 50
        share = min(1.0, POSITIONS / (RACES * max(rolls, 1)))
        kept, races = [], []
        for states, fresh in fan.races(RACES, SEED + 1):
            chosen = np.flatnonzero(fresh & (random.random(RACES) < share))
            kept.append(states[chosen])
            races.append(chosen)
        won = np.full((RACES, game.seats), 1 / game.seats)
        for race, record in enumerate(states):
            result = game.result(self._state.from_record(record))
            if result is not None:
                won[race] = value_of_result(result, game.seats).shares
        return np.concatenate(kept), won[np.concatenate(races)].astype(np.float32)

    # -- kept from run to run

    def _file(self) -> Path:
        game = self._game
        rules = rules_fingerprint(lane_of(game.name).package)
        options, recipe = msgspec.json.encode(game.options).decode(), str((FORMAT, RACES, POSITIONS, EPOCHS))
        named = [game.name, rules, options, game.board, recipe]
        measures = [f"{name} {begin} {end} {how.how}" for name, (begin, end, how) in self._telling.parts.items()]
        key = hashlib.sha256("\n".join(named + measures).encode()).hexdigest()[:24]
        return cache_folder() / "yardsticks" / f"{key}.npz"

    def _read(self, file: Path) -> bool:
        """Takes the network from a file; False where there is none, or it is broken."""
        try:
            with np.load(file) as kept:
                parts = [kept[f"arr_{number}"] for number in range(len(self._network.weights))]
        except (OSError, KeyError, ValueError, zipfile.BadZipFile):
            return False
        if [part.shape for part in parts] != [part.shape for part in self._network.weights]:
            return False
        self._network.weights = parts
        return True

    def _write(self, file: Path) -> None:
        """Beside it and then in its place: several may make the same one at once. Where that fails it is made again."""
        beside = file.with_suffix(f".{os.getpid()}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as out:
                np.savez(out, *self._network.weights)
            beside.replace(file)
        except OSError:
            beside.unlink(missing_ok=True)
