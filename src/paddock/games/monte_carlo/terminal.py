"""Monte Carlo Gamble in a terminal: the picture, choices in words with what they lead to, and what people may type."""

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
from paddock.games.monte_carlo import events as happened
from paddock.games.monte_carlo.field_kinds import read_colour, read_dice
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.moves import (
    Announce,
    Back,
    Bet,
    Card,
    Challenge,
    Dice,
    First,
    MovePawn,
    Reroll,
    Roll,
    Share,
)
from paddock.games.monte_carlo.names import CARDS, PAWN_NAMES
from paddock.games.monte_carlo.text_board import TextBoard

MINOR = (
    happened.TurnBegan,
    happened.Announced,
    happened.Rolled,
    happened.BetPlaced,
    happened.Reshuffled,
    happened.Rerolling,
    happened.Stood,
    happened.Passed,
    happened.PartnersAsked,
)
"""The events that somebody who looked away for a moment can do without."""
OUTLOOK = (happened.Moved, happened.Stacked, happened.Paid, happened.Casino, happened.Home, happened.SentBack)
"""The events that make a difference between choices."""
FEW = 9
"""So many shares are listed; of more, only some are, and the others are typed."""


class GambleScreen:
    """The screen of Monte Carlo Gamble. Whatever it foretells, it has asked the game."""

    def picture(
        self, game: Game[Any], state: Any, names: Sequence[str], menu: Sequence[MenuItem], canvas: Canvas
    ) -> RenderableType:
        return TextBoard(_gamble(game), state).draw(names, canvas)

    # -- the menu

    def menu(self, game: Game[Any], state: Any, seat: int, names: Sequence[str], plain: bool) -> list[MenuItem]:
        moves = game.legal(state, seat)
        listed, typed = _listed(moves)
        found = [MenuItem(self._words(_gamble(game), state, seat, move, names), move) for move in listed]
        return [*found, *(MenuItem(Text(say(f"gamble-screen-type-{key}")), None, key) for key in typed)]

    def _words(self, game: MonteCarloGamble, state: Any, seat: int, move: Move, names: Sequence[str]) -> Text:
        line = Text(game.words(move, names, spoken()) or game.write(move))
        match move:
            case Bet():
                told = say("gamble-screen-odds", **self._odds(game, game.apply(state, seat, move).state))
            case Challenge() | Share() | Announce():
                told = ""
            case _:
                told = _tell(game, game.apply(state, seat, move).events, names)
        return line.append(f"  {told}", "dim") if told else line

    def _odds(self, game: MonteCarloGamble, state: Any) -> dict[str, int]:
        """Of how many cards that may be turned, how many win."""
        outcomes = [move for move, _ in game.chances(state)]
        won = [
            move for move in outcomes if any(isinstance(e, happened.BetWon) for e in game.apply(state, -1, move).events)
        ]
        return {"winning": len(won), "cards": len(outcomes)}

    # -- what is typed

    def read(self, game: Game[Any], state: Any, seat: int, text: str) -> Move:
        """Notation, and short forms: `r2` for the pawn, `c y1 40000` to challenge, `r J9` to roll again."""
        words = text.split()
        phase = TextBoard(_gamble(game), state).phase
        match [word.lower() for word in words]:
            case [pawn] if pawn in PAWN_NAMES:
                return Back(pawn) if phase == "back" else MovePawn(pawn)
            case ["c", *rest]:
                return game.read(f"challenge {' '.join(rest)}")
            case ["a", *rest]:
                return game.read(f"share {' '.join(rest)}")
            case ["r", *rest] if rest:
                return Reroll(read_dice("".join(rest)))
        return game.read(text)

    def question(self, game: Game[Any], state: Any, names: Sequence[str]) -> str:
        shown = TextBoard(_gamble(game), state)
        if shown.actor is None:
            return say("gamble-screen-ask-first", colours=", ".join(game.colours()))
        poker = shown.gamble.poker
        key = "dice" if poker else "card" if shown.phase == "card" else "roll"
        dice = {"dice": poker.rolling or 0} if poker else {}
        return say(f"gamble-screen-ask-{key}", player=names[shown.actor], **dice)

    def answer(self, game: Game[Any], state: Any, text: str) -> Move:
        """What chance has shown: notation, or only the points, the card, the dice or the colour."""
        phase, words = TextBoard(_gamble(game), state).phase, text.lower().split()
        bare = words[1:] if words and words[0] in ("roll", "card", "dice", "first") else words
        if phase == "roll" and len(bare) == 1 and bare[0] in ("1", "2", "3", "4", "5", "6"):
            return Roll(int(bare[0]))
        if phase == "card" and len(bare) == 1 and bare[0] in CARDS:
            return Card(bare[0])
        if phase == "draw-first" and len(bare) == 1 and (colour := read_colour(bare[0])) is not None:
            return First(colour)
        if phase in ("dice", "tie-dice") and bare:
            return Dice(read_dice("".join(bare)))
        raise PaddockError(f"gamble-screen-no-{phase.removeprefix('tie-')}", text=text)

    # -- words

    def brief(self, event: Event) -> bool:
        return not isinstance(event, MINOR)

    def moment(self, game: Game[Any], state: Any) -> str:
        return say("gamble-screen-turn", turn=TextBoard(_gamble(game), state).gamble.turn)

    def prizes(self, points: int) -> str:
        return say("gamble-screen-wins", wins=points)

    def notation(self, game: Game[Any], state: Any) -> str:
        return say("gamble-screen-notation")


def _listed(moves: Sequence[Move]) -> tuple[list[Move], list[str]]:
    """The moves that get a number, and the letters of the kinds that are typed because there are too many."""
    listed: list[Move] = []
    typed: list[str] = []
    stakes: dict[str, list[Move]] = {}
    for move in moves:
        if isinstance(move, Challenge):
            stakes.setdefault(move.pawn, []).append(move)
        elif not isinstance(move, Reroll | Share):
            listed.append(move)
    for found in stakes.values():  # the lowest and the highest stake against each pawn
        listed += [found[0], found[-1]] if len(found) > 1 else found
    shares: list[Move] = [move for move in moves if isinstance(move, Share)]
    listed += shares if len(shares) <= FEW else [*shares[: FEW - 1], shares[-1]]
    if any(len(found) > 2 for found in stakes.values()):
        typed.append("c")
    if len(shares) > FEW:
        typed.append("a")
    if any(isinstance(move, Reroll) for move in moves):
        typed.append("r")
    return listed, typed


def _gamble(game: Game[Any]) -> MonteCarloGamble:
    assert isinstance(game, MonteCarloGamble)
    return game


def _tell(game: MonteCarloGamble, events: Sequence[Event], names: Sequence[str]) -> str:
    """The sentences of those events that make a difference."""
    return " ".join(game.tell(event, names, spoken()) for event in events if isinstance(event, OUTLOOK))


SCREEN = GambleScreen()
