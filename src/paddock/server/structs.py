"""Everything that goes over the wire, typed: bodies of HTTP calls, commands and messages of the socket.

The page's types are made from these (`python -m tools.wire_types`). What is sent to the server forbids unknown fields,
and may leave out what has a default.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from paddock.core.game import Result, View
from paddock.core.options import Option
from paddock.core.seating import Seating
from paddock.core.series import Series
from paddock.server.entries import Clock, Dice

Phase = Literal["waiting", "racing", "over"]

# -- from the page, by socket


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands."""

    revision: int | None = None
    """The revision that the person saw; without it, the command applies to the current one."""


class Sit(Command, frozen=True, tag="sit"):
    """A person (`name`) or a bot (`bot`, a strength) takes a seat, until the start."""

    seat: int
    name: str | None = None
    bot: str | None = None


class Stand(Command, frozen=True, tag="stand"):
    seat: int


class Change(Command, frozen=True, tag="change"):
    """The host changes the table. `options` replaces all options that were chosen before."""

    game: str | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    clock: Clock | None = None
    dice: Dice | None = None
    board: str | None = None
    """The text of a board that players have made; an empty one: back to the boards that come with the game."""


class Start(Command, frozen=True, tag="start"):
    pass


class Roll(Command, frozen=True, tag="roll"):
    """Chance acts in a seat's name. With real dice `move` says what they show."""

    seat: int
    move: str | None = None


class Move(Command, frozen=True, tag="move"):
    seat: int
    move: str
    after: Annotated[float, msgspec.Meta(ge=0, le=3_600_000)] | None = None
    """How many milliseconds after the page had shown what it answers to: for hands that are judged by it."""


class Undo(Command, frozen=True, tag="undo"):
    seat: int


class Again(Command, frozen=True, tag="rematch"):
    pass


class Pong(Command, frozen=True, tag="pong"):
    """The answer to a ping, at once: so the server knows how long the way to this page is."""

    number: int


class Describe(Command, frozen=True, tag="describe"):
    """A page that has no board for the game asks for its position in words."""


AnyCommand = Sit | Stand | Change | Start | Roll | Move | Undo | Again | Pong | Describe

# -- to the page, by socket

ShownEvent = Annotated[
    dict[str, Any],
    msgspec.Meta(
        extra_json_schema={
            "properties": {"event": {"type": "string"}, "text": {"type": "string"}},
            "required": ["event", "text"],
        }
    ),
]
"""An event: its kind as `event`, its own fields, and its sentence in the reader's language as `text`."""


class Choice(msgspec.Struct, frozen=True):
    """A legal move. Where there are very many of a kind, `events` and `text` are left out."""

    notation: str
    move: Any
    events: list[ShownEvent] | None = None
    """What would happen."""
    text: str | None = None


class PageView(View, frozen=True):
    """The contract's view of a seat, with all that a page needs to do without rules."""

    roller: int | None
    """In whose name chance acts now. None: nobody's, or it does not."""
    undo: int | None
    """The own seat that may take back its last move now."""
    choices: list[Choice]
    seconds: float | None
    """How long the game itself still waits for a move that it makes in the end; None: for ever."""


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    car: str
    """The colour of its car."""
    present: bool
    standin: bool
    """A bot plays for a person who is away, or (for this turn) too slow."""


class Line(msgspec.Struct, frozen=True):
    """A move in the log of a race."""

    number: int
    """The moves of a race are numbered from 1."""
    seat: int
    events: list[ShownEvent]


class TableInfo(msgspec.Struct, frozen=True, tag_field="is", tag="table", kw_only=True):
    """The whole table, as one connection may see it."""

    id: str
    revision: int
    phase: Phase
    game: str
    options: dict[str, Any]
    """All options with their values."""
    chosen: dict[str, Any]
    """The options that the host has chosen; the others have their defaults."""
    public: bool
    clock: Clock
    dice: Dice
    race: int
    """The number of the race, from 1; 0 before the first start."""
    moves: int
    """How many moves stand in it."""
    seats: list[Chair]
    yours: list[int]
    """The seats of this connection's key."""
    host: bool
    series: Series
    series_length: int | None
    """After how many races its points are counted anew: the races of a championship. None: they add up for ever."""
    board: str | None
    """The key of the board, where it is a shipped one."""
    own: bool
    """The players have made the board themselves."""
    layouts: list[str]
    """The layouts that the board has, one for each kind of screen."""
    view: PageView | None
    log: list[Line]
    """The last moves with their events, oldest first."""


