"""What messengers show of links to tables and replays: title, sentence and a picture of the board, and no secret."""

from __future__ import annotations

import asyncio
import re
import sys
from html import unescape
from pathlib import Path

import pytest

from paddock.server import preview

from .house import House, page, quick, running

TWO = {"players": 2, "track": "oval"}


def told(house: House, path: str, language: str = "en") -> dict[str, str]:
    """What stands in the head of a page."""
    answer = house.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(text) for name, text in found}


def test_a_table_says_who_is_there_and_a_race_how_it_ended(house: House) -> None:
    made = house.make(seats=[{"name": 'Mia "><script>'}, {}], options=TWO)
    text = house.http.get(f"/table/{made['id']}").text
    assert "<script>&" not in text
    assert 'Mia "><script>' not in text, "names are no markup"
    waiting = told(house, f"/table/{made['id']}")
    assert waiting["og:title"] == 'Monza: Mia "><script>'
    assert waiting["og:description"] == "One seat is still open: open the link and sit down."
    assert waiting["og:url"] == f"http://{house.address}/table/{made['id']}"
    assert "Platz" in told(house, f"/table/{made['id']}", "de")["og:description"]
    assert told(house, "/") == {}
    assert told(house, f"/table/{'A' * 12}") == {}

    async def race() -> str:
        raced = house.make(seats=[{"name": "Mia"}, {"bot": "greedy"}], options=TWO)
        async with page(house, raced["id"], raced["key"]) as mia:
            await mia.do("start")
            await mia.until("table", phase="racing")
            assert "under way" in told(house, f"/table/{raced['id']}")["og:description"]
            await mia.play()
        return raced["id"]

    over = told(house, f"/replay/{asyncio.run(race())}")["og:description"]
    assert re.match(r"(Mia|Bolt) wins\. \w", over), over
    assert "You" not in over, "it is for who did not play"


def test_the_picture_is_drawn_once_for_a_board_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    render = preview._render

    async def noted(svg: str) -> bytes:
        drawn.append(svg)
        return await render(svg)

    monkeypatch.setattr(preview, "_render", noted)
    with running(quick(tmp_path)) as house:
        tables = [house.make(options=TWO)["id"] for _ in range(2)]
        where = told(house, f"/table/{tables[0]}")["og:image"]
        picture = house.http.get(where)
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert picture.content.startswith(b"\x89PNG")
        size = [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)]
        assert size == [1200, 630]
        assert house.http.get(f"/api/tables/{tables[1]}/preview.png").content == picture.content
        again = house.http.get(where, headers={"If-None-Match": picture.headers["etag"]})
        assert again.status_code == 304
        assert len(drawn) == 1
    with running(quick(tmp_path)) as house:  # and it is still there after another start
        other = house.make(options=TWO)["id"]
        assert house.http.get(f"/api/tables/{other}/preview.png").content == picture.content
        assert len(drawn) == 1


def test_a_drawing_that_fails_or_takes_too_long_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path)) as house:
        where = f"/api/tables/{house.make(options=TWO)['id']}/preview.png"
        monkeypatch.setattr(preview, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
        assert house.http.get(where).status_code == 404
        monkeypatch.setattr(preview, "SECONDS", 0.0)
        assert house.http.get(where).status_code == 503
        monkeypatch.setattr(preview, "MOST_WAITING", 0)
        assert house.http.get(where).json()["error"]["key"] == "server-busy"
