"""`paddock track report`: what a track does to a race, for whoever designs it."""

from __future__ import annotations

import os
from pathlib import Path

from paddock.cli.bots import read_bots
from paddock.cli.files import write_whole
from paddock.cli.progress import gather
from paddock.cli.talk import Talk
from paddock.core.messages import PaddockError
from paddock.core.registry import build
from paddock.core.seating import PLAYERS
from paddock.core.workshop import workshop_of
from paddock.lab.findings import find
from paddock.lab.job import make_job
from paddock.lab.verdict import verdict
from paddock.lab.workers import parts_of

INTERRUPTED = 130


def judge(
    talk: Talk,
    game: str,
    place: str,
    races: int,
    players: int | None,
    bots: tuple[str, ...],
    seed: int,
    output: Path | None,
) -> int:
    """Races on a board, and says what came of them; a page has the plots and the heat map as well."""
    workshop = workshop_of(game)
    options = workshop.options(place)
    if players is not None:
        options[PLAYERS] = players
    built = build(game, options)
    if output is not None and not output.parent.is_dir():
        raise PaddockError("lab-no-folder", path=str(output), folder=str(output.parent))
    job = make_job(built, read_bots(built, bots), seed)
    total, interrupted = gather(job, parts_of(job, races, os.cpu_count() or 1), races)
    if total is None:
        return INTERRUPTED
    findings = find(job, built, total)
    sentences = verdict(findings)
    talk.line(workshop.summary(place), style="bold")
    names = ", ".join(dict.fromkeys(job.bots))
    talk.say("lab-track-races", races=total.races, players=built.seats, bot=names, seed=str(seed))
    for sentence in sentences:
        talk.line(sentence)
    if output is not None:
        from paddock.lab.report import write_report

        write_whole(output, write_report(built, findings, [workshop.summary(place), *sentences]))
        talk.say("lab-written", path=str(output))
    return INTERRUPTED if interrupted else 0
