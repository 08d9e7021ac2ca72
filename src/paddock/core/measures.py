"""What the numbers of a state mean to somebody who learns from them: their bounds, and how they are told as features.

A game names a `MeasuresMaker` in its `Kind`: a measure for each field of its state. A feature is between 0 and 1. All
that can be told from any seat is told from the seat that looks: its own things first, then the others' clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from paddock.core.game import Game
from paddock.core.registry import kind, resolve

Numbers = np.ndarray[Any, Any]
WIDEST = 2**48
"""No number of a state is larger. (Sets of spaces are one number, with a bit for each.)"""


class Looks(NamedTuple):
    """Who looks at each of the states that are told."""

    seat: Numbers
    seats: int


def turned_to_seats(own: Sequence[Sequence[int]]) -> Numbers:
    """What the seats have, as each seat counts it: its own first, then the others' clockwise."""
    seats = range(len(own))
    return np.array([[thing for place in seats for thing in own[(seat + place) % len(own)]] for seat in seats])


class Measure:
    """How one number of a field is told, in `width` features. This one tells nothing: for what other fields say."""

    width = 0

    def __init__(self, low: int = -WIDEST, high: int = WIDEST) -> None:
        self.low, self.high = low, high
        """The numbers that there can be."""

    @property
    def how(self) -> str:
        """Its kind, or that of the numbers in its row."""
        return type(getattr(self, "measure", self)).__name__

    def parts(self, count: int, seats: int) -> int:
        """How many of a field's numbers are told."""
        return count

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        """[N, parts, width]: the features of these numbers, [N, count]."""
        return np.zeros((*numbers.shape, 0), np.float32)


class Anything(Measure):
    """A number that nothing is known of: its logarithm, half-way up for zero."""

    width = 1

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        size = np.log2(1 + np.abs(numbers.astype(np.float64))) / 49
        told: Numbers = ((1 + np.sign(numbers) * size) / 2).astype(np.float32)[..., np.newaxis]
        return told


class Looked(Measure):
    """Features that are looked up in a table with a row for every number from `low` on."""

    def __init__(self, low: int, table: Numbers) -> None:
        super().__init__(low, low + len(table) - 1)
        self.table, self.width = table.astype(np.float32), table.shape[1]

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        told: Numbers = self.table[np.clip(numbers, self.low, self.high) - self.low]
        return told


class Choice(Looked):
    """One of so many, as a feature each, of which one is 1; -1 is none of them."""

    def __init__(self, size: int) -> None:
        super().__init__(-1, np.eye(size + 1)[:, 1:])


class Amount(Looked):
    """So much of the most that there can be."""

    def __init__(self, most: int) -> None:
        super().__init__(0, np.linspace(0, 1, most + 1)[:, np.newaxis])


class Flag(Amount):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)


class Place(Looked):
    """A space of the board: which one, and what the board says of it, a row of features a space. Numbers up to `high`
    are no space."""

    def __init__(self, board: Numbers, high: int = 0) -> None:
        spaces, features = board.shape
        table = np.zeros((max(spaces, high + 1), spaces + features))
        table[:spaces] = np.hstack([np.eye(spaces), board])
        super().__init__(0, table)


class Count(Measure):
    """A number without an end, such as that of the round: n of `usual` + n."""

    width = 1

    def __init__(self, usual: int) -> None:
        super().__init__(0)
        self.usual = usual

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        told: Numbers = (numbers / (numbers + self.usual)).astype(np.float32)[..., np.newaxis]
        return told


class Members(Measure):
    """A set: a bit, and a feature, for each that it may have."""

    def __init__(self, size: int) -> None:
        super().__init__(0, 2**size - 1)
        self.width = size

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        return (numbers[..., np.newaxis] >> np.arange(self.width) & 1).astype(np.float32)


class Handful(Measure):
    """Dice as one number, with three bits a face: for every face a feature for one die, a second, and so on."""

    def __init__(self, faces: int, dice: int) -> None:
        super().__init__(0, 8**faces - 1)
        self.dice, self.faces, self.width = dice, faces, faces * dice

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        shown = numbers[..., np.newaxis] >> 3 * np.arange(self.faces) & 7
        told = shown[..., np.newaxis] > np.arange(self.dice)
        return told.reshape(*numbers.shape, self.width).astype(np.float32)


