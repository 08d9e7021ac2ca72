"""One house, one folder: a second server on the same data would write past the first one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from paddock.core.messages import PaddockError

FILE = "in-use"
FAR = 1 << 30
"""Where Windows locks the file: nobody can read what is locked there, and the address has to be read."""


class InUseError(PaddockError):
    """Another server has this folder; `address` is where it is, as far as it has said so."""

    def __init__(self, data: Path, address: str) -> None:
        super().__init__("server-in-use", path=str(data), address=address or "?")
        self.address = address


class Occupancy:
    """Held for as long as the process lives: the system lets go of it when the process ends, however it ends."""

    def __init__(self, data: Path) -> None:
        self._file = (data / FILE).open("a+", encoding="utf-8")
        if not _lock(self._file):
            self._file.seek(0)
            address = self._file.read().strip()
            self._file.close()
            raise InUseError(data, address)
        self.tell("")

    def tell(self, address: str) -> None:
        """Writes down where the server is, for whoever wants to open the same folder."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _lock(file: IO[str]) -> bool:
    """False where somebody else has it. Some shared folders know no locks: there everybody gets it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
