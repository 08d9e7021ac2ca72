"""Looks for puzzles: races of a game's bots are played, and every decision in them is looked at.

A decision is a puzzle where one way is better than every other by at least eight points, surely, and where no bot below
the master finds it. It is looked at in steps, from cheap to thorough, and the last word is spoken on fresh dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from paddock.bots import bot, warm
from paddock.core.advice import Way
from paddock.core.game import CHANCE, Game
from paddock.core.levels import MASTER
from paddock.core.messages import PaddockError
from paddock.core.puzzles import AHEAD, Collection, Looked, Puzzle, PuzzleWay
from paddock.core.registry import Bot, build, kind, lane_of, levels_of, resolve
from paddock.core.seating import seating_with
from paddock.core.shelf import shelf_of
from paddock.insight.weighing import Weighed, Weigher

MOST_WAYS = 24
"""Ways of a puzzle at most: who solves it has to see them."""
GLANCE, LOOK, STUDY = 256, 2_000, 24_000
"""Playouts of each way: at first sight, at a second one, and for the last word."""
SURE = 2.58
"""Standard errors by which a gap must exceed what is asked for."""
SEEDS = (1, 2, 3, 4, 5)
"""With which a bot that draws is asked."""
A_RACE = 1
"""Puzzles that are taken from one race: they would look alike."""


class Table(NamedTuple):
    """Options of races that are looked at, with whatever looks at them."""

    game: Game[Any]
    weigher: Weigher
    second: Weigher | None
    """Plays on with masters, where there are some and the game itself does not know what its states are worth."""
    rivals: tuple[str, ...]
    """The bots that must not find it."""


class Progress(NamedTuple):
    """How far the search is."""

    races: int
    positions: int
    puzzles: tuple[Puzzle, ...]
    dropped: Counter[str]
    """How many positions have been dropped, by why (`core/puzzles.py`)."""


def rivals(game: str) -> tuple[str, ...]:
    """The bots below the master, those that are asked: bots of the game, and levels that think. A bot that slips is the
    same bot when it does not; one that plays at random finds everything now and then."""
    thinking = [name for name, level in levels_of(game).items() if level.playouts]
    return tuple(name for name in (*kind(game).bots, *thinking) if name != MASTER)


def players(game: str) -> list[str]:
    """The levels that race each other: those that decide at once, so that many races can be looked at."""
    return [name for name, level in levels_of(game).items() if not level.playouts]


def tables(game: str) -> Iterator[Game[Any]]:
    """Every board that is shipped, with every number of players and the options that the game's `Kind` names."""
    its = kind(game)
    book = resolve(its.puzzles)
    if book is None:
        raise PaddockError("no-puzzles", game=game)
    shelf = shelf_of(game)
    for chosen in book.tables:
        for board in [board.options for board in shelf.boards()] if shelf else [{}]:
            options = {**board, **chosen}
            players = its.players_option
            seating = seating_with(build(game, options).options, its.seatings)
            for number in range(seating.least, seating.most + 1):
                yield build(game, {**options, players: number} if players else options)


class Miner:
    """Looks for puzzles of one game. What it finds depends on the seed alone."""

    def __init__(self, games: Sequence[Game[Any]], seed: int) -> None:
        """The races are raced at these tables, one after the other."""
        self._games, self._seed = games, seed
        self._tables: dict[int, Table] = {}
        self._positions = 0
        self._dropped: Counter[str] = Counter()

    def search(self, wanted: int, races: int) -> Iterator[Progress]:
        """Looks at races, at one table after the other, until there are enough puzzles or no more races."""
        found: list[Puzzle] = []
        for race in range(races):
            found += self._race(self._table(race % len(self._games)), race)
            yield Progress(race + 1, self._positions, tuple(found[:wanted]), self._dropped)
            if len(found) >= wanted:
                break

    def collected(self, last: Progress) -> Collection:
        return Collection(
            Looked(self._seed, last.races, last.positions, dict(sorted(last.dropped.items()))), last.puzzles
        )

    def _table(self, number: int) -> Table:
        if number not in self._tables:
            self._tables[number] = table_for(self._games[number])
        return self._tables[number]

    def _race(self, table: Table, number: int) -> list[Puzzle]:
        """The puzzles of one race between bots of the game, drawn by lot."""
        game, random = table.game, Random(f"{self._seed} {number}")
        names = random.choices(players(game.name), k=game.seats)
        bots = [bot(name, game, seat, random.getrandbits(32), number) for seat, name in enumerate(names)]
        for one in bots:
            warm(one)
        state, turn, found = game.start(), None, list[Puzzle]()
        while actors := game.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                state, turn = game.fall(state, random.randrange(game.ways(state))).state, None
                continue
            if len(found) < A_RACE and turn != seat and actors == {seat} and not game.live(state):
                found += self._looked_at(table, game.veil(state, seat), seat)
            turn = seat if actors == {seat} else None
            state = game.apply_legal(state, seat, bots[seat].choose(game.view(state, seat))).state
        return found

    def _looked_at(self, table: Table, veiled: Any, seat: int) -> list[Puzzle]:
        """The puzzle that this position is, if it is one."""
        ways = table.game.ways_on(veiled, seat)
        if len(ways) < 2:
            return []
        self._positions += 1
        found = puzzle_or_why(table, veiled, seat, ways, Random(f"{self._seed} {self._positions}"))
        if isinstance(found, Puzzle):
            return [found]
        self._dropped[found] += 1
        return []


