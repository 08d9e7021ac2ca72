"""Why a race of Hurry'Cup! ended as it did (HC-51, HC-61)."""

from __future__ import annotations

from paddock.core.ending import Reader
from paddock.core.game import Result
from paddock.core.messages import say
from paddock.games.hurry_cup.rally import Rally


def reason(rally: Rally, reader: Reader) -> str:
    """Who crossed the line, in the order of crossing."""
    crossed = rally.crossed[: rally.crossings]
    if len(crossed) == 1:
        return reader.say(
            "hurry-ending-alone", pilots=reader.join(crossed), who=reader.who(crossed), round=rally.round
        )
    pilots = ", ".join(reader.name(seat) for seat in crossed)
    return reader.say("hurry-ending-order", pilots=pilots, round=rally.round)


def scores(result: Result, language: str) -> list[str]:
    """HC-61: the points of the race."""
    return [say("hurry-ending-points", language, points=points) for points in result.points]
