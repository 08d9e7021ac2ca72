"""`paddock new-game`: a small game that already plays everywhere, as a package of its own to begin from."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from paddock.cli.talk import Talk
from paddock.core.messages import PaddockError
from paddock.core.registry import kinds

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
SUFFIX = ".tmpl"
"""Template files are no modules of ours: no tool shall take them for that."""


@click.command("new-game")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write it; else a folder of that name, here.")
def new_game(name: str, folder: Path | None) -> None:
    """Write a small game to begin from.

    NAME is what commands call it, such as camel-race. It is a package of its own: install it, and it plays in terminal,
    browser, lab and environments. Its README says what is where.
    """
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise PaddockError("new-game-name", name=name[:LONGEST])
    if name in kinds():
        raise PaddockError("new-game-taken", name=name)
    folder = folder or Path(name)
    if folder.exists():
        raise PaddockError("new-game-exists", folder=str(folder))
    words = names_for(name)
    for place, template in files(importlib.resources.files("paddock.cli") / "game_template"):
        target = folder / written(place, words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(written(template.read_text(encoding="utf-8"), words), encoding="utf-8")
    Talk().say("new-game-made", folder=str(folder), readme=str(folder / "README.md"))


def names_for(name: str) -> dict[str, str]:
    """What stands in the template, and what is written instead."""
    parts = name.split("-")
    initials = "".join(part[0] for part in parts).upper()
    prefix = (initials if len(parts) > 1 else name.upper().replace("-", "") + "X")[:2]
    return {
        "my-game": name,
        "my_game": name.replace("-", "_"),
        "MyGame": "".join(part.capitalize() for part in parts),
        "My Game": " ".join(part.capitalize() for part in parts),
        "MY-": f"{prefix}-",
        "MY_": f"{prefix}_",
    }


def written(text: str, words: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, words)), lambda found: words[found[0]], text)


def files(folder: Traversable, place: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file of the template, with the place where it goes."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from files(entry, f"{place}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield place + entry.name.removesuffix(SUFFIX), entry
