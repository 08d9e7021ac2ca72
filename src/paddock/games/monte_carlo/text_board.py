"""A moment of a game as a picture for terminals: title, road, stacks, purses, cards, and the poker table.

It is drawn from the position document, which is the public face of a state, and so from nothing that could be hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from paddock.core.messages import say
from paddock.core.terminal import Canvas
from paddock.games.monte_carlo.field_kinds import card_words, dice_words, hand_words, pawn_words, suit_signs
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.names import CARDS, PAWN_NAMES
from paddock.games.monte_carlo.position import GambleDocument, PokerDocument
from paddock.games.monte_carlo.strip import PAINTS, SHOWN, draw_pawn, draw_road

RESTS = ("start", "bank")


class TextBoard:
    """A state, by the names of pawns, squares and phases."""

    def __init__(self, game: MonteCarloGamble, state: Any) -> None:
        self.game, self.road = game, game.road
        self.gamble = msgspec.convert(game.position(state)["state"], GambleDocument)
        self.phase = self.gamble.phase or "roll"
        self.actor = self.gamble.actor
        self.squares = {int(number): pawns for number, pawns in self.gamble.squares.items()}

    def draw(self, names: Sequence[str], canvas: Canvas) -> Group:
        below = [*self._stacks(canvas.plain), *self._purses(names, canvas.plain), self._cards()]
        if self.gamble.casino is not None:
            below.append(self._casino())
        if self.gamble.poker is not None and self.gamble.poker.target is not None:
            below += self._poker(self.gamble.poker, names)
        height = None if canvas.height is None else max(2, canvas.height - len(below) - 3)
        road = draw_road(self.road, self.squares, canvas.width, height, canvas.plain, self._focus())
        return Group(self._title(names, canvas), Text(""), road, Text(""), *below)

    def _title(self, names: Sequence[str], canvas: Canvas) -> Text:
        title = Text().append(f"{self.road.name} · {say('gamble-screen-turn', turn=self.gamble.turn)} · ", "bold")
        if self.actor is not None:
            style = "bold" if canvas.plain else f"bold {PAINTS[self.game.colours()[self.actor]]}"
            title.append(names[self.actor], style).append(" · ")
        title.append(say("gamble-screen-phase", phase=self.phase))
        if self.gamble.roll is not None:
            title.append(" · " + say("gamble-screen-rolled", points=self.gamble.roll))
        title.truncate(canvas.width, overflow="ellipsis")
        return title

    def _focus(self) -> int:
        """The square that must be in sight: the pawn that plays, or the mover's foremost one on the road."""
        playing = self.gamble.casino or self.gamble.poker
        mover = self.gamble.mover or 0
        own = [
            number
            for number, pawns in self.squares.items()
            for pawn in pawns
            if (pawn == playing.pawn if playing else self.owner(pawn) == mover)
        ]
        return max(own, default=0)

    def owner(self, pawn: str) -> int:
        return self.game.course.owner[PAWN_NAMES.index(pawn)]

    def _stacks(self, plain: bool) -> list[Text]:
        """Stacks that are too high for their square, whole."""
        lines = []
        for number, pawns in self.squares.items():
            if len(pawns) > SHOWN:
                key = "gamble-screen-crowd" if self.road.squares[number].kind in RESTS else "gamble-screen-stack"
                line = Text().append(say(key, square=number) + " ")
                for pawn in pawns:
                    line.append_text(draw_pawn(pawn, plain)).append(" ")
                lines.append(line)
        return lines

    def _purses(self, names: Sequence[str], plain: bool) -> list[Text]:
        """What everybody holds, and has at home."""
        lines = []
        money = self.gamble.money or ()
        wide = max(len(name) for name in names)
        for seat, name in enumerate(names):
            home = [pawn for pawn in self.gamble.home if self.owner(pawn) == seat]
            style = "bold" if plain else f"bold {PAINTS[self.game.colours()[seat]]}"
            line = Text().append(f"{name.ljust(wide)}  ", style)
            line.append(say("gamble-screen-purse", amount=money[seat], home=len(home), pawns=self.game.course.pawns))
            lines.append(line)
        return lines

    def _cards(self) -> Text:
        turned = [card_words(card) for card in self.gamble.turned]
        left = len(CARDS) - len(turned)
        if not turned:
            return Text(say("gamble-screen-no-cards", left=left))
        return Text(say("gamble-screen-cards", cards=" ".join(turned), left=left))

    def _casino(self) -> Text:
        casino = self.gamble.casino
        assert casino is not None
        line = say("gamble-screen-casino", pawn=pawn_words(casino.pawn), square=casino.square or 0)
        if casino.suits:
            line += " " + say("gamble-screen-bet", suits=suit_signs(casino.suits))
        if casino.card:
            line += " " + say("gamble-screen-card", card=card_words(casino.card))
        return Text(line)

    def _poker(self, poker: PokerDocument, names: Sequence[str]) -> list[Text]:
        """The stake, and both hands as far as they are rolled."""
        stake = poker.stake + sum(poker.shares)
        lines = [
            Text(
                say(
                    "gamble-screen-stake",
                    amount=stake,
                    pawn=pawn_words(poker.pawn),
                    target=pawn_words(poker.target or ""),
                )
            )
        ]
        for seat, hand in zip((poker.challenger, poker.opponent), poker.hands, strict=True):
            line = Text().append(f"  {names[seat or 0]}: ", "bold")
            line.append(dice_words(hand) if hand else "…")
            if hand and len(hand) == 5:
                line.append(f" ({hand_words(hand)})")
            lines.append(line)
        return lines
