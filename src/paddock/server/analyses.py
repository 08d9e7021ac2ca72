"""Analyses of finished races: one at a time for the house, in a process below the tables, and kept with the data.

Whoever asks is told how far it is, and asks again. An analysis that has begun goes on when nobody asks any more: it is
kept, and the next one who looks has it at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

import msgspec

from paddock.core.messages import Message, PaddockError
from paddock.core.registry import kind, resolve
from paddock.core.rule import rules_fingerprint
from paddock.insight.findings import Analysis
from paddock.insight.worker import Failed, Found, Order, Report, Working
from paddock.server.guards import Quota
from paddock.server.settings import Settings

log = logging.getLogger("paddock.server")

COMMAND = (sys.executable, "-m", "paddock.insight.worker")
LONGEST_LINE = 64 * 2**20
KEPT = 32
"""Analyses in memory."""
FILES = 2000
"""Analyses on disk. The oldest make room."""


class Under(NamedTuple):
    """An analysis that is not there yet: how many are ahead of it, and how far it is."""

    ahead: int
    done: int
    of: int


class Analyses:
    """All analyses of a server."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self._folder = settings, settings.data / "analyses"
        self._quota = Quota(settings.analyses_per_address)
        self._kept: OrderedDict[str, Analysis | Message] = OrderedDict()
        self._waiting: OrderedDict[str, str] = OrderedDict()
        """Texts of records, in the order in which they came. The first is being worked on."""
        self._progress = Working(0, 0)
        self._process: Process | None = None
        self._runner: asyncio.Task[None] | None = None

    async def ask(self, game: str, record: str, address: str) -> Analysis | Under:
        """The analysis of a record of a game, as text; or how far it is. Raises PaddockError where it has failed, or
        may not begin."""
        key = await asyncio.to_thread(_key, game, record)
        found = self._kept.get(key) or await asyncio.to_thread(self._read, key)
        if found is not None:
            self._keep(key, found)
            if isinstance(found, Message):
                raise PaddockError(found.key, **found.args)
            return found
        if key not in self._waiting:
            if len(self._waiting) >= self._settings.analyses_waiting:
                raise PaddockError("server-busy")
            if not self._quota.take(address):
                raise PaddockError("server-too-many-analyses")
            self._waiting[key] = record
            if self._runner is None or self._runner.done():
                self._runner = asyncio.create_task(self._run())
        ahead = list(self._waiting).index(key)
        return Under(ahead, self._progress.done, self._progress.of) if ahead == 0 else Under(ahead, 0, 0)

    async def _run(self) -> None:
        while self._waiting:
            key, record = next(iter(self._waiting.items()))
            self._progress = Working(0, 0)
            try:
                found = await self._work(record)
                self._keep(key, found)
                if isinstance(found, Analysis):
                    await asyncio.to_thread(self._write, key, found)
            except Exception:
                log.exception("an analysis has failed")
                self._keep(key, Message("server-analysis-trouble", {}))
            finally:
                self._waiting.pop(key, None)

    async def _work(self, record: str) -> Analysis | Message:
        chosen = self._settings
        order = Order(record, chosen.analysis_nice, chosen.analysis_seconds, chosen.analysis_playouts)
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._process = process
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            while line := await process.stdout.readline():
                match msgspec.json.decode(line, type=Report):
                    case Working() as progress:
                        self._progress = progress
                    case Found(analysis):
                        return analysis
                    case Failed(reason, args):
                        return Message(reason, dict(args))
            log.error("an analysis has ended with code %s", await process.wait())
            return Message("server-analysis-trouble", {})
        finally:
            self._process = None
            await _end(process)

    def _keep(self, key: str, found: Analysis | Message) -> None:
        self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _read(self, key: str) -> Analysis | None:
        try:
            return msgspec.json.decode(self._file(key).read_bytes(), type=Analysis)
        except (OSError, msgspec.DecodeError):
            return None

    def _write(self, key: str, found: Analysis) -> None:
        with contextlib.suppress(OSError):  # it can be made again
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = self._file(key).with_suffix(".draft")
            draft.write_bytes(msgspec.json.encode(found))
            draft.replace(self._file(key))
            files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for file in files[:-FILES]:
                file.unlink(missing_ok=True)

    async def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        if self._process is not None:
            await _end(self._process)


async def _end(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    await process.wait()


def _key(game: str, record: str) -> str:
    """A race by its moves and the rules that value it: where either changes, it is analysed anew."""
    lane = resolve(kind(game).lane)
    rules = "" if lane is None else rules_fingerprint(lane.package)
    return hashlib.sha256(f"{rules} {record}".encode()).hexdigest()[:32]
