"""Messages that leave together, at the end of the turn of the event loop that brought them.

Tables whose moves were stored by one commit go on in the same turn. If each sent its messages as soon as they are
made, the system would switch between the server and those whom it wakes again and again, and the next commit would find
less to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Outgoing:
    """What is to be sent before the event loop goes on."""

    def __init__(self) -> None:
        self._messages: list[tuple[Callable[[str], None], str]] = []

    def put(self, send: Callable[[str], None], text: str) -> None:
        if not self._messages:
            asyncio.get_running_loop().call_soon(self.flush)
        self._messages.append((send, text))

    def flush(self) -> None:
        messages, self._messages = self._messages, []
        for send, text in messages:
            send(text)
