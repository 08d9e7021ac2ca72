"""`python -m paddock.server`: the server, with the few options that it has."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from paddock.core.messages import PaddockError
from paddock.server.run import serve
from paddock.server.settings import Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m paddock.server", description="Tables for the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--data", type=Path, default=Path("paddock-data"), help="the folder of the database")
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may talk to it")
    parser.add_argument("--open", action="store_true", help="open the browser")
    chosen = parser.parse_args()
    settings = Settings(chosen.data, origins=tuple(chosen.origin))
    try:
        return serve(chosen.host, chosen.port, chosen.data, chosen.open, settings)
    except PaddockError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
