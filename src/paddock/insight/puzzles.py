"""Judges what somebody has played in a puzzle: by the state that it led to, whatever moves it took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from paddock.core.advice import Way
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import say
from paddock.core.moves import Move
from paddock.core.puzzles import Puzzle
from paddock.insight.words import percent


class Judged(NamedTuple):
    """Which of the puzzle's ways was gone."""

    game: Game[Any]
    state: Any
    """Before it, as the seat sees it."""
    seat: int
    ways: tuple[Way, ...]
    """All ways of the puzzle, best first."""
    played: int
    """The number of the way that was gone, from 0: the best."""

    @property
    def solved(self) -> bool:
        return self.played == 0

    @property
    def other(self) -> int:
        """The way that the best one is compared with: the one that was gone, or else the next best."""
        return self.played or 1

    def why(self, puzzle: Puzzle, names: Sequence[str], language: str | None = None) -> str:
        """One sentence: what sets the best way apart from the other, or else how far the chances are apart."""
        reason = self.game.compare(self.state, self.seat, self.ways[0], self.ways[self.other])
        if reason is not None:
            return reason.text(names, language)
        shares = percent(puzzle.ways[0].share), percent(puzzle.ways[self.other].share)
        return say("coach-ahead", language, best=shares[0], other=shares[1])


def judge(puzzle: Puzzle, moves: Sequence[Move]) -> Judged | None:
    """What the moves of the seat, from the position of the puzzle on, come to; None where it has not decided yet. What
    it did later does not count."""
    game, state = puzzle.set_up()
    gone = _walk(game, state, puzzle.seat, moves)
    if gone is None:
        return None
    ways = tuple(_way(game, state, puzzle, number) for number in range(len(puzzle.ways)))
    ends = [repr(way.state) for way in ways]
    end = repr(gone.state)
    if end not in ends:  # another one of several like pieces was moved, which comes to the same
        end = repr(_like(game, state, puzzle.seat, gone.moves))
    return Judged(game, state, puzzle.seat, ways, ends.index(end))


def _way(game: Game[Any], state: Any, puzzle: Puzzle, number: int) -> Way:
    found = _walk(game, state, puzzle.seat, [game.read(text) for text in puzzle.ways[number].moves])
    assert found is not None, "a way of a puzzle leads to where somebody else, or chance, is to act"
    return found


def _walk(game: Game[Any], state: Any, seat: int, moves: Sequence[Move]) -> Way | None:
    """The way that these moves lead to where somebody else, or chance, is to act; None where they do not."""
    events: list[Event] = []
    for number, move in enumerate(moves, 1):
        state, happened = game.apply(state, seat, move)
        events += happened
        if game.actors(state) != {seat}:
            return Way(tuple(moves[:number]), state, tuple(events))
    return None


def _like(game: Game[Any], state: Any, seat: int, moves: Sequence[Move]) -> Any:
    """The state that the first of all like moves lead to."""
    for move in moves:
        state = game.apply(state, seat, game.alike(state, seat, move)).state
    return state
