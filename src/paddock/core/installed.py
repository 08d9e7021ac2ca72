"""Which games are installed, and the package that each lives in. Nothing is imported but empty parent packages."""

from __future__ import annotations

import importlib.resources
import importlib.util
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable

GROUP = "paddock.games"
"""The only group of entry points that a game needs: `name = "package.module:KIND"`."""


def announced() -> dict[str, EntryPoint]:
    """The entry point of each installed game by the game's name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def home(entry: EntryPoint) -> Traversable | None:
    """The folder with a game's texts, rules and boards: the package of the module that its `Kind` is declared in.
    None for a module that lies in no package."""
    spec = importlib.util.find_spec(entry.module)
    if spec is None:
        raise ModuleNotFoundError(f"the game {entry.name!r} is announced in {entry.module!r}, which cannot be found")
    return importlib.resources.files(spec.parent) if spec.parent else None
