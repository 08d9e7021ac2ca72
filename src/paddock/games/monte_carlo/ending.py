"""Why a game of Monte Carlo Gamble ended as it did (MG-80, MG-81)."""

from __future__ import annotations

from paddock.core.ending import Reader
from paddock.core.game import Result
from paddock.core.messages import say
from paddock.games.monte_carlo import rules
from paddock.games.monte_carlo.gamble import Course, Gamble
from paddock.games.monte_carlo.names import UNIT
from paddock.games.monte_carlo.turn import total


def reason(course: Course, gamble: Gamble, result: Result, reader: Reader) -> str:
    """Who brought all pawns home, and what the others' pawns and money count, best first."""
    (winner,) = result.winners
    others = sorted({*range(course.seats)} - {winner}, key=lambda seat: (result.ranks[seat], seat))
    amounts = [(reader.name(seat), UNIT * total(course, gamble, seat)) for seat in others]
    totals = [say("gamble-ending-total", reader.language, player=name, amount=amount) for name, amount in amounts]
    return reader.say(
        "gamble-ending-reason",
        winner=reader.name(winner),
        who=reader.who([winner]),
        pawns=course.pawns,
        round=rules.rounds(course, gamble),
        totals=", ".join(totals),
    )
