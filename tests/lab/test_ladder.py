"""Ladders: everybody sits everywhere, the better bot is above, and the page in the docs is one that was written so."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from paddock.core.messages import PaddockError
from paddock.core.registry import build, kinds, lane_of
from paddock.lab.ladder import STEP, _Ratings, climb, line_ups

PAGE = Path(__file__).parents[2] / "docs" / "researchers" / "ladder.md"


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abc", 4), ("abcd", 6)])
def test_everybody_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    tables = line_ups(bots, seats)
    assert len(set(tables)) == len(tables)
    for one in bots:
        places = Counter(seat for table in tables for seat in range(seats) if table[seat] == one)
        assert len(places) == seats
        assert len(set(places.values())) == 1
    for one in bots:
        for two in bots:
            assert any(one in table and two in table for table in tables)


def test_the_better_bot_is_above_and_the_ladder_settles() -> None:
    game = build("monza", {"players": 2})
    standings = list(climb(game, seed=3, most=20_000, within=1.5))
    last = standings[-1]
    assert last.settled
    assert not standings[0].settled
    better, worst = last.rungs[-2:]
    assert worst.bot == "random"
    assert better.rating - better.within > worst.rating + worst.within
    assert better.wins.low > worst.wins.high
    assert all(rung.within <= 1.5 for rung in last.rungs)
    assert list(climb(game, seed=3, most=20_000, within=1.5))[-1] == last, "the same seed, the same ladder"


def test_it_stops_when_told() -> None:
    standings = list(climb(build("monza", {"players": 2}), seed=3, most=100, within=0.01))
    assert not standings[-1].settled
    assert standings[-1].races < 100 + STEP * len(line_ups(lane_of("monza").policies, 2))


def test_one_bot_alone_is_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = dataclasses.replace(lane_of("monza"), package="paddock.core")  # where there are no bots
    monkeypatch.setitem(kinds(), "monza", dataclasses.replace(kinds()["monza"], lane=alone))
    with pytest.raises(PaddockError, match="only one bot"):
        next(climb(build("monza", {}), seed=1, most=100))


def test_the_page_of_the_docs_is_well_formed() -> None:
    """It is written by `paddock ladder --markdown`: games that there are, bots that there are, from the best down."""
    sections = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert sections
    row = re.compile(r"^\| (\S+) \| (-?[\d.]+) ± ([\d.]+) \| [\d,]+ \| ([\d.]+) % \| ([\d.]+) \u2013 ([\d.]+) % \|$")
    for section in sections:
        name, *lines = section.splitlines()
        start = lines.index("| Bot | Rating | Races | Chance to win | 95 % sure |") + 2
        rungs = [row.match(line) for line in lines[start:] if line]
        assert len(rungs) > 1
        assert all(rungs), section
        found = [rung.groups() for rung in rungs if rung]
        assert {bot for bot, *_ in found} <= set(lane_of(name).policies)
        ratings = [float(rating) for _, rating, *_ in found]
        assert ratings == sorted(ratings, reverse=True)
        for _, _, within, chance, low, high in found:
            assert 0 < float(within) <= 0.5
            assert float(low) <= float(chance) <= float(high)


def test_a_shared_winner_never_gains_less_than_anyone_behind() -> None:
    """Whatever the places are, and however they are shared: from equal ratings, who is ahead gains more."""
    for seats in range(2, 6):
        bots = [str(seat) for seat in range(seats)]
        for given in itertools.product(range(seats), repeat=seats):
            places = [1 + sum(other < place for other in given) for place in given]
            ratings = _Ratings(bots)
            won = sum(1 << seat for seat, place in enumerate(places) if place == 1)
            ratings.add(bots, {"ranks": np.array(places), "winners": won})
            gained = {rung.bot: rung.rating for rung in ratings.rungs()}
            for one, other in itertools.permutations(range(seats), 2):
                if places[one] < places[other]:
                    assert gained[bots[one]] > gained[bots[other]], places
                elif places[one] == places[other]:
                    assert gained[bots[one]] == pytest.approx(gained[bots[other]]), places
