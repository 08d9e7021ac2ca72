"""Who may be connected, and for how long without a word: below the application, where a stranger costs next to nothing.

uvicorn sets no time limit for a request that never comes and no limit for how many connections an address holds, and it
answers every WebSocket frame, however many there are. These two protocols are uvicorn's own, with such limits.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from paddock.server.guards import Bucket, neighbourhood
from paddock.server.settings import Settings

POLICY = 1008
"""What WebSockets call a connection that was closed for its behaviour."""
SLICE = 512
"""Bytes of a WebSocket that are read at once: a flood of tiny frames is noticed before all of them are unpacked."""
FORGIVEN, FORGIVEN_SECONDS = 3, 10.0
"""So many floods of an address are forgiven, and one more every so many seconds."""
MOST_FLOODERS = 10_000
SPARE_FILES = 128
"""Files that the process may open besides connections: its database, its pages, its libraries."""


class Door:
    """Counts connections. One too many is closed before anything is read from it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = min(settings.connections, _files_for(settings.connections))
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._from: Counter[str] = Counter()
        self._floods: dict[str, Bucket] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Is there room for this connection?"""
        peer = transport.get_extra_info("peername")
        place = neighbourhood(peer[0]) if isinstance(peer, tuple) else ""
        if len(self._inside) >= self._most or self._from[place] >= self.settings.connections_per_address:
            return False
        if place in self._floods and self._floods[place].empty:
            return False
        self._inside[transport] = place
        self._from[place] += 1
        return True

    def flooded(self, transport: asyncio.BaseTransport) -> None:
        """A connection was cut off for too many frames. Who does that again and again stays outside for a while."""
        place = self._inside.get(transport, "")
        if len(self._floods) > MOST_FLOODERS:
            self._floods.clear()
        self._floods.setdefault(place, Bucket(1 / FORGIVEN_SECONDS, FORGIVEN)).take()

    def leave(self, transport: asyncio.BaseTransport) -> None:
        place = self._inside.pop(transport, None)
        if place is not None:
            self._from[place] -= 1
            if not self._from[place]:
                del self._from[place]


def _files_for(connections: int) -> int:
    """How many connections the system's limit of open files leaves room for; it is raised first as far as it may be."""
    try:
        import resource
    except ImportError:  # Windows, where a socket is no file
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - SPARE_FILES)


class TimedHttp(H11Protocol):
    """A request has to be here in time: its head first, and then its body."""

    door: ClassVar[Door]
    _inside = False
    _expected: Any = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        self._inside = self.door.enter(transport)
        if self._inside:
            super().connection_made(transport)
            self._expect(self.door.settings.head_seconds)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket from here on, which may be open for hours
        state, settings = self.conn.their_state, self.door.settings
        if state is self._expected:
            return  # still the same part, and no later than before
        if state is h11.IDLE:
            self._expect(settings.head_seconds)
        elif state is h11.SEND_BODY:
            self._expect(settings.body_seconds)
        else:
            self._stop_expecting()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_expecting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._stop_expecting()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        if self._inside:
            self.door.leave(self.transport)
            super().connection_lost(exc)

    def _expect(self, seconds: float) -> None:
        """The part of a request that is being sent now has to be whole by then."""
        self._stop_expecting()
        self._expected = self.conn.their_state
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_expecting(self) -> None:
        self._expected = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class CountedSocket(WebSocketsSansIOProtocol):
    """Every frame counts, not only messages: pings, pongs, and the pieces of a message as well."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = self.door.settings
        frames = settings.frames_a_message
        self._frames = Bucket(frames * settings.rate, frames * settings.burst)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def _count(self) -> bool:
        """May this frame be handled? Too many of them end the connection, and say why."""
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        if not self.close_sent:
            self.conn.send_close(POLICY, "server-too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.door.flooded(self.transport)
        self.transport.close()
        return False


def protocols(settings: Settings) -> tuple[type[TimedHttp], type[CountedSocket]]:
    """The protocols of a server with these settings. Both count at the same door."""
    door = Door(settings)
    return type("Http", (TimedHttp,), {"door": door}), type("Socket", (CountedSocket,), {"door": door})
