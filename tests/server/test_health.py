"""Health and readiness, as a proxy asks for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.server import health

from .house import quick, running


def test_a_house_is_alive_and_ready_until_its_database_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 60.0)
    with running(quick(tmp_path)) as house:
        for path in ("/healthz", "/readyz"):
            answer = house.http.get(path)
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert answer.headers["content-type"].startswith("text/plain")
        storage = house.app.state.hub._storage
        with storage._reading:
            storage._reader.execute("DROP TABLE lobby")
        answer = house.http.get("/readyz")
        assert answer.status_code == 503
        assert "no such table" in answer.text
        assert house.http.get("/healthz").status_code == 200
