"""The networks that are shipped: one a board and number of players, each in a file of its own.

A file is a header (MAGIC, the key of the course, how many lines, a checksum) and the lines, a signed byte a weight.
"""

from __future__ import annotations

import functools
import logging
import math
import struct
import zlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np

from paddock.games.monte_carlo.memo import HIDDEN, LINES, NETS, POWERS

MAGIC = b"PADDOCK NET 1\n\0\0"
HEADER = struct.Struct("<16sIII")
SHIPPED = tuple((board, players) for board in ("boulevard", "promenade") for players in (2, 3, 4))
"""For which boards and numbers of players there are networks."""
SURE_BITS = 20

log = logging.getLogger(__name__)
Lines = np.ndarray[Any, Any]


class DamagedError(ValueError):
    """A file that is no network."""


def write_net(key: int, lines: Lines) -> bytes:
    """The file of a network."""
    body = lines.astype(np.int8).tobytes()
    return HEADER.pack(MAGIC, key, len(lines), zlib.crc32(body)) + body


def read_net(data: bytes) -> tuple[int, Lines]:
    """The key of the course that a network was made for, and its lines. Raises DamagedError."""
    if len(data) < HEADER.size:
        raise DamagedError("it is too short")
    magic, key, count, checksum = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    if magic != MAGIC or len(body) != count * HIDDEN or zlib.crc32(body) != checksum:
        raise DamagedError("it is not what was written")
    return key, np.frombuffer(body, np.int8).reshape(count, HIDDEN)


def folder() -> Traversable:
    return files("paddock.games.monte_carlo") / "data" / "nets"


def file_name(board: str, players: int) -> str:
    return f"{board}-{players}.net"


def read_nets(where: Traversable) -> list[tuple[int, Lines]]:
    """All networks that can be read in a folder. One line in the log for each that cannot."""
    found = []
    for board, players in SHIPPED:
        name = file_name(board, players)
        try:
            found.append(read_net((where / name).read_bytes()))
        except FileNotFoundError:
            log.warning("the network %s is not there: the shark plays in the master's place", name)
        except (OSError, DamagedError) as error:
            log.warning("the network %s cannot be used (%s): the shark plays in the master's place", name, error)
    return found


def laid_out(nets: list[tuple[int, Lines]]) -> dict[str, Any]:
    """Networks as the fields of a memo."""
    weights = np.zeros((LINES, HIDDEN), np.int8)
    keys, first = [0] * NETS, [0] * NETS
    begin = 0
    for number, (key, lines) in enumerate(nets):
        keys[number], first[number] = key, begin
        weights[begin : begin + len(lines)] = lines
        begin += len(lines)
    return {"weights": weights, "net_keys": tuple(keys), "net_lines": tuple(first), "powers": powers()}


@functools.cache
def powers() -> tuple[int, ...]:
    """e to the power of -i/64 as whole numbers; the last one is as good as nothing."""
    return (*(round(math.exp(-i / 64) * 2**SURE_BITS) for i in range(POWERS - 1)), 0)


@functools.cache
def shipped() -> dict[str, Any]:
    return laid_out(read_nets(folder()))


@functools.cache
def shipped_plain() -> dict[str, Any]:
    """The same for the interpreted lane, where numbers of an array are slow to read."""
    return shipped() | {"weights": tuple(tuple(line) for line in shipped()["weights"].tolist())}
