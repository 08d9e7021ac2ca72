"""Analyses in a process of their own: `python -m paddock.insight.worker`, which a server starts.

It reads one order as JSON, and writes lines of JSON: how far it is, and in the end the analysis, or why there is none.
So it can have a lower priority than the tables, and a bound on its processor time.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time

import msgspec

from paddock.core.messages import PaddockError
from paddock.core.record import Record
from paddock.insight.analysis import analyse
from paddock.insight.findings import Analysis

BETWEEN = 0.25
"""Seconds from one report to the next."""


class Order(msgspec.Struct, frozen=True):
    """What a process is told."""

    record: str
    """The text of a record."""
    nice: int = 0
    """How much later than others it gets the processor."""
    seconds: int = 0
    """Processor time after which the system ends it; 0: never."""
    playouts: int | None = None


class Working(msgspec.Struct, frozen=True, tag_field="is", tag="working"):
    done: int
    of: int


class Found(msgspec.Struct, frozen=True, tag_field="is", tag="found"):
    analysis: Analysis


class Failed(msgspec.Struct, frozen=True, tag_field="is", tag="failed"):
    key: str
    args: dict[str, str | int | float]


Report = Working | Found | Failed


def _write(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


def _bound(order: Order) -> None:
    with contextlib.suppress(AttributeError, OSError):  # a system without it
        os.nice(order.nice)
    if order.seconds:
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_CPU, (order.seconds, order.seconds + 1))


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    _bound(order)
    told = 0.0

    def progress(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= BETWEEN:
            told = time.monotonic()
            _write(Working(done, of))

    with contextlib.suppress(BrokenPipeError):
        try:
            _write(Found(analyse(Record.read(order.record), playouts=order.playouts, progress=progress)))
        except PaddockError as error:
            args = {name: value for name, value in error.message.args.items() if isinstance(value, str | int | float)}
            _write(Failed(error.message.key, args))


if __name__ == "__main__":
    main()
