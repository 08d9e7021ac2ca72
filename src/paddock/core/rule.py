"""The switch that lets one source of rules run twice: interpreted at the table, compiled in the lab.

A rule is a plain function over small records of integers. At the table it runs as it stands. `compiled(name)` loads the
same file a second time under the package name `paddock_compiled`; there `@rule` hands every function to Numba. So both
lanes live in one process, and there is only one text of the rules.

Imports inside a module of rules decide the lane: a *relative* import (`from .race import Race`) stays in the lane of
the module that asks; an *absolute* one (`from paddock.core.rule import rule`) is shared by both.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

PLAIN, TWIN = "paddock", "paddock_compiled"


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function of the rules: itself at the table, machine code in the lab.

    Rules are many small functions, and half of the time would go into calling them: so each is copied into its callers.
    """
    return _compiled(function, inline=True) if _in_lab(function) else function


def long_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a rule that is too long, or too rarely needed, to be copied into its callers: it is called."""
    return _compiled(function, inline=False) if _in_lab(function) else function


def _in_lab(function: Callable[P, R]) -> bool:
    return function.__module__.startswith(TWIN + ".")


def _compiled(function: Callable[P, R], inline: bool) -> Callable[P, R]:
    import numba

    # nogil: races on several threads. numpy's error model: no check for a division by zero, which no rule does.
    compile_it = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)
    compiled_rule: Callable[P, R] = compile_it(function)
    return compiled_rule


def compiled(name: str) -> ModuleType:
    """The compiled twin of a module of rules: `compiled("paddock.games.monza.rules")`."""
    _prepare()
    return importlib.import_module(TWIN + name.removeprefix(PLAIN))


class _Twins:
    """Finds `paddock_compiled.x.y` in the file of `paddock.x.y`. Packages come empty: only modules have twins."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != TWIN and not name.startswith(TWIN + "."):
            return None
        plain = importlib.util.find_spec(PLAIN + name.removeprefix(TWIN))
        if plain is None or plain.origin is None:
            return None
        if plain.submodule_search_locations is not None:
            return ModuleSpec(name, None, is_package=True)
        return importlib.util.spec_from_file_location(name, plain.origin)


@functools.cache
def _prepare() -> None:
    import numba

    # Numba does not notice that a function called from another file has changed, so machine code is kept in a folder
    # that is named by everything the rules are made of.
    folder = cache_folder() / "rules" / rules_fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    vars(numba.config)["CACHE_DIR"] = str(folder)  # made at run time by Numba, so no type checker knows it
    sys.meta_path.append(_Twins)


def rule_sources(package: Path = Path(__file__).parents[1]) -> list[Path]:
    """Every file that compiled rules are made of: the modules that hold rules, and whatever of ours they import."""
    marked = re.compile(r"^@(long_)?rule$", re.MULTILINE)
    files = [file for file in package.rglob("*.py") if marked.search(file.read_text(encoding="utf-8"))]
    found: set[Path] = set()
    while files:
        file = files.pop()
        if file not in found:
            found.add(file)
            files += _imported(file, package)
    return sorted(found)


# Every start of the lab reads all these files; to parse them as Python would take five times as long.
_IMPORT = re.compile(r"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)", re.MULTILINE)


def _imported(file: Path, package: Path) -> list[Path]:
    """The files of our own that a file imports, absolutely (`paddock.core.rule`) or relatively (`.race`)."""
    found = []
    for dots, name, names in _IMPORT.findall(file.read_text(encoding="utf-8")):
        if dots or name.startswith(PLAIN + "."):
            folder = file.parents[len(dots) - 1] if dots else package.parent
            module = folder.joinpath(*name.split("."))
            targets = [module.with_suffix(".py"), *(module / f"{word}.py" for word in re.findall(r"\w+", names))]
            found += [target for target in targets if target.is_file()]
    return found


@functools.cache
def rules_fingerprint() -> str:
    """A short hash of all rules that are installed: where it is equal, races are."""
    return fingerprint(rule_sources())


def fingerprint(files: Sequence[Path]) -> str:
    """A short hash of what these files say."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where Paddock keeps what it can make again: `PADDOCK_CACHE`, or the system's usual place for that."""
    if own := os.environ.get("PADDOCK_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "paddock"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "paddock"
