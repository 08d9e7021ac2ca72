"""What `bench strength` measures: matches that can be played, and shares that follow from the seeds."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.strength import in_words, played

from paddock.bots import levels, strengths
from paddock.core.match import Match
from paddock.core.registry import build, kinds, lane_of, resolve

MATCHES = [(name, match) for name, kind in kinds().items() for match in resolve(kind.matches)]


@pytest.mark.parametrize(
    ("name", "match"), [pytest.param(name, match, id=f"{name}: {in_words(match.options)}") for name, match in MATCHES]
)
def test_a_match_can_be_played(name: str, match: Match) -> None:
    game = build(name, match.options)
    compiled = {*lane_of(name).policies}
    assert {match.bot, match.others} <= {*compiled, *strengths(name), *levels(name)}
    quick = {match.bot, match.others} <= compiled  # a bot that searches takes minutes for a hundred races
    assert match.races >= (1_000 if quick else 100) * game.seats
    assert 100 / game.seats <= match.aim < 100


@pytest.mark.parametrize("name", [name for name, kind in kinds().items() if kind.lane is not None])
def test_shares_follow_from_the_seeds_and_every_seat_is_taken(name: str) -> None:
    match = Match(lane_of(name).usual_policy, "random", {}, 50, races=40)
    shares = played(name, match)
    assert len(shares) == 40 // build(name, {}).seats * build(name, {}).seats
    assert ((shares >= 0) & (shares <= 1)).all()
    assert shares.mean() > 1 / build(name, {}).seats
    assert np.array_equal(shares, played(name, match))
