"""What a game says about its lane: where its rules are, and which records they work on. All else has a default."""

from __future__ import annotations

import dataclasses
import functools
import importlib.util
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from paddock.core.fields import Fields
from paddock.core.game import Game
from paddock.core.lane.bot import LaneBot
from paddock.core.lane.knowledge import Knowledge
from paddock.core.lane.survey import Fact
from paddock.core.lane.tally import Tally
from paddock.core.rule import shared

RANDOM = "random"
HEATS = ("lab-heat-stops", "lab-heat-waits", "lab-heat-setbacks")


class NoMemo(Fields):
    """For bots that remember nothing."""

    nothing: int = 0


def _no_spaces(game: Any) -> list[str]:
    return []


def _one(game: Any) -> int:
    return 1


@dataclasses.dataclass(frozen=True)
class Lane:
    """A game's lane. Its folder has a module `rules`, and `policies`, `tally` and `survey` where it has bots, counts
    and facts of its own: `shared/answers.py` says what is asked of them."""

    package: str
    """The package of the game: where its module `rules` is."""
    state: type[Fields]
    work: type[Fields]
    """Scratch paper, with at least `codes`, `watch` and `written`."""
    memo: type[Fields] = NoMemo
    """What its bots remember."""
    table_memo: Callable[[], Any] | None = None
    """The memo of a bot at a table, where another form of it suits that better."""
    knowledge: Knowledge | None = None
    """What its bots look up, where that has to be made first."""
    usual: str = ""
    """The bot that plays where nobody names one: in simulations, in playouts, and when a board is judged. It must be
    quick and look nothing up. By itself, the strongest."""
    tally: type[Tally] = Tally
    facts: Sequence[Fact] = ()
    """What is special to the game, by its number in a survey."""
    heats: tuple[str, str, str] = HEATS
    """The messages that name the rows of the heat map."""
    way: Callable[[Any], int] = _one
    """How long the way is at a table, in the measure of the game's survey."""
    spaces: Callable[[Any], list[str]] = _no_spaces
    """The names of a table's spaces, by their numbers in a survey; empty for those where nobody can come to stand."""

    def module(self, name: str, interpreted: bool = False) -> ModuleType:
        """One of the modules in `core/lane/shared/`, bound to this game."""
        return shared(self.package, name, interpreted)

    def new_memo(self, interpreted: bool) -> Any:
        """An empty memo: a plain object, or an array of one record."""
        if not interpreted:
            return self.memo.empty_array(1)
        return self.memo() if self.table_memo is None else self.table_memo()

    def is_ready(self, game: Game[Any], policy: str) -> bool:
        """Can this bot play at its full strength now? Quick to ask, again and again."""
        return self.knowledge is None or not self.knowledge.needed(game, policy) or self.knowledge.known(game)

    def warm(self, game: Game[Any], policy: str) -> None:
        """Makes whatever this bot still needs. This may take a minute: call it where nobody waits."""
        if self.knowledge is not None and not self.is_ready(game, policy):
            self.knowledge.make(game)

    def memo_for(self, game: Game[Any], policies: Sequence[str], interpreted: bool) -> Any:
        """A memo with all that these bots look up, as far as it is known."""
        memo = self.new_memo(interpreted)
        if self.knowledge is not None and any(self.knowledge.needed(game, policy) for policy in policies):
            self.knowledge.fill(game, memo, interpreted)
        return memo

    def bot(self, policy: str) -> Callable[[Game[Any], int, int], LaneBot]:
        """Makes a bot for the table from one of the policies: for a game, a seat and a seed."""
        return functools.partial(LaneBot, self, policy)

    @functools.cached_property
    def policies(self) -> tuple[str, ...]:
        """The bots that the lane knows, weakest first, by their numbers there."""
        return (RANDOM, *(getattr(self._module("policies"), "POLICIES", ())))

    @property
    def usual_policy(self) -> str:
        """Who plays where nobody names a bot."""
        return self.usual or self.policies[-1]

    @functools.cached_property
    def has_survey(self) -> bool:
        """Does the game note what happens in a race?"""
        return self._module("survey") is not None

    @functools.cached_property
    def has_progress(self) -> bool:
        """Does the game say how far along seats are? In some games seats have no car of their own."""
        return hasattr(self._module("survey"), "measure")

    def _module(self, name: str) -> ModuleType | None:
        module = f"{self.package}.{name}"
        return importlib.import_module(module) if importlib.util.find_spec(module) else None
