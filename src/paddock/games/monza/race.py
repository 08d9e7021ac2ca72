"""The records that Monza's rules work on, and the names of the numbers in them. -1 is “none”."""

from __future__ import annotations

from paddock.core.fields import BYTE, HALF, SHORT, Fields, Grid, Row, grid, number, row
from paddock.core.log import EVENT

MAX_SPACES = 256
MAX_CARS = 6
DICE = 6
TURBO_DICE = 2
NOTHING = -1
NOWHERE = 255
"""No space: what stands in a table of spaces where there is none."""

# What happens next. Chance acts where something is drawn or rolled, otherwise a driver.
DRAW_FIRST, ROLL, LAY, REROLL, TURBO_ROLL, TURBO, BONUS, OVER = range(8)
PHASES = ("draw-first", "roll", "lay", "reroll", "turbo-roll", "turbo", "bonus", "over")

# Options, as numbers.
CONTINUE, LONGEST, FREE = range(3)
NO_BONUS, OTHERS, ANY = range(3)

HANDFULS = 924
"""How many different handfuls of at most six dice there are."""

ENDS = 4
"""How many ends of routes a greedy driver remembers for a space and a handful: the ones furthest along."""
TILE_SETS = 64
KEPT = 462
"""How many handfuls of at most five dice there are: what can be kept when others are rolled again."""
KEPT_SETS = 8
"""For so many sets of tiles it is told apart what to keep."""
REACH, SEEN = 6144, 16384
"""So many places, with dice and tiles left, a turn looks at; and the size of the table that finds them again."""
PATH = 14
"""Six dice and six tiles, and two dice of a turbo roll, are the most that lie on a track at once."""


class Course(Fields):
    """What does not change during a race: the track as tables, the options, and who drives which car."""

    spaces: int = 0
    steps: Grid = grid(MAX_SPACES, 3, BYTE)
    """steps[space][lane]: the space of that lane that a car can step to (MZ-11), or NOWHERE."""
    colour: Row = row(MAX_SPACES, BYTE)
    finish: Row = row(MAX_SPACES, BYTE)
    back: Row = row(MAX_SPACES, BYTE)
    """The nearest space behind in the same lane that is not an obstacle; 0, the start field, where there is none."""
    front: Row = row(MAX_SPACES)
    """Where the front edge lies, in ticks: how far along a car is."""
    powers: Row = row(7)
    """Powers of six: the ways in which so many dice can fall."""
    three_dice: Row = row(216)
    rank_low: Row = row(512)
    rank_high: Row = row(512)
    handfuls: Row = row(HANDFULS)
    """Tables for handfuls of dice: see `handful.py`."""
    seats: int = 0
    car: Row = row(MAX_CARS)
    """The colour of each seat's car."""
    driver: Row = row(6)
    """The seat that drives the car of a colour, or -1."""
    obligation: int = CONTINUE
    open_finish: int = 0
    bonus: int = NO_BONUS
    professional: int = 0
    turbo_tiles: int = 0


class Race(Fields):
    """A race at one moment. A seat is a place at the table, counted clockwise from 0."""

    phase: int = ROLL
    round: int = 1
    first: int = 0
    mover: int = number(BYTE)
    stepper: int = NOTHING
    """The seat that may take a bonus step."""
    at: Row = row(MAX_CARS, BYTE)
    used: Row = row(MAX_CARS)
    """Dice laid by each seat in its turn of this round (MZ-31)."""
    extra: Row = row(MAX_CARS)
    """1 for a seat that still has its extra-roll tile."""
    tiles: Row = row(MAX_CARS)
    """The accelerator tiles that a seat still has, one bit a colour."""
    dice: int = 0
    """The handful of dice rolled and not yet laid."""
    rolling: int = 0
    """How many dice chance is about to roll."""
    head: int = number(BYTE)
    """The space of the last die laid, or of the car: where the route goes on."""
    last: int = NOTHING
    """The colour laid last in this turn."""
    path: Row = row(PATH)
    laid: int = 0
    """What lies on the track: path[:laid], each as 16 * space + 8 * (is it a tile?) + colour."""


class Work(Fields):
    """Scratch paper: what a rule writes for its caller. Nothing in it outlives a call."""

    codes: Row = row(128)
    watch: int = 0
    """1 where somebody reads the events."""
    written: int = 0
    events: Row = row(24 * EVENT)
    here: Row = row(8, BYTE)
    tried: Row = row(8)
    lane: int = 0
    fits: int = 0
    """1 where a die may be laid."""
    most: int = 0
    arrives: int = 0
    pushes: int = 0
    """Cars pushed back so far, for statistics."""
    lays: int = 0
    """Dice and tiles laid so far, for statistics."""


class Memo(Fields):
    """What bots remember and look up: ends of routes by space and handful, so that each is worked out once
    (`greedy.py`), solved tables (`solved/`), and a list of where the dice can lead (`reach.py`)."""

    ends: Row = row(MAX_SPACES * HANDFULS * ENDS, SHORT)
    solo: int = 0
    """1 where the tables of a car that is alone on the track are filled in."""
    pair: int = 0
    """1 where those of two cars are."""
    turns: Row = row(2 * TILE_SETS * MAX_SPACES, HALF)
    """Turns to the finish before a turn begins, in parts of a TURN: by extra-roll tile, accelerator tiles and space."""
    turbos: Row = row(2 * TILE_SETS * MAX_SPACES, HALF)
    """The same before a turbo roll."""
    kept: Row = row(KEPT_SETS * MAX_SPACES * KEPT, SHORT)
    """How good it is to keep these dice and to roll the others again: see `solved/tables.py`."""
    shares: Row = row(2 * MAX_SPACES * MAX_SPACES, HALF)
    """Of two cars, what the one that began wins, in parts of a WIN: by who is to move, and where both stand."""
    chased: Row = row(MAX_SPACES * (DICE + 1), HALF)
    """The same when it has arrived with so many dice, and the other one has its last turn from there."""
    heads: Row = row(REACH, BYTE)
    hands: Row = row(REACH, HALF)
    sets: Row = row(REACH, BYTE)
    lasts: Row = row(REACH, BYTE)
    """The colour laid last, and one more: 0 where nothing is laid."""
    firsts: Row = row(REACH, HALF)
    """The first move on the way there."""
    drives: Row = row(REACH, BYTE)
    """1 where the car may drive there."""
    best: int = 0
    """The number of the best place in the list."""
    seen: Row = row(SEEN, HALF)
    marks: Row = row(REACH, HALF)
    """Where each of them is found again: numbers in `seen`, which is empty between decisions."""
