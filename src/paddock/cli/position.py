"""`paddock position`: checks a position that somebody wrote, and shows its board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

import paddock
from paddock.cli.talk import Talk, clean
from paddock.core.messages import PaddockError
from paddock.core.terminal import screen_of


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def position(file: Path) -> None:
    """Check a position, a JSON file, and show its board."""
    game, state = paddock.position(read_position(file))
    talk = Talk()
    names = [clean(car) for car in game.colours()]
    screen = screen_of(game.name)
    veiled = game.veil(state, None)
    talk.show(screen.picture(game, veiled, names, [], talk.canvas()._replace(height=None)))
    talk.line()
    talk.say("cli-position-fine", path=str(file), game=game.name, moment=screen.moment(game, veiled))


def read_position(file: Path) -> dict[str, Any]:
    """The JSON object of a file; complaints name the file."""
    try:
        raw = msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise PaddockError("file-unreadable", path=str(file), detail=error.strerror or str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise PaddockError("cli-not-json", path=str(file), detail=str(error)) from None
    if not isinstance(raw, dict):
        raise PaddockError("position-no-game", detail="it is not a JSON object")
    return raw
