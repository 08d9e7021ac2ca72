"""Everything that goes over the wire, typed: bodies of HTTP calls, commands and messages of the socket.

The page's types are made from these (`python -m tools.wire_types`). What is sent to the server forbids unknown fields,
and may leave out what has a default.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from paddock.core.ending import Ending
from paddock.core.game import Result, View
from paddock.core.guide import LessonKind
from paddock.core.options import Option
from paddock.core.registry import Prize
from paddock.core.seating import Seating
from paddock.core.series import Series
from paddock.insight.findings import Analysis
from paddock.insight.told import Scene, Told, ToldWay
from paddock.insight.words import ToldEvent
from paddock.server.entries import Clock, Dice, EveningRace

Phase = Literal["waiting", "racing", "over"]
Pace = Literal["relaxed", "quick", "instant"]
"""How long bots pause before they act."""

# -- from the page, by socket


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands."""

    revision: int | None = None
    """The revision that the person saw; without it, the command applies to the current one."""


class Sit(Command, frozen=True, tag="sit"):
    """A person (`name`) or a bot (`bot`, a strength) takes a seat. During a race a person can take one that a bot
    drives for good, and the host can give a bot the seat of somebody who is away."""

    seat: int
    name: str | None = None
    bot: str | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leaves a seat, or has somebody leave it. During a race a bot takes it, and whoever likes may take over."""

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
    phrases: bool | None = None
    """May people say something to each other?"""
    coach: bool | None = None
    """May people ask the coach?"""


class Start(Command, frozen=True, tag="start"):
    fill: bool = False
    """Open seats are given to bots first."""


class Mix(Command, frozen=True, tag="mix"):
    """The host has chance seat everybody anew: people, bots and open seats change places."""


class Ready(Command, frozen=True, tag="ready"):
    """The people of this device are ready for the start, or no more."""

    ready: bool = True


class Host(Command, frozen=True, tag="host"):
    """Makes somebody the host: done by the host, or for oneself while the host is away."""

    seat: int


class Drive(Command, frozen=True, tag="drive"):
    """A bot drives for somebody until they are back; or (`bot` false) a person takes the wheel again."""

    seat: int
    bot: bool = True


class Wait(Command, frozen=True, tag="wait"):
    """Stops the clock of somebody who is away."""

    seat: int


class End(Command, frozen=True, tag="end"):
    """Breaks off the race, as soon as all people who are there agree; or (`agree` false) does not."""

    agree: bool = True


class Say(Command, frozen=True, tag="say"):
    """One of the game's phrases, from an own seat or (without one) from somebody who watches."""

    phrase: str
    seat: int | None = None


class Go(Command, frozen=True, tag="pace"):
    """How fast bots are to act, for the people of this device. The slowest wish at the table counts."""

    pace: Pace


class Onwards(Command, frozen=True, tag="onward"):
    """The host takes everybody to a new table, with another game or other options."""

    game: str
    options: dict[str, Any] = {}


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
    """The people of this device want another race, or no more. It begins when all people do, or a while after the
    first of them with those who do."""

    ready: bool = True
    first: int | None = None
    """The seat that is to begin, or -1: chance draws it. The host may say so; else the game's rules do."""


class Pong(Command, frozen=True, tag="pong"):
    """The answer to a ping, at once: so the server knows how long the way to this page is."""

    number: int


class Echo(Command, frozen=True, tag="echo"):
    """A page that has heard nothing for a while asks whether the server is still there."""


class Describe(Command, frozen=True, tag="describe"):
    """A page that has no board for the game asks for its position in words."""


class Guide(Command, frozen=True, tag="guide"):
    """A page asks what is worth explaining to its reader now."""

    since: int | None = None
    """Of what happened after this move of the race; without it, only of the last move."""


class Hint(Command, frozen=True, tag="hint"):
    """Somebody asks the coach, where the table allows it. Everybody sees that."""

    seat: int


AnyCommand = (
    Sit
    | Stand
    | Change
    | Start
    | Mix
    | Ready
    | Host
    | Drive
    | Wait
    | End
    | Say
    | Go
    | Onwards
    | Roll
    | Move
    | Undo
    | Again
    | Pong
    | Echo
    | Describe
    | Guide
    | Hint
)

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
    alike: str | None = None
    """An earlier choice, in notation, that comes to the same: a page need not ask which of the two is meant."""


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
    """A bot drives for a person who is away, or (for this turn) too slow."""
    host: bool
    left: bool = False
    """Its person has left it during this race, and a bot drives on: whoever watches is offered it."""


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
    ended: bool
    """The people have broken off the race."""
    onward: str | None
    """The id of the table at which the same people go on."""
    phrases: bool
    """May people say something to each other?"""
    coach: bool
    """May people ask the coach?"""
    evening: list[EveningRace]
    """The finished races of the same people, here and at the tables before; empty while a race is under way."""
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
    ending: Ending | None
    """Why the race ended as it did, for this reader; None while it goes on. Where several people share the device, it
    calls all of them by their names."""


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
    away: float | None
    """For how many seconds this person has been away; None: they are there, or it is nobody's seat."""
    waiting: int | None
    """The seat of who would rather wait for this person, so that the clock does not run."""
    coached: int
    """How many times this seat has asked the coach in this race, as far as this server remembers."""
    warming: bool = False
    """The bot of this seat is not ready yet: a weaker one plays for it."""


