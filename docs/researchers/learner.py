"""A small learner for professional Monza, in NumPy alone: it begins with nothing and comes to win as often as
`greedy`.

    python docs/researchers/learner.py --seconds 300

It learns how many turns a car still needs after each of its moves. That is a sum of numbers from a few tables: by
space; by space and dice in hand; by space and tiles left; and by all of them together. Coarse tables learn quickly,
fine ones exactly. After every decision the sum is moved towards what the best move of the next decision promises, plus
the turns that have passed (temporal differences, on positions after one's own move). It knows no rule: where its moves
lead is asked of the environment (`try_out`), and spaces, dice and tiles are columns of what it sees there.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from paddock import envs

Numbers = np.ndarray[Any, Any]
SIZE = 2**21
RATE, ODD = 0.3, 0.03
"""How far numbers are moved, and how often a move is made at random."""


class Learner:
    """Turns to go after a move, as a sum over tables."""

    def __init__(self, versus: envs.Versus) -> None:
        self._column = {column.name: column.begin for column in versus.layout}
        self._tables = np.zeros((4, SIZE), np.float32)

    def read(self, seen: Numbers, name: str, seat: Numbers | int = 0) -> Numbers:
        found: Numbers = seen[np.arange(len(seen)), self._column[name] + seat]
        return found

    def places(self, seen: Numbers) -> Numbers:
        """Where each table has the number for these positions: [tables, N]."""
        me = seen[:, 0]
        mine = self.read(seen, "mover") == me
        kind = np.where(mine, 1 + self.read(seen, "phase"), 0)  # 0: the turn is over, and nothing is in hand
        space = np.where(mine, self.read(seen, "head"), self.read(seen, "at", me))
        dice = np.where(mine, self.read(seen, "dice"), 0)
        tiles = 2 * self.read(seen, "tiles", me) + self.read(seen, "extra", me)
        where = 16 * space + kind
        finer = (0, 1 + dice, 1 + tiles, 128 * dice + tiles)
        keys = np.stack([where + 4096 * more for more in finer])
        keys = keys * 0x9E3779B1 + (np.arange(4) * 0x85EBCA6B)[:, np.newaxis]
        found: Numbers = (keys ^ keys >> 23) % SIZE
        return found

    def turns(self, places: Numbers) -> Numbers:
        total: Numbers = self._tables[np.arange(4)[:, np.newaxis], places].sum(0)
        return total

    def learn(self, places: Numbers, targets: Numbers, rate: float) -> None:
        wrong = targets - self.turns(places)
        for table, place in zip(self._tables, places, strict=True):
            table[place] += rate / 4 * wrong  # where two meet in one place, the last one counts

    def arrived(self, versus: envs.Versus, finals: Numbers) -> Numbers:
        """Has the learner's car come to the finish?"""
        spaces = np.array(vars(versus.game)["course"].finish)
        found: Numbers = spaces[self.read(finals, "at", finals[:, 0])] != 0
        return found


def drive(learner: Learner, versus: envs.Versus, steps: int, rate: float, odd: float, random: Any) -> tuple[int, float]:
    """So many decisions at every table: races, and how many of them the learner won. With a rate it learns."""
    tables = np.arange(versus.tables)
    races, won = 0, 0.0
    before: tuple[Numbers, Numbers] | None = None
    over, finals = np.zeros(versus.tables, bool), versus.finals
    for _ in range(steps):
        owner, codes, after = versus.try_out()
        places = learner.places(after)
        worth = learner.turns(places)
        first = np.concatenate([[0], np.cumsum(versus.moves)[:-1]])
        least = np.minimum.reduceat(worth, first)
        rounds = learner.read(versus.observations, "round")
        if before is not None and rate > 0:
            last, began = before
            targets = np.where(over, 0, least + rounds - began)
            known = ~over | learner.arrived(versus, finals)
            learner.learn(last[:, known], targets[known], rate)
        noise = random.random(len(worth))
        wild = random.random(versus.tables) < odd
        score = np.where(wild[owner], noise, worth + 1e-6 * noise)
        best = np.minimum.reduceat(score, first)
        chosen = np.flatnonzero(score == best[owner])
        chosen = chosen[np.searchsorted(owner[chosen], tables)]
        before = places[:, chosen], rounds.copy()
        _, rewards, over, _ = versus.step(codes[chosen])
        finals = versus.finals
        races += int(over.sum())
        won += float((rewards > 0).sum())
    return races, won


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=300, help="how long it learns")
    reader.add_argument("--tables", type=int, default=256)
    reader.add_argument("--parts", type=int, default=15, help="how often it is asked how well it drives")
    reader.add_argument("--test-steps", type=int, default=400, help="decisions at each table of such a test")
    reader.add_argument("--track", default="oval")
    reader.add_argument("--csv", type=Path, help="write the curve into this file")
    wish = reader.parse_args()
    options = {"players": 2, "professional": True, "track": wish.track, "skip_forced": True}
    versus = envs.versus("monza", wish.tables, "greedy", seed=1, **options)
    test = envs.versus("monza", wish.tables, "greedy", seed=2, **options)
    learner, random = Learner(versus), np.random.default_rng(1)
    learned, raced, lines = 0.0, 0, ["seconds,races,share,within"]
    for part in range(wish.parts + 1):
        begun = time.perf_counter()
        while part and time.perf_counter() - begun < wish.seconds / wish.parts:
            raced += drive(learner, versus, 50, RATE * (1 - 0.8 * part / wish.parts), ODD, random)[0]
        learned += time.perf_counter() - begun
        races, won = drive(learner, test, wish.test_steps * (1 + 4 * (part == wish.parts)), 0, 0, random)
        share = won / max(races, 1)
        within = 1.96 * (share * (1 - share) / max(races, 1)) ** 0.5
        lines.append(f"{learned:.0f},{raced},{share:.4f},{within:.4f}")
        result = f"wins {100 * share:5.1f} ± {100 * within:.1f} % of {races:,}"
        print(f"{learned:5.0f} s  {raced:8,} races  {result}", flush=True)
    if wish.csv:
        wish.csv.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
