"""`paddock analyse`: luck and skill of a saved race."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from paddock.cli.talk import Talk, clean
from paddock.core.messages import say, spoken
from paddock.core.record import Record
from paddock.insight.analysis import analyse as analyse_record
from paddock.insight.findings import Analysis, Estimate
from paddock.insight.told import Moment, Teller

TWICE = 2
"""Standard errors that are shown."""
PARTS = ("own_luck", "other_luck", "cost", "given", "drift")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--playouts", type=click.IntRange(2, 100_000), metavar="N", help="Playouts from each position; else as time allows."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything that is known as JSON.")
def analyse(file: Path, playouts: int | None, as_json: bool) -> None:
    """Luck or skill? Chances, the luck of every roll and the cost of every decision of a saved race."""
    record = Record.load(file)
    found = _with_progress(record, playouts)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    _Report(record, found, Talk()).show()


def _with_progress(record: Record, playouts: int | None) -> Analysis:
    console = Console(file=sys.stderr, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(say("analysis-working"), total=None)
        return analyse_record(
            record, playouts=playouts, progress=lambda done, of: progress.update(task, completed=done, total=of)
        )


class _Report:
    def __init__(self, record: Record, found: Analysis, talk: Talk) -> None:
        self._found, self._talk = found, talk
        self._names = [clean(name) for name in record.names]
        self._teller = Teller(record, self._names, spoken(), page=False)

    def show(self) -> None:
        found, talk, told = self._found, self._talk, self._teller.told(self._found)
        talk.say("analysis-title", style="bold")
        talk.line()
        talk.show(self._table())
        talk.line()
        talk.say("analysis-sum")
        if found.exact:
            talk.say("analysis-exact")
        else:
            talk.say("analysis-playouts", playouts=found.playouts)
        if told.turning_points:
            talk.line()
            talk.say("analysis-turning-points", style="bold")
            for moment, point in zip(told.turning_points, found.turning_points, strict=True):
                change = say(
                    "analysis-change",
                    name=self._names[point.seat],
                    before=round(100 * point.before),
                    after=round(100 * point.after),
                )
                talk.line(f"  {self._when(moment)}: {moment.text} {change}")
        for seat, lights in enumerate(told.seats):
            account = found.accounts[seat]
            talk.line()
            talk.line(self._names[seat], style="bold")
            if lights.luckiest is None and lights.best is None and lights.costliest is None:
                talk.line(f"  {say('analysis-nothing-sure')}")
            if lights.luckiest is not None:
                draw = next(draw for draw in found.draws if draw.number == lights.luckiest.number)
                self._tell("analysis-luckiest", lights.luckiest, draw.luck[seat])
            if lights.best is not None and account.best is not None:
                self._tell("analysis-best", lights.best, found.decisions[account.best].margin)
            if lights.costliest is not None and account.costliest is not None:
                decision = found.decisions[account.costliest]
                self._tell("analysis-costliest", lights.costliest, decision.cost[seat])
                better = self._teller.ways(decision)[decision.best].words
                talk.line(f"    {say('analysis-better', way=better)}")

    def _tell(self, key: str, moment: Moment, points: Estimate) -> None:
        self._talk.line(f"  {say(key, points=_points(points))} {self._when(moment)}: {moment.text}")

    def _when(self, moment: Moment) -> str:
        number = say("analysis-move", number=moment.number)
        return number if moment.round is None else f"{say('analysis-round', round=moment.round)} · {number}"

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        for key in ("start", "own-luck", "other-luck", "cost", "given", "drift", "end"):
            table.add_column(Text(say(f"analysis-{key}")), justify="right")
        for name, account in zip(self._names, self._found.accounts, strict=True):
            parts = [getattr(account, part) for part in PARTS]
            parts[2] = Estimate(-parts[2].value, parts[2].error)
            cells = [f"{100 * account.initial.value:.0f} %", *map(_points, parts), f"{100 * account.final:.0f} %"]
            table.add_row(Text(name), *map(Text, cells))
        return table


def _points(estimate: Estimate) -> str:
    """Points of win chance, with twice the standard error where there is one."""
    value, error = 100 * estimate.value, 100 * TWICE * estimate.error
    text = f"{value:+.1f}".replace("-", "\N{MINUS SIGN}") if abs(value) >= 0.05 else "0.0"
    return f"{text} ± {error:.1f}" if error >= 0.05 else text
