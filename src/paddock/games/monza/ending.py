"""Why a race of Monza ended as it did (MZ-30 to MZ-32)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.ending import Reader
from paddock.core.events import Event
from paddock.core.game import Result
from paddock.core.messages import say
from paddock.games.monza import rules
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.events import Laid, RoundBegan
from paddock.games.monza.race import Course, Race


class MonzaEnding(msgspec.Struct, frozen=True):
    """What a picture of the end shows."""

    round: int
    """The last round."""
    dice: list[str]
    """The dice that each seat laid in it, as letters in the order in which they were laid."""


def reason(course: Course, race: Race, result: Result, reader: Reader) -> str:
    """Who has arrived, and where several have, with how many dice."""
    arrived = [seat for seat in range(course.seats) if rules.has_arrived(course, race, seat)]
    arrived.sort(key=lambda seat: result.ranks[seat])
    drivers, who = reader.join(arrived), reader.who(arrived)
    if len(arrived) == 1:
        return reader.say("monza-ending-alone", drivers=drivers, who=who, round=race.round)
    used = [say("monza-ending-used", reader.language, driver=reader.name(s), dice=race.used[s]) for s in arrived]
    return reader.say("monza-ending-fewest", drivers=drivers, who=who, round=race.round, used=", ".join(used))


def scores(course: Course, race: Race, language: str) -> list[str]:
    return [
        say("monza-ending-dice", language, dice=race.used[seat])
        if rules.has_arrived(course, race, seat)
        else say("monza-ending-on-track", language)
        for seat in range(course.seats)
    ]


def details(course: Course, race: Race, events: Sequence[Event]) -> MonzaEnding:
    dice = [""] * course.seats
    for event in events:
        if isinstance(event, RoundBegan):
            dice = [""] * course.seats
        elif isinstance(event, Laid) and not event.tile:
            dice[event.seat] += LETTERS[COLOURS.index(event.colour)]
    return MonzaEnding(race.round, dice)
