"""What the lab can use beyond Paddock's own needs: Parquet, ladders, clusters. Loaded when it is asked for."""

from __future__ import annotations

import importlib
from typing import Any

from paddock.core.messages import PaddockError


def require(module: str) -> Any:
    """A module of the extra `lab`; where it is not installed, a sentence says how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError:
        raise PaddockError("lab-extra", package=module.partition(".")[0]) from None
