"""The cases of all laws: the toy, and every installed game as its tests say (`tests/games/FOLDER/laws.py`), or else as
it says itself."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddock.core.game import Game
from paddock.core.handbook import resource
from paddock.core.law_entry import Entry, Factory
from paddock.core.registry import kinds
from paddock.laws.cases import cases_of, entry_of

from .toy import FOLDED, Table, Toy

TESTS = Path(__file__).parents[1]


def shuffle_what_is_hidden(game: Game[Any], state: Table, seat: int | None, random: Random) -> Iterator[Table]:
    """Other cards in other hands, another die under the cup, other guesses under the seal."""
    others = [other for other in range(game.seats) if other != seat]
    for _ in range(4):
        new = state.copy()
        unseen = [value + 1 for value in range(3) for _ in range(state.pile[value])]
        unseen += [state.card[other] for other in others if state.card[other]]
        random.shuffle(unseen)
        for other in others:
            if state.card[other]:
                new.card[other] = unseen.pop()
            if state.guess[other]:
                new.guess[other] = random.choice([*range(1, new.card[other] + 1), FOLDED])
        new.pile = [unseen.count(value + 1) for value in range(3)]
        if state.die:
            new.die = random.choice([1, 2, 3])
        yield new


def toy(kind: type[Toy] = Toy, board: str | None = None, **options: Any) -> Factory:
    return lambda: kind(options, board)


TOY = Entry(
    factories={"three": toy(), "two": toy(players=2), "four-small-pile": toy(board="3 2 4", players=4)},
    alternatives=shuffle_what_is_hidden,
)


def entry_in_tests(name: str) -> Entry | None:
    """What the tests of a game say; None where this repository has none for it."""
    folder = resource(name)
    if folder is None or not (TESTS / "games" / folder.name / "laws.py").is_file():
        return None
    found: Entry = importlib.import_module(f"..games.{folder.name}.laws", __package__).LAWS
    return found


GAMES: dict[str, Entry] = {name: entry_in_tests(name) or entry_of(name) for name in kinds()} | {"toy": TOY}
CASES = [case for name, entry in GAMES.items() for case in cases_of(name, entry)]
WITH_LANE = [case for case in CASES if case.lane is not None]
POLICIES = [pytest.param(case, policy, id=f"{case.name}-{policy}") for case in WITH_LANE for policy in case.policies]
