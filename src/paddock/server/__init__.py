"""Tables on a server: seats, moves, storage, sockets. It knows no rule, and no game by name."""

from __future__ import annotations

from paddock.server.run import serve
from paddock.server.settings import Settings

__all__ = ["Settings", "serve"]
