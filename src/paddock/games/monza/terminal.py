"""Monza in a terminal: the picture, choices in words with what they lead to, and whatever people may type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import PaddockError, say, spoken
from paddock.core.moves import Move
from paddock.core.terminal import Canvas, MenuItem
from paddock.games.monza import events as happened
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.field_kinds import read_colour, read_dice, space_word
from paddock.games.monza.game import Monza
from paddock.games.monza.moves import DRIVE, First, Lay, Reroll, Roll, Step
from paddock.games.monza.strip import die_face, face_words
from paddock.games.monza.text_board import TextBoard
from paddock.games.monza.track import Space

MINOR = (happened.RoundBegan, happened.TurnBegan, happened.Rolled, happened.Laid, happened.BonusOffered)
"""Minor events, which summaries leave out."""
ENDINGS = (happened.PushedBack, happened.Arrived, happened.BonusOffered)
"""The events that make a difference when a turn ends."""


class MonzaScreen:
    """The screen of Monza. Previews come from applying the move and telling its events."""

    def picture(
        self, game: Game[Any], state: Any, names: Sequence[str], menu: Sequence[MenuItem], canvas: Canvas
    ) -> RenderableType:
        numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(menu, 1):
            if isinstance(choice.move, Lay | Step):
                numbers.setdefault(choice.move.space, []).append(number)
        return TextBoard(_monza(game), state).draw(names, numbers, canvas)

    # -- the menu

    def menu(self, game: Game[Any], state: Any, seat: int, names: Sequence[str], plain: bool) -> list[MenuItem]:
        moves = game.legal(state, seat)
        single = [move for move in moves if not isinstance(move, Reroll)]
        found = [MenuItem(self._words(_monza(game), state, seat, move, names, plain), move) for move in single]
        if len(single) < len(moves):  # up to 63 handfuls: typed, not listed
            found.append(MenuItem(Text(say("monza-screen-reroll")), None, "r"))
        return found

    def _words(self, game: Monza, state: Any, seat: int, move: Move, names: Sequence[str], plain: bool) -> Text:
        line = Text()
        after, events = game.apply(state, seat, move)
        if isinstance(move, Lay):
            tile = "yes" if move.tile else "no"
            before, rest = say("monza-move-lay", colour="|", space=space_word(move.space), tile=tile).split("|")
            line.append(before).append_text(die_face(COLOURS.index(move.colour), plain)).append(rest)
            told = self._outlook(game, after, seat, names)
        elif isinstance(move, Step):
            line.append(say("monza-move-step", space=space_word(move.space)))
            told = _tell(game, events, names, happened.Arrived)
        elif move == DRIVE:
            line.append(say("monza-move-drive"))
            told = _tell(game, events, names, happened.Drove, happened.Stayed, *ENDINGS)
        else:
            line.append(say("monza-move-decline"))
            told = ""
        return line.append(f"  {told}", "dim") if told else line

    def _outlook(self, game: Monza, state: Any, seat: int, names: Sequence[str]) -> str:
        """What could follow a die: the spaces that the next ones fit, or what driving there would do."""
        moves = game.legal(state, seat)
        dice = [move for move in moves if isinstance(move, Lay) and not move.tile]
        nexts = [f"{face_words(COLOURS.index(die.colour))} {space_word(die.space)}" for die in dice]
        parts = [say("monza-screen-then", spaces=", ".join(nexts))] if nexts else []
        if DRIVE in moves:
            ends = _tell(game, game.apply(state, seat, DRIVE).events, names, *ENDINGS)
            if ends:
                parts.append(ends)
            elif not nexts:
                parts.append(say("monza-screen-then-nothing"))
        return "; ".join(parts)

    # -- what is typed

    def read(self, game: Game[Any], state: Any, seat: int, text: str) -> Move:
        """Notation, and short forms: `b7` for the one move that leads there, `d` for drive, `r bp` to roll again."""
        monza, words = _monza(game), text.lower().split()
        if words == ["d"]:
            return DRIVE
        if words and words[0] in ("r", "reroll"):
            if len(words) == 1:
                raise PaddockError("monza-screen-reroll-which")
            return Reroll(read_dice(" ".join(words[1:])))
        space = next((space for space in monza.track.spaces if words == [space.name]), None)
        return monza.read(text) if space is None else self._towards(monza, state, seat, space)

    def _towards(self, game: Monza, state: Any, seat: int, space: Space) -> Move:
        """The move that goes to a space: the legal one, a die before a tile; else one whose refusal says why."""
        for move in game.legal(state, seat):
            if isinstance(move, Lay | Step) and move.space == space.name:
                return move
        if TextBoard(game, state).phase == "bonus":
            return Step(space.name)
        return Lay(COLOURS[min(space.colour, len(COLOURS) - 1)], space.name)

    def question(self, game: Game[Any], state: Any, names: Sequence[str]) -> str:
        shown = TextBoard(_monza(game), state)
        if shown.phase == "draw-first":
            return say("monza-screen-ask-first", cars=", ".join(game.colours()))
        example = " ".join("byppwr"[: shown.rolling])
        return say("monza-screen-ask-dice", driver=names[shown.mover], dice=shown.rolling, example=example)

    def answer(self, game: Game[Any], state: Any, text: str) -> Move:
        words = text.lower().split()
        if TextBoard(_monza(game), state).phase != "draw-first":
            return Roll(read_dice(" ".join(words[1:] if words[:1] == ["roll"] else words)))
        named = read_colour(words[-1]) if words else None
        if named is None:
            raise PaddockError("monza-screen-no-colour", text=text, cars=", ".join(game.colours()))
        return First(named)

    # -- words

    def brief(self, event: Event) -> bool:
        return not isinstance(event, MINOR)

    def moment(self, game: Game[Any], state: Any) -> str:
        return say("monza-screen-round", round=TextBoard(_monza(game), state).round)

    def prizes(self, points: int) -> str:
        return say("monza-screen-trophies", trophies=points)

    def notation(self, game: Game[Any], state: Any) -> str:
        return say("monza-screen-notation")


def _monza(game: Game[Any]) -> Monza:
    assert isinstance(game, Monza)
    return game


def _tell(game: Monza, events: Sequence[Event], names: Sequence[str], *kinds: type[Event]) -> str:
    """The sentences of those events that are of these kinds."""
    return " ".join(game.tell(event, names, spoken()) for event in events if isinstance(event, kinds))


SCREEN = MonzaScreen()
