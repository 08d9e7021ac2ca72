"""Taking one's races to another device: a code that holds their keys for a few minutes, and is used once.

Keys are kept in memory only: what is stored of a key is its hash, and that stays so.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from paddock.core.messages import PaddockError
from paddock.server.structs import KeptTable

MOST = 1_000
"""Codes at once; the oldest one makes way."""


class Handovers:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: dict[str, tuple[float, tuple[KeptTable, ...]]] = {}

    def leave(self, tables: Sequence[KeptTable]) -> str:
        """A code for the other device."""
        if len(self._waiting) >= MOST:
            del self._waiting[next(iter(self._waiting))]
        code = secrets.token_urlsafe(9)
        self._waiting[code] = (time.monotonic() + self._seconds, tuple(tables))
        return code

    def take(self, code: str) -> tuple[KeptTable, ...]:
        """What was left under a code. Raises PaddockError where it was used, is too old, or never was."""
        until, tables = self._waiting.pop(code, (0.0, ()))
        if time.monotonic() > until:
            raise PaddockError("server-no-handover")
        return tables
