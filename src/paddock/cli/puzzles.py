"""`paddock puzzles`: looks for positions in which one way is clearly better, and no bot below the master finds it."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console

from paddock.cli.files import write_whole
from paddock.cli.simulate import MOST_SEED
from paddock.cli.talk import Talk
from paddock.core.messages import say
from paddock.core.puzzles import FILE, Collection
from paddock.core.registry import kind
from paddock.lab.mining import Miner, Progress, tables

WANTED, RACES = 30, 2_000


@click.command()
@click.argument("game")
@click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help="Another seed finds other puzzles."
)
@click.option(
    "--wanted", type=click.IntRange(1, 1_000), default=WANTED, show_default=True, help="Stop when there are so many."
)
@click.option(
    "--races", type=click.IntRange(1, 10**6), default=RACES, show_default=True, help="Stop after so many races."
)
@click.option(
    "--output", "-o", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", default=FILE, show_default=True
)
def puzzles(game: str, seed: int, wanted: int, races: int, output: Path) -> None:
    """Look for puzzles in races of bots, and write them to a file. The same seed finds the same puzzles."""
    talk, miner = Talk(), Miner(list(tables(kind(game).name)), seed)
    console = Console(file=sys.stderr, highlight=False, markup=False)
    last: Progress | None = None
    with console.status(say("puzzles-looking")) as status:
        for last in miner.search(wanted, races):
            status.update(say("puzzles-so-far", **_counts(last)))
    assert last is not None
    write_whole(output, text(miner.collected(last)))
    talk.line(say("puzzles-so-far", **_counts(last)))
    talk.say("lab-written", path=str(output))


def _counts(last: Progress) -> dict[str, int]:
    return {"puzzles": len(last.puzzles), "positions": last.positions, "races": last.races}


def text(found: Collection) -> str:
    """The file: a line for each puzzle, so that changes can be read."""
    looked, *rows = (msgspec.json.encode(one).decode() for one in (found.looked, *found.puzzles))
    return f'{{"looked": {looked},\n"puzzles": [\n' + ",\n".join(rows) + "\n]}\n"
