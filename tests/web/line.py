"""The line between a device and the server, which can be cut: a relay of bytes that forgets everybody when told to."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator


class Line:
    def __init__(self, to: str) -> None:
        host, port = to.split(":")
        self._to = (host, int(port))
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._whole = True
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

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return  # closed: the test is over
            with self._lock:
                whole = self._whole
            if not whole:
                _end(near)
                continue
            far = socket.create_connection(self._to)
            with self._lock:
                self._open |= {near, far}
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near), daemon=True).start()

    def _carry(self, giver: socket.socket, taker: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := giver.recv(65_536):
                taker.sendall(data)
        for one in (giver, taker):
            _end(one)
        with self._lock:
            self._open -= {giver, taker}


def _end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


@contextlib.contextmanager
def line(to: str) -> Iterator[Line]:
    laid = Line(to)
    try:
        yield laid
    finally:
        laid.close()
