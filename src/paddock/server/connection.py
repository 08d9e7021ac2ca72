"""A connection to a table: a key, a language, and a queue of messages still to be sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

import msgspec

from paddock.core.messages import Message
from paddock.server.guards import Bucket, hash_key, new_key, opens
from paddock.server.hands import Delay
from paddock.server.inbox import Inbox
from paddock.server.outgoing import Outgoing
from paddock.server.structs import AnyMessage, KeyGiven, Notice, Pace, Refused
from paddock.server.table import Table
from paddock.server.words import reason_of, text_of

encode = msgspec.json.Encoder().encode


Send = Callable[[str], Coroutine[Any, Any, None]]


class Connection:
    """One open socket. Messages leave with those of others (`outgoing`) where the line is free; else they are queued,
    so that a slow reader keeps nobody waiting. Without `send`, everything is queued."""

    def __init__(
        self,
        key: str | None,
        language: str,
        since: int,
        capacity: int,
        send: Send | None = None,
        outgoing: Outgoing | None = None,
        address: str = "",
    ) -> None:
        self.address = address
        self.key = hash_key(key)
        self.language = language
        self.since = since
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.pace: Pace = "relaxed"
        self.phrases: Bucket | None = None
        """How much this connection may still say; made when it first does."""
        self.delay = Delay()
        self.outbox: Inbox[str | Awaitable[None] | None] = Inbox()
        """Waiting messages: texts, the rest of a send in progress, and None for the end."""
        self._capacity = capacity
        self._send = send
        self._outgoing = outgoing or Outgoing()
        self._free = send is not None
        """True while nothing is queued or being sent."""
        self.closed = False

    def look(self, table: Table) -> None:
        """Which seats does the key open now?"""
        self.seats = table.seats_of(self.key)
        self.host = opens(self.key, table.host)

    def require_key(self) -> None:
        """Whoever sits down without a key is given one."""
        if not self.key:
            key = new_key()
            self.key = hash_key(key)
            self.send(KeyGiven(key))

    def send(self, message: AnyMessage) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closed:
            return
        if self._free:
            self._outgoing.put(self._send_now, text)
        elif len(self.outbox) >= self._capacity:
            self.close()
        else:
            self.outbox.put(text)

    def _send_now(self, text: str) -> None:
        """Sends without waking a task for it. If the line turns out to be busy, `write` does the rest."""
        assert self._send is not None
        if not self._free:
            self.outbox.put(text)
            return
        sending = self._send(text)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.close()  # the page is gone: its reader ends by itself
        else:
            self._free = False
            self.outbox.put(_rest_of(sending, awaited))

    async def write(self) -> None:
        """Sends what had to wait, until the connection is closed."""
        assert self._send is not None
        while (waiting := await self.outbox.take()) is not None:
            self._free = False
            await (self._send(waiting) if isinstance(waiting, str) else waiting)
            self._free = not self.outbox

    def refuse(self, message: Message, revision: int) -> None:
        self.send(Refused(message.key, reason_of(message, self.language), revision))

    def notify(self, message: Message) -> None:
        self.send(Notice(message.key, text_of(message, self.language)))

    def close(self) -> None:
        """Closes after sending what is queued."""
        if not self.closed:
            self._outgoing.flush()
            self.closed = True
            self.outbox.put(None)


@coroutine
def _rest_of(begun: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Finishes a coroutine that was begun outside of a task, and waits for something."""
    try:
        while True:
            try:
                result = yield awaited
            except BaseException as error:
                awaited = begun.throw(error)
            else:
                awaited = begun.send(result)
    except StopIteration:
        return
