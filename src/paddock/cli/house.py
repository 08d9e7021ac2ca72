"""`paddock backup`, `restore` and `check`: what whoever hosts Paddock does with its data."""

from __future__ import annotations

from pathlib import Path

import click

from paddock.cli.serve import data_folder
from paddock.core.messages import PaddockError, say

FOLDER = click.Path(path_type=Path, file_okay=False)
FILE = click.Path(path_type=Path, dir_okay=False)
data = click.option("--data", type=FOLDER, help="The folder of the database; else the usual one.")


@click.command()
@click.argument("file", type=FILE)
@data
def backup(file: Path, data: Path | None) -> None:
    """Copy all tables into a file. The server may be running."""
    from paddock.server.backup import back_up

    tables = back_up(data or data_folder(), file)
    click.echo(say("backup-made", tables=tables, path=str(file)))


@click.command()
@click.argument("file", type=FILE)
@data
def restore(file: Path, data: Path | None) -> None:
    """Bring the tables of a backup back, into a folder that has none."""
    from paddock.server.backup import restore

    folder = data or data_folder()
    click.echo(say("restore-done", tables=restore(file, folder), path=str(folder)))


@click.command()
@data
def check(data: Path | None) -> None:
    """Play every table through its rules, and say what is damaged. The server may be running."""
    from paddock.server.backup import check

    found = check(data or data_folder())
    for fault in found.faults:
        what = fault.what.text()
        click.echo(what if fault.table is None else say("check-table", table=fault.table, what=what))
    if found.faults:
        raise PaddockError("check-damaged", damaged=len(found.faults), tables=found.tables)
    click.echo(say("check-fine", tables=found.tables))
