"""`python -m paddock` is the same as `paddock`."""

from __future__ import annotations

import sys

from paddock.cli import main

if __name__ == "__main__":
    sys.exit(main())
