"""How much memory and processor time the tests took, worker by worker: printed at the end of every run."""

from __future__ import annotations

import os
import sys
from typing import Any, NamedTuple

import pytest


class Usage(NamedTuple):
    """What a worker used; its processor time is its own, without browsers and other programs that it started."""

    megabytes: float
    seconds: float

    @classmethod
    def of_this_process(cls) -> Usage | None:
        """What was used up to now, the most memory at any moment; None where the system does not tell."""
        if sys.platform == "win32":
            return None
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        times = os.times()
        return cls(peak / (2**20 if sys.platform == "darwin" else 2**10), times.user + times.system)


class UsageReport:
    """A plug-in of pytest: workers send what they used, and whoever started them prints it."""

    def __init__(self) -> None:
        self._usages: dict[str, Usage] = {}

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        usage = Usage.of_this_process()
        if usage is None:
            return
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["usage"] = tuple(usage)
        elif not self._usages:
            self._usages["tests"] = usage

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        if "usage" in getattr(node, "workeroutput", {}):
            self._usages[node.gateway.id] = Usage(*node.workeroutput["usage"])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for name, usage in sorted(self._usages.items()):
            terminalreporter.write_line(
                f"{name}: at most {usage.megabytes:.0f} MB, {usage.seconds:.0f} s of processor time"
            )
