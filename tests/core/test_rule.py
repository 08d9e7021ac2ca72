"""One source of rules, two lanes in one process; and machine code that is never older than its source."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core import philox
from paddock.core.rule import cache_folder, compiled, fingerprint, long_rule, rule, rule_sources, rules_fingerprint

PACKAGE = Path(paddock.__file__).parent


def run(code: str, **environment: str) -> str:
    """What a fresh Python says: caches of this process play no part in it."""
    environment = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_rule_at_the_table_is_the_function_itself() -> None:
    def double(number: int) -> int:
        return 2 * number

    assert rule(double) is double
    assert long_rule(double) is double


def test_both_lanes_live_in_one_process() -> None:
    twin: Any = compiled("paddock.core.philox")
    assert twin is not philox
    assert twin is compiled("paddock.core.philox")
    assert twin.__file__ == philox.__file__
    assert twin.__name__ == "paddock_compiled.paddock.core.philox"
    assert sys.modules["paddock.core.philox"] is philox
    assert hasattr(twin.draw, "signatures")
    assert not hasattr(philox.draw, "signatures")


def test_shared_modules_are_loaded_once() -> None:
    """Records are the same classes in both lanes: absolute imports are shared."""
    twin: Any = compiled("paddock.core.philox")
    assert twin.Fields is importlib.import_module("paddock.core.fields").Fields
    assert twin.rule is rule


def test_a_module_that_does_not_exist_has_no_twin() -> None:
    with pytest.raises(ModuleNotFoundError):
        compiled("paddock.core.no_such_module")


COMPILE = """
from paddock.core.rule import compiled
from paddock.core.philox import Stream
twin = compiled("paddock.core.philox")
stream = Stream.empty_array(1)[0]
twin.key_stream(stream, 1, 2, 3, 0)
print(twin.draw(stream, 5, 46656), sum(twin.draw.stats.cache_hits.values()))
"""


def test_machine_code_is_kept_in_a_folder_named_by_the_hash(tmp_path: Path) -> None:
    stream = philox.Stream()
    philox.key_stream(stream, 1, 2, 3, 0)
    drawn = philox.draw(stream, 5, 46656)
    assert run(COMPILE, PADDOCK_CACHE=str(tmp_path)) == f"{drawn} 0"
    name = rules_fingerprint("paddock.core")
    folder = tmp_path / "rules" / name
    kept = {file.suffix for file in folder.rglob("*") if file.is_file()}
    assert {".nbi", ".nbc"} <= kept
    assert [entry.name for entry in (tmp_path / "rules").iterdir()] == [name]
    assert run(COMPILE, PADDOCK_CACHE=str(tmp_path)) == f"{drawn} 1", "the second start has compiled again"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Another copy of the package, to be changed."""
    shutil.copytree(PACKAGE, tmp_path / "paddock", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_fingerprint_follows_every_source_of_rules(copy: Path) -> None:
    package = copy / "paddock"
    folder = package / "games" / "monza"
    sources = rule_sources(folder, package)
    assert {file.relative_to(package) for file in sources} == {
        file.relative_to(PACKAGE) for file in rule_sources(PACKAGE / "games" / "monza")
    }
    seen = {fingerprint(sources)}
    assert fingerprint(rule_sources(folder, package)) in seen
    for file in sources:
        file.write_text(file.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
        seen.add(fingerprint(sources))
    (folder / "another.py").write_text("\n@rule\ndef nothing(): ...\n", encoding="utf-8")
    seen.add(fingerprint(rule_sources(folder, package)))
    assert len(seen) == 2 + len(sources)


def test_the_fingerprint_does_not_follow_what_is_no_rule(copy: Path) -> None:
    """Else every change anywhere would cost a compile."""
    package = copy / "paddock"
    folder = package / "games" / "monza"
    first = fingerprint(rule_sources(folder, package))
    (folder / "notes.txt").write_text("@rule", encoding="utf-8")
    (package / "bots" / "more.py").write_text("", encoding="utf-8")
    for_types_only = package / "core" / "workshop.py"  # imported by the registry for the type checker alone
    for_types_only.write_text(for_types_only.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    assert fingerprint(rule_sources(folder, package)) == first


NAMES = """
from paddock.core.rule import machine_code_folder
print(*(machine_code_folder(f"paddock.{name}") for name in ("core", "games.monza", "games.hurry_cup")))
"""


def test_a_change_in_one_game_compiles_no_other_anew(copy: Path) -> None:
    def folders() -> list[str]:
        return run(NAMES, PYTHONPATH=str(copy)).split()

    core, monza, hurry = folders()
    rules = copy / "paddock" / "games" / "hurry_cup" / "greedy.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    assert folders()[:2] == [core, monza]
    assert folders()[2] != hurry
    shared = copy / "paddock" / "core" / "lane" / "shared" / "batch.py"
    shared.write_text(shared.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    assert not {core, monza} & set(folders())


def test_no_source_of_a_twin_is_forgotten() -> None:
    """Every file that has a twin, and every record that rules work on, is in the fingerprint."""
    code = """
import sys
from paddock.core.rule import PACKAGE, PLAIN, compiled, rule_sources
from paddock.core.registry import kinds, lane_of
from pathlib import Path
for file in PACKAGE.rglob("*.py"):
    text = file.read_text(encoding="utf-8")
    if "@rule\\n" in text or "@long_rule\\n" in text:
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        if parts != ("core", "rule") and "shared" not in parts:
            compiled(".".join((PLAIN, *parts)))
for game in kinds():
    if not lane_of(game).package.startswith(PLAIN + "."):
        continue  # a plug-in has a fingerprint of its own
    for name in ("batch", "stepping"):
        lane_of(game).module(name)
twins = {Path(m.__file__) for n, m in sys.modules.items() if n.startswith("paddock_compiled.") and m.__file__}
used = {Path(sys.modules[n].__file__) for n in ("paddock.core.fields", "paddock.core.rule")}
sources = rule_sources(PACKAGE / "core") | rule_sources(PACKAGE / "games")
print(len(twins) > 3, sorted(file.name for file in (twins | used) - sources))
"""
    assert run(code) == "True []"


def test_a_changed_rule_is_compiled_anew(copy: Path, tmp_path: Path) -> None:
    """The very trap: a function changes that another file's machine code has been made from."""
    cache = str(tmp_path / "cache")
    code = (
        "from paddock.core.rule import compiled; from paddock.games.monza.race import Race;"
        "print(compiled('paddock.games.monza.rules').actor(Race.empty_array(1)[0]))"
    )
    before = run(code, PYTHONPATH=str(copy), PADDOCK_CACHE=cache)
    assert before == "-1"
    race = copy / "paddock" / "games" / "monza" / "rules.py"
    source = race.read_text(encoding="utf-8")
    assert source.count("CHANCE, NOBODY = -1, -2") == 1
    race.write_text(source.replace("CHANCE, NOBODY = -1, -2", "CHANCE, NOBODY = -7, -2"), encoding="utf-8")
    assert run(code, PYTHONPATH=str(copy), PADDOCK_CACHE=cache) == "-7"


def test_the_cache_is_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("PADDOCK_CACHE")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "paddock"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "paddock"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_folder() == tmp_path / "local" / "paddock"


def test_playing_at_the_table_needs_no_compiler() -> None:
    """First compile is never in the way of a person: a whole race leaves Numba unloaded."""
    code = (
        "import sys, paddock; g = paddock.game('monza', players=2);"
        "paddock.play(g, [paddock.bot('greedy', g, s, 1) for s in range(2)], paddock.Seeded(1));"
        "print('numba' in sys.modules)"
    )
    assert run(code) == "False"
