"""Luck or skill? The analysis of a race: chances at every moment, luck of every draw, cost of every decision."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from paddock.core.messages import PaddockError
from paddock.core.record import Record
from paddock.core.values import Values
from paddock.insight.findings import (
    Account,
    Analysis,
    Estimate,
    FoundDecision,
    FoundDraw,
    FoundWay,
    Verdict,
)
from paddock.insight.ledger import SURE, Amount, Entry, entries_of
from paddock.insight.nodes import Decision, Draw, nodes_of
from paddock.insight.samples import Progress, Samples, samples_for
from paddock.insight.turns import turning_points, turns_of

LONGEST = 20_000
"""Moves of a record that can be analysed."""
MOST_WAYS = 12
"""Ways that are told of one decision."""


def analyse(
    record: Record, values: Values | None = None, playouts: int | None = None, progress: Progress | None = None
) -> Analysis:
    """The analysis of a record. Values are those of the game itself where it knows them, and playouts with its
    usual bot elsewhere; `playouts` says how many there are from each state (without it, as many as fit into a few
    seconds). The same record always gets the same analysis."""
    if len(record) > LONGEST:
        raise PaddockError("analysis-too-long", moves=len(record), most=LONGEST)
    samples = samples_for(record.game, values, playouts)
    moments = [samples.at(state) for state in record.states()]
    nodes = list(nodes_of(record, samples))
    samples.work_out(progress or (lambda done, of: None))
    worths = [Amount(samples.of(key), samples.variance(key)) for key in moments]
    chances, errors = np.array([one.values for one in worths]), np.array([one.errors for one in worths])
    entries, turns = entries_of(nodes, samples), turns_of(record)
    decisions = [
        _decision(record, entry, samples)
        for entry in entries
        if isinstance(entry.node, Decision) and len(entry.node.ways) > 1
    ]
    return Analysis(
        game=record.game.name,
        seats=record.game.seats,
        exact=samples.exact,
        playouts=samples.playouts,
        chances=chances.tolist(),
        errors=errors.tolist(),
        draws=list(filter(None, map(_draw, entries))),
        decisions=decisions,
        turns=turns,
        turning_points=turning_points(turns, chances, errors),
        accounts=[_account(seat, worths, entries, decisions) for seat in range(record.game.seats)],
    )


def _estimates(amount: Amount) -> list[Estimate]:
    return [Estimate(*pair) for pair in zip(amount.values.tolist(), amount.errors.tolist(), strict=True)]


def _of_seat(amount: Amount, seat: int) -> Estimate:
    return _estimates(amount)[seat]


def _drawn_for(entry: Entry) -> int | None:
    """Whose luck it was."""
    node = entry.node
    if isinstance(node, Draw):
        return node.roller
    assert isinstance(node, Decision)
    return node.seat


def _draw(entry: Entry) -> FoundDraw | None:
    node = entry.node
    if isinstance(node, Draw):
        return FoundDraw(node.last, "chance", node.roller, _estimates(entry.luck)) if len(node.outcomes) > 1 else None
    assert isinstance(node, Decision)
    return FoundDraw(node.last, "hand", node.seat, _estimates(entry.luck)) if node.hands else None


def _decision(record: Record, entry: Entry, samples: Samples) -> FoundDecision:
    node = entry.node
    assert isinstance(node, Decision)
    worths = [Amount(samples.of(way.key), samples.variance(way.key)) for way in node.ways]
    gains = [worth - worths[0] for worth in worths]
    order = sorted(range(len(worths)), key=lambda way: (way != entry.best, -float(worths[way].values[node.seat])))
    told = order[:MOST_WAYS] if 0 in order[:MOST_WAYS] else [*order[: MOST_WAYS - 1], 0]
    ways = [
        FoundWay(
            [record.game.write(move) for move in node.ways[way].moves],
            worths[way].values.tolist(),
            _of_seat(gains[way], node.seat),
        )
        for way in told
    ]
    next_best = max(gains[1:], key=lambda gain: float(gain.values[node.seat]))
    margin = _of_seat(next_best * -1, node.seat)
    clear = margin.value > max(SURE * margin.error, 1e-12)
    verdict: Verdict = "mistake" if entry.best else "best" if clear else "even"
    before = record.first_state if node.first == 1 else record.steps[node.first - 2].state
    return FoundDecision(
        first=node.first,
        last=node.last,
        seat=node.seat,
        round=record.game.round(before),
        ways=ways,
        count=len(worths),
        played=told.index(0),
        best=0,
        verdict=verdict,
        cost=_estimates(entry.cost),
        margin=margin,
    )


def _account(
    seat: int, worths: Sequence[Amount], entries: Sequence[Entry], decisions: Sequence[FoundDecision]
) -> Account:
    """What made up the result of one seat."""
    nothing = Amount.nothing(len(worths[0].values))
    own_luck, other_luck, cost, given, drift = (nothing for _ in range(5))
    best_draw, luckiest = 0.0, None
    for entry in entries:
        drift = drift + entry.drift
        mine = _drawn_for(entry) == seat
        own_luck, other_luck = (own_luck + entry.luck, other_luck) if mine else (own_luck, other_luck + entry.luck)
        if isinstance(entry.node, Decision):
            cost, given = (cost + entry.cost, given) if mine else (cost, given - entry.cost)
        if mine and entry.luck.values[seat] > best_draw and entry.luck.sure(seat):
            best_draw, luckiest = float(entry.luck.values[seat]), entry.node.last
    own = [place for place, decision in enumerate(decisions) if decision.seat == seat]
    best = [place for place in own if decisions[place].verdict == "best"]
    mistakes = [place for place in own if decisions[place].verdict == "mistake"]
    return Account(
        initial=_of_seat(worths[0], seat),
        final=float(worths[-1].values[seat]),
        own_luck=_of_seat(own_luck, seat),
        other_luck=_of_seat(other_luck, seat),
        cost=_of_seat(cost, seat),
        given=_of_seat(given, seat),
        drift=_of_seat(drift, seat),
        luckiest=luckiest,
        best=max(best, key=lambda place: decisions[place].margin.value, default=None),
        costliest=max(mistakes, key=lambda place: decisions[place].cost[seat].value, default=None),
    )
