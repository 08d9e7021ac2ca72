"""One race in two lanes: the same rules interpreted on plain records and compiled on NumPy records, held together move
by move."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import CHANCE, Game
from paddock.core.rule import compiled

from .games import Lane, game_course

LONGEST = 20_000


class Guarded(list[Any]):
    """A list that cannot be read or written from its end, and takes only numbers that its field has room for. An index
    of -1 means "nothing", and as a place in a table it would silently be the wrong one; a number too wide would be cut
    in the lab. Slices stay guarded, for copies of a state."""

    def __init__(self, values: Iterable[Any], room: np.iinfo[Any]) -> None:
        super().__init__(values)
        self._room = room

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Guarded(super().__getitem__(index), self._room)
        assert index >= 0, f"an entry was read at {index}"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0, f"an entry was written at {index}"
        assert self._room.min <= value <= self._room.max, f"there is no room for {value}"
        super().__setitem__(index, value)


def guard(record: Fields) -> Fields:
    """A copy of a record whose rows and grids are guarded."""
    new = record.copy()
    for name, value in vars(new).items():
        room = np.iinfo(record.dtype()[name].base)
        if isinstance(value, list):
            lines = (Guarded(line, room) if isinstance(line, list) else line for line in value)
            setattr(new, name, Guarded(lines, room))
    return new


class Interpreted:
    """The rules as they stand, on plain records: guarded ones, so that a slip surfaces."""

    def __init__(self, game: Game[Any], lane: Lane) -> None:
        course = game_course(game)
        self.rules: ModuleType = importlib.import_module(lane.rules)
        self.legal: ModuleType = importlib.import_module(lane.legal)
        self.bot: ModuleType | None = importlib.import_module(lane.bot) if lane.bot else None
        self.best: ModuleType | None = importlib.import_module(lane.best) if lane.best else None
        self.lane = lane
        self.course: Any = guard(course)
        for table in lane.spaces:
            # What lies past the last space is zeros, which compiled rules would read without a word.
            setattr(self.course, table, getattr(self.course, table)[: course.spaces])
        self.race: Any = guard(lane.state())
        self.paper: Any = guard(lane.work(watch=1))
        self.memo: Any = guard(lane.memo()) if lane.memo else None

    def state(self) -> Any:
        return self.race

    def work(self) -> Any:
        return self.paper

    def clear(self) -> None:
        """Whoever reads the events takes the paper away; a new one is empty."""
        self.paper.written = 0


class Compiled(Interpreted):
    """The twin: the same functions as machine code, on records of NumPy arrays."""

    def __init__(self, game: Game[Any], lane: Lane) -> None:
        course = game_course(game)
        self.rules = compiled(lane.rules)
        self.legal = compiled(lane.legal)
        self.bot = compiled(lane.bot) if lane.bot else None
        self.best = compiled(lane.best) if lane.best else None
        self.lane = lane
        self._arrays = course.as_array(), lane.state().as_array(), lane.work(watch=1).as_array()
        self.course, self.race, self.paper = (array[0] for array in self._arrays)
        self.memo = lane.memo.empty_array(1)[0] if lane.memo else None

    def state(self) -> Any:
        return self.lane.state.from_record(self._arrays[1][0])

    def work(self) -> Any:
        return self.lane.work.from_record(self._arrays[2][0])

    def clear(self) -> None:
        self.paper["written"] = 0


def race(game: Game[Any], lanes: list[Any], policy: str, seed: int) -> Iterator[Any]:
    """Drives all lanes through the same race, and the game's own `apply` along with them; after every move each must be
    in the same state, with the same scratch paper (events included). Gives the state after every move."""
    random = Random(seed)
    first = getattr(game.options, "first", 0)
    state = game.start()
    for lane in lanes:
        lane.rules.start(lane.course, lane.race, lane.paper, CHANCE if first == "drawn" else first)
    for number in range(LONGEST):
        agree(lanes, state, number)
        yield state
        seats = one(lane.rules.actor(lane.race) for lane in lanes)
        if not game.actors(state):
            assert seats not in range(-1, game.seats)
            return
        assert seats in game.actors(state)  # of several that act at once, the lab asks one after the other
        for lane in lanes:
            lane.clear()
        if seats == CHANCE:
            ways = one(lane.rules.ways(lane.course, lane.race) for lane in lanes)
            assert ways == game.ways(state)
            way = random.randrange(ways)
            for lane in lanes:
                lane.rules.fall(lane.course, lane.race, lane.paper, way)
            state = game.apply(state, CHANCE, game.outcome(state, way)).state
            continue
        moves = one(lane.legal.legal(lane.course, lane.race, lane.paper) for lane in lanes)
        codes = one(list(lane.work().codes[:moves]) for lane in lanes)
        assert [game.encode(state, move) for move in game.legal(state, seats)] == codes
        code = random.choice(codes)
        if policy == "greedy" or (policy == "mixed" and random.random() < 0.5):
            code = one(lane.bot.greedy(lane.course, lane.race, lane.paper, lane.memo) for lane in lanes)
        elif policy == "best":
            code = one(best_of(lane)(lane.course, lane.race, lane.paper, lane.memo) for lane in lanes)
        assert code in codes, "the bot chose what is not legal"
        for lane in lanes:
            lane.rules.act(lane.course, lane.race, lane.paper, code)
        state = game.apply(state, seats, game.decode(state, code)).state
    raise AssertionError("the race does not end")


def best_of(lane: Any) -> Any:
    """The better bot's function."""
    return getattr(lane.best, lane.best.__name__.rpartition(".")[2])


def one(values: Iterator[Any]) -> Any:
    """The value that all lanes agree on."""
    first, *others = values
    assert all(other == first for other in others), f"lanes say {[first, *others]}"
    return first


def agree(lanes: list[Any], state: Any, number: int) -> None:
    for lane in lanes:
        lane.state().as_array()  # raises OverflowError where a number is too wide for its field
        same(lane.state(), state, f"move {number}: the state of {type(lane).__name__}")
    for lane in lanes[1:]:
        same(lane.work(), lanes[0].work(), f"move {number}: the scratch paper of {type(lane).__name__}")


def same(record: Fields, other: Fields, what: str) -> None:
    one, two = vars(record), vars(other)
    assert one.keys() == two.keys()
    differ = {name: (value, two[name]) for name, value in one.items() if value != two[name]}
    assert not differ, f"{what} differs: {differ}"
