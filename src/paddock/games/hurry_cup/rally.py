"""The records that the rules of Hurry'Cup! work on, and the names of the numbers in them. -1 is “none”.

Seats, pawns, tokens and tiles are numbers from 0. A set of them is one number, with a bit for each.
"""

from __future__ import annotations

from paddock.core.fields import BYTE, HALF, Fields, Grid, Row, grid, number, row
from paddock.core.log import EVENT

TILES = 36
"""Road tiles, the finish among them: it is tile 36. Tile 0 is the start line."""
FINISH = TILES
SPACES = TILES + 1
MAX_PILOTS = 6
FACES = 6
NOTHING = -1
NO_LIMIT = 999
OIL_LIMIT = 50
"""HC-38."""

# What happens next. Chance acts where something is drawn, rolled or lifted; otherwise pilots, in some phases at once.
(
    DRAW_FIRST,
    READY,
    CALLER,
    LOOK,
    HORN,
    LIFT,
    GRAB,
    GIVEN,
    WISH,
    HAND,
    START,
    ROLL,
    SECOND,
    DRIVE,
    AFTER,
    FIND,
    OVER,
) = range(17)
PHASES = (
    "draw-first",
    "ready",
    "caller",
    "look",
    "horn",
    "lift",
    "grab",
    "given",
    "wish",
    "hand",
    "start",
    "roll",
    "second",
    "drive",
    "after",
    "find",
    "over",
)

# Tokens: three trumps, the second chance, and the six that lie under stars.
ACE, NITRO, HORN_TOKEN, SECOND_CHANCE, SHORTCUT, SLIPSTREAM, PIT, OIL, SWAP, FUEL = range(10)
TOKENS = ("ace", "nitro", "horn", "second", "shortcut", "slipstream", "pit", "oil", "swap", "fuel")
TRUMPS = 3
ALL_TRUMPS = 0b111
ALL_BONUS = 0b1111110000

# How a pawn was taken.
BY_HORN, BY_LIVE, BY_HAND, BY_LAST, BY_LATE = range(5)
HOW = ("horn", "live", "hand", "last", "late")

HIDDEN_DIE = -1
"""A die that has been rolled and is not known to who looks: only in veiled states."""
HIDDEN_WISH = 7
"""A wish that has been made and is not known to who looks. (Others are the pawn's number plus one.)"""


class Course(Fields):
    """What does not change during a race: the circuit as tables, and the options."""

    spaces: int = SPACES
    limit: Row = row(SPACES)
    """The limit of each tile, or NO_LIMIT."""
    bend: Row = row(SPACES)
    """1 for bends and hairpins."""
    jump: Row = row(SPACES)
    """HC-35: from a straight with a bend behind it, the next straight; 0 elsewhere."""
    stars: int = 0
    """The set of tiles with a star."""
    seats: int = 0
    sealed: int = 1
    exact: int = 0


class Rally(Fields):
    """A race at one moment. A seat is a place at the table, counted clockwise (to the left) from 0."""

    phase: int = READY
    round: int = 1
    first: int = 0
    """Who lifted the cup in the first round."""
    cup: int = 0
    """Who lifts it in this round, and drives first."""
    mover: int = number(BYTE)
    """Whose turn it is; while horn callers grab, who grabs."""
    waiting: int = 0
    """The seats that still have to decide, where all do so at once."""
    at: Row = row(MAX_PILOTS, BYTE)
    crossed: Row = row(MAX_PILOTS)
    crossings: int = 0
    """HC-51: crossed[:crossings] are the seats that crossed the finish line, in order."""
    pawn: Row = row(MAX_PILOTS)
    """The pawn that each seat holds, or -1."""
    tank: Row = row(MAX_PILOTS)
    """What the die of each pawn shows; 0 before it is rolled."""
    rolled: int = 0
    """How many dice have been rolled in this round."""
    tokens: Row = row(MAX_PILOTS)
    """The tokens that each seat can use."""
    fresh: Row = row(MAX_PILOTS)
    """Those that it can use from the next round on."""
    used: Row = row(MAX_PILOTS)
    """Those that it has used, but the second chance, which goes back."""
    played: Row = row(MAX_PILOTS)
    """HC-30: the token that each seat has used in this round, or -1."""
    lantern: int = NOTHING
    """Who has the red lantern."""
    stars: int = 0
    """The tiles where a bonus token lies face down."""
    hidden: int = ALL_BONUS
    """The bonus tokens that lie face down."""
    oil: int = 0
    """The tiles with oil."""
    horns: int = 0
    """The seats that called the horn and have no place in the order of calls yet."""
    calls: Row = row(MAX_PILOTS)
    called: int = 0
    """calls[:called] are the horn callers of this round, in order."""
    late: int = 0
    """HC-14: the seats that did not grab in time."""
    wishes: Grid = grid(MAX_PILOTS, MAX_PILOTS)
    """Each seat's ranking of the pawns left, the pawn's number plus one; 0 where there is no wish yet."""
    turns: int = 0
    """How many turns of this round are over."""
    begun: int = 0
    """1 once the lantern step of this turn is taken."""
    origin: int = number(BYTE)
    """Where the car stood when its turn began."""
    entered: int = 0
    """The tiles entered in this turn."""
    accelerator: int = 0
    """What the accelerator shows; 0 before it is rolled."""
    driven_out: int = 0
    """HC-32: 1 after a drive of as many tiles as the tank shows."""


class Work(Fields):
    """Scratch paper: what a rule writes for its caller. Nothing in it outlives a call."""

    codes: Row = row(64)
    watch: int = 0
    """1 where somebody reads the events."""
    written: int = 0
    events: Row = row(48 * EVENT)
    spent: Row = row(len(TOKENS))
    """Tokens used so far, by kind, for statistics."""
    stops: int = 0
    """Drives that a limit stopped so far, for statistics."""


class Memo(Fields):
    """What a tank is worth on a tile, so that it is worked out once: see `greedy.py`."""

    oil: int = NOTHING
    """The tiles with oil when this was worked out."""
    gain: Row = row(SPACES * 8, HALF)
    """Plus one; 0 where it has not been worked out."""
