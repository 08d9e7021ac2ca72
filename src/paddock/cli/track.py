"""`paddock track`: check, draw and begin boards of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import click

from paddock.cli.files import write_whole
from paddock.cli.seats import default_game
from paddock.cli.talk import Talk, clean
from paddock.core.messages import PaddockError
from paddock.core.shelf import shelf_of
from paddock.core.workshop import workshop_of

BAD = 2
GAME = click.option("--game", metavar="GAME", help="The game that the tracks are for.")


@click.group()
def track() -> None:
    """Check, draw and begin tracks."""


@track.command("list")
@GAME
def list_tracks(game: str | None) -> None:
    """List the shipped tracks."""
    name = game or default_game()
    workshop, shelf, talk = workshop_of(name), shelf_of(name), Talk()
    for key in shelf.keys if shelf else ():
        talk.line(f"{key}: {workshop.summary(key)}")


@track.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@GAME
def check(files: tuple[str, ...], game: str | None) -> int:
    """Say everything that is wrong with track files, space by space."""
    workshop, talk, code = workshop_of(game or default_game()), Talk(), 0
    for file in files:
        try:
            findings = workshop.check(file)
        except PaddockError as error:
            print(clean(str(error)), file=sys.stderr)
            code = BAD
            continue
        for finding in findings:
            error_found = finding.severity == "error"
            key = "cli-track-error" if error_found else "cli-track-warning"
            talk.say(key, file=file, text=finding.text, style="red" if error_found else "yellow")
        if any(finding.severity == "error" for finding in findings):
            code = BAD
        else:
            key = "cli-track-playable" if findings else "cli-track-fine"
            talk.say(key, file=file, summary=workshop.summary(file))
    return code


@track.command()
@click.argument("file")
@click.option("-o", "--output", metavar="FILE", help="Where the drawing goes; - is standard output.")
@click.option("--layout", metavar="NAME", help="The layout to draw, if the track has several: wide, tall, phone.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", help="By day or by night.")
@click.option("--cars", metavar="CAR=SPACE,...", help="Cars to put on it, such as red=b3,blue=start.")
@GAME
def draw(
    file: str,
    output: str | None,
    layout: str | None,
    theme: Literal["light", "dark"],
    cars: str | None,
    game: str | None,
) -> None:
    """Draw a track, a file or a shipped one by name, as SVG."""
    drawing = workshop_of(game or default_game()).draw(file, layout, theme, _read_cars(cars or ""))
    if output == "-":
        click.echo(drawing)
        return
    path = Path(output or f"{Path(file).stem}.svg")
    write_whole(path, drawing)
    Talk().say("cli-track-drawn", path=str(path))


@track.command()
@click.argument("file")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="A page (HTML).")
@click.option("--races", type=click.IntRange(100, 10**9), default=20_000, show_default=True, help="How many races.")
@click.option("--players", type=int, help="How many play; default: as many as usual.")
@click.option("--bot", "bots", multiple=True, metavar="[SEAT=]BOT", help="Who drives; default: the usual bot.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True, help="Another seed gives other races."
)
@GAME
def report(
    file: str,
    output: Path | None,
    races: int,
    players: int | None,
    bots: tuple[str, ...],
    seed: int,
    game: str | None,
) -> int:
    """Race on a track, a file or a shipped one by name, and say whether it is fair, how long it is, where cars wait."""
    from paddock.cli.judge import judge

    return judge(Talk(), game or default_game(), file, races, players, bots, seed, output)


@track.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@GAME
def new(file: Path, game: str | None) -> None:
    """Write a small track to start from."""
    if file.suffix != ".toml":
        raise PaddockError("cli-track-suffix", path=str(file))
    if file.exists():
        raise PaddockError("cli-exists", path=str(file))
    write_whole(file, workshop_of(game or default_game()).starter(file.stem))
    Talk().say("cli-track-new", path=str(file))


def _read_cars(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        car, equals, space = (part.strip().lower() for part in pair.partition("="))
        if not equals or not car or not space:
            raise PaddockError("cli-track-cars", text=pair)
        if car in found:
            raise PaddockError("cli-track-car-twice", car=car)
        found[car] = space
    return found