def puzzle_or_why(table: Table, veiled: Any, seat: int, ways: Sequence[Way], seeds: Random) -> Puzzle | str:
    """The puzzle that this position is, or why it is none."""
    game = table.game
    if len(ways) > MOST_WAYS or any(game.actors(way.state) == {seat} for way in ways):
        return "many-ways"
    weighed = table.weigher.weigh(veiled, seat, ways, GLANCE, seeds.getrandbits(60))
    if lead(weighed)[0] < AHEAD / 2 if weighed.playouts else not far_ahead(weighed):
        return "no-lead"
    best = repr(ways[weighed.order[0]].state)
    for name in table.rivals:
        if finds(name, game, veiled, seat, best):
            return f"found-{name}"
    for playouts in (LOOK, STUDY) if weighed.playouts else ():
        weighed = table.weigher.weigh(veiled, seat, ways, playouts, seeds.getrandbits(60))
        if repr(ways[weighed.order[0]].state) != best or not far_ahead(weighed, -1 if playouts == LOOK else 1):
            return "unsure"
    if table.second is not None:
        again = table.second.weigh(veiled, seat, ways, LOOK, seeds.getrandbits(60))
        if repr(ways[again.order[0]].state) != best:
            return "masters-differ"
    return _made(game, veiled, seat, weighed)


def lead(weighed: Weighed) -> tuple[float, float]:
    """How much better the best way is than the next best, and the standard error of that."""
    best, other, *_ = weighed.order
    return weighed.gain(best, other)


def far_ahead(weighed: Weighed, sign: int = 1) -> bool:
    """Is the best way surely (or, with the other sign, possibly) as far ahead of all others as a puzzle asks for?"""
    best, *others = weighed.order
    gains = [weighed.gain(best, other) for other in others]
    return all(gain - sign * SURE * error >= AHEAD for gain, error in gains)


def finds(name: str, game: Game[Any], veiled: Any, seat: int, end: str) -> bool:
    """Does a bot go the way that leads to this state? One that draws is asked several times."""
    seeds = SEEDS[:1] if name in kind(game.name).bots else SEEDS
    players = [bot(name, game, seat, seed) for seed in seeds]
    for player in players:
        warm(player)
    return any(repr(_way_of(player, game, veiled, seat)) == end for player in players)


def table_for(game: Game[Any]) -> Table:
    """Whatever looks at races of this game, ready to begin."""
    lane = lane_of(game.name)
    names = rivals(game.name)
    for name in (*names, *([MASTER] if MASTER in kind(game.name).bots else [])):
        warm(bot(name, game, 0, 0))
    weigher = Weigher(game)
    second = Weigher(game, MASTER) if MASTER in lane.policies and not weigher.exact else None
    return Table(game, weigher, second, names)


def _way_of(player: Bot, game: Game[Any], state: Any, seat: int) -> Any:
    """The state that a bot leads to before somebody else, or chance, is to act."""
    while game.actors(state) == {seat}:
        move = game.alike(state, seat, player.choose(game.view(state, seat)))
        state = game.apply_legal(state, seat, move).state
    return state


def _made(game: Game[Any], veiled: Any, seat: int, weighed: Weighed) -> Puzzle:
    def told(way: int) -> PuzzleWay:
        moves = tuple(game.write(move) for move in weighed.ways[way].moves)
        return PuzzleWay(moves, round(weighed.shares[way], 5), round(weighed.errors[way], 5))

    gap, error = lead(weighed)
    return Puzzle(
        position=game.position(veiled),
        seat=seat,
        ways=tuple(map(told, weighed.order)),
        gap=round(gap, 5),
        gap_error=round(error, 5),
        playouts=weighed.playouts,
    )