class Happened(msgspec.Struct, frozen=True, tag_field="is", tag="happened", kw_only=True):
    """A move was made (or taken back), and is safely stored."""

    revision: int
    number: int
    """How many moves stand now."""
    seat: int
    move: str | None
    """In notation; None where this connection may not know it."""
    undone: bool
    events: list[ShownEvent]
    view: PageView | None
    """None where another message follows at once, in a catch-up."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    key: str
    text: str
    revision: int


class KeyGiven(msgspec.Struct, frozen=True, tag_field="is", tag="key"):
    """The key for what this connection has just sat down on: to be kept by the page."""

    key: str


class Attendance(msgspec.Struct, frozen=True):
    present: bool
    standin: bool
    seconds: float | None
    """How long the clock still waits for this person; None: it does not run."""


class Presence(msgspec.Struct, frozen=True, tag_field="is", tag="presence"):
    seats: list[Attendance]
    spectators: int


class Ping(msgspec.Struct, frozen=True, tag_field="is", tag="ping"):
    """To be answered at once with a pong of the same number."""

    number: int


class DescribedMove(msgspec.Struct, frozen=True):
    """A move that can be chosen from a list."""

    notation: str
    words: str | None
    """The game's own words for it, where it has some."""
    text: str | None
    """What would happen, where that is known and short enough to be told."""


class DescribedSeat(msgspec.Struct, frozen=True):
    """How a seat stands."""

    score: float
    """More is better."""
    text: str


class Description(msgspec.Struct, frozen=True, tag_field="is", tag="description", kw_only=True):
    """A position in words, as far as this connection may know it: all that a page needs to play without a board."""

    revision: int
    seat: int | None
    """The seat whose view this is: the own seat that is to act, or the only own one. None: a spectator's view."""
    cover: bool
    """Somebody else who plays at the same device must not see it: the page hides it until this person is alone."""
    standings: list[DescribedSeat | None]
    choices: list[DescribedMove]
    outcomes: list[DescribedMove]
    """What real dice can show now, where that is a short list."""
    example: str | None
    """How somebody types what real dice show, where the list would be long."""


AnyMessage = TableInfo | Happened | Refused | KeyGiven | Presence | Ping | Description

# -- HTTP


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there from the start: a person on this device, a bot, or (neither) nobody yet."""

    name: str | None = None
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    seats: list[SeatWish] = []
    public: bool = False
    clock: Clock = "none"
    dice: Dice = "seeded"
    board: str | None = None
    """The text of a board that players have made."""


class BuildWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is being built: its parts so far, and whether the rest is to be found."""

    words: list[str]
    name: str = ""
    finish: bool = False
    seed: int = 0


class MadeTable(msgspec.Struct, frozen=True):
    id: str
    key: str


class LoadedTable(msgspec.Struct, frozen=True):
    id: str


class BoardInfo(msgspec.Struct, frozen=True):
    key: str
    name: str
    options: dict[str, Any]
    """The options that choose it."""
    layouts: list[str]


class GeneratedBoard(BoardInfo, frozen=True):
    """A board that was generated from a seed."""

    seed: int
    """The same seed always gives the same board."""


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: int
    options: list[Option]
    seatings: list[Seating]
    """How many may play: the first counts whose options are chosen (or are so by default)."""
    players_option: str | None
    """The option that says how many play."""
    bots: list[str]
    """Weakest first."""
    boards: list[BoardInfo]
    board_option: str | None
    """The option that names the board."""
    generates: bool
    """Boards can also be generated from seeds."""
    handbook: bool
    """There are rules for players to read."""


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    board: str | None
    phase: Phase
    clock: Clock
    seats: list[str]
    """Names; an open seat's is empty."""
    open: int
    cars: list[str] = []
    """The colour of each seat."""
    people_here: int = 0


class Frame(msgspec.Struct, frozen=True):
    """A moment of a race: number 0 is before the first move."""

    number: int
    seat: int | None
    notation: str | None
    events: list[ShownEvent]
    position: dict[str, Any]
    """What a spectator sees after it."""


class Replay(msgspec.Struct, frozen=True):
    id: str
    game: str
    race: int
    races: int
    seats: list[Chair]
    result: Result | None
    series: Series
    board: str | None
    layouts: list[str]
    frames: list[Frame]


class Section(msgspec.Struct, frozen=True):
    """A part of the rules."""

    id: str
    """The same in every language, for links and examples."""
    title: str
    html: str


class ExampleInfo(msgspec.Struct, frozen=True):
    """A position to play in the rules."""

    key: str
    section: str
    """The id of the section that it belongs to."""
    title: str
    aim: str
    done: str
    """What it has shown, once the goal is reached."""
    goal: dict[str, Any]
    """The event that is to happen, with the fields that matter."""
    table: TableInfo
    """The table as it would be opened, with the reader's view."""


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game for players, in the reader's language."""

    game: str
    title: str
    intro: str
    """HTML, like the sections."""
    sections: list[Section]
    examples: list[ExampleInfo]


class Wrong(msgspec.Struct, frozen=True):
    key: str
    text: str


class ErrorBody(msgspec.Struct, frozen=True):
    error: Wrong
