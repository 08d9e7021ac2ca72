"""Solved tables: made once for a track and its options, kept in the cache folder, and put into the memos of bots."""

from __future__ import annotations

import hashlib
import tempfile
import threading
import zipfile
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from paddock.core.rule import cache_folder, fingerprint, rules_fingerprint
from paddock.games.monza.game import Monza
from paddock.games.monza.master import KEPT_MIDDLE, KEPT_STEPS, TURN, WIN
from paddock.games.monza.race import DICE, KEPT, KEPT_SETS, MAX_SPACES, NO_BONUS, TILE_SETS
from paddock.games.monza.solved import solver
from paddock.games.monza.solved.solver import Solo, Two, solve_solo, solve_two

GAME = "paddock.games.monza"
MASTER = "master"
Solved = Solo | Two
T = TypeVar("T")
K = TypeVar("K", Solo, Two)
_MOST = 16
"""So many tables, of two megabytes at most, are held in memory."""
_solved: dict[str, Solved] = {}
_laid: dict[str, dict[str, Any]] = {}
"""What this process has solved or read, and the same as bots read it."""
_solving = threading.Lock()


class Tables:
    """What masters look up (`core/lane/knowledge.py`): for two cars by the basic rules how the race stands, and for all
    others how many turns a car needs."""

    def needed(self, game: Monza, policy: str) -> bool:
        return policy == MASTER

    def known(self, game: Monza) -> bool:
        return find(game) is not None

    def make(self, game: Monza) -> None:
        solved(game)

    def fill(self, game: Monza, memo: Any, interpreted: bool) -> None:
        found = _entries(game)
        if interpreted and found:
            memo.take({name: value if isinstance(value, int) else memoryview(value) for name, value in found.items()})
        elif not interpreted:
            for name, value in found.items():
                memo[name] = value


def is_two(game: Monza) -> bool:
    """Two cars by the basic rules?"""
    return game.seats == 2 and not game.course.professional and game.course.bonus == NO_BONUS


def key_of(game: Monza) -> str:
    """The name of what is solved: by the rules, the track and the options that matter."""
    course, two = game.course, is_two(game)
    options = [course.obligation, course.open_finish, course.professional, course.turbo_tiles * course.professional]
    made_by = rules_fingerprint(GAME), fingerprint([Path(solver.__file__)])
    text = f"{made_by} {options} {game.board}"
    return f"monza-{'two' if two else 'solo'}-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


def find(game: Monza) -> Solved | None:
    """What is solved for this game, here or in the cache folder; None where nothing is."""
    key = key_of(game)
    if key not in _solved:
        shapes = shapes_of(game)
        read = _read(_file(key), Two, shapes) if is_two(game) else _read(_file(key), Solo, shapes)
        if read is None:
            return None
        _keep(_solved, key, read)
    return _solved[key]


def solved(game: Monza) -> Solved:
    """What is solved for this game. Where it is not known yet, this takes some seconds."""
    with _solving:
        found = find(game)
        if found is None:
            found = solve_two(game.course) if is_two(game) else solve_solo(game.course)
            _keep(_solved, key_of(game), found)
            _write(_file(key_of(game)), found)
        return found


def shapes_of(game: Monza) -> dict[str, tuple[int, ...]]:
    spaces, sets = game.course.spaces, TILE_SETS if game.course.professional else 1
    if is_two(game):
        return {"shares": (2, spaces, spaces), "chased": (spaces, DICE + 1)}
    return {"turns": (2, sets, spaces), "turbos": (2, sets, spaces), "kept": (KEPT_SETS, spaces, KEPT)}


def _keep(where: dict[str, T], key: str, found: T) -> None:
    while len(where) >= _MOST:
        where.pop(next(iter(where)))
    where[key] = found


def _file(key: str) -> Path:
    return cache_folder() / "solved" / f"{key}.npz"


def _read(file: Path, kind: type[K], shapes: dict[str, tuple[int, ...]]) -> K | None:
    """What a file holds; None where there is none, or none that is whole: then it is solved anew."""
    try:
        with file.open("rb") as stream, np.load(stream) as stored:
            arrays = {name: stored[name].astype(np.float64) for name in shapes}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    sound = all(arrays[name].shape == shape and np.isfinite(arrays[name]).all() for name, shape in shapes.items())
    return kind(**arrays) if sound else None


def _write(file: Path, found: Solved) -> None:
    """In one go, so that nobody reads half of it. Where the folder cannot be written to, this process remembers it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
            np.savez_compressed(part, **found._asdict())
        Path(part.name).replace(file)
    except OSError:
        return


# ---- as bots read them -----------------------------------------------------------------------------------------------


def entries(found: Solved) -> dict[str, Any]:
    """The fields of a memo, as whole numbers."""
    if isinstance(found, Two):
        return {
            "pair": 1,
            "shares": _laid_out(found.shares * WIN, (2, MAX_SPACES, MAX_SPACES), np.int32),
            "chased": _laid_out(found.chased * WIN, (MAX_SPACES, DICE + 1), np.int32),
        }
    most = np.iinfo(np.int32).max
    kept = np.clip(found.kept * (TURN / KEPT_STEPS) + KEPT_MIDDLE, 0, np.iinfo(np.uint16).max)
    return {
        "solo": 1,
        "turns": _laid_out(np.clip(found.turns * TURN, 0, most), (2, TILE_SETS, MAX_SPACES), np.int32),
        "turbos": _laid_out(np.clip(found.turbos * TURN, 0, most), (2, TILE_SETS, MAX_SPACES), np.int32),
        "kept": _laid_out(kept, (KEPT_SETS, MAX_SPACES, KEPT), np.uint16),
    }


def _entries(game: Monza) -> dict[str, Any]:
    """The same for a game, made once for all bots of a program; empty where nothing is known."""
    found, key = find(game), key_of(game)
    if found is None:
        return {}
    if key not in _laid:
        _keep(_laid, key, entries(found))
    return _laid[key]


def _laid_out(values: np.ndarray[Any, Any], shape: tuple[int, ...], kind: type[np.integer[Any]]) -> Any:
    """In the corner of a larger table that has room for any track, as one row."""
    table = np.zeros(shape, kind)
    table[tuple(slice(size) for size in values.shape)] = np.rint(values)
    return table.reshape(-1)
