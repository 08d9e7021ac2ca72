"""A screen for any game: how everybody stands, and what can be done, each with what it would lead to. Both are said in
the game's own words where it has them (`Game.standing`, `Game.outline`, `Game.words`); else by the fields of its
position, and in notation.

A game may subclass it, and draw or word only what it wants to have otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.core.events import Event
from paddock.core.game import CHANCE, Game
from paddock.core.messages import PaddockError, say, spoken
from paddock.core.moves import Move
from paddock.core.terminal import Canvas, MenuItem

MOST_ITEMS = 24
"""How many moves get a number; the others are typed."""
EXAMPLES = 6
"""How many notations a line of help gives as examples."""
COUNTERS = ("round", "turn")
"""What a position calls the number that says how far the game has come."""


class PlainScreen:
    """It knows no rules: previews come from applying moves."""

    # -- the picture

    def picture(
        self, game: Game[Any], state: Any, names: Sequence[str], menu: Sequence[MenuItem], canvas: Canvas
    ) -> RenderableType:
        columns, texts = self._in_words(game, state) or self._by_fields(game, state)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for title in ("", "", *columns, *self._result_titles(game, state)):
            table.add_column(Text(title))
        actors = game.actors(state)
        for seat, colour in enumerate(game.colours()):
            mark = ">" if seat in actors else " "
            cells = [column[seat] for column in columns.values()] + self._result_cells(game, state, seat)
            table.add_row(*map(Text, (mark, f"{names[seat]} ({colour})", *cells)))
        lines = [Text(text) for text in texts]
        for line in lines:
            line.truncate(canvas.width, overflow="ellipsis")
        if canvas.height is not None:
            lines = lines[: max(0, canvas.height - game.seats - 2)]
        return Group(table, *lines)

    def _in_words(self, game: Game[Any], state: Any) -> tuple[dict[str, list[str]], list[str]] | None:
        """Columns for the seats and lines below them; None where the game has no words for how a seat stands."""
        standings = [game.standing(state, seat, spoken()) for seat in range(game.seats)]
        texts = [one.text for one in standings if one is not None]
        return ({"": texts}, game.outline(state, spoken())) if len(texts) == game.seats else None

    def _by_fields(self, game: Game[Any], state: Any) -> tuple[dict[str, list[str]], list[str]]:
        """The same from the position: a column for each field that has something for every seat, a line for others."""
        document = _document(game, state)
        columns = {name: cells for name, value in document.items() if (cells := _by_seat(game, value))}
        others = {name: value for name, value in document.items() if name not in columns and not _is_nothing(value)}
        return columns, [f"{name}: {_short(value)}" for name, value in others.items()]

    def _result_titles(self, game: Game[Any], state: Any) -> list[str]:
        return [] if game.result(state) is None else [say("plain-rank"), say("plain-points-title")]

    def _result_cells(self, game: Game[Any], state: Any, seat: int) -> list[str]:
        result = game.result(state)
        return [] if result is None else [str(result.ranks[seat]), str(result.points[seat])]

    # -- the menu

    def menu(self, game: Game[Any], state: Any, seat: int, names: Sequence[str], plain: bool) -> list[MenuItem]:
        moves = game.legal(state, seat)
        listed = moves if len(moves) <= MOST_ITEMS else moves[: MOST_ITEMS - 1]
        found = [MenuItem(self._words(game, state, seat, move, names), move) for move in listed]
        if more := moves[len(listed) :]:
            line = say("plain-more", count=len(more), moves=_some(game.write(move) for move in more))
            found.append(MenuItem(Text(line), None, "…"))
        return found

    def _words(self, game: Game[Any], state: Any, seat: int, move: Move, names: Sequence[str]) -> Text:
        events = game.apply(state, seat, move).events
        told = " ".join(game.tell(event, names, spoken()) for event in events if game.sees(event, seat))
        notation, words = game.write(move), game.words(move, names, spoken())
        line = Text(notation) if words is None else Text(words).append(f" ({notation})", "dim")
        return line.append(f"  {told}" if told else "", "dim")

    def read(self, game: Game[Any], state: Any, seat: int, text: str) -> Move:
        return game.read(text)

    # -- chance, where dice are real

    def question(self, game: Game[Any], state: Any, names: Sequence[str]) -> str:
        return say("plain-ask-chance", outcomes=_some(_outcomes(game, state)))

    def answer(self, game: Game[Any], state: Any, text: str) -> Move:
        """The notation of an outcome, or only its last word where that says enough: `4` for `roll 4`."""
        typed = text.strip().lower()
        outcomes = _outcomes(game, state)
        found = [move for notation, move in outcomes.items() if notation.lower() == typed]
        found = found or [move for notation, move in outcomes.items() if notation.lower().split()[-1:] == [typed]]
        if len(found) != 1:
            raise PaddockError("plain-no-outcome", text=text, outcomes=_some(outcomes))
        return found[0]

    # -- words

    def brief(self, event: Event) -> bool:
        return True

    def moment(self, game: Game[Any], state: Any) -> str:
        if game.result(state) is not None:
            return say("plain-over")
        document = _document(game, state)
        for counter in COUNTERS:
            if isinstance(document.get(counter), int):
                return say(f"plain-{counter}", number=document[counter])
        return say("plain-under-way")

    def prizes(self, points: int) -> str:
        return say("plain-points", points=points)

    def notation(self, game: Game[Any], state: Any) -> str:
        moves = [move for seat in sorted(game.actors(state)) if seat != CHANCE for move in game.legal(state, seat)]
        return say("plain-notation", moves=_some(game.write(move) for move in moves))


def _document(game: Game[Any], state: Any) -> dict[str, Any]:
    found = game.position(state).get("state")
    return found if isinstance(found, dict) else {}


def _by_seat(game: Game[Any], value: Any) -> list[str] | None:
    """A part of a position that has something for each seat, by number or by colour; None for any other."""
    colours = game.colours()
    if isinstance(value, Mapping) and value and set(value) <= set(colours):
        return [_short(value.get(colour)) for colour in colours]
    if isinstance(value, list | tuple) and len(value) == game.seats > 1:
        return [_short(one) for one in value]
    return None


def _is_nothing(value: Any) -> bool:
    return value is None or value == "" or value == [] or value == {} or value == ()


def _short(value: Any) -> str:
    match value:
        case None | [] | () | "":
            return "-"
        case bool():
            return str(value).lower()
        case list() | tuple():
            return " ".join(_short(one) for one in value)
        case dict():
            return ", ".join(f"{name} {_short(one)}" for name, one in value.items())
    return str(value)


def _outcomes(game: Game[Any], state: Any) -> dict[str, Move]:
    """What chance can bring now, by notation."""
    return {game.write(move): move for move, _ in game.chances(state)}


def _some(notations: Any) -> str:
    """A few of many, in one line."""
    found = list(islice(notations, EXAMPLES + 1))
    return ", ".join(found[:EXAMPLES]) + (", …" if len(found) > EXAMPLES else "")
