"""Intervals against exact values: what the simulation says holds what is known for certain."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod

import pytest

from paddock.core.philox import draw, open_stream
from paddock.core.registry import build
from paddock.games.monte_carlo.hands import HAND_KINDS, kind_of, thrown
from paddock.games.monza import handful
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.game import Monza
from paddock.lab import study
from paddock.lab.statistics import histogram_mean, mean, quantile, wilson

RACES = 6_000


def test_wilson_by_the_book() -> None:
    """Agresti and Coull (1998) print these: 0 of 10, and 9 of 10."""
    assert (wilson(0, 10).low, wilson(0, 10).high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (wilson(9, 10).low, wilson(9, 10).high) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_wilson_is_right_19_times_out_of_20() -> None:
    """The exact chance that the interval holds the truth, over all outcomes of 100 coins, is near 95 %."""
    for chance in (0.1, 0.25, 0.5):
        held = 0.0
        for wins in range(101):
            share = wilson(wins, 100)
            if share.low <= chance <= share.high:
                held += comb(100, wins) * chance**wins * (1 - chance) ** (100 - wins)
        assert 0.93 < held < 0.97


def test_means_and_quantiles() -> None:
    counts = [0, 0, 5, 3, 2]
    values = [2] * 5 + [3] * 3 + [4] * 2
    assert histogram_mean(counts).value == pytest.approx(2.7)
    assert histogram_mean(counts) == mean(sum(values), sum(v * v for v in values), len(values))
    assert [quantile(counts, share) for share in (0.05, 0.5, 0.51, 0.8, 1.0)] == [2, 2, 3, 3, 4]
    assert quantile([], 0.5) == 0


def first_way(race: int, ways: int) -> int:
    """The first draw of the dice in a race, as the simulation makes it."""
    return draw(open_stream(11, race), 0, ways)


def test_leaving_the_start_in_the_first_turn_of_monza() -> None:
    """Two spaces lie before the start, white and purple: a die of either is enough. MZ-02, MZ-20."""
    course = Monza({"track": "oval"}).course
    exact = 1 - Fraction(4, 6) ** 6
    white, purple = COLOURS.index("white"), COLOURS.index("purple")
    left = 0
    for race in range(RACES):
        hand = handful.thrown(course, first_way(race, 6**6), 6)
        left += hand >> 3 * white & 7 > 0 or hand >> 3 * purple & 7 > 0
    share = wilson(left, RACES)
    assert share.low <= exact <= share.high


def test_leaving_the_start_is_what_the_races_do() -> None:
    """In a race the same chance decides every turn that begins on the start; nobody leaves it otherwise."""
    game = build("monza", {"track": "oval", "players": 2})
    findings = study(game, ["random", "random"], 20_000, seed=3)
    start = next(space for space in findings.spaces if space.space == "start")
    stay = Fraction(4, 6) ** 6
    # Every car stands on the start once, and again after being pushed back to it, which hardly ever happens to two.
    expected = float(2 * stay / (1 - stay))
    assert start.waits == pytest.approx(expected, rel=0.06)


def test_poker_hands() -> None:
    """MG-53: how many of the 7,776 throws of five dice make each kind of hand, by the multinomial formula."""
    exact: Counter[str] = Counter()
    for counts in product(range(6), repeat=6):
        if sum(counts) == 5:
            hand = sum(n << 3 * face for face, n in enumerate(counts))
            exact[HAND_KINDS[kind_of(hand)]] += factorial(5) // prod(map(factorial, counts))
    assert exact.total() == 6**5
    assert exact["five"] == 6
    assert exact["four"] == 150
    assert exact["full-house"] == 300
    assert exact["high-straight"] == exact["low-straight"] == 120
    found = Counter(HAND_KINDS[kind_of(thrown(first_way(race, 6**5), 5))] for race in range(RACES))
    for name in HAND_KINDS:
        # With nine intervals at once, each may be a little wider than for one alone.
        assert wilson(found[name], RACES).low - 0.006 <= exact[name] / 6**5 <= wilson(found[name], RACES).high + 0.006


@pytest.mark.parametrize("suits", [1, 2, 3])
def test_bets_in_a_casino(suits: int) -> None:
    """MG-40, MG-41: of 17 fresh cards four are of each suit, and the jackpot wins every bet."""
    exact = Fraction(4 * suits + 1, 17)
    won = sum(first_way(race, 17) < 4 * suits or first_way(race, 17) == 16 for race in range(RACES))
    share = wilson(won, RACES)
    assert share.low <= exact <= share.high


def test_everybody_wins_sometimes_and_the_shares_sum_up() -> None:
    game = build("hurry-cup", {"players": 3})
    findings = study(game, ["greedy"] * 3, 3_000, seed=5)
    assert sum(seat.wins.count for seat in findings.seats) == 3_000
    assert sum(findings.rounds.histogram) == 3_000
    assert findings.rounds.short <= findings.rounds.median <= findings.rounds.long
    assert findings.rounds.mean.low < findings.rounds.mean.value < findings.rounds.mean.high
