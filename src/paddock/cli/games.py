"""`paddock games`: what is installed, with options and bots."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from paddock.bots import bot_names
from paddock.cli.talk import Talk
from paddock.core.messages import say
from paddock.core.options import Option, describe
from paddock.core.registry import kinds


@click.command()
def games() -> None:
    """List the games with their options and bots."""
    talk = Talk()
    for name, kind in kinds().items():
        talk.line(Text(name, "bold"))
        talk.line("  " + say("cli-games-bots", bots=", ".join(bot_names(name))))
        options = describe(kind.options)
        if not options:
            continue
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("cli-games-option", "cli-games-default", "cli-games-choices"):
            table.add_column(Text("  " + say(column)), no_wrap=column != "cli-games-choices")
        for option in options:
            cells = (option.name, _shown(option.default), _choices(option))
            table.add_row(*(Text(f"  {cell}") for cell in cells))
        talk.show(table)
        first = options[0]
        talk.say("cli-games-hint", game=name, option=first.name, value=_shown(first.default))


def _choices(option: Option) -> str:
    listed = [_shown(choice) for choice in option.choices]
    kinds = [part for part in option.kind.split(" or ") if part and part not in ("true", "false")]
    return ", ".join(listed + kinds)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) or "-" if isinstance(value, tuple) else str(value)
