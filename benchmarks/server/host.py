"""Our server as it is, but for its guards against strangers: all clients of a benchmark come from one address.

`python -m benchmarks.server.host FOLDER IDLE` keeps the database in that folder, puts a table to sleep after so many
seconds without anybody, listens on a free port of this machine only, and says where.
"""

from __future__ import annotations

import sys
from pathlib import Path

from paddock.server.run import serve
from paddock.server.settings import Settings

UNLIMITED = 1_000_000


def settings(data: Path, idle: float = 600.0) -> Settings:
    return Settings(
        data,
        rate=UNLIMITED,
        burst=UNLIMITED,
        idle=idle,
        tables_per_address=UNLIMITED,
        connections_per_address=UNLIMITED,
    )


if __name__ == "__main__":
    sys.exit(serve(port=0, settings=settings(Path(sys.argv[1]), *map(float, sys.argv[2:3]))))
