"""Somebody who looks at a table: a key, a language, and a queue of what is still to be sent."""

from __future__ import annotations

import msgspec

from paddock.core.messages import Message
from paddock.server.guards import hash_key, new_key, opens
from paddock.server.hands import Delay
from paddock.server.inbox import Inbox
from paddock.server.structs import AnyMessage, KeyGiven, Refused
from paddock.server.table import Table
from paddock.server.words import text_of

encode = msgspec.json.Encoder().encode


class Connection:
    """One open socket. Messages are queued, so that a slow reader keeps nobody waiting."""

    def __init__(self, key: str | None, language: str, since: int, outbox: int) -> None:
        self.key = hash_key(key)
        self.language = language
        self.since = since
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.delay = Delay()
        self.outbox: Inbox[str | None] = Inbox()
        self._capacity = outbox
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
        if len(self.outbox) >= self._capacity:
            self.close()
        else:
            self.outbox.put(text)

    def refuse(self, message: Message, revision: int) -> None:
        self.send(Refused(message.key, text_of(message, self.language), revision))

    def close(self) -> None:
        """Nothing more is sent; what waits is sent first."""
        if not self.closed:
            self.closed = True
            self.outbox.put(None)
