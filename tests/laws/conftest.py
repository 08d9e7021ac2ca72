"""The toy is installed as any game is: by a distribution with an entry point, found on the path."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from paddock.core.game import Game
from paddock.core.registry import kinds
from paddock.laws.cases import Case

from . import toy
from .games import CASES


@pytest.fixture(scope="module", autouse=True)
def installed_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Puts the toy's distribution on the path for this module, and takes it away after."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "paddock_toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: paddock-toy\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[paddock.games]\ntoy = {toy.__name__}:KIND\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        kinds.cache_clear()
        yield
    kinds.cache_clear()


# One worker tries all laws on a case: they look at the same races.
ON_ONE_WORKER = [pytest.param(case, id=case.name, marks=pytest.mark.xdist_group(case.name)) for case in CASES]


@pytest.fixture(scope="module", params=ON_ONE_WORKER)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def game(case: Case) -> Game[Any]:
    return case.game()
