"""`paddock simulate`: races by the million between bots, and what came of them."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import click
import msgspec

from paddock.cli.bots import read_bots
from paddock.cli.files import write_whole
from paddock.cli.findings import show
from paddock.cli.progress import gather
from paddock.cli.seats import default_game, read_options
from paddock.cli.talk import Talk
from paddock.core.game import Game
from paddock.core.messages import PaddockError
from paddock.core.registry import build, kind
from paddock.core.seating import PLAYERS
from paddock.lab.findings import find
from paddock.lab.job import Job, Part, Parts, make_job
from paddock.lab.reduced import Sums, won_by
from paddock.lab.rows import CsvRows, ParquetRows, Rows
from paddock.lab.workers import parts_of

INTERRUPTED = 130
MOST_SEED = 2**63 - 1
MOST_RACES = 10**12
FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("game", required=False)
@click.option("--races", type=click.IntRange(1, MOST_RACES), default=10_000, show_default=True, help="How many races.")
@click.option("--players", type=int, help="How many play; the same as --option players=N.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game: see `paddock games`."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="[SEAT=]BOT",
    help="A bot for a seat (by number from 1 or by colour), or for all.",
)
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="The same seed gives the same races.")
@click.option(
    "--variance-reduced",
    is_flag=True,
    help="Take luck out of the results: far fewer races give the same interval, but each takes much longer.",
)
@click.option("--workers", type=click.IntRange(1, 256), help="Processes on this machine; default: one per processor.")
@click.option(
    "--cluster", metavar="ADDRESS", help="The scheduler of a Dask cluster to play on, such as tcp://host:8786."
)
@click.option("--report", type=FILE, metavar="FILE", help="A page with plots and the board as a heat map (HTML).")
@click.option("--csv", "csv_file", type=FILE, metavar="FILE", help="Every race as a row.")
@click.option("--parquet", type=FILE, metavar="FILE", help="Every race as a row, for data frames.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="All results as JSON.")
def simulate(
    game: str | None,
    races: int,
    players: int | None,
    options: tuple[str, ...],
    bots: tuple[str, ...],
    seed: int | None,
    variance_reduced: bool,
    workers: int | None,
    cluster: str | None,
    report: Path | None,
    csv_file: Path | None,
    parquet: Path | None,
    json_file: Path | None,
) -> int:
    """Play races between bots by the million, and show the results.

    The results depend on the seed alone, not on the number of workers. Ctrl-C ends early with the results so far.
    """
    name = kind(game or default_game()).name
    built = build_game(name, options, players)
    for file in (report, csv_file, parquet, json_file):
        _require_folder(file)
    seed = secrets.randbits(32) if seed is None else seed
    named = read_bots(built, bots)
    job = make_job(built, named, seed, briefs=bool(csv_file or parquet), luckless=variance_reduced)
    files, sums = list[Rows](), Sums()
    if csv_file:
        files.append(CsvRows(csv_file, built.seats))
    if parquet:
        files.append(ParquetRows(parquet, built.seats))

    def keep(part: Part) -> None:
        for file in files:
            assert part.briefs is not None
            file.add(part.briefs)
        if part.luck is not None and part.briefs is not None:
            sums.add(won_by(part.briefs["winners"], built.seats), part.luck)

    parts = played(job, races, workers, cluster)
    total, interrupted = gather(job, parts, races, keep)
    for rows in files:
        rows.close()
    talk = Talk()
    if total is None:
        return INTERRUPTED
    findings = find(job, built, total)
    if sums.races:
        findings = msgspec.structs.replace(findings, luckless=sums.found())
    if interrupted:
        talk.say("lab-interrupted", style="yellow", races=total.races, wanted=races)
    show(talk, findings)
    if json_file:
        write_whole(json_file, findings.json().decode())
    if report:
        from paddock.lab.report import write_report

        write_whole(report, write_report(built, findings))
    for file in filter(None, (report, csv_file, parquet, json_file)):
        talk.say("lab-written", path=str(file))
    return INTERRUPTED if interrupted else 0


def build_game(name: str, options: tuple[str, ...], players: int | None) -> Game[Any]:
    chosen = read_options(name, options)
    if players is not None:
        if PLAYERS in chosen:
            raise PaddockError("cli-option-twice", name=PLAYERS)
        chosen[PLAYERS] = players
    return build(name, chosen)


def played(job: Job, races: int, workers: int | None, cluster: str | None) -> Parts:
    """The races of a job, by whoever was named."""
    if cluster is None:
        return parts_of(job, races, workers or os.cpu_count() or 1)
    if workers is not None:
        raise PaddockError("lab-workers-or-cluster")
    from paddock.lab.cluster import parts_on_cluster

    return parts_on_cluster(job, races, cluster)


def _require_folder(file: Path | None) -> None:
    """Refuses a file in a folder that does not exist before any race is played."""
    if file is not None and not file.parent.is_dir():
        raise PaddockError("lab-no-folder", path=str(file), folder=str(file.parent))