class Presence(msgspec.Struct, frozen=True, tag_field="is", tag="presence"):
    seats: list[Attendance]
    spectators: int
    patience: float
    """After how many seconds others may let a bot drive for somebody who is away."""
    host_away: float | None
    """For how many seconds the host has been away; None: the host is there, or there is none."""


class Agreement(msgspec.Struct, frozen=True, tag_field="is", tag="agreement"):
    """Who is ready for the next race, or agrees to break off this one."""

    about: Literal["start", "rematch", "end"]
    seats: list[int]
    """Those who agree; nobody: it is off the table."""
    asked: list[int]
    """Those who have to."""
    seconds: float | None
    """How long it waits for the others; None: for ever."""
    first: int | None
    """In a rematch the seat that is to begin, or -1: chance draws it."""


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """Somebody says something."""

    seat: int | None
    """None: somebody who watches."""
    phrase: str


class Notice(msgspec.Struct, frozen=True, tag_field="is", tag="notice"):
    """Something that concerns this connection alone, as that its seat was given away."""

    key: str
    text: str


class Ping(msgspec.Struct, frozen=True, tag_field="is", tag="ping"):
    """To be answered at once with a pong of the same number."""

    number: int


class Echoed(msgspec.Struct, frozen=True, tag_field="is", tag="echo"):
    """The server is there."""


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


class DescribedMoment(msgspec.Struct, frozen=True):
    """A moment of a race in words, as a spectator sees it."""

    standings: list[DescribedSeat | None]
    outline: list[str]


class Description(msgspec.Struct, frozen=True, tag_field="is", tag="description", kw_only=True):
    """A position in words, as far as this connection may know it: all that a page needs to play without a board."""

    revision: int
    seat: int | None
    """The seat whose view this is: the own seat that is to act, or the only own one. None: a spectator's view."""
    cover: bool
    """Somebody else who plays at the same device must not see it: the page hides it until this person is alone."""
    standings: list[DescribedSeat | None]
    outline: list[str]
    """What belongs to nobody, in a few short lines."""
    choices: list[DescribedMove]
    outcomes: list[DescribedMove]
    """What real dice can show now, where that is a short list."""
    example: str | None
    """How somebody types what real dice show, where the list would be long."""


class ShownLesson(msgspec.Struct, frozen=True):
    """An explanation in the reader's language."""

    key: str
    """Pages remember by it what they have shown."""
    kind: LessonKind
    anchor: str
    """What it points at: `roll`, `choices`, `board`, `move:NOTATION`, `space:ID`, `seat:N` or `token:NAME`."""
    title: str
    text: str


class Guidance(msgspec.Struct, frozen=True, tag_field="is", tag="guidance", kw_only=True):
    """What is worth explaining to who plays for the first time: tasks, and then notes, most urgent first. (What was
    shown already is the page's to know.)"""

    revision: int
    number: int
    """How many moves stand: what `since` may be when the page asks again."""
    seat: int | None
    """The seat that it is for; None: nobody's, and there is nothing to explain."""
    goal: str | None
    lessons: list[ShownLesson]


class HintedWay(msgspec.Struct, frozen=True, kw_only=True):
    """A way that a seat may go now, to where somebody else or chance is to act."""

    moves: list[str]
    """In notation, in their order."""
    share: float
    """The chance to win after it, from 0 to 1. A win that is shared counts in parts."""
    error: float
    """The standard error of that; 0 where it has none."""
    exact: bool
    words: str
    """What it comes to, in a few words."""
    events: list[ToldEvent]
    """What would happen: a board draws the way from it."""


