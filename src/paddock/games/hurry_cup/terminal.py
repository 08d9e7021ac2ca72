"""Hurry'Cup! in a terminal: the road ahead as a strip, cars with tanks and tokens, and choices in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import say, spoken
from paddock.core.moves import Move
from paddock.core.terminal import Canvas, MenuItem
from paddock.games.hurry_cup import events as happened
from paddock.games.hurry_cup import moves
from paddock.games.hurry_cup.colours import LETTERS, PAWNS
from paddock.games.hurry_cup.field_kinds import colour_word, tile_word, token_word
from paddock.games.hurry_cup.game import HurryCup
from paddock.games.hurry_cup.rally import (
    CALLER,
    DRAW_FIRST,
    FIND,
    FINISH,
    GIVEN,
    HAND,
    NOTHING,
    PHASES,
    ROLL,
    TOKENS,
    Rally,
)
from paddock.games.hurry_cup.speed import limit_of

PAINTS = {
    "red": "bold red",
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
    "white": "bold",
    "green": "bold green",
    "purple": "bold magenta",
}
SIGNS = {-2: "↶", -1: "↖", 0: "│", 1: "↗", 2: "↷"}
"""How the road bends on a tile."""
WIDTH = 6
"""Columns of a tile."""
MINOR = (happened.TurnBegan, happened.TokenUsed, happened.Sealed, happened.Looked, happened.CallerDrawn)
"""Minor events, which summaries leave out."""


class HurryScreen:
    """The screen of Hurry'Cup!. Previews come from applying the move and telling its events."""

    def picture(
        self, game: Game[Any], state: Any, names: Sequence[str], menu: Sequence[MenuItem], canvas: Canvas
    ) -> RenderableType:
        table = _hurry(game)
        marks: dict[int, list[int]] = {}
        for number, choice in enumerate(menu, 1):
            if isinstance(choice.move, moves.Drive):
                marks.setdefault(state.at[state.mover] + choice.move.tiles, []).append(number)
        strips, pilots = _strips(table, state, marks, canvas), _pilots(table, state, names, canvas)
        return Group(*strips, *pilots, _moment(table, state))

    # -- the menu

    def menu(self, game: Game[Any], state: Any, seat: int, names: Sequence[str], plain: bool) -> list[MenuItem]:
        table = _hurry(game)
        return [MenuItem(_words(table, state, seat, move, names), move) for move in table.legal(state, seat)]

    # -- what is typed

    def read(self, game: Game[Any], state: Any, seat: int, text: str) -> Move:
        """Notation, and short forms: `3` chosen by number is the shell's; `red` alone is the pawn that is asked for."""
        words = text.lower().split()
        if len(words) == 1 and words[0] in PAWNS:
            for move in game.legal(state, seat):
                if isinstance(move, moves.Grab | moves.Wish | moves.Swap) and game.write(move).endswith(words[0]):
                    return move
        return game.read(text)

    def question(self, game: Game[Any], state: Any, names: Sequence[str]) -> str:
        table, phase = _hurry(game), state.phase
        if phase == DRAW_FIRST:
            return say("hurry-screen-ask-first", cars=", ".join(table.colours()))
        if phase in (CALLER, HAND):
            return say("hurry-screen-ask-next", cars=", ".join(table.colours()))
        if phase == GIVEN:
            return say("hurry-screen-ask-given")
        if phase == FIND:
            return say("hurry-screen-ask-found", pilot=names[state.mover])
        if phase == ROLL:
            return say("hurry-screen-ask-roll", pilot=names[state.mover])
        if state.rolled == table.seats:
            return say("hurry-screen-ask-lift")
        return say("hurry-screen-ask-tank", pawn=colour_word(PAWNS[state.rolled]))

    def answer(self, game: Game[Any], state: Any, text: str) -> Move:
        """The last word is enough: a number for a die, a colour, or a token."""
        words, phase = text.lower().split(), state.phase
        last = words[-1] if words else ""
        if phase == ROLL:
            return game.read(f"roll {last}")
        if phase == FIND:
            return game.read(f"find {last}")
        verbs = {DRAW_FIRST: "first", CALLER: "caller", HAND: "hand", GIVEN: "given"}
        if phase in verbs:
            return game.read(f"{verbs[phase]} {last}")
        if state.rolled == game.seats:
            return game.read("lift")
        return game.read(f"tank {LETTERS[state.rolled]}{last[-1:]}")

    # -- words

    def brief(self, event: Event) -> bool:
        return not isinstance(event, MINOR)

    def moment(self, game: Game[Any], state: Any) -> str:
        return say("hurry-screen-round", round=state.round)

    def prizes(self, points: int) -> str:
        return say("hurry-screen-points", points=points)

    def notation(self, game: Game[Any], state: Any) -> str:
        return say("hurry-screen-notation")


def _hurry(game: Game[Any]) -> HurryCup:
    assert isinstance(game, HurryCup)
    return game


# ---- the road --------------------------------------------------------------------------------------------------------


