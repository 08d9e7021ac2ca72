"""Laws of chance: its probabilities are exact, and what is drawn follows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

from paddock.core.chance import Source
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move

from .walk import make, some, walk


def chance_nodes(game: Game[Any], seeds: Iterable[int], most: int) -> Iterator[tuple[Any, list[tuple[Move, Fraction]]]]:
    """States where chance acts, each kind of them (by its outcomes) once."""
    seen: set[tuple[tuple[Move, Fraction], ...]] = set()
    for seed in seeds:
        for step in some([step for step in walk(game, seed) if step.seat == CHANCE], most, seed):
            chances = game.chances(step.state)
            if tuple(chances) not in seen:
                seen.add(tuple(chances))
                yield step.state, chances


def chances_are_exact(game: Game[Any], seeds: Iterable[int], most: int = 60) -> None:
    """Probabilities are fractions that sum to exactly 1, and are what counting all ways gives; all may fall."""
    nodes = 0
    for state, chances in chance_nodes(game, seeds, most):
        nodes += 1
        assert all(type(chance) is Fraction and chance > 0 for _, chance in chances)
        assert sum(chance for _, chance in chances) == 1, "probabilities do not sum to 1"
        assert len({move for move, _ in chances}) == len(chances), "an outcome is listed twice"
        ways = game.ways(state)
        count = Counter(game.outcome(state, way) for way in range(ways))
        assert dict(chances) == {move: Fraction(n, ways) for move, n in count.items()}, "ways and chances do not agree"
        for move, _ in chances:
            assert game.check(state, CHANCE, move) is None, f"{move} can fall and is refused"
    assert nodes, "chance never acts"


def falls_are_moves(game: Game[Any], seed: int, most: int = 12) -> None:
    """To fall in a way is to make the move that it comes to: the same state, the same story; and every outcome has a
    way that comes to it."""
    random, falls = Random(seed), 0
    for step in walk(game, seed):
        state, ways = step.state, game.ways(step.state)
        before = repr(state)
        for way in random.sample(range(ways), min(ways, most)):
            falls += 1
            move = game.outcome(state, way)
            fallen, made = game.fall(state, way), make(game, state, CHANCE, move)
            assert fallen.state == made.state, f"way {way} and {move} lead to different states"
            assert fallen.events == made.events, f"way {way} and {move} tell different stories"
            assert repr(state) == before, "chance has changed the old state"
            found = game.way(state, move)
            assert 0 <= found < ways, f"{move} has the way {found} of {ways}"
            assert game.outcome(state, found) == move, f"way {found} does not come to {move}"
    assert falls, "chance never acts"


def draws_follow_the_chances(game: Game[Any], source: Source, seeds: Iterable[int], draws: int = 3000) -> None:
    """What a source gives is spread as the exact probabilities say: a chi-square test, rare outcomes put together."""
    for state, chances in list(chance_nodes(game, seeds, 20))[:4]:
        count = Counter(game.outcome(state, source.draw(game, state, number)) for number in range(draws))
        assert set(count) <= {move for move, _ in chances}, "something fell that cannot"
        bins: list[tuple[float, int]] = []
        expected, observed = 0.0, 0
        for move, chance in sorted(chances, key=lambda pair: (pair[1], game.write(pair[0]))):
            expected, observed = expected + draws * float(chance), observed + count[move]
            if expected >= 8:
                bins.append((expected, observed))
                expected, observed = 0.0, 0
        if bins and expected:
            bins[-1] = (bins[-1][0] + expected, bins[-1][1] + observed)
        freedom = len(bins) - 1
        if freedom < 1:
            continue
        square = sum((observed - expected) ** 2 / expected for expected, observed in bins)
        spread = sqrt(2 * freedom)
        assert square < freedom + 5 * spread + 5, f"chi-square {square:.1f} with {freedom} degrees of freedom"
