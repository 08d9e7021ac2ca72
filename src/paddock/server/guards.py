"""Keys, ids, names, origins and rates: what keeps strangers from each other's seats."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
import time
import unicodedata
from collections import deque
from urllib.parse import urlsplit

from paddock.core.messages import PaddockError

LONGEST_NAME = 24
_ID = re.compile(r"[A-Za-z0-9_-]{12}")
_KEY = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """An id that nobody guesses: 72 random bits."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def new_key() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_key(key: str | None) -> str:
    """What is stored of a key; empty for no key, or for something that cannot be one."""
    if key is None or _KEY.fullmatch(key) is None:
        return ""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(own: str, other: str) -> bool:
    """Are these hashes of the same key? Nothing opens what has none."""
    return bool(own) and bool(other) and hmac.compare_digest(own, other)


def visible(text: str) -> str:
    """The first words of a text, without characters that control, hide or turn text round."""
    shown = "".join(c for c in text[:200] if unicodedata.category(c)[0] != "C" or c == "\u200d")
    return " ".join(shown.split()).strip("\u200d")


def clean_name(name: str) -> str:
    """A name of 1 to 24 characters that can be seen."""
    clean = visible(name)
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise PaddockError("server-name", most=LONGEST_NAME)
    return clean


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """May a page of this origin talk to us? Programs that are no browsers send none; browsers always do."""
    if origin is None or origin in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all, such as "http://["
        return False


def neighbourhood(address: str) -> str:
    """Who shares a budget: one IPv4 address; in IPv6 a network of 64 bits, because every home has one of these."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
    return address


class Bucket:
    """A token bucket: so many at once, and so many a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    @property
    def empty(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        if self.empty:
            return False
        self._left -= 1
        return True


class Quota:
    """How often each address did something in the last hour."""

    HOUR = 3600.0

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        now = time.monotonic()
        times = self._times.setdefault(address, deque())
        while times and now - times[0] > self.HOUR:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        if len(self._times) > 10_000:
            self._times = {key: row for key, row in self._times.items() if row and now - row[-1] <= self.HOUR}
        return True
