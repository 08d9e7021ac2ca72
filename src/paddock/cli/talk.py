"""Talking to a person: printing, asking, and ending when the input ends."""

from __future__ import annotations

import contextlib
import importlib
import io
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType

from rich.console import Console, RenderableType
from rich.text import Text

from paddock.core.messages import Argument, say
from paddock.core.terminal import Canvas

FINE = "\n\u00a0\u202f"
"""What a terminal may be given although it does not print: line ends, and the spaces that keep words together."""


class LeaveError(Exception):
    """The person wants to go, or the input has ended: whatever is under way is kept."""


class Talk:
    """Standard output and input. Everything goes through here, so that one place knows whether a person is there."""

    def __init__(self, fast: bool = False) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        """A person sits at a terminal: screens are redrawn, bots take their time, questions make sense."""
        self.plain = self.console.no_color or self.console.color_system is None
        self._fast = fast or not self.live
        if self.live:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # that is all it takes for `input` to have line editing

    def canvas(self, taken: int = 0) -> Canvas:
        """The space for a picture, when so many lines are needed for other things."""
        height = max(1, self.console.height - taken) if self.live else None
        return Canvas(self.console.width, height, self.plain)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def line(self, text: str | Text = "", style: str = "", whole: bool = False) -> None:
        """One line; wrapped by words in a terminal, and left whole for programs that read along and for copying."""
        printed = Text(clean(text), style) if isinstance(text, str) else text
        self.console.print(printed, soft_wrap=whole or not self.console.is_terminal)

    def say(self, key: str, style: str = "", **args: Argument) -> None:
        self.line(say(key, **args), style)

    def ask(self, prompt: str) -> str:
        """What the person types. Raises LeaveError at the end of the input."""
        self.console.file.flush()
        if sys.stdin is None:
            raise LeaveError
        try:
            text = input(clean(prompt))
        except EOFError:
            self.line()
            raise LeaveError from None
        if not sys.stdin.isatty():
            self.line(text)  # what a program types is not echoed by a terminal, and the story would miss it
        return clean(text).strip()

    def clear(self) -> None:
        """A fresh screen, where there is a screen."""
        if self.live:
            self.console.clear()

    def pause(self, seconds: float) -> None:
        """Time to read what a bot has done."""
        if not self._fast:
            time.sleep(seconds)


def clean(text: str) -> str:
    """Text of others without control characters: a name in a record must not steer the terminal."""
    return "".join(letter if letter.isprintable() or letter in FINE else "?" for letter in text)


def tolerate_odd_letters() -> None:
    """Characters that a stream cannot encode or decode become `?`, so that odd bytes do not crash us."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Holds Ctrl-C back until the block is done, so that a record or a file is never left half changed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []

    def hold(number: int, frame: FrameType | None) -> None:
        held.append(number)

    before = signal.signal(signal.SIGINT, hold)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
