"""Servers and clients as processes of their own, all of them on one core."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


@contextlib.contextmanager
def on_one_core() -> Iterator[str]:
    """Whatever is started within the block runs on one core; what to say about it."""
    if sys.platform != "linux":
        yield "This system pins no process to a core, so servers and clients run wherever it puts them."
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})  # processes that are started inherit it
    try:
        yield f"Servers and their clients run on core {core} alone."
    finally:
        os.sched_setaffinity(0, before)


class Server:
    """A server that has said where it listens."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.address = process, address

    def resident(self) -> int:
        """Bytes of memory that it holds."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def serving(command: Sequence[str], cwd: Path = ROOT, more: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server that runs within the block. It prints its address as its first line."""
    environment = {**os.environ, **(more or {}), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield Server(process, _address(process.stdout, command))
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _address(stdout: IO[str] | None, command: Sequence[str]) -> str:
    line = stdout.readline() if stdout is not None else ""
    found = re.search(r"http://[\w.]+:(\d+)", line)
    if found is None:
        raise RuntimeError(f"{' '.join(command)} did not say where it listens: {line!r}")
    return f"127.0.0.1:{found[1]}"


def answer(command: Sequence[str], seconds: float, cwd: Path = ROOT, more: Mapping[str, str] | None = None) -> bytes:
    """What a program prints that ends by itself. Its complaints go to the terminal."""
    environment = {**os.environ, **(more or {})}
    done = subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, timeout=seconds, check=True)
    return done.stdout
