"""Backups of a house: made while it is open, brought back whole, and every damage found and said."""

from __future__ import annotations

import asyncio
import sqlite3
import webbrowser
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from paddock.cli import cli
from paddock.core.messages import PaddockError
from paddock.server import run
from paddock.server.backup import TABLES, back_up, check, restore
from paddock.server.occupancy import InUseError, Occupancy

from .house import House, page, quick, running
from .process import started

BOTS = [{"name": "Mia"}, {"bot": "greedy"}]


def play_a_little(house: House, moves: int = 30) -> str:
    async def main() -> str:
        made = house.make(options={"players": 2}, seats=BOTS)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.play(moves)
        return made["id"]

    return asyncio.run(main())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a house in which two races were begun."""
    folder = tmp_path / "house"
    with running(quick(folder)) as house:
        play_a_little(house)
        play_a_little(house)
    return folder


def change(data: Path, statement: str) -> None:
    with sqlite3.connect(data / TABLES) as database:
        database.execute(statement)
    database.close()


def test_a_backup_of_an_open_house_brings_every_move_back(tmp_path: Path) -> None:
    file, folder = tmp_path / "evening.zip", tmp_path / "restored"
    with running(quick(tmp_path / "house")) as house:
        table = play_a_little(house)
        before = house.record(table)
        assert back_up(tmp_path / "house", file) == 1
        play_a_little(house)
        assert house.record(table) == before
    assert file.stat().st_mode & 0o077 == 0, "only for whoever runs the house"
    assert restore(file, folder) == 1
    with running(quick(folder)) as house:
        assert house.record(table) == before
        assert house.http.get(f"/api/tables/{table}").status_code == 200
    assert check(folder) == (1, [])


def test_nothing_is_overwritten_and_a_bad_backup_leaves_nothing(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    back_up(data, file)
    with pytest.raises(PaddockError, match="has tables already"):
        restore(file, data)
    whole = file.read_bytes()
    for bad in (b"", b"no zip file", whole[: len(whole) // 2]):
        file.write_bytes(bad)
        with pytest.raises(PaddockError, match="is not a whole backup"):
            restore(file, tmp_path / "empty")
    with zipfile.ZipFile(file, "w") as backup:
        backup.writestr("../outside", "")
    with pytest.raises(PaddockError, match="is not a whole backup"):
        restore(file, tmp_path / "empty")
    with zipfile.ZipFile(file, "w") as backup:
        backup.writestr(TABLES, "no database")
    with pytest.raises(PaddockError, match="is not a whole backup"):
        restore(file, tmp_path / "empty")
    assert not (tmp_path / "empty" / TABLES).exists()
    with pytest.raises(PaddockError, match="cannot be read"):
        restore(tmp_path / "missing.zip", tmp_path / "empty")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM entries WHERE number = 4", "entry 4 is missing."),
        ("UPDATE entries SET entry = x'00ff' WHERE number = 5", "entry 5 cannot be read."),
        ("UPDATE entries SET number = number + 100 WHERE number > 6", "entry 7 is missing."),
    ],
    ids=["missing", "unreadable", "gap"],
)
def test_check_names_the_table_and_the_entry(data: Path, damage: str, said: str) -> None:
    assert check(data) == (2, [])
    with sqlite3.connect(data / TABLES) as database:
        (table,) = database.execute('SELECT MIN("table") FROM entries').fetchone()
    database.close()
    change(data, f"{damage} AND \"table\" = '{table}'")
    found = check(data)
    assert found.tables == 2
    assert [(fault.table, fault.what.text()) for fault in found.faults] == [(table, said)]


def test_check_finds_a_move_against_the_rules(data: Path) -> None:
    """Two entries change places: each can be read, but they cannot have happened so."""
    change(data, "UPDATE entries SET number = -7 WHERE number = 7")
    change(data, "UPDATE entries SET number = 7 WHERE number = 8")
    change(data, "UPDATE entries SET number = 8 WHERE number = -7")
    found = check(data)
    assert found.tables == 2
    assert all("cannot have happened" in fault.what.text() for fault in found.faults)
    assert found.faults


def test_a_damaged_database_is_said_to_be_one(data: Path) -> None:
    file = data / TABLES
    whole = bytearray(file.read_bytes())
    whole[4096:8192] = bytes(4096)  # the second page, where the entries begin
    file.write_bytes(whole)
    assert any(fault.table is None and "damaged" in fault.what.text() for fault in check(data).faults)


def test_in_the_terminal(data: Path, tmp_path: Path) -> None:
    def typed(*arguments: str) -> str:
        done = CliRunner().invoke(cli, [*arguments])
        assert done.exit_code == 0 or isinstance(done.exception, PaddockError), done
        return done.output + str(done.exception or "")

    file, folder = str(tmp_path / "backup.zip"), str(tmp_path / "restored")
    assert typed("backup", file, "--data", str(data)) == f"2 tables are backed up in {file}.\n"
    assert typed("restore", file, "--data", folder) == f"2 tables are back in {folder}.\n"
    assert typed("check", "--data", folder) == "All 2 tables are in order.\n"
    assert "There are no tables of Paddock" in typed("backup", file, "--data", str(tmp_path / "none"))
    change(tmp_path / "restored", "DELETE FROM entries WHERE number = 3")
    assert "2 faults were found in 2 tables" in typed("check", "--data", folder)


def test_a_folder_is_one_servers(tmp_path: Path) -> None:
    held = Occupancy(tmp_path)
    held.tell("http://localhost:8000/")
    with pytest.raises(InUseError, match="at http://localhost:8000/"):
        Occupancy(tmp_path)
    with pytest.raises(InUseError):
        restore(tmp_path / "any.zip", tmp_path)
    held.close()
    Occupancy(tmp_path).close()


def test_whoever_opens_a_house_twice_gets_the_page_of_the_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    held = Occupancy(tmp_path)
    with pytest.raises(InUseError):
        run.serve(data_dir=tmp_path, open_browser=True)  # it is only just starting, and has not said where it is
    held.tell("http://localhost:8000/")
    assert run.serve(data_dir=tmp_path, open_browser=True) == 0
    assert opened == ["http://localhost:8000/"]
    assert capsys.readouterr().out == "Paddock is open already, at http://localhost:8000/\n"
    with pytest.raises(InUseError):
        run.serve(data_dir=tmp_path)
    held.close()


def test_a_second_server_on_the_same_folder_says_where_the_first_one_is(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        port = first.here.partition(":")[2]
        with pytest.raises(InUseError, match=f"http://localhost:{port}/"):
            Occupancy(tmp_path)
        first.process.kill()
        first.process.wait()
    with started(tmp_path):
        pass  # whoever was killed holds nothing any more
