"""What the lab counts: the same in both lanes, the same in parts, and the same as the rules count themselves."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.lane.simulation import Simulation
from paddock.core.lane.survey import PARTS, SCRATCH, SETBACKS, STOPS, WAITS, Brief, Survey
from paddock.core.registry import build, lane_of
from paddock.lab.count import Count
from paddock.lab.findings import find
from paddock.lab.job import Job, make_job, play

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "monza": ("monza", {"players": 3, "professional": True, "bonus_step": True}),
    "gamble": ("monte-carlo-gamble", {"players": 3}),
    "gamble-two": ("monte-carlo-gamble", {"players": 2, "first": "drawn"}),
    "hurry": ("hurry-cup", {"players": 5}),
}


def simulation(table: str, **how: Any) -> Any:
    name, options = TABLES[table]
    game = build(name, options)
    return Simulation(game, seated(game), 5, 6, **how)


def seated(game: Any) -> tuple[str, ...]:
    """Every bot that there is, round the table."""
    bots = lane_of(game.name).policies
    return tuple(bots[seat % len(bots)] for seat in range(game.seats))


def job(table: str, briefs: bool = False) -> Job:
    name, options = TABLES[table]
    game = build(name, options)
    return make_job(game, seated(game), 5, 6, briefs)


def seen(survey: Survey) -> dict[str, Any]:
    return {name: value for name, value in vars(survey).items() if name not in SCRATCH}


@pytest.mark.parametrize("table", TABLES)
def test_both_lanes_see_the_same(table: str) -> None:
    compiled, interpreted = simulation(table, closely=True), simulation(table, closely=True, interpreted=True)
    briefs, plain = Brief.empty_array(6), [Brief() for _ in range(6)]
    assert compiled.run(0, 6, briefs=briefs) == interpreted.run(0, 6, briefs=plain)
    assert [Brief.from_record(brief) for brief in briefs] == plain
    survey = compiled.take_survey()
    assert seen(survey) == seen(interpreted.take_survey())
    assert sum(survey.heat[STOPS]) > 0


@pytest.mark.parametrize("table", TABLES)
def test_looking_closely_changes_no_race(table: str) -> None:
    assert simulation(table, closely=True).run(0, 200) == simulation(table).run(0, 200)


@pytest.mark.parametrize("table", TABLES)
def test_parts_add_up_in_any_order(table: str) -> None:
    wanted = job(table)
    whole = play(wanted, 0, 300).count
    parts = [play(wanted, begin, end).count for begin, end in ((120, 300), (0, 1), (1, 120))]
    total = parts[0] + parts[1] + parts[2]
    assert total.tally == whole.tally
    assert seen(total.survey) == seen(whole.survey)
    assert total.checksum == whole.checksum
    assert play(wanted, 1, 301).count.checksum != whole.checksum


def test_the_survey_counts_what_the_rules_count() -> None:
    """Facts come from events, and these counters from the rules themselves: two ways to the same numbers."""
    from paddock.games.hurry_cup import survey as hurry
    from paddock.games.monte_carlo import survey as gamble
    from paddock.games.monza import survey as monza

    count = play(job("monza"), 0, 400).count
    facts = count.survey.facts
    assert facts[monza.PUSHES] == count.tally.pushes == sum(count.survey.heat[SETBACKS])
    assert facts[monza.DICE_LAID] + facts[monza.TILES_LAID] == count.tally.lays
    assert facts[monza.STAYS] == sum(count.survey.heat[WAITS])
    assert min(facts[monza.STEPS], facts[monza.TURBOS], facts[monza.EXTRA_ROLLS]) > 0
    count = play(job("gamble"), 0, 400).count
    facts = count.survey.facts
    assert facts[gamble.BETS] == count.tally.bets
    assert facts[gamble.DUELS] == count.tally.duels
    assert 0 < facts[gamble.DUELS_WON] < facts[gamble.DUELS]
    assert sum(facts[gamble.RUINS : gamble.RUINS + 3]) == count.tally.ruins
    count = play(job("hurry"), 0, 400).count
    facts = count.survey.facts
    assert facts[hurry.TOKEN : hurry.TOKEN + len(count.tally.tokens)] == count.tally.tokens
    assert facts[hurry.LIMITS] == count.tally.stops == sum(count.survey.heat[SETBACKS])


@pytest.mark.parametrize("table", TABLES)
def test_single_races_agree_with_the_counts(table: str) -> None:
    part = play(job(table, briefs=True), 40, 240)
    briefs, tally, survey = part.briefs, part.count.tally, part.count.survey
    assert briefs is not None
    assert briefs["race"].tolist() == list(range(40, 240))
    seats = build(*TABLES[table]).seats
    assert [int((briefs["winners"] >> seat & 1).sum()) for seat in range(seats)] == tally.wins[:seats]
    assert [int((briefs["rounds"] == r).sum()) for r in range(len(tally.rounds))] == tally.rounds
    assert int(briefs["lead_changes"].sum()) == survey.lead_changes
    assert int(briefs["decisions"].sum()) == tally.decisions
    assert int(briefs["rolls"].sum()) == tally.rolls
    assert int((briefs["margin"] <= 50).sum()) == survey.close
    assert briefs["progress"].max() == PARTS
    for brief in briefs[:20]:  # whoever wins is at the end of the way
        assert all(brief["progress"][seat] == PARTS for seat in range(seats) if brief["winners"] >> seat & 1)


@pytest.mark.parametrize("table", TABLES)
def test_progress_only_grows_towards_the_end(table: str) -> None:
    """After the last round shown, averages are those of the races' ends; places of all seats always sum up."""
    name, options = TABLES[table]
    game, wanted = build(name, options), job(table, briefs=True)
    part = play(wanted, 0, 300)
    findings = find(wanted, game, part.count)
    seats = game.seats
    for places in findings.places:
        assert sum(places) == pytest.approx(seats * (seats + 1) / 2)
    assert part.briefs is not None
    ends = part.briefs["progress"][:, :seats].mean(axis=0) / PARTS
    longest = max(value for value, races in enumerate(part.count.tally.rounds) if races)
    if longest < 128:
        assert findings.progress[-1] == pytest.approx(ends.tolist(), abs=0.01)


def test_counts_start_from_nothing() -> None:
    wanted = job("monza")
    nothing = play(wanted, 0, 0).count
    some = play(wanted, 0, 50).count
    assert isinstance(nothing + some, Count)
    assert (nothing + some).tally == some.tally
    assert find(wanted, wanted.build(), nothing).races == 0
