"""`paddock` at a real pseudo-terminal: colours, keys, Ctrl-C, the end of input, another race."""

import codecs
import contextlib
import os
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.record import Record

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals, and Python no modules for them there", allow_module_level=True)

import fcntl
import pty
import struct
import termios

SMALL = ("--option", "track=small.toml")
PATIENCE = 120.0
"""Seconds after which a terminal counts as stuck. No test says how long anything may take."""


class Terminal:
    """A paddock in a terminal of so many columns and rows."""

    def __init__(self, arguments: list[str], columns: int, rows: int, **extra: str) -> None:
        environment = {
            name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"} | extra
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            # Tests that run in the background of a shell ignore Ctrl-C, and would hand that down.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execve(sys.executable, [sys.executable, "-m", "paddock", *arguments], environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.output = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def read_until(self, words: str, seconds: float = PATIENCE) -> str:
        """What comes up to and with these words, a regular expression."""
        until = time.monotonic() + seconds
        while not (match := re.search(words, self.output)):
            ready, _, _ = select.select([self.file], [], [], max(0, until - time.monotonic()))
            assert ready, f"no {words!r} in {self.output!r}"
            try:
                self.output += self._decoder.decode(os.read(self.file, 65536))
            except OSError:
                raise AssertionError(f"it ended without {words!r}: {self.output!r}") from None
        found, self.output = self.output[: match.end()], self.output[match.end() :]
        return found

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, again if nothing comes of it: readline misses one that falls just before it starts to wait."""
        for _ in range(10):
            self.type("\x03")
            if select.select([self.file], [], [], 1)[0]:
                return

    def ends(self, seconds: float = PATIENCE) -> tuple[int, str]:
        """The exit code, and what was printed until then."""
        until = time.monotonic() + seconds
        with contextlib.suppress(OSError):
            while select.select([self.file], [], [], max(0, until - time.monotonic()))[0]:
                more = os.read(self.file, 65536)
                if not more:
                    break
                self.output += self._decoder.decode(more)
        assert time.monotonic() < until, f"it did not end: {self.output!r}"
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status), self.output

    def close(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.file)


@contextlib.contextmanager
def terminal(*arguments: str, columns: int = 80, rows: int = 24, **extra: str) -> Iterator[Terminal]:
    opened = Terminal(list(arguments), columns, rows, **extra)
    try:
        yield opened
    finally:
        opened.close()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_ctrl_c_saves_and_says_how_to_go_on(here: Path) -> None:
    with terminal("play", *SMALL, "--fast") as opened:
        opened.read_until("Rookie> ")
        opened.interrupt()
        code, output = opened.ends()
    assert code == 130
    assert "paddock play --resume monza-race-1.jsonl" in output
    assert "Traceback" not in output
    assert len(Record.load(here / "monza-race-1.jsonl")) == 1


def test_ctrl_c_while_bots_race(here: Path) -> None:
    with terminal("play", "--seat", "A=greedy", "--seat", "B=greedy", "--save", "race.jsonl") as opened:
        opened.read_until("A rolls")
        opened.interrupt()
        code, output = opened.ends()
    assert code == 130
    assert "Traceback" not in output
    assert len(Record.load(here / "race.jsonl")) > 0


def test_the_end_of_input_then_resume(here: Path) -> None:
    with terminal("play", *SMALL, "--seed", "3", "--fast", "--save", "race.jsonl") as opened:
        opened.read_until("Rookie> ")
        opened.type("1\r")
        opened.read_until("Rookie> ")
        opened.type("\x04")
        code, output = opened.ends()
    assert code == 0
    assert "--resume race.jsonl" in output
    saved = Record.load(here / "race.jsonl")
    with terminal("play", "--resume", "race.jsonl", "--fast") as opened:
        opened.read_until("Rookie> ")
        opened.type("u\r")
        opened.read_until("Rookie> ")
        opened.type("q\r")
        assert opened.ends()[0] == 0
    assert len(Record.load(here / "race.jsonl")) == len(saved) - 1


def test_the_screen_fits_and_is_in_colour(here: Path) -> None:
    for columns, rows in ((80, 24), (140, 45)):
        with terminal("play", *SMALL, "--seed", "3", "--fast", columns=columns, rows=rows) as opened:
            screen = opened.read_until("Rookie> ").split("\x1b[2J")[-1]
            opened.type("q\r")
            opened.ends()
        assert "48;2;229;56;59" in screen  # the red of the look
        lines = plain(screen).split("\r\n")
        assert len(lines) <= rows
        assert max(map(len, lines)) <= columns
        assert "▐1▌" in plain(screen)


def test_the_fullest_screen_still_fits(here: Path) -> None:
    options = [f"--option={option}" for option in ("edition=classic", "players=6", "professional=true", "finish=open")]
    with terminal("play", *options, "--fast", "--seed", "3") as opened:
        for _ in range(12):
            screen = opened.read_until("Rookie> ").split("\x1b[2J")[-1]
            assert len(plain(screen).split("\r\n")) <= 24
            opened.type("1\r")
        opened.type("q\r")


def test_no_color_is_respected(here: Path) -> None:
    with terminal("play", *SMALL, "--seed", "3", "--fast", NO_COLOR="1") as opened:
        screen = opened.read_until("Rookie> ")
        opened.type("q\r")
        opened.ends()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", screen)
    assert "<1>" in plain(screen)


def test_another_race_adds_up_trophies(here: Path) -> None:
    with terminal("play", *SMALL, "--fast", "--seat", "Mia", "--seat", "Bolt=random") as opened:
        for races, answer in (("one race", "y"), ("2 races", "n")):
            while "Another race" not in (found := opened.read_until(r"Mia> |Another race.*\] ")):
                opened.type("1\r")
            assert f"After {races}" in found
            opened.type(f"{answer}\r")
        assert opened.ends()[0] == 0
    assert list(here.glob("*.jsonl")) == []


def test_replay_steps_through(here: Path, race: Path) -> None:
    with terminal("replay", "race.jsonl") as opened:
        opened.read_until("move 0 of ")
        opened.type("\r")
        opened.read_until("move 1 of ")
        opened.type("7\r")
        opened.read_until("move 7 of ")
        opened.type("b\r")
        opened.read_until("move 6 of ")
        opened.type("q\r")
        assert opened.ends()[0] == 0
