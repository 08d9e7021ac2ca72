"""The network in floating point, and how it is fitted: gradients of the cross-entropy, and Adam. For training only.

Positions are sparse: a few lines of the first layer are added up for each. Compiled, a position takes some
microseconds.
"""

from __future__ import annotations

import math
from typing import Any

from paddock.core.rule import long_rule

from ..memo import HIDDEN

FADING, FADING_SQUARES, TINY = 0.9, 0.999, 1e-8
WIDEST = 127 / 64
"""The largest weight that a signed byte can hold."""


@long_rule
def forward(
    net: Any, inputs: int, seats: int, lines: Any, amounts: Any, begin: int, end: int, hidden: Any, out: Any
) -> None:
    """The chances of one position: net[:inputs] is the first layer, then a line a seat, then what they begin with."""
    for i in range(HIDDEN):
        hidden[i] = 0.0
    for at in range(begin, end):
        line, amount = lines[at], amounts[at] / 64
        for i in range(HIDDEN):
            hidden[i] += net[line, i] * amount
    highest = -1e30
    for seat in range(seats):
        total = net[inputs + seats, seat]
        for i in range(HIDDEN):
            total += max(hidden[i], 0.0) * net[inputs + seat, i]
        out[seat] = total
        highest = max(highest, total)
    together = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat] - highest)
        together += out[seat]
    for seat in range(seats):
        out[seat] /= together


@long_rule
def predict(
    net: Any, inputs: int, seats: int, lines: Any, amounts: Any, begins: Any, count: int, hidden: Any, chances: Any
) -> None:
    """The chances of all positions."""
    for position in range(count):
        forward(net, inputs, seats, lines, amounts, begins[position], begins[position + 1], hidden, chances[position])


@long_rule
def gradient(
    net: Any,
    inputs: int,
    seats: int,
    lines: Any,
    amounts: Any,
    begin: int,
    end: int,
    target: Any,
    hidden: Any,
    out: Any,
    slope: Any,
) -> float:
    """Adds the gradient of one position's cross-entropy to `slope`; says what that is."""
    forward(net, inputs, seats, lines, amounts, begin, end, hidden, out)
    loss = 0.0
    for seat in range(seats):
        loss -= target[seat] * math.log(out[seat] + 1e-12)
        out[seat] -= target[seat]
        slope[inputs + seats, seat] += out[seat]
    for i in range(HIDDEN):
        back = 0.0
        if hidden[i] > 0.0:
            for seat in range(seats):
                back += out[seat] * net[inputs + seat, i]
                slope[inputs + seat, i] += out[seat] * hidden[i]
        hidden[i] = back
    for at in range(begin, end):
        line, amount = lines[at], amounts[at] / 64
        for i in range(HIDDEN):
            slope[line, i] += hidden[i] * amount
    return loss


@long_rule
def adam(net: Any, slope: Any, mean: Any, square: Any, step: int, rate: float, batch: int) -> None:
    """One step of Adam; weights stay within what a signed byte can hold."""
    rate *= math.sqrt(1 - FADING_SQUARES**step) / (1 - FADING**step)
    for line in range(len(net)):
        for i in range(HIDDEN):
            by = slope[line, i] / batch
            mean[line, i] += (1 - FADING) * (by - mean[line, i])
            square[line, i] += (1 - FADING_SQUARES) * (by * by - square[line, i])
            weight = net[line, i] - rate * mean[line, i] / (math.sqrt(square[line, i]) + TINY)
            net[line, i] = min(max(weight, -WIDEST), WIDEST)
            slope[line, i] = 0.0


@long_rule
def epoch(
    net: Any, inputs: int, seats: int, lines: Any, amounts: Any, begins: Any, targets: Any, order: Any,
    hidden: Any, out: Any, slope: Any, mean: Any, square: Any, step: int,
    first_rate: float, last_rate: float, batch: int,
) -> float:  # fmt: skip
    """All positions once, in this order; the rate falls evenly. Says the mean loss."""
    total, count = 0.0, 0
    for at in range(len(order)):
        position = order[at]
        begin, end = begins[position], begins[position + 1]
        total += gradient(net, inputs, seats, lines, amounts, begin, end, targets[position], hidden, out, slope)
        count += 1
        if count == batch:
            step += 1
            rate = first_rate + (last_rate - first_rate) * at / len(order)
            adam(net, slope, mean, square, step, rate, batch)
            count = 0
    return total / len(order)


@long_rule
def returns(
    chances: Any, movers: Any, games: Any, winners: Any, count: int, seats: int, trust: float, targets: Any
) -> None:
    """TD(λ) with λ = `trust`: what a position is fitted to is a mixture of how its game ended and of what the network
    says of the positions that came after it. Chances and targets are seen from each position's mover."""
    for game in range(count):
        for back in range(games[game + 1] - games[game]):
            at = games[game + 1] - 1 - back
            for place in range(seats):
                seat = (movers[at] + place) % seats
                if back == 0:
                    targets[at, place] = 1.0 if seat == winners[game] else 0.0
                else:
                    then = (seat - movers[at + 1] + seats) % seats
                    targets[at, place] = trust * targets[at + 1, then] + (1 - trust) * chances[at + 1, then]
