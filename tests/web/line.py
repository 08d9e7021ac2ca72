"""The line between a device and the server: it can be long, be cut, and swallow everything. A relay of bytes that keeps
their order, and forgets everybody when told to."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from queue import SimpleQueue


class Line:
    """`way` is how many seconds everything takes from one end to the other, there as well as back."""

    def __init__(self, to: str, way: float = 0.0) -> None:
        host, port = to.split(":")
        self._way = way
        self._to = (host, int(port))
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._whole = True
        self._swallows = False
        self._dead: set[socket.socket] = set()
        """Connections that stay open, but from which nothing arrives any more."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Ends every connection, and lets none through until it is mended."""
        with self._lock:
            self._whole = False
            ended, self._open = self._open, set()
        for one in ended:
            _end(one)

    def swallow(self) -> None:
        """Carries nothing any more, and says so to nobody: what is open stays open, and so does what is opened."""
        with self._lock:
            self._swallows = True
            self._dead |= self._open

    def mend(self) -> None:
        with self._lock:
            self._whole, self._swallows = True, False

    def close(self) -> None:
        self._listener.close()
        self.cut()
        for one in self._dead:
            _end(one)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return  # closed: the test is over
            with self._lock:
                whole, swallows = self._whole, self._swallows
                if swallows:
                    self._dead.add(near)  # it waits for an answer
            if swallows:
                continue
            if not whole:
                _end(near)
                continue
            far = socket.create_connection(self._to)
            for one in (near, far):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # the line alone says how long it takes
            with self._lock:
                self._open |= {near, far}
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near), daemon=True).start()

    def _carry(self, giver: socket.socket, taker: socket.socket) -> None:
        under_way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        delivering = threading.Thread(target=_deliver, args=(under_way, taker), daemon=True)
        delivering.start()
        with contextlib.suppress(OSError):
            while data := giver.recv(65_536):
                if giver not in self._dead:
                    under_way.put((time.monotonic() + self._way, data))
        under_way.put((time.monotonic() + self._way, b""))
        delivering.join()
        for one in (giver, taker):
            _end(one)
        with self._lock:
            self._open -= {giver, taker}


def _deliver(under_way: SimpleQueue[tuple[float, bytes]], taker: socket.socket) -> None:
    """Hands over what comes along, each when its time has come, until nothing more does."""
    with contextlib.suppress(OSError):
        while True:
            due, data = under_way.get()
            time.sleep(max(0.0, due - time.monotonic()))
            if not data:
                return
            taker.sendall(data)


def _end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


@contextlib.contextmanager
def line(to: str, way: float = 0.0) -> Iterator[Line]:
    laid = Line(to, way)
    try:
        yield laid
    finally:
        laid.close()
