"""The kinds of fields that events and moves of Monza have, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from paddock.core.field_kinds import FieldKind, SeatKind, SeatsKind, Telling, WordKind
from paddock.core.messages import Argument, PaddockError, say
from paddock.games.monza.colours import COLOURS, LETTERS, read_handful, write_handful
from paddock.games.monza.handful import rank
from paddock.games.monza.race import BONUS, HANDFULS, Race
from paddock.games.monza.track import LANE_LETTERS, LANES


class SpaceKind(FieldKind):
    """A space of the track, by its name. A sentence may also say in which lane it lies: `space-lane`."""

    def value(self, game: Any, number: int) -> str:
        name: str = game.track.spaces[number].name
        return name

    def read(self, text: str) -> str:
        return text

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def arguments(self, telling: Telling, field: str, value: str) -> Mapping[str, Argument]:
        return {field: space_word(value, telling.language), f"{field}-lane": lane_of(value)}

    def word(self, telling: Telling, value: str) -> str:
        return space_word(value, telling.language)


class NextSpaceKind(SpaceKind):
    """A space that the route can go on to. Its code is the lane: which space that is depends on the route."""

    size = 3

    def here(self, race: Race) -> int:
        """From where the step is made."""
        return race.head

    def choice(self, game: Any, state: Race, number: int) -> str:
        return self.value(game, game.course.steps[self.here(state)][number])

    def number(self, game: Any, state: Race, value: str) -> int:
        lane: int = game.course.steps[self.here(state)].index(game.track.space(value).id)
        return lane


class BonusSpaceKind(NextSpaceKind):
    """A space that a car can take a bonus step to."""

    def here(self, race: Race) -> int:
        return race.at[race.stepper] if race.phase == BONUS else race.head


class ColourKind(WordKind):
    def read(self, text: str) -> str | None:
        return read_colour(text)


class HandfulKind(FieldKind):
    """Dice, as letters in the order of the colours. Their code is the rank of the handful."""

    size = HANDFULS
    takes_rest = True

    def value(self, game: Any, number: int) -> str:
        return write_handful(number)

    def choice(self, game: Any, state: Race, number: int) -> str:
        return write_handful(game.course.handfuls[number])

    def number(self, game: Any, state: Race, value: str) -> int:
        return rank(game.course, read_handful(value))

    def read(self, text: str) -> str:
        return read_dice(text)

    def fits(self, value: object) -> bool:
        if not isinstance(value, str) or not set(value) <= set(LETTERS):
            return False
        return list(value) == sorted(value, key=LETTERS.index)

    def word(self, telling: Telling, value: str) -> str:
        """`rrb` as "red, red, blue"."""
        return ", ".join(telling.say(f"monza-colour-{COLOURS[LETTERS.index(letter)]}") for letter in value)


Driver = Annotated[int, SeatKind("driver")]
Drivers = Annotated[tuple[int, ...], SeatsKind("drivers")]
Colour = Annotated[str, ColourKind(COLOURS, "monza-colour")]
Space = Annotated[str, SpaceKind()]
NextSpace = Annotated[str, NextSpaceKind()]
BonusSpace = Annotated[str, BonusSpaceKind()]
Handful = Annotated[str, HandfulKind()]


def space_word(name: str, language: str | None = None) -> str:
    """A space by its name; start and finish have words."""
    return say(f"monza-space-{name}", language) if name in ("start", "finish") else name


def lane_of(name: str) -> str:
    """`outer`, `middle` or `inner`; start and finish lie across all lanes, and are their own answers."""
    return name if name in ("start", "finish") else LANES[LANE_LETTERS.index(name[0])]


def read_colour(word: str) -> str | None:
    """A colour by its letter or its English name."""
    if word in COLOURS:
        return word
    return COLOURS[LETTERS.index(word)] if len(word) == 1 and word in LETTERS else None


def read_dice(text: str) -> str:
    """Dice named by letters or by English names, in any order, as letters in the order of the colours."""
    words = text.lower().replace(",", " ").split()
    named = "".join(LETTERS[COLOURS.index(word)] if word in COLOURS else word for word in words)
    for letter in named:
        if letter not in LETTERS:
            raise PaddockError("monza-dice", text=text, letter=letter)
    return "".join(sorted(named, key=LETTERS.index))