def _strips(game: HurryCup, state: Rally, marks: dict[int, list[int]], canvas: Canvas) -> list[Text]:
    """The road in rows, each with its cars above and its limits below; rows that all cars have passed are left out."""
    per_row = max(6, (canvas.width - 2) // WIDTH)
    rows = [range(at, min(at + per_row, FINISH + 1)) for at in range(0, FINISH + 1, per_row)]
    last = min(state.at[seat] for seat in range(game.seats))
    lines: list[Text] = []
    for tiles in rows:
        if tiles[-1] < last and len(rows) > 1:
            continue
        cars, road = Text(), Text()
        for tile in tiles:
            cars.append_text(_cars_on(game, state, tile, marks.get(tile, [])))
            road.append_text(_tile(game, state, tile, canvas.plain))
        lines += [cars, road, Text()]
    return lines[:-1]


def _cars_on(game: HurryCup, state: Rally, tile: int, numbers: list[int]) -> Text:
    """Capital letters are cars; a number in brackets is a choice that stops here."""
    cell = Text()
    for seat, car in enumerate(game.colours()):
        if state.at[seat] == tile:
            cell.append(car[0].upper(), PAINTS[car])
    if numbers:
        cell.append(f"({numbers[0]})", "reverse")
    cell.truncate(WIDTH, pad=True)
    return cell


def _tile(game: HurryCup, state: Rally, tile: int, plain: bool) -> Text:
    """How the road bends, the limit, a star, oil."""
    if tile == 0:
        text, style = say("hurry-screen-start")[: WIDTH - 1], "dim"
    elif tile == FINISH:
        text, style = say("hurry-screen-finish")[:WIDTH], "bold"
    else:
        laid = game.circuit.tiles[tile - 1]
        limit = limit_of(game.course, state, tile)
        sign = f"{limit}" if limit < 999 else "·"
        star = "*" if state.stars >> tile & 1 else "~" if state.oil >> tile & 1 else ""
        text, style = SIGNS[laid.turn] + sign + star, "red" if limit < 80 else "yellow" if limit < 999 else "dim"
    cell = Text(text, "" if plain else style)
    cell.truncate(WIDTH, pad=True)
    return cell


# ---- the pilots ------------------------------------------------------------------------------------------------------


def _pilots(game: HurryCup, state: Rally, names: Sequence[str], canvas: Canvas) -> list[Text]:
    lines = [Text()]
    for seat, car in enumerate(game.colours()):
        line = Text("> " if seat == state.mover else "  ")
        line.append(f"{car[0].upper()} {names[seat]:<12.12} ", "" if canvas.plain else PAINTS[car])
        line.append(f"{tile_word(state.at[seat]):>6}  ")
        line.append(_tank(state, seat))
        tokens = [token_word(name) for token, name in enumerate(TOKENS) if state.tokens[seat] >> token & 1]
        fresh = [f"({token_word(name)})" for token, name in enumerate(TOKENS) if state.fresh[seat] >> token & 1]
        line.append("  " + ", ".join([*tokens, *fresh]), "dim")
        if state.lantern == seat:
            line.append("  " + say("hurry-screen-has-lantern"), "red")
        lines.append(line)
    return lines


def _tank(state: Rally, seat: int) -> str:
    """The pawn that a pilot holds, and its die where it may be known."""
    pawn = state.pawn[seat]
    if pawn == NOTHING:
        return say("hurry-screen-no-tank")
    value = state.tank[pawn]
    return f"{colour_word(PAWNS[pawn])} {value if value > 0 else '?'}"


def _moment(game: HurryCup, state: Rally) -> Text:
    """The dice on the table, and what is waited for."""
    dice = [f"{colour_word(PAWNS[pawn])} {state.tank[pawn]}" for pawn in range(game.seats) if state.tank[pawn] > 0]
    line = Text(say("hurry-screen-phase", phase=say(f"hurry-phase-{PHASES[state.phase]}")))
    if dice:
        line.append("  " + ", ".join(dice))
    return line


# ---- choices ---------------------------------------------------------------------------------------------------------


def _words(game: HurryCup, state: Rally, seat: int, move: Move, names: Sequence[str]) -> Text:
    tag = str(move.__struct_config__.tag)
    match move:
        case moves.Grab(pawn) | moves.Wish(pawn):
            value = state.tank[PAWNS.index(pawn)]
            text = say(f"hurry-screen-{tag}", pawn=colour_word(pawn), value=value if value > 0 else "?")
        case moves.Swap(car):
            other = game.colours().index(car)
            text = say("hurry-screen-swap", pilot=names[other], value=state.tank[state.pawn[other]])
        case moves.Pit(token):
            text = say("hurry-screen-pit", token=token_word(token))
        case moves.Drive(tiles):
            text = say("hurry-screen-drive", tiles=tiles, tile=tile_word(state.at[seat] + tiles))
        case moves.Shortcut(after, points):
            landing = game.course.jump[state.at[seat] + after]
            text = say("hurry-screen-shortcut", after=after, tile=tile_word(landing + points - after - 1))
        case _:
            text = game.words(move, names, spoken()) or game.write(move)
    told = _outlook(game, state, seat, move, names)
    return Text(text).append(f"  {told}", "dim") if told else Text(text)


def _outlook(game: HurryCup, state: Rally, seat: int, move: Move, names: Sequence[str]) -> str:
    """What a limit, a crossing or a slipstream would make of it."""
    kinds = (happened.Stopped, happened.Crossed, happened.Slipstreamed, happened.Aced)
    found = [event for event in game.apply(state, seat, move).events if isinstance(event, kinds)]
    return " ".join(game.tell(event, names, spoken()) for event in found)


SCREEN = HurryScreen()
