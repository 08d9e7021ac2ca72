"""Advice in words, for whoever shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

from paddock.core.advice import Way
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.messages import say
from paddock.insight.advice import Advice

ToldEvent = Annotated[
    dict[str, Any],
    msgspec.Meta(extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]}),
]
"""An event without its sentence: its kind as `event`, and its own fields."""


def why(game: Game[Any], state: Any, advice: Advice, names: Sequence[str], language: str | None = None) -> str:
    """One sentence: what sets the best way apart from the next best, or else how far the chances are apart."""
    if advice.close:
        return say("coach-same" if len(advice.ways) < 2 else "coach-close", language)
    best, other = advice.ways[:2]
    reason = game.compare(game.veil(state, advice.seat), advice.seat, best.way, other.way)
    if reason is not None:
        return reason.text(names, language)
    return say("coach-ahead", language, best=percent(best.share), other=percent(other.share))


def in_words(
    game: Game[Any], state: Any, seat: int, way: Way, names: Sequence[str], language: str | None = None
) -> str:
    """A way in a few words: what it comes to, or its moves one after the other."""
    remark = game.remark(game.veil(state, seat), seat, way)
    if remark is not None:
        return remark.text(names, language)
    return ", ".join(game.words(move, names, language or "en") or game.write(move) for move in way.moves)


def in_events(game: Game[Any], events: Iterable[Event], seat: int | None) -> list[ToldEvent]:
    """What happens on a way, as far as a seat or a spectator may know it: what a board can draw it from."""
    return [msgspec.to_builtins(event) for event in events if game.sees(event, seat)]


def percent(share: float) -> int:
    return round(100 * share)
