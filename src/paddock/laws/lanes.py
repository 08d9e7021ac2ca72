"""One race in two lanes: the same rules interpreted on plain records and compiled on NumPy records, held together move
by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import numpy as np

from paddock.core.fields import Fields
from paddock.core.game import CHANCE, NOBODY, Game
from paddock.core.lane.lane import RANDOM, Lane

from .cases import Case, course_of

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


def guarded_memo(lane: Lane) -> Any:
    """An empty memo, guarded where it is made of lists."""
    memo = lane.new_memo(interpreted=True)
    return guard(memo) if isinstance(memo, Fields) else memo


class Interpreted:
    """The rules as they stand, on plain records: guarded ones, so that a slip surfaces."""

    interpreted = True

    def __init__(self, game: Game[Any], case: Case) -> None:
        assert case.lane is not None
        self.lane = case.lane
        self.answers: Any = self.lane.module("answers", self.interpreted)
        self.batch: Any = self.lane.module("batch", self.interpreted)
        self.rules: Any = self.answers.rules
        self.plain_course: Any = course_of(game)
        self.records(course_of(game), case.entry.spaces)

    def records(self, course: Any, spaces: tuple[str, ...]) -> None:
        self.course: Any = guard(course)
        for table in spaces:
            # What lies past the last space is zeros, which compiled rules would read without a word.
            setattr(self.course, table, getattr(self.course, table)[: course.spaces])
        self.race: Any = guard(self.lane.state())
        self.paper: Any = guard(self.lane.work(watch=1))
        self.memo: Any = guarded_memo(self.lane)

    def state(self) -> Any:
        return self.race

    def work(self) -> Any:
        return self.paper

    def codes(self, count: int) -> list[int]:
        """The first codes on the scratch paper: the legal moves, once they were asked for."""
        return list(self.paper.codes[:count])

    def decide_by_view(self, veiled: Any, seat: int, bot: int) -> int:
        """What a bot would do that remembers nothing and knows only what its seat may know."""
        answers: Any = self.lane.module("answers", interpreted=True)
        known, paper = veiled.copy(), self.lane.work()
        answers.legal(self.plain_course, known, paper)
        code: int = answers.decide(self.plain_course, known, paper, self.lane.new_memo(True), seat, bot)
        return code

    def clear(self) -> None:
        """Whoever reads the events takes the paper away; a new one is empty."""
        self.paper.written = 0


class Compiled(Interpreted):
    """The twin: the same functions as machine code, on records of NumPy arrays."""

    interpreted = False

    def records(self, course: Any, spaces: tuple[str, ...]) -> None:
        self._arrays = course.as_array(), self.lane.state().as_array(), self.lane.work(watch=1).as_array()
        self.course, self.race, self.paper = (array[0] for array in self._arrays)
        self.memo = self.lane.memo.empty_array(1)[0]

    def state(self) -> Any:
        return self.lane.state.from_record(self._arrays[1][0])

    def work(self) -> Any:
        return self.lane.work.from_record(self._arrays[2][0])

    def codes(self, count: int) -> list[int]:
        found: list[int] = self._arrays[2]["codes"][0, :count].tolist()
        return found

    def clear(self) -> None:
        self.paper["written"] = 0


def race(game: Game[Any], lanes: list[Any], policy: str, seed: int) -> Iterator[Any]:
    """Drives all lanes through the same race, and the game's own `apply` along with them; after every move each must be
    in the same state, with the same scratch paper (events included). Gives the state after every move."""
    random, policies = Random(seed), lanes[0].lane.policies
    state = game.start()
    for lane in lanes:
        lane.answers.start(lane.course, lane.race, lane.paper, game.first)
    for number in range(LONGEST):
        agree(lanes, state, number)
        yield state
        seat = one(lane.answers.actor(lane.race) for lane in lanes)
        if not game.actors(state):
            assert seat == NOBODY
            agree_on_the_end(game, lanes, state)
            return
        assert seat in game.actors(state)  # of several that act at once, the lab asks one after the other
        for lane in lanes:
            lane.clear()
        if seat == CHANCE:
            ways = one(lane.answers.ways(lane.course, lane.race) for lane in lanes)
            assert ways == game.ways(state)
            way = random.randrange(ways)
            for lane in lanes:
                lane.answers.fall(lane.course, lane.race, lane.paper, way)
            state = game.apply(state, CHANCE, game.outcome(state, way)).state
            continue
        moves = one(lane.answers.legal(lane.course, lane.race, lane.paper) for lane in lanes)
        codes = one(lane.codes(moves) for lane in lanes)
        assert [game.encode(state, move) for move in game.legal(state, seat)] == codes
        bot = random.randrange(len(policies)) if policy == "mixed" else policies.index(policy)
        code = random.choice(codes)
        if policies[bot] != RANDOM:
            answers = (lane.answers.decide(lane.course, lane.race, lane.paper, lane.memo, seat, bot) for lane in lanes)
            code = one(answers)
            if game.secrets:
                seen = lanes[0].decide_by_view(game.veil(state, seat), seat, bot)
                assert seen == code, "the bot used what is hidden from its seat"
        assert code in codes, "the bot chose what is not legal"
        for lane in lanes:
            lane.answers.act(lane.course, lane.race, lane.paper, code)
        state = game.apply(state, seat, game.decode(state, code)).state
    raise AssertionError("the race does not end")


def agree_on_the_end(game: Game[Any], lanes: list[Any], state: Any) -> None:
    """Winners and places of the lanes are those of the game's result."""
    result = game.result(state)
    assert result is not None
    won = one(lane.answers.winners(lane.course, lane.race) for lane in lanes)
    assert tuple(seat for seat in range(game.seats) if won >> seat & 1) == result.winners
    assert won >> game.seats == 0
    for seat in range(game.seats):
        assert one(lane.answers.rank(lane.course, lane.race, seat) for lane in lanes) == result.ranks[seat]


def one(values: Iterator[Any]) -> Any:
    """The value that all lanes agree on."""
    first, *others = values
    assert all(other == first for other in others), f"lanes say {[first, *others]}"
    return first


def agree(lanes: list[Any], state: Any, number: int) -> None:
    for lane in lanes:
        found = lane.state()
        if lane.interpreted:
            found.as_array()  # raises OverflowError where a number is too wide for its field
        same(found, state, f"move {number}: the state of {type(lane).__name__}")
    for lane in lanes[1:]:
        same(lane.work(), lanes[0].work(), f"move {number}: the scratch paper of {type(lane).__name__}")


def same(record: Fields, other: Fields, what: str) -> None:
    one, two = vars(record), vars(other)
    assert one.keys() == two.keys()
    differ = {name: (value, two[name]) for name, value in one.items() if value != two[name]}
    assert not differ, f"{what} differs: {differ}"
