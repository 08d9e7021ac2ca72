"""`paddock rules`: the rules for players, and the numbered rules behind every decision of the referee."""

from __future__ import annotations

import os
import re

import click

from paddock.cli.seats import default_game
from paddock.cli.talk import Talk, clean
from paddock.core.handbook import handbook, numbered_rules, terminal_help
from paddock.core.messages import PaddockError, spoken
from paddock.core.registry import kind, kinds


@click.command()
@click.argument("words", nargs=-1, metavar="[GAME] [ID]...")
def rules(words: tuple[str, ...]) -> None:
    """Show the rules of a game, or single rules by their number, such as MZ-26."""
    game, ids = None, list(words)
    if ids and not re.fullmatch(r"[A-Za-z]+-\d+", ids[0]):
        game = ids.pop(0)
        kind(game)
    found = [_find(name, [game] if game else list(kinds())) for name in ids]
    text = "\n\n".join(found) if ids else _handbook(game or default_game())
    _show(text)


def _show(text: str) -> None:
    """Rendered, and a screen at a time where it is longer than a screen."""
    from rich.markdown import Markdown

    talk = Talk()
    page = Markdown(clean(text))
    if talk.live and len(talk.console.render_lines(page)) > talk.console.height - 2:
        os.environ.setdefault("LESS", "-R")
        with talk.console.pager(styles=not talk.plain):
            talk.show(page)
    else:
        talk.show(page)


def _handbook(game: str) -> str:
    """The rules for players and how one types moves, in the language spoken here or else in English."""
    return "\n".join(filter(None, (handbook(game, spoken()), terminal_help(game, spoken()))))


def _find(name: str, games: list[str]) -> str:
    known: list[str] = []
    for game in games:
        found = numbered_rules(game)
        if name.upper() in found:
            return found[name.upper()].removeprefix("- ")
        known += found
    if not known:
        raise PaddockError("cli-no-rule-page", games=", ".join(games))
    near = [rule for rule in known if rule.startswith(name.upper().partition("-")[0] + "-")] or known
    raise PaddockError("cli-no-such-rule", name=name, first=near[0], last=near[-1])
