"""Where other devices find this server: its addresses in the network, and a switch that opens it to them.

The server listens on this machine only, until somebody who sits at it opens it to the network: at the start (`--lan`),
or in a waiting room. Addresses are found without sending anything to anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Callable, Iterator

import uvicorn

_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Addresses in each private range, and one that is reserved for examples. Nothing is sent there."""


_PRIVATE = [ipaddress.ip_network(network) for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
"""What homes and offices use (RFC 1918). Python calls more private: addresses for examples and tests, for instance."""


def network_addresses() -> list[str]:
    """This machine's IPv4 addresses in private networks, the likeliest first: those from which it would send to other
    addresses. (To connect a datagram socket only looks up the way.)"""
    found = []
    for address in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            found.append(probe.getsockname()[0])
    return [address for address in dict.fromkeys(found) if is_private(address)]


def is_private(address: str) -> bool:
    """Is this an address that only devices of the same network reach?"""
    parsed = ipaddress.ip_address(address)
    return any(parsed in network for network in _PRIVATE)


def is_this_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class _Door(uvicorn.Server):
    """A second listener of the same application. Signals and the application's life are the first one's."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Reach:
    """The ways to this server. `addresses` finds the machine's addresses in the network; `announce` is told when one of
    them is open."""

    def __init__(
        self,
        public: str | None = None,
        addresses: Callable[[], list[str]] = network_addresses,
        announce: Callable[[str], None] = lambda address: None,
    ) -> None:
        self.public = public
        """The address under which everybody reaches it, where the operator has said so."""
        self._addresses = addresses
        self._announce = announce
        self._config: Callable[[str], uvicorn.Config] | None = None
        self._port = 0
        self._everywhere = False
        self._doors: dict[str, tuple[_Door, asyncio.Task[None]]] = {}

    def allow(self, config: Callable[[str], uvicorn.Config], port: int) -> None:
        """From now on it can be opened: `config` says how to listen on another address, at the same port."""
        self._config, self._port = config, port

    def is_everywhere(self, port: int) -> None:
        """It listens on all addresses anyway."""
        self._everywhere, self._port = True, port

    @property
    def can_open(self) -> bool:
        return self._config is not None

    @property
    def open(self) -> list[str]:
        """The addresses that other devices of the network can use now."""
        found = self._addresses() if self._everywhere else self._doors
        return [f"http://{address}:{self._port}" for address in found]

    async def open_to_network(self) -> bool:
        """Listens on every address of this machine in the network, too. False where there is none."""
        assert self._config is not None, "`allow` comes first"
        for address in self._addresses():
            if address not in self._doors:
                door = _Door(self._config(address))
                task = asyncio.create_task(_listen(door))
                while not door.started and not task.done():
                    await asyncio.sleep(0.01)
                if door.started:
                    self._doors[address] = (door, task)
                    self._announce(f"http://{address}:{self._port}/")
        return bool(self._doors)

    async def close_to_network(self) -> None:
        """Listens on this machine only. Those who came through the network are gone with it."""
        doors, self._doors = self._doors, {}
        for door, _ in doors.values():
            door.should_exit = True
        await asyncio.gather(*(task for _, task in doors.values()), return_exceptions=True)


async def _listen(door: _Door) -> None:
    with contextlib.suppress(OSError, SystemExit):  # somebody else may listen there already
        await door.serve()
