"""Tables on a server: seats, moves, storage, sockets. It knows no rules, and treats all games alike."""

from __future__ import annotations

from paddock.server.run import serve
from paddock.server.settings import Settings

__all__ = ["Settings", "serve"]
