"""How other devices get to this server, for whoever shows a link or a QR code; and the switch for the own network."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put
from litestar.params import JSONBody

from paddock.core.messages import PaddockError
from paddock.server.reach import Reach, is_this_machine
from paddock.server.structs import OpenNetwork, Ways

Asked = Request[Any, Any, Any]
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What a proxy adds: then the one who asks does not sit at this machine, whatever the address says."""


@get("/api/ways", summary="The addresses under which other devices find this server")
async def ways(request: Asked) -> Ways:
    reach: Reach = request.app.state.reach
    return Ways(reach.public, reach.open, reach.can_open and _at_this_machine(request))


@put("/api/ways", summary="Opens this server to the own network, or closes it again: from this machine only")
async def open_ways(request: Asked, data: JSONBody[OpenNetwork]) -> Ways:
    reach: Reach = request.app.state.reach
    if not reach.can_open or not _at_this_machine(request):
        raise PaddockError("server-not-here")
    if data.open:
        if not await reach.open_to_network():
            raise PaddockError("server-no-network")
    else:
        await reach.close_to_network()
    return Ways(reach.public, reach.open, True)


def _at_this_machine(request: Asked) -> bool:
    """Does whoever asks sit at the machine that the server runs on?"""
    client = request.client
    if client is None or not is_this_machine(client.host):
        return False
    return not any(name in request.headers for name in _FORWARDED)


WAYS = [ways, open_ways]
