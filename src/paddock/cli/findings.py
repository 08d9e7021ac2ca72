"""Findings of the lab as tables in a terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from paddock.cli.talk import Talk
from paddock.core.messages import say
from paddock.lab.findings import Findings
from paddock.lab.words import fewer, lines, percent, percents


def tables(findings: Findings) -> list[Table]:
    """Who wins, and what the races were like."""
    wins = _table("lab-column-seat", "lab-column-bot", "lab-column-wins", "lab-column-chance", "lab-column-interval")
    for seat in findings.seats:
        cells = (f"{seat.seat} {seat.car}", seat.bot, f"{seat.wins.count:,}", percent(seat.wins), percents(seat.wins))
        wins.add_row(*map(Text, cells))
    found = [wins]
    if len(findings.by_bot) > 1:
        bots = _table(
            "lab-column-bot", "lab-column-seats", "lab-column-wins", "lab-column-chance", "lab-column-interval"
        )
        for bot in findings.by_bot:
            cells = (bot.bot, str(bot.seats), f"{bot.wins.count:,}", percent(bot.wins), percents(bot.wins))
            bots.add_row(*map(Text, cells))
        found.append(bots)
    if findings.luckless is not None:
        columns = "lab-column-seat", "lab-column-bot", "lab-column-luckless", "lab-column-interval", "lab-column-fewer"
        luckless = _table(*columns)
        for seat, one in zip(findings.seats, findings.luckless, strict=True):
            chance = percent(one.chance), percents(one.chance), fewer(one)
            luckless.add_row(*map(Text, (f"{seat.seat} {seat.car}", seat.bot, *chance)))
        found.append(luckless)
    facts = _table("lab-column-what", "lab-column-mean", "lab-column-interval")
    for name, value, interval in lines(findings):
        facts.add_row(Text(name), Text(value), Text(interval))
    return [*found, facts]


def show(talk: Talk, findings: Findings) -> None:
    talk.say("lab-title", style="bold", game=findings.game, races=findings.races, seed=str(findings.seed))
    if findings.unfinished:
        talk.say("lab-unfinished", style="yellow", races=findings.unfinished)
    for table in tables(findings):
        talk.line()
        talk.show(table)


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    left = ("lab-column-seat", "lab-column-bot", "lab-column-what")
    for column in columns:
        table.add_column(Text(say(column)), justify="left" if column in left else "right")
    return table
