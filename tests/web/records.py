"""What a page shows, checked against what the server has."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

import paddock

from ..server.house import House


def whole_record(house: House, table: str) -> paddock.Record:
    """The server's record of a finished race. Reading it replays every move through the rules."""
    record = paddock.Record.read(house.record(table))
    assert record.game.result(record.state) is not None, "the race is not over"
    return record


def events_of(record: paddock.Record) -> list[str]:
    """The kinds of everything that happened in a race."""
    return [str(type(event).__struct_config__.tag) for step in record.steps for event in step.events]


def moves_of(record: paddock.Record) -> list[tuple[int, str]]:
    return [(step.seat, record.game.write(step.move)) for step in record.steps]


def told_log(house: House, table: str, newest: int) -> list[str]:
    """The newest sentences of a race as the server tells them, newest first."""
    frames = house.http.get(f"/api/tables/{table}/replay", params={"language": "en"}).json()["frames"]
    sentences = [event["text"] for frame in frames for event in frame["events"] if event["text"]]
    return sentences[::-1][:newest]


def shown_log(page: Page) -> list[str]:
    """What the page's own log says, newest first."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.locator(".log li").first.wait_for()
    found = menu.locator(".log li").all_inner_texts()
    menu.get_by_role("button", name="Close").click()
    return found


class Heard:
    """The moves that a page was told over its sockets, by number: a move told twice or never would show."""

    def __init__(self, page: Page) -> None:
        self.moves: dict[int, tuple[int, str]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["is"] != "happened":
            return
        if message["undone"]:
            del self.moves[message["number"] + 1]
        else:
            self.moves[message["number"]] = (message["seat"], message["move"])

    def in_order(self) -> list[tuple[int, str]]:
        return [self.moves[number] for number in sorted(self.moves)]
