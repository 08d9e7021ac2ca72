"""Generates random circuits from the box: whole ones from a seed, or the rest of one that somebody has begun."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from paddock.core.messages import PaddockError
from paddock.games.hurry_cup.box import Piece, box
from paddock.games.hurry_cup.check import check_tiles
from paddock.games.hurry_cup.circuit import (
    HEADINGS,
    START,
    Circuit,
    lay_tiles,
    read_circuit,
    write_circuit,
)
from paddock.games.hurry_cup.rally import TILES

LETTERS = {0: "s", -1: "l", 1: "r", -2: "L", 2: "R"}
KINDS = {0: "straight", 1: "bend", 2: "hairpin"}
WIDE, HIGH = 19.0, 13.0
"""How much room a circuit may take, in sides of a hexagon, so that it can be drawn large."""
PATIENCE = 400
"""Tiles tried before the search starts over: a bad beginning is not worth more."""
ATTEMPTS = 60
_KEY = re.compile(r"random-(\d{1,18})")

Place = tuple[int, int]
Extent = tuple[float, float, float, float]


def is_random(key: str) -> bool:
    return seed_of(key) is not None


def random_key(seed: int) -> str:
    return f"random-{seed}"


def seed_of(key: str) -> int | None:
    """The seed of a random circuit; None where this names another one."""
    match = _KEY.fullmatch(key)
    return int(match[1]) if match else None


def random_circuit(key: str) -> Circuit:
    """The circuit `random-7`: the same for ever for the same number."""
    match = _KEY.fullmatch(key)
    if match is None:
        raise PaddockError("hurry-random-key", key=key)
    words = finish_circuit([], int(match[1]))
    assert words is not None, "an empty table can always be laid"
    return read_circuit(write_circuit(f"Random {match[1]}", words), key)


def finish_circuit(begun: Sequence[str], seed: int) -> list[str] | None:
    """The words of a whole valid circuit that begins with these tiles; None where no way on was found. Raises
    PaddockError with the first fault of what is laid."""
    try:
        tiles = lay_tiles(begun)
    except KeyError as error:
        number = int(error.args[0])
        raise PaddockError("hurry-circuit-word", place="-", number=number, word=begun[number - 1]) from None
    for fault in check_tiles(tiles):
        raise PaddockError(f"hurry-fault-{fault.key}", **fault.args)
    random = Random(seed)
    left = box() - Counter(tile.piece for tile in tiles)
    if len(tiles) == TILES:
        return list(begun)
    places = [START, *(tile.place for tile in tiles)]
    heading = tiles[-1].leaves if tiles else 0
    for attempt in range(ATTEMPTS):
        # With every failure the road may be a little larger and come a little closer to itself.
        turns = _Search(random, left, places, heading, attempt / ATTEMPTS, fresh=not begun).run()
        if turns is not None:
            return [*begun, *_dress(random, turns, left)]
    return None


class _Search:
    """Depth first: lay a tile, take it back where it overlaps, crowds other road or leaves the table."""

    def __init__(
        self, random: Random, left: Counter[Piece], places: Sequence[Place], heading: int, ease: float, fresh: bool
    ) -> None:
        self.random, self.ease, self.fresh = random, ease, fresh
        self.left = {turn: sum(n for piece, n in left.items() if piece.kind == kind) for turn, kind in KINDS.items()}
        self.count = sum(self.left.values())
        self.taken = set(places)
        self.places, self.heading = list(places), heading
        xs, ys = zip(*(_centre(*place) for place in places), strict=True)
        self.extent = min(xs), max(xs), min(ys), max(ys)

    def run(self) -> list[int] | None:
        """The turns of all tiles but the finish."""
        turns: list[int] = []
        here, heading = _ahead(self.places[-1], self.heading), self.heading
        extent = self._with(self.extent, here)
        if extent is None:
            return None
        if not self.count:
            return turns
        # One level a tile: where it lies, the heading into it, what room the road takes up to it, and the turns that
        # are still to be tried there.
        stack = [(here, heading, extent, self._options(0, turns))]
        self.taken.add(here)
        for _ in range(PATIENCE):
            here, heading, extent, options = stack[-1]
            if not options:
                stack.pop()
                self.taken.discard(here)
                if not stack:
                    return None
                self.left[abs(turns.pop())] += 1
                continue
            turn = options.pop()
            if self.left[abs(turn)] == 0:
                continue
            leaves = (heading + turn) % 6
            following = _ahead(here, leaves)
            wider = self._with(extent, following)
            if wider is None:
                continue
            self.left[abs(turn)] -= 1
            turns.append(turn)
            if len(turns) == self.count:
                return turns  # what follows is the finish, and its place is free
            stack.append((following, leaves, wider, self._options(len(turns), turns)))
            self.taken.add(following)
        return None

    def _options(self, laid: int, turns: Sequence[int]) -> list[int]:
        """The turns to try, the last first: straight after the start and before the finish; else anything."""
        if (self.fresh and laid < 2) or laid == self.count - 1:
            return [0]
        options = [0, 0, 0, 1, -1, 1, -1, 2, -2]
        self.random.shuffle(options)
        found = list(dict.fromkeys(options))
        if turns and abs(turns[-1]) == 2:
            found = [turn for turn in found if turn != turns[-1]]  # two hairpins the same way lead back into the road
        return found

    def _with(self, extent: Extent, place: Place) -> Extent | None:
        """The room that the road takes with a tile here; None where one cannot lie here."""
        if place in self.taken:
            return None
        close = sum(_ahead(place, heading) in self.taken for heading in range(6))
        if close > 1 + int(4 * self.ease) and self.random.random() >= 0.2:
            return None
        (x, y), (left, right, top, bottom) = _centre(*place), extent
        left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
        room = 1 + self.ease
        return None if right - left > WIDE * room or bottom - top > HIGH * room else (left, right, top, bottom)


def _ahead(place: Place, heading: int) -> Place:
    return place[0] + HEADINGS[heading][0], place[1] + HEADINGS[heading][1]


def _centre(q: int, r: int) -> tuple[float, float]:
    return 1.7320508 * (q + r / 2), 1.5 * r


def _dress(random: Random, turns: Sequence[int], left: Counter[Piece]) -> list[str]:
    """Gives every tile a limit and a star of the box; stars are spread over the road."""
    piles: dict[str, list[Piece]] = {kind: [] for kind in KINDS.values()}
    for piece, count in left.items():
        if piece.kind in piles:
            piles[piece.kind] += [piece] * count
    for pile in piles.values():
        random.shuffle(pile)
    starred = _spread([at for at, turn in enumerate(turns) if turn == 0], [p for p in piles["straight"] if p.star])
    plain = [piece for piece in piles["straight"] if not piece.star]
    words = []
    for at, turn in enumerate(turns):
        piece = starred.get(at) or (plain.pop() if turn == 0 else piles[KINDS[abs(turn)]].pop())
        words.append(f"{LETTERS[turn]}{piece.limit or ''}{'*' if piece.star else ''}")
    return [*words, "F"]


def _spread(straights: Sequence[int], stars: Sequence[Piece]) -> dict[int, Piece]:
    """Stars on straights, as evenly along the road as the straights allow."""
    if not stars:
        return {}
    step = len(straights) / len(stars)
    return {straights[int(step * (n + 0.5))]: star for n, star in enumerate(stars)}
