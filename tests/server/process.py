"""The real server in a process of its own, which can be ended and started again. 127.0.0.2 stands in for the address
that the machine has in its network."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

START = """
import json
import sys
from pathlib import Path
from paddock.server import Settings, run
class Near(run.Reach):
    def __init__(self, public, announce):
        super().__init__(public, addresses=lambda: ["127.0.0.2"], announce=announce)
run.Reach = Near
port, lan, changes = json.loads(sys.argv[2])
sys.exit(run.serve("127.0.0.1", port, settings=Settings(Path(sys.argv[1]), **changes), lan=lan))
"""


CALM: dict[str, Any] = {"coach_warms": False, "analyses_waiting": 0}
"""Nobody asks the coach, and nobody wants to know what was luck: both would keep the machine busy for minutes."""


class Started(NamedTuple):
    here: str
    """Its address on this machine."""
    process: subprocess.Popen[str]

    @property
    def near(self) -> str:
        """Its address in the network, once it is open to that."""
        return self.here.replace("127.0.0.1", "127.0.0.2")


@contextmanager
def started(data: Path, port: int = 0, lan: bool = False, **changes: Any) -> Iterator[Started]:
    """A server on a free port, or on this one: where another one was before; with these settings."""
    command = [sys.executable, "-u", "-c", START, str(data), json.dumps([port, lan, {**CALM, **changes}])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found is not None, "the server does not start"
            yield Started(f"127.0.0.1:{found[1]}", process)
        finally:
            if process.poll() is None:
                process.terminate()
