"""Secret Dice: the toy as people play it. Somebody shakes the cup, and everybody knows their own card only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from paddock.core.events import Event
from paddock.core.game import Standing
from paddock.core.messages import say
from paddock.core.moves import Move
from paddock.core.options import choose
from paddock.core.registry import Kind
from tests.laws.toy import SEATINGS, SHAKE, Deal, KeenBot, Table, Toy, ToyOptions

PILES = {"short": "2 2 3", "long": "4 5 6"}


class Options(ToyOptions, frozen=True, forbid_unknown_fields=True):
    pile: Literal["short", "long"] = "long"
    bonus: int = 0
    """Points that everybody begins with."""


class Looked(Event, frozen=True, tag="looked"):
    """Only who holds the card is told what it is."""

    seat: int
    card: int


class SecretDice(Toy):
    name = "secret-dice"

    def __init__(self, values: Mapping[str, Any], board: str | None = None) -> None:
        chosen = choose(self.name, Options, values)
        super().__init__({"players": chosen.players}, PILES[chosen.pile] if board is None else board)
        self.options: Options = chosen

    def start(self) -> Table:
        begun = super().start()
        begun.points = [self.options.bonus] * len(begun.points)
        return begun

    def change(self, table: Table, seat: int, move: Move) -> list[Event]:
        lucky = self.dealt_next(table) if isinstance(move, Deal) else 0
        events = super().change(table, seat, move)
        return [*events, Looked(lucky, move.card)] if isinstance(move, Deal) else events

    def sees(self, event: Event, seat: int | None) -> bool:
        return not isinstance(event, Looked) or event.seat == seat

    def roller(self, state: Table) -> int | None:
        return (state.round - 1) % self.seats if state.phase == SHAKE else None

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        fields = msgspec.structs.asdict(event)
        if "seat" in fields:
            fields["seat"] = names[fields["seat"]]
        return say(f"{self.name}-event-{event.__struct_config__.tag}", language, **fields)

    def standing(self, state: Table, seat: int, language: str = "en") -> Standing:
        """The own card is told where it is known: in the view of who holds it."""
        points, card = state.points[seat], state.card[seat]
        if card > 0:
            return Standing(points, say(f"{self.name}-standing-card", language, points=points, card=card))
        return Standing(points, say(f"{self.name}-standing", language, points=points))

    def outline(self, state: Table, language: str = "en") -> list[str]:
        return [say(f"{self.name}-round", language, round=state.round)]


KIND = Kind(SecretDice.name, {1: SecretDice}, Options, SEATINGS, {"keen": KeenBot})
