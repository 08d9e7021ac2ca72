from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import House, quick, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of a file share; each makes tables of its own."""
    with running(quick(tmp_path_factory.mktemp("house"))) as house:
        yield house
