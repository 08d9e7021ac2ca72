"""Sends calls to push services, and to nobody else: pages tell us the addresses, and a page may lie.

Only `https` at its usual port, only to public addresses, which are looked up once and then connected to, so that a name
cannot mean something else a moment later. Nothing is followed, little is read, and everything has a time limit.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import time
from urllib.parse import SplitResult, urlsplit

LONGEST_ENDPOINT = 1000
MOST_READ = 2_000
"""Bytes of an answer that are read; only its status matters."""


class ForbiddenError(Exception):
    """We do not send there."""


def require_endpoint(endpoint: str, loopback: bool) -> SplitResult:
    """The parts of an address that may be that of a push service. Raises ForbiddenError. With `loopback` (in tests), it
    may also be a server of our own on this machine."""
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise ForbiddenError("no address") from None
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or any(c <= " " for c in endpoint) or parts.username:
        raise ForbiddenError("no address")
    if loopback and parts.scheme == "http" and _is_loopback(host):
        return parts
    if parts.scheme != "https" or port not in (None, 443) or "." not in host:
        raise ForbiddenError("not the address of a push service")
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return parts
    _require_public(str(address))
    return parts


def send(endpoint: str, body: bytes, headers: dict[str, str], timeout: float, loopback: bool = False) -> int:
    """Sends a call and waits for the answer, at most so many seconds; its status. Raises OSError, ForbiddenError or
    http.client.HTTPException. It blocks: call it on a thread."""
    parts = require_endpoint(endpoint, loopback)
    until = time.monotonic() + timeout
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _look_up(host, port, loopback)
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = _Secure(host, port, address, timeout)
    else:
        connection = http.client.HTTPConnection(address, port, timeout=timeout)
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    try:
        connection.request("POST", path, body, headers)
        if connection.sock is not None:
            connection.sock.settimeout(max(0.1, until - time.monotonic()))
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return answer.status
    finally:
        connection.close()


class _Secure(http.client.HTTPSConnection):
    """Connects to the address that was checked, and asks it for the certificate of the name."""

    def __init__(self, host: str, port: int, address: str, timeout: float) -> None:
        self._checked = address
        self._tls = ssl.create_default_context()
        super().__init__(host, port, timeout=timeout, context=self._tls)

    def connect(self) -> None:
        plain = socket.create_connection((self._checked, self.port), self.timeout)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)


def _look_up(host: str, port: int, loopback: bool) -> str:
    """An address of this host. Raises ForbiddenError where one of them is not public."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found:
        raise ForbiddenError("nobody there")
    for address in found:
        if not (loopback and _is_loopback(address)):
            _require_public(address)
    return found[0]


def _require_public(address: str) -> None:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if not parsed.is_global or parsed.is_multicast:
        raise ForbiddenError("not a public address")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
