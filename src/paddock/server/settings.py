"""The settings of a server. Tests shorten the clocks."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from paddock.server.hands import ALLOWANCE

CLOCKS: Mapping[str, float | None] = {"none": None, "relaxed": 90.0, "fast": 20.0}
"""How many seconds the table waits for somebody who is not there, before a bot stands in."""
PACES: Mapping[str, float] = {"relaxed": 1.0, "quick": 0.15, "instant": 0.0}
"""How much of their pause bots keep, at each pace."""


@dataclasses.dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the database."""
    pages: Path = Path(__file__).parent / "static"
    """The folder of the built page."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server, such as `http://localhost:5173`."""
    public: str | None = None
    """The address under which everybody reaches this server, such as `https://race.example.org`."""
    handover: float = 600.0
    """Seconds for which a code waits for the device that takes over races."""
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
    patience_away: float = 30.0
    """Seconds after which others may let a bot drive for somebody who is away, or replace a host who is."""
    rematch: float = 15.0
    """Seconds after which a rematch begins with those who want one."""
    ending: float = 60.0
    """Seconds for which people are asked whether to break off a race."""
    paces: Mapping[str, float] = dataclasses.field(default_factory=lambda: PACES)
    phrases: float = 0.5
    """Phrases a second that a connection may say in the long run."""
    phrases_at_once: float = 4.0
    contact: str = "mailto:paddock@example.org"
    """Whom a push service writes to about this server, where it has no public address."""
    push_settle: float = 10.0
    """Seconds that somebody must be away before they are called; pages come back by themselves after a short gap."""
    push_grace: float = 60.0
    """The same for who left while the race waited for them already."""
    push_seconds: float = 10.0
    """Seconds that a push service may take for its answer."""
    push_retry: float = 15.0
    """Seconds before a call is tried again that a push service could not take; then twice as long."""
    push_keeps: int = 3 * 86_400
    """Seconds for which push services keep a call for a device that is switched off."""
    push_browsers: int = 5
    """Browsers that are called for one key at a table."""
    push_threads: int = 8
    """Calls that are sent at once."""
    push_waiting: int = 1_000
    """Calls that are under way at once."""
    push_per_address: int = 600
    """Browsers that one address may name in an hour."""
    push_loopback: bool = False
    """May a push service be a server on this machine? In tests it is."""
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
    frames_a_message: float = 3.0
    """WebSocket frames of whatever kind that a connection may send for each message that it may send."""
    head_seconds: float = 10.0
    """Within so long the head of a request has to be here."""
    body_seconds: float = 30.0
    """And then its body."""
    connections: int = 8_000
    """Connections at once, as far as the system lets a process open so many files."""
    connections_per_address: int = 400
    """Connections at once from one address; in IPv6 from one network of 64 bits."""
    work: float = 0.25
    """Seconds of processor time that an address may use in a second, in the long run: for boards, drawings, records."""
    work_at_once: float = 4.0
    coach_warms: bool = True
    """Does the coach get ready as soon as people come to a race in which they may ask it? Else when somebody asks."""
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
    analyses_waiting: int = 12
    """Races that may be analysed or wait for it. They are analysed one by one."""
    analyses_per_address: int = 100
    """Races that one address may have analysed in an hour."""
    analysis_seconds: int = 600
    """Processor time that an analysis may take, machine code that has to be made included."""
    analysis_nice: int = 10
    """How much later than tables it gets the processor."""
    analysis_playouts: int | None = None
    """Playouts from each position; None: as many as fit into a few seconds."""
