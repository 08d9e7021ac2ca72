"""Secret Dice: the toy as people play it. Somebody shakes the cup, and everybody knows their own card only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from paddock.core.events import Event
from paddock.core.game import Standing
from paddock.core.messages import Message
from paddock.core.options import choose
from paddock.core.registry import Kind
from tests.laws.toy import SEATINGS, SHAKE, KeenBot, Table, Toy, ToyOptions

PILES = {"short": "2 2 3", "long": "4 5 6"}


class Options(ToyOptions, frozen=True, forbid_unknown_fields=True):
    pile: Literal["short", "long"] = "long"
    bonus: int = 0
    """Points that everybody begins with."""


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

    def roller(self, state: Table) -> int | None:
        return (state.round - 1) % self.seats if state.phase == SHAKE else None

    def tell(self, event: Event, names: Sequence[str], language: str = "en") -> str:
        fields = msgspec.structs.asdict(event)
        if "seat" in fields:
            fields["seat"] = names[fields["seat"]]
        return Message(f"{self.name}-event-{event.__struct_config__.tag}", fields).text(language)

    def standing(self, state: Table, seat: int) -> Standing:
        """The own card is told where it is known: in the view of who holds it."""
        points, card = state.points[seat], state.card[seat]
        if card > 0:
            return Standing(points, Message(f"{self.name}-standing-card", {"points": points, "card": card}))
        return Standing(points, Message(f"{self.name}-standing", {"points": points}))


KIND = Kind(SecretDice.name, {1: SecretDice}, Options, SEATINGS, {"keen": KeenBot})
