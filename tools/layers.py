"""The layers of the code, read from its imports: `python -m tools.layers` writes `docs/design/layers.md` anew.

A layer is a package of `src/paddock`. `ALLOWED` says which others it may import; `tests/test_layers.py` holds it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "paddock"
PAGE = ROOT / "docs" / "design" / "layers.md"

ALLOWED: Mapping[str, frozenset[str]] = {
    "core": frozenset(),
    "games": frozenset({"core"}),
    "bots": frozenset({"core"}),
    "paddock": frozenset({"core", "bots"}),
    "insight": frozenset({"core"}),
    "laws": frozenset({"paddock", "core", "bots", "insight"}),
    "envs": frozenset({"core"}),
    "lab": frozenset({"core", "bots", "insight"}),
    "server": frozenset({"core", "bots", "insight", "lab"}),
    "cli": frozenset({"paddock", "core", "bots", "insight", "laws", "lab", "server"}),
    "__main__": frozenset({"cli"}),
}
"""Whom each layer may import besides itself, lowest first. `paddock` is what the package itself offers to programs."""

WHAT = {
    "core": "the contract, records, chance, shelves, screens, the compiled lane; knows no game",
    "games": "one folder a game, and none knows another",
    "bots": "bots for any game",
    "paddock": "what `import paddock` offers",
    "insight": "what a state, a move and a race are worth: coach and analysis",
    "laws": "what every game keeps, and whether a game does",
    "envs": "environments to train on",
    "lab": "mass simulation",
    "server": "tables for browsers; a workshop's races are the lab's",
    "cli": "the terminal program: its commands start whatever there is",
    "__main__": "`python -m paddock`",
}


class Import(NamedTuple):
    """A module that imports another one."""

    importer: str
    imported: str
    line: int


def imports(package: Path) -> Iterator[Import]:
    """Every import of a module of this package by another, wherever it stands: also inside a function, or for types."""
    for file in sorted(package.rglob("*.py")):
        parts = (package.name, *file.relative_to(package).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        home = module if is_package else module.rpartition(".")[0]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                for name in _imported(node, home):
                    if name.split(".")[0] == package.name:
                        yield Import(module, name, node.lineno)


def _imported(node: ast.Import | ast.ImportFrom, home: str) -> list[str]:
    """What is imported, as a whole name: also `from paddock import core` names a layer."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    parts = home.split(".")
    above = ".".join(parts[: len(parts) + 1 - node.level]) if node.level else ""
    module = ".".join(filter(None, (above, node.module)))
    return [f"{module}.{alias.name}" for alias in node.names]


def layer_of(module: str, package: Path) -> str:
    """The layer of a module, or of a name in it."""
    _, *parts = module.split(".")
    if parts and ((package / parts[0]).is_dir() or (package / f"{parts[0]}.py").is_file()):
        return parts[0]
    return package.name


def game_of(module: str) -> str | None:
    _, *parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "games" else None


def breaches(package: Path, allowed: Mapping[str, frozenset[str]]) -> list[str]:
    """Every import that the layers forbid, in words."""
    found = []
    for one in imports(package):
        importer, imported = layer_of(one.importer, package), layer_of(one.imported, package)
        games = game_of(one.importer), game_of(one.imported)
        strange = importer != imported and imported not in allowed.get(importer, frozenset())
        if strange or (None not in games and games[0] != games[1]):
            found.append(f"{one.importer}, line {one.line}: imports {one.imported}")
    return found


def arrows(package: Path) -> list[tuple[str, str]]:
    """Which layer imports which."""
    pairs = {(layer_of(one.importer, package), layer_of(one.imported, package)) for one in imports(package)}
    return sorted((importer, imported) for importer, imported in pairs if importer != imported)


def page(package: Path) -> str:
    """The page with the picture of the layers. It changes when a layer does, and not with every module."""
    rows = [
        f"| `{layer}` | {WHAT[layer]} | {', '.join(f'`{one}`' for one in ALLOWED if one in may) or 'nothing'} |"
        for layer, may in ALLOWED.items()
    ]
    lines = [
        "# Layers",
        "",
        "Made by `python -m tools.layers` from the imports of `src/paddock`. `tests/test_layers.py` fails when this",
        "page is stale, and when a module imports what its layer may not. An arrow means: imports. None leads upward,",
        "and none leads to `games`: whoever wants a game asks `core/registry.py`, which finds it by its entry point.",
        "",
        "```mermaid",
        "flowchart TD",
        *(f"    {_node(importer)} --> {_node(imported)}" for importer, imported in arrows(package)),
        "    core -. entry point paddock.games .-> games",
        "```",
        "",
        "| layer | what | may import |",
        "|---|---|---|",
        *rows,
        "",
    ]
    return "\n".join(lines)


def _node(layer: str) -> str:
    """A word of a flowchart; two underscores in a row would be read as bold."""
    return layer.strip("_")


if __name__ == "__main__":
    PAGE.write_text(page(PACKAGE), encoding="utf-8")
