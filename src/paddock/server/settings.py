"""The settings of a server. Tests shorten the clocks."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from paddock.server.hands import ALLOWANCE

CLOCKS: Mapping[str, float | None] = {"none": None, "relaxed": 90.0, "fast": 20.0}
"""How many seconds the table waits for somebody who is not there, before a bot stands in."""


@dataclasses.dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the database."""
    pages: Path = Path(__file__).parent / "static"
    """The folder of the built page."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server, such as `http://localhost:5173`."""
    pause: float = 0.9
    """Seconds before a bot acts, so that people can follow."""
    suspense: float = 1.0
    """How much of the wait is kept that a game asks for."""
    reactions: float = 1.0
    """How much of a bot's reaction time is kept."""
    ping: float = 2.0
    """Seconds between two measurements of the way to a page, where hands are judged."""
    leeway: float = ALLOWANCE
    """Seconds that a hand may arrive after another one for the same thing, and still be judged the first."""
    clocks: Mapping[str, float | None] = dataclasses.field(default_factory=lambda: CLOCKS)
    allowance: float = 3.0
    """How many times the clock somebody who is there may take for a turn, before a bot plays this turn."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    message_bytes: int = 16_384
    upload_bytes: int = 262_144
    rate: float = 30.0
    """Messages a second that a connection may send in the long run."""
    burst: float = 60.0
    """Messages that it may send at once."""
    patience: int = 100
    """How many useless messages close a connection; each good message makes up for one."""
    tables: int = 20_000
    """Tables in memory at once."""
    tables_per_address: int = 500
    """Tables that one address may make in an hour."""
    uploads_per_address: int = 100
    """Records that one address may upload in an hour."""
    sockets_per_table: int = 200
    outbox: int = 256
    """Messages that may wait for a slow connection before it is closed; it comes back and catches up."""
    trials: int = 1
    """Workshops whose races run at once, each in a process of its own."""
    trials_waiting: int = 4
    """Workshops that may wait for that."""
    trials_per_address: int = 300
    """Workshops that one address may start races for in an hour."""
    trial_races: int = 20_000
    trial_seconds: float = 20.0
    """Races for a workshop end after so many, or after so long."""
    trial_grace: float = 40.0
    """Seconds that their process has beyond that, to start and to write its report on a busy machine."""
    trial_nice: int = 5
    """How much later than tables they get the processor."""
    trial_machine_code: bool = True
    """Are they played in machine code, where it is there?"""
