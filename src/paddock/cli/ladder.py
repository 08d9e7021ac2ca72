"""`paddock ladder`: how strong the bots are, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddock.cli.bots import lab_bots
from paddock.cli.files import write_whole
from paddock.cli.simulate import MOST_SEED, build_game
from paddock.cli.talk import Talk
from paddock.core.messages import say
from paddock.core.registry import kind, kinds
from paddock.lab.ladder import WITHIN, Ladder, climb
from paddock.lab.words import fewer, percent, percents

INTERRUPTED = 130


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--players", type=int, help="How many play; the same as --option players=N.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game: see `paddock games`."
)
@click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help="Another seed gives other races."
)
@click.option(
    "--within",
    type=click.FloatRange(0.05, 10),
    default=WITHIN,
    show_default=True,
    help="Stop when every rating is known this precisely, in points.",
)
@click.option(
    "--most", type=click.IntRange(1, 10**7), default=20_000, show_default=True, help="Stop after this many races."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="BOT",
    help="A bot that takes part, one after the other; default: the game's own.",
)
@click.option(
    "--variance-reduced",
    is_flag=True,
    help="Take luck out of the races, and stop when every chance to win is known within --within points of a hundred.",
)
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes on this machine.")
@click.option(
    "--markdown", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the ladders as a page."
)
def ladder(
    games: tuple[str, ...],
    players: int | None,
    options: tuple[str, ...],
    seed: int,
    within: float,
    most: int,
    bots: tuple[str, ...],
    variance_reduced: bool,
    workers: int,
    markdown: Path | None,
) -> int:
    """Let every bot race every bot, in all seats, until ratings are settled. Without a game: all that have two bots."""
    talk = Talk()
    names = [kind(name).name for name in games] or [name for name in kinds() if len(lab_bots(name)) > 1]
    found: list[Ladder] = []
    interrupted = False
    for name in names:
        game = build_game(name, options, players)
        last: Ladder | None = None
        console = Console(file=sys.stderr, highlight=False, markup=False)
        try:
            with console.status(say("lab-racing")):
                for standing in climb(game, seed, most, within, bots, workers, variance_reduced):
                    last = standing
        except KeyboardInterrupt:
            interrupted = True
        if last is not None:
            found.append(last)
            _show(talk, last)
        if interrupted:
            return INTERRUPTED
    if markdown:
        again = f"paddock ladder {' '.join(games)} --markdown {markdown.name}".replace("  ", " ")
        write_whole(markdown, page(found, again))
        talk.say("lab-written", path=str(markdown))
    return 0


def _show(talk: Talk, found: Ladder) -> None:
    talk.say("lab-ladder-title", style="bold", game=found.game, races=found.races)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    columns = ["lab-column-bot", "lab-ladder-rating", "lab-ladder-races", "lab-column-chance", "lab-column-interval"]
    if any(rung.luckless for rung in found.rungs):
        columns.append("lab-column-fewer")
    for number, column in enumerate(columns):
        table.add_column(Text(say(column)), justify="right" if number else "left")
    for rung in found.rungs:
        rating = f"{rung.rating:.1f} ± {rung.within:.1f}"
        chance = rung.wins if rung.luckless is None else rung.luckless.chance
        cells = [rung.bot, rating, f"{rung.races:,}", percent(chance), percents(chance)]
        table.add_row(*map(Text, cells if rung.luckless is None else [*cells, fewer(rung.luckless)]))
    talk.show(table)
    if not found.settled:
        talk.say("lab-ladder-open", style="yellow", races=found.races)


def page(ladders: list[Ladder], command: str) -> str:
    """The ladders as Markdown, in English like all docs."""
    text = [
        "# How strong the bots are",
        "",
        f"This page is written by `{command}`.",
        "",
        "Every bot races every bot, in all seats, until the ratings are settled. Ratings are those of Bradley and",
        "Terry as openskill keeps them; a new bot begins at 25. The chance is that of a single seat of this bot to",
        "win, over all line-ups.",
    ]
    for found in ladders:
        text += ["", f"## {found.game}", "", f"{found.races:,} races with the usual options.", ""]
        text += ["| Bot | Rating | Races | Chance to win | 95 % sure |", "| --- | ---: | ---: | ---: | ---: |"]
        for rung in found.rungs:
            rating = f"{rung.rating:.1f} ± {rung.within:.1f}"
            text.append(f"| {rung.bot} | {rating} | {rung.races:,} | {percent(rung.wins)} | {percents(rung.wins)} |")
    return "\n".join(text) + "\n"