class SeatNumber(Measure):
    """A seat, as a feature each: the one that looks, then the others clockwise. -1 is nobody."""

    def __init__(self, seats: int) -> None:
        super().__init__(-1, seats - 1)
        self.width = seats

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        place = (numbers - looks.seat[:, np.newaxis]) % looks.seats
        told: Numbers = np.eye(looks.seats, dtype=np.float32)[place] * (numbers >= 0)[..., np.newaxis]
        return told


class SeatMembers(Members):
    """A set of seats, told from the seat that looks."""

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        told = super().tell(numbers, looks)
        order = (looks.seat[:, np.newaxis] + np.arange(looks.seats)) % looks.seats
        turned: Numbers = np.take_along_axis(told, order[:, np.newaxis, :], 2)
        return turned


class Piece(Measure):
    """One of the pieces of all seats, as a feature each: those of the seat that looks first. `own` are the numbers of
    each seat's pieces; -1 is none."""

    def __init__(self, own: Sequence[Sequence[int]], high: int) -> None:
        super().__init__(-1, high)
        self.own, self.width = own, sum(map(len, own))

    def order(self, looks: Looks) -> Numbers:
        """[N, 1, pieces]: the pieces as each of those who look counts them."""
        turned: Numbers = turned_to_seats(self.own)[looks.seat][:, np.newaxis, :]
        return turned

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        told: Numbers = (numbers[..., np.newaxis] == self.order(looks)).astype(np.float32)
        return told


class PieceMembers(Piece):
    """A set of such pieces, a bit each."""

    def __init__(self, own: Sequence[Sequence[int]], pieces: int) -> None:
        super().__init__(own, 2**pieces - 1)
        self.low = 0

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        told: Numbers = (numbers[..., np.newaxis] >> self.order(looks) & 1).astype(np.float32)
        return told


class First(Measure):
    """The first numbers of a row; the others mean nothing at this table."""

    def __init__(self, count: int, measure: Measure) -> None:
        super().__init__(min(measure.low, 0), measure.high)
        self.count, self.measure, self.width = count, measure, measure.width

    def parts(self, count: int, seats: int) -> int:
        return self.count

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        return self.measure.tell(numbers[:, : self.count], looks)


class PerSeat(Measure):
    """A row with something for every seat: the one that looks comes first. `places` are each seat's own places in the
    row, where that is not one place a seat."""

    def __init__(self, measure: Measure, places: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(min(measure.low, 0), measure.high)
        self.measure, self.width, self.places = measure, measure.width, places

    def parts(self, count: int, seats: int) -> int:
        return sum(map(len, self.places)) or seats

    def tell(self, numbers: Numbers, looks: Looks) -> Numbers:
        turned = turned_to_seats(self.places or [[seat] for seat in range(looks.seats)])
        return self.measure.tell(np.take_along_axis(numbers, turned[looks.seat], 1), looks)


MeasuresMaker = Callable[[Game[Any]], Mapping[str, Measure]]
"""Makes the measures of a game with its options, by the names of its state's fields."""


def measures_of(game: Game[Any]) -> dict[str, Measure]:
    """What the numbers of each field of a game's states mean."""
    maker: MeasuresMaker | None = resolve(kind(game.name).measures)
    known = {} if maker is None else maker(game)
    return {name: known.get(name, Anything()) for name in type(game.start()).dtype().names or ()}


class Telling:
    """All features of a state, field by field."""

    def __init__(self, game: Game[Any]) -> None:
        self.seats = game.seats
        self.parts: dict[str, tuple[int, int, Measure]] = {}
        """Where the features of each field that is told begin and end."""
        dtype, self.size = type(game.start()).dtype(), 0
        for name, measure in measures_of(game).items():
            count = int(np.prod(dtype[name].shape, dtype=int))
            begin, self.size = self.size, self.size + measure.parts(count, game.seats) * measure.width
            if measure.width:
                self.parts[name] = begin, self.size, measure

    def of(self, numbers: Mapping[str, Numbers], seat: Numbers) -> Numbers:
        """[N, size]: the features of N states, whose fields are given as [N, count], for the seats that look."""
        looks, told = Looks(seat, self.seats), np.zeros((len(seat), self.size), np.float32)
        for name, (begin, end, measure) in self.parts.items():
            told[:, begin:end] = measure.tell(numbers[name], looks).reshape(len(seat), -1)
        return told
