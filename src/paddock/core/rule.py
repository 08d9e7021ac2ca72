"""The switch that lets one source of rules run twice: interpreted at the table, compiled in the lab.

A rule is a plain function over small records of integers. At the table it runs as it stands. `compiled(name)` loads the
same file a second time as its twin, `paddock_compiled.` before its name; there `@rule` hands every function to Numba.
So both lanes live in one process, and there is only one text of the rules.

A twin sees twins: a relative import (`from .race import Race`) finds the twin of that module, and a rule that comes by
an absolute one (`from paddock.core.philox import draw`) is replaced by its compiled twin. Everything else that is
imported absolutely, records above all, is shared by both lanes.

The files in `core/lane/shared/` are written once and served in the folder of every game, in both lanes: `shared` loads
them under the game's own package, so that what they import relatively is the game's.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import FunctionType, ModuleType
from typing import ClassVar, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

PLAIN, TWIN = "paddock", "paddock_compiled"
SHARED = Path(__file__).parent / "lane" / "shared"


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function of the rules: itself at the table, machine code in the lab.

    Rules are many small functions, and half of the time would go into calling them: so each is copied into its callers.
    """
    return _marked(function, inline=True)


def long_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a rule that is too long, or too rarely needed, to be copied into its callers: it is called."""
    return _marked(function, inline=False)


def _marked(function: Callable[P, R], inline: bool) -> Callable[P, R]:
    if function.__module__.startswith(TWIN + "."):
        return _compiled(function, inline)
    vars(function)[_MARK] = True
    return function


_MARK = "__paddock_rule__"


def _compiled(function: Callable[P, R], inline: bool) -> Callable[P, R]:
    import numba

    # Numba names machine code by the file of its source. A shared file is loaded for many games: a folder for each.
    folder = machine_code_folder(function.__module__.removeprefix(TWIN + ".").rpartition(".")[0])
    vars(numba.config)["CACHE_DIR"] = str(folder)  # made at run time by Numba, so no type checker knows it
    # nogil: races on several threads. numpy's error model: no check for a division by zero, which no rule does.
    compile_it = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)
    compiled_rule: Callable[P, R] = compile_it(function)
    return compiled_rule


def compiled(name: str) -> ModuleType:
    """The compiled twin of a module of rules: `compiled("paddock.games.monza.rules")`."""
    _find_twins()
    return importlib.import_module(f"{TWIN}.{name}")


def shared(package: str, name: str, interpreted: bool = False) -> ModuleType:
    """A module of `core/lane/shared/` for the game in this package, compiled or interpreted."""
    _serve(package)
    module = f"{package}.{name}"
    return importlib.import_module(module) if interpreted else compiled(module)


class _Twins:
    """Finds `paddock_compiled.x.y` in the file of `x.y`. Packages come empty: only modules have twins."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name == TWIN:
            return ModuleSpec(name, None, is_package=True)
        if not name.startswith(TWIN + "."):
            return None
        plain = importlib.util.find_spec(name.removeprefix(TWIN + "."))
        if plain is None or plain.origin is None:
            return None
        if plain.submodule_search_locations is not None:
            return ModuleSpec(name, None, is_package=True)
        return importlib.util.spec_from_file_location(name, plain.origin, loader=_TwinLoader(name, plain.origin))


class _TwinLoader(SourceFileLoader):
    """Loads a twin, and gives it the twins of the rules that it imported absolutely."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and _MARK in vars(value):
                vars(module)[name] = getattr(compiled(value.__module__), value.__name__)


class _Shared:
    """Finds the shared files in the folder of a game that has no file of that name."""

    packages: ClassVar[set[str]] = set()

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        file = SHARED / f"{module}.py"
        if package not in cls.packages or not file.is_file():
            return None
        return importlib.util.spec_from_file_location(name, file)


def _serve(package: str) -> None:
    if _Shared not in sys.meta_path:
        sys.meta_path.append(_Shared)
    _Shared.packages.add(package)


@functools.cache
def _find_twins() -> None:
    sys.meta_path.append(_Twins)


def machine_code_folder(package: str) -> Path:
    """Where machine code of a package's rules is kept. Numba does not notice that a function called from another file
    has changed, so the folder is named by everything that the rules are made of."""
    return cache_folder() / "rules" / rules_fingerprint(package) / package


PACKAGE = Path(__file__).parents[1]
_MARKED = re.compile(r"^@(long_)?rule$", re.MULTILINE)


def rule_sources(folder: Path, package: Path = PACKAGE) -> set[Path]:
    """Every file that the compiled rules in a folder of a package are made of: the modules there that hold rules, and
    whatever they import of this package and of ours."""
    packages = {PLAIN: PACKAGE, package.name: package}
    files = [file for file in folder.rglob("*.py") if _MARKED.search(file.read_text(encoding="utf-8"))]
    found: set[Path] = set()
    while files:
        file = files.pop()
        if file not in found:
            found.add(file)
            files += _imported(file, packages)
    return found


# Every start of the lab reads all these files; to parse them as Python would take five times as long.
_FOR_TYPES_ONLY = re.compile(r"^if TYPE_CHECKING:\n(?:(?:[ \t].*)?\n)+", re.MULTILINE)
_IMPORT = re.compile(r"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)", re.MULTILINE)


def _imported(file: Path, packages: Mapping[str, Path]) -> list[Path]:
    """The files of these packages that a file imports, absolutely (`paddock.core.rule`) or relatively (`.race`)."""
    found = []
    for dots, name, names in _IMPORT.findall(_FOR_TYPES_ONLY.sub("", file.read_text(encoding="utf-8"))):
        top, *rest = name.split(".")
        if dots or top in packages:
            folder = file.parents[len(dots) - 1] / top if dots else packages[top]
            module = folder.joinpath(*rest)
            targets = [module.with_suffix(".py"), *(module / f"{word}.py" for word in re.findall(r"\w+", names))]
            found += [target for target in targets if target.is_file()]
    return found


@functools.cache
def rules_fingerprint(package: str) -> str:
    """A short hash of the core's rules and of those in the folder of a package: where it is equal, races are. Other
    games have no part in it, so that a change in one of them does not compile all of them anew."""
    sources = rule_sources(PACKAGE / "core")
    found = importlib.util.find_spec(package)
    for folder in map(Path, (found and found.submodule_search_locations) or ()):
        sources |= rule_sources(folder, (folder, *folder.parents)[package.count(".")])
    return fingerprint(sources)


def fingerprint(files: Iterable[Path]) -> str:
    """A short hash of what these files say, wherever they lie."""
    digest = hashlib.sha256()
    for text in sorted(file.name.encode() + b"\0" + file.read_bytes() + b"\0" for file in files):
        digest.update(text)
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
