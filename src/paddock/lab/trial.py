"""Races on one board for a workshop: `python -m paddock.lab.trial`, a process of its own that a server starts.

It reads one order as JSON, and writes what the races say, again and again, a line of JSON each; the report is the last.
So races do not slow down tables, and the server can end them at any time by ending the process.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.messages import PaddockError, has_message, say, speaking
from paddock.core.registry import build, lane_of
from paddock.core.shelf import Written
from paddock.core.workshop import workshop_of
from paddock.lab.count import Count
from paddock.lab.findings import Findings, find
from paddock.lab.heat import ROWS
from paddock.lab.job import Job, make_job, play
from paddock.lab.plots import length_plot, wins_plot
from paddock.lab.report import write_report
from paddock.lab.verdict import never_used, verdict
from paddock.lab.wire import Failed, Heat, Judged, Report, SeatChance, TrialMessage, TrialRequest
from paddock.lab.words import percent, percents
from paddock.lab.workers import FEWEST, MOST, is_compiled

FIRST = 20
"""Races of the first part, which tell the speed: they are played interpreted, so that something is there at once."""
BETWEEN = 0.5
"""Seconds from one message to the next, and about as long as a part takes."""


class Order(msgspec.Struct, frozen=True):
    """What a process is told."""

    game: str
    request: TrialRequest
    language: str
    races: int
    seconds: float
    """After so long it ends, with as many races as there are."""
    machine_code: bool = True
    """May cached machine code be used?"""
    nice: int = 0
    """How much later than others it gets the processor."""


def prepare(game: str, request: TrialRequest) -> tuple[Game[Any], Job]:
    """The game and the job of a request. Raises PaddockError where anything is wrong with it."""
    written = Written(request.name, request.text)
    built = build(game, {**workshop_of(game).options(written), **request.options}, request.text)
    bot = lane_of(game).usual_policy if request.bot is None else request.bot
    return built, make_job(built, (bot,) * built.seats, request.seed & (2**63 - 1))


def run(order: Order) -> Iterator[TrialMessage]:
    """What the races say: after the first few, twice a second, and at the end, with the report."""
    game, job = prepare(order.game, order.request)
    started = time.monotonic()
    part = play(job, 0, min(FIRST, order.races), interpreted=True)
    total, size, compiled, fetched = part.count, FIRST, False, not order.machine_code
    yield _judged(job, game, total, order.races, compiled, done=False)
    told = time.monotonic()
    while part.end < order.races and time.monotonic() - started < order.seconds:
        begun = time.monotonic()
        part = play(job, part.end, min(part.end + size, order.races), interpreted=not compiled)
        size = _next_size(part.end - part.begin, time.monotonic() - begun)
        total += part.count
        if time.monotonic() - told >= BETWEEN:
            yield _judged(job, game, total, order.races, compiled, done=False)
            told = time.monotonic()
        if not fetched and part.end < order.races:
            compiled, seconds = _fetch_machine_code(job)
            fetched, started = True, started + seconds  # that is not taken from the races
    yield _judged(job, game, total, order.races, compiled, done=True)
    findings = find(job, game, total)
    summary = workshop_of(order.game).summary(Written(order.request.name, order.request.text))
    yield Report(write_report(game, findings, [summary, _basis(job, game, findings), *verdict(findings)]))


def _next_size(races: int, seconds: float) -> int:
    """How many races take about as long as a message should; by the clock on the wall, as somebody waits for them."""
    return max(FEWEST, min(MOST, int(races * BETWEEN / max(1e-3, seconds))))


def _fetch_machine_code(job: Job) -> tuple[bool, float]:
    """Loads machine code if it is cached: whether it was, and how long that took. Nothing is compiled, because nobody
    waits that long for a page. The n-th race is the same in both lanes, so one can go on where the other was."""
    begun = time.monotonic()
    there = importlib.util.find_spec("numba") is not None and is_compiled(job)
    if there:
        play(job, 0, 0)
    return there, time.monotonic() - begun


def _judged(job: Job, game: Game[Any], total: Count, wanted: int, compiled: bool, done: bool) -> Judged:
    findings = find(job, game, total)
    return Judged(
        races=findings.races,
        wanted=wanted,
        done=done,
        compiled=compiled,
        basis=_basis(job, game, findings),
        sentences=verdict(findings),
        seats=[SeatChance(one.seat, one.car, percent(one.wins), percents(one.wins)) for one in findings.seats],
        wins=wins_plot(findings),
        length=length_plot(findings),
        heats=_heats(findings),
        idle=never_used(findings.spaces),
    )


def _basis(job: Job, game: Game[Any], findings: Findings) -> str:
    key = f"bot-{job.bots[0]}"
    bot = say(key) if has_message(key) else job.bots[0]
    return say("lab-track-races", races=findings.races, players=game.seats, bot=bot, seed=str(findings.seed))


def _heats(findings: Findings) -> list[Heat]:
    """Those rows that count anything."""
    found = []
    for row, key in zip(ROWS, findings.heats, strict=True):
        spaces = {space.space: round(float(getattr(space, row)), 4) for space in findings.spaces}
        if most := max(spaces.values(), default=0.0):
            found.append(Heat(say(key), most, spaces))
    return found


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    with contextlib.suppress(AttributeError, OSError):  # a system without it
        os.nice(order.nice)
    out = sys.stdout.buffer
    with speaking(order.language), contextlib.suppress(BrokenPipeError):
        try:
            for message in run(order):
                out.write(msgspec.json.encode(message) + b"\n")
                out.flush()
        except PaddockError as error:
            out.write(msgspec.json.encode(Failed(error.message.key, str(error))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
