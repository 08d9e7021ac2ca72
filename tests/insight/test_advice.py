"""Advice for a decision: nothing where there is one way, the best first, and never by peeking."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import paddock
from paddock.core.game import CHANCE, Game
from paddock.core.registry import kinds
from paddock.insight.advice import BEST, Advice, Adviser
from paddock.insight.words import in_words, percent, why
from paddock.laws.walk import walk
from tests.laws.games import WITH_LANE

NAMES = ("Mia", "Noah", "Ada", "Ben", "Eva", "Ole")
GAMES = [name for name, kind in kinds().items() if kind.lane is not None]


def adviser(game: Game[Any]) -> Adviser:
    """One whose numbers do not depend on how fast the machine is."""
    return Adviser(game, seconds=1e9, playouts=1000)


def decisions(game: Game[Any], wanted: int, seed: int) -> list[tuple[Any, int]]:
    """So many moments of a random race in which somebody decides, and who."""
    asked = [
        (step.state, step.seat)
        for step in walk(game, seed)
        if step.seat >= 0 and len(game.legal(step.state, step.seat)) > 1
    ]
    return asked[:: max(1, len(asked) // wanted)][:wanted]


@pytest.mark.parametrize("name", GAMES)
def test_the_best_ways_come_first_and_differ(name: str) -> None:
    game = paddock.game(name)
    coach = adviser(game)
    for state, seat in decisions(game, 6, seed=1):
        ways = game.ways_on(game.veil(state, seat), seat)
        advice = coach.advise(state, seat)
        if advice is None:
            assert len(ways) == 1
            continue
        shares = [one.share for one in advice.ways]
        assert shares == sorted(shares, reverse=True)
        assert 1 <= len(shares) <= BEST
        assert advice.ends == len(ways)
        assert all(0 <= one.share <= 1 and one.error >= 0 for one in advice.ways)
        for one in advice.ways:
            after = state
            for move in one.way.moves:  # a way is legal from its first move to its last
                assert game.check(after, seat, move) is None
                after = game.apply(after, seat, move).state
            for language in ("en", "de", "fr"):
                assert in_words(game, state, seat, one.way, NAMES, language)
        assert why(game, state, advice, NAMES, "nl").endswith(".")


def test_where_there_is_one_way_the_coach_is_silent() -> None:
    game = paddock.game("monza", players=2)
    coach = adviser(game)
    start = game.apply(game.start(), CHANCE, game.read("roll bbbbbb")).state  # no die fits: the car stays
    assert [game.write(move) for move in game.legal(start, 0)] == ["drive"]
    assert coach.advise(start, 0) is None


def test_ways_are_told_to_their_ends() -> None:
    """Dice are laid one by one, and advice is about where that leads."""
    game = paddock.game("monza", players=2)
    state = game.apply(game.start(), CHANCE, game.read("roll rygbwp")).state
    advice = adviser(game).advise(state, 0)
    assert advice is not None
    for one in advice.ways:
        assert game.write(one.way.moves[-1]) == "drive"
        assert game.actors(one.way.state) == {CHANCE}
    ends = [game.position(one.way.state)["state"]["cars"]["red"]["at"] for one in advice.ways]
    assert len(set(ends)) == len(ends) > 1


def test_a_win_at_hand_is_the_best_way() -> None:
    game = paddock.game("monza", players=2)
    for step in (step for seed in range(200) for step in walk(game, seed)):
        if step.seat < 0:
            continue
        ways = game.ways_on(step.state, step.seat)
        ends = [game.result(way.state) for way in ways]
        won = [end is not None and end.winners == (step.seat,) for end in ends]
        if any(won) and not all(won):
            advice = adviser(game).advise(step.state, step.seat)
            assert advice is not None
            assert game.result(advice.ways[0].way.state) == ends[won.index(True)]
            assert percent(advice.ways[0].share) == 100
            return
    pytest.fail("no race came to this")


HIDING = next(case for case in WITH_LANE if case.game().secrets)


def test_what_is_hidden_changes_no_number() -> None:
    game, shuffle = HIDING.game(), HIDING.entry.alternatives
    assert shuffle is not None
    coach, random, seen = adviser(game), Random(3), 0
    for state, seat in decisions(game, 40, seed=2):
        for other in shuffle(game, state, seat, random):
            if other != state:
                first, second = coach.advise(state, seat), coach.advise(other, seat)
                assert _numbers(first) == _numbers(second)
                seen += 1
        if seen > 4:
            break
    assert seen


def _numbers(advice: Advice | None) -> list[tuple[Any, float]]:
    return [] if advice is None else [(one.way.moves, one.share) for one in advice.ways]
