"""Makes calls: each at most once, in the language of whoever is called, off the event loop and within bounds."""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from paddock.core.messages import Message, PaddockError
from paddock.server.push.book import Book, Subscription
from paddock.server.push.encryption import encrypt, receiver
from paddock.server.push.keys import Identity, decode64, encode64, identity
from paddock.server.push.post import ForbiddenError, require_endpoint, send
from paddock.server.settings import Settings
from paddock.server.structs import PushRequest
from paddock.server.words import game_title, text_of

log = logging.getLogger("paddock.server")

GONE = (404, 410)
"""The browser has been told to forget us, or is no more."""
LATER = (429, 500, 502, 503, 504)
TRIES = 3
DAYS_KEPT = 60
"""Whoever has not been at a table for so long is not called there any more."""
MOST_TABLES = 2_000
"""So many tables are looked at after a start."""


class Call(NamedTuple):
    """It is somebody's turn. `race` and `move` say since when, so that the same call is known again."""

    table: str
    key: str
    race: int
    move: int
    game: str
    name: str


class Told(msgspec.Struct, frozen=True):
    """What the service worker of the page gets, and shows."""

    title: str
    body: str
    path: str
    tag: str
    """A later notice of the same table takes the place of an earlier one."""
    language: str


class Calls:
    """All calls of this server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._book = Book(settings.data / "calls.sqlite", settings.push_browsers)
        self._threads = ThreadPoolExecutor(settings.push_threads, "push")  # slow push services keep nobody else waiting
        self._tasks: set[asyncio.Task[None]] = set()
        self._identity: asyncio.Task[Identity] | None = None

    def start(self) -> None:
        """Makes the keys, if there are none yet."""
        self._identity = asyncio.create_task(asyncio.to_thread(self._load))
        self._identity.add_done_callback(_say_failure)

    def _load(self) -> Identity:
        return identity(self._settings.data, self._settings.public or self._settings.contact)

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._identity] if self._identity else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._book.close()

    # -- who wants to be called

    async def public_key(self) -> str:
        return (await self._who()).public

    async def subscribe(self, table: str, key: str, request: PushRequest, language: str) -> None:
        """Notes a browser for the seats of a key (its hash). Raises PaddockError where it cannot be one."""
        try:
            p256dh, auth = decode64(request.p256dh), decode64(request.auth)
            require_endpoint(request.endpoint, self._settings.push_loopback)
            receiver(p256dh)
        except (ValueError, ForbiddenError):
            raise PaddockError("server-push") from None
        if len(auth) != 16:
            raise PaddockError("server-push")
        await self._book.add(Subscription(table, key, request.endpoint, p256dh, auth, language))

    async def unsubscribe(self, table: str, key: str, endpoint: str) -> None:
        await self._book.drop(table, key, endpoint)

    async def keys(self, table: str) -> set[str]:
        return await self._book.keys(table)

    async def tables(self) -> list[str]:
        return await self._book.tables(DAYS_KEPT, MOST_TABLES)

    # -- calling them

    def make(self, call: Call, waits: Callable[[], bool]) -> None:
        """Makes a call, once. `waits` says whether the race still waits for them."""
        if len(self._tasks) >= self._settings.push_waiting:
            log.warning("too many calls at once: one was not made")
            return
        task = asyncio.create_task(self._make(call, waits))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_say_failure)

    async def _make(self, call: Call, waits: Callable[[], bool]) -> None:
        browsers = await self._book.of(call.table, call.key)
        # Noted first, sent afterwards: after a crash in between it is not sent, but never is it sent twice.
        if browsers and await self._book.claim(call.table, call.key, call.race, call.move):
            await asyncio.gather(*(self._send(browser, call, waits) for browser in browsers))

    async def _send(self, browser: Subscription, call: Call, waits: Callable[[], bool]) -> None:
        who, text = await self._who(), told(call, browser.language)
        tag = encode64(hashlib.sha256(text.tag.encode()).digest()[:18])
        for again in range(TRIES):
            if again:
                await asyncio.sleep(self._settings.push_retry * 2 ** (again - 1))
                if not waits():
                    return
            headers = {
                "Authorization": who.authorization(browser.endpoint),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(self._settings.push_keeps),
                "Topic": tag,  # a later call that is not delivered yet takes the place of an earlier one
                "Urgency": "high",
            }
            body = encrypt(msgspec.json.encode(text), browser.p256dh, browser.auth)
            status = await self._post(browser.endpoint, body, headers)
            if status in GONE:
                await self._book.gone(browser.endpoint)
            if status not in LATER:
                return

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; 0 where there was none, and it may have arrived all the same."""
        settings, loop = self._settings, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, send, endpoint, body, headers, settings.push_seconds, settings.push_loopback
            )
        except ConnectionRefusedError:
            return 503  # nobody has heard anything: it can be tried again
        except (OSError, ForbiddenError, http.client.HTTPException) as error:
            log.info("a call could not be made: %s", error)
            return 0

    async def _who(self) -> Identity:
        if self._identity is None or (self._identity.done() and self._identity.exception()):
            self.start()
        assert self._identity is not None
        return await asyncio.shield(self._identity)


def told(call: Call, language: str) -> Told:
    game = game_title(call.game, language)
    title = text_of(Message("server-call-title"), language)
    body = text_of(Message("server-call-text", {"game": game, "name": call.name}), language)
    return Told(title, body, f"/table/{call.table}", f"turn-{call.table}", language)


def _say_failure(task: asyncio.Task[object]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a call has failed", exc_info=error)