class Hinted(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What the coach says: the best ways, best first, and one sentence why. No ways: there is only one, or the coach is
    not ready yet, and the sentence says so."""

    revision: int
    seat: int
    ways: list[HintedWay]
    text: str
    playouts: int = 0
    """From how many races played on from here the chances are; 0: the game itself knows them."""
    wait: bool = False
    """The coach is not ready yet: ask again in a while."""


AnyMessage = (
    TableInfo
    | Happened
    | Refused
    | KeyGiven
    | Presence
    | Agreement
    | Said
    | Notice
    | Ping
    | Echoed
    | Description
    | Guidance
    | Hinted
)

# -- HTTP


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there from the start: a person on this device, a bot, or (neither) nobody yet."""

    name: str | None = None
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    seats: list[SeatRequest] = []
    public: bool = False
    clock: Clock = "none"
    dice: Dice = "seeded"
    board: str | None = None
    """The text of a board that players have made."""
    coach: bool | None = None
    """May people ask the coach? None: who plays alone against bots may."""


class BuildRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    """The levels of bots, weakest first."""
    bot: str
    """The one that plays where nobody has chosen."""
    boards: list[BoardInfo]
    board_option: str | None
    """The option that names the board."""
    generates: bool
    """Boards can also be generated from seeds."""
    handbook: bool
    """There are rules for players to read."""
    prize: Prize
    """What adds up from race to race at a table."""
    phrases: list[str]
    """The keys of what people can say to each other."""


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
    ending: Ending | None
    """Why the race ended as it did, for the seat that was asked for, or for a spectator; None where it goes on."""
    series: Series
    board: str | None
    layouts: list[str]
    frames: list[Frame]


class AnalysisUnderWay(msgspec.Struct, frozen=True, tag_field="is", tag="under-way"):
    """An analysis that is not there yet. Ask again."""

    ahead: int
    """How many races are analysed before this one."""
    done: int
    of: int
    """How many positions of how many are done; 0 of 0 while it is being prepared."""


class AnalysisReady(msgspec.Struct, frozen=True, tag_field="is", tag="ready"):
    """Luck and skill of a race, in the reader's language."""

    found: Analysis
    told: Told
    ways: list[list[ToldWay]]
    """The ways of every decision, as many as it has."""
    scenes: list[Scene]
    """Where each turning point took place."""


class PlayOnRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a race to go on from, at a new table."""

    move: int
    """After so many moves."""
    seat: int
    """Who goes on there; bots have the other seats."""
    race: int | None = None


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


class PuzzleGame(msgspec.Struct, frozen=True):
    """The puzzles of a game, which are numbered from 1."""

    game: str
    count: int
    today: int
    """The number of the one that is today's, for everybody."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The games that have puzzles."""

    day: str
    """For which day today's puzzles are, by the clock of the world (UTC): `2026-11-18`."""
    games: list[PuzzleGame]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A position in which one way to go on is better than all others."""

    game: str
    number: int
    count: int
    """How many puzzles the game has."""
    ways: int
    """How many ways there are to choose from."""
    ahead: int
    """By how many points of a hundred the best is better than every other, at least."""
    table: TableInfo
    """The table as it would be opened, with the view of who solves it."""


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has played: what that came to is read at the table itself."""

    table: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What was played in a puzzle, and what would have been best."""

    solved: bool
    best: HintedWay
    other: HintedWay
    """The way that was gone; where that was the best one, the next best."""
    place: int
    """The place of the way that was gone among all, from 1."""
    text: str
    """One sentence: why the best way is better than the other."""
    playouts: int
    """From how many races played on after each way the chances are; 0: they are exact."""


class KeptTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a device knows, and its key there."""

    id: Annotated[str, msgspec.Meta(max_length=40)]
    key: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class MyTable(msgspec.Struct, frozen=True):
    """What became of a table that a device knows."""

    id: str
    game: str
    phase: Phase
    race: int
    board: str | None
    layouts: list[str]
    seats: list[Chair]
    yours: list[int]
    host: bool
    turn: bool
    """It waits for this device."""
    awaited: list[int]
    at: float
    """When it last changed, in seconds since 1970."""
    result: Result | None
    ending: Ending | None
    position: dict[str, Any] | None
    """What this device may see of the race."""
    standing: str | None
    """How the own seat stands, in the game's words; null where there is none, or where people share the device."""
    onward: str | None


class HandoverCode(msgspec.Struct, frozen=True):
    code: str


class Ways(msgspec.Struct, frozen=True):
    """How other devices find this server."""

    public: str | None
    """The address for everybody, where the operator has said one."""
    network: list[str]
    """The addresses for devices of the same network, while it is open to them."""
    switch: bool
    """Can whoever asks open it to the network, or close it?"""


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """The public key of this server, as browsers want it to subscribe to calls."""


class PushRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is to be called when it is the turn of a key's seats, or (`wanted` false) no more."""

    key: Annotated[str, msgspec.Meta(max_length=40)]
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=100)] = ""
    wanted: bool = True


class OpenNetwork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class Wrong(msgspec.Struct, frozen=True):
    key: str
    text: str


class ErrorBody(msgspec.Struct, frozen=True):
    error: Wrong
