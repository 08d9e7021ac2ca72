"""The guide: what a game explains to somebody who plays it for the first time.

The game says which explanation belongs to a state (`Game.guide`) or to what has just happened (`Game.guide_events`);
whoever shows it decides when, and remembers by its key what was shown already. A lesson decides nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, NamedTuple

import msgspec

from paddock.core.messages import Argument, Message, say

LessonKind = Literal["goal", "task", "note"]
"""`goal`: the aim of the game in one line. `task`: what to do now, with the thing that it is done with as anchor.
`note`: what something means that is there, or has just happened."""

ANCHOR = re.compile(r"roll|choices|board|(?:move|space|token):\S(?:.*\S)?|seat:\d+")
"""What a lesson points at. Every page can find these:

| anchor | what |
|---|---|
| `roll` | what one taps so that chance acts: the dice, the cup, the button |
| `choices` | everything that the seat may choose from now |
| `move:NOTATION` | what one taps to make this legal move |
| `space:ID` | a space of the board, by the name that positions and moves have for it |
| `seat:N` | a seat: its car or pawns, and its line in the list of players |
| `token:NAME` | something that the seat itself holds: a tile, a token, its money |
| `board` | the board as a whole, where nothing smaller will do |
"""

Words = Argument | Message | tuple[Message, ...]
"""What goes into a sentence: a number or a text, a message of its own, or several of which one is meant."""


class Lesson(msgspec.Struct, frozen=True):
    """An explanation. A game has a base of its own with its prefix; a text is the message `PREFIX-guide-KEY`, and what
    stands above it `PREFIX-guide-KEY-title`. (A goal has no title.)"""

    key: str
    """Stays the same for good: pages remember by it what they have shown."""
    anchor: str
    kind: LessonKind = "task"
    args: Mapping[str, Words] = {}
    seats: Mapping[str, int] = {}
    """Arguments that are the names of who sits there."""

    prefix: ClassVar[str]


class ToldLesson(NamedTuple):
    """A lesson in the reader's language."""

    title: str
    text: str


def tell_lesson(lesson: Lesson, names: Sequence[str], language: str | None = None) -> ToldLesson:
    args = arguments(lesson.args, lesson.seats, names, language)
    text, *title = (say(key, language, **args) for key in lesson_keys(lesson))
    return ToldLesson("".join(title), text)


def arguments(
    args: Mapping[str, Words], seats: Mapping[str, int], names: Sequence[str], language: str | None = None
) -> dict[str, Argument]:
    """What goes into a sentence, in the reader's language and with the names of who sits there."""
    said = {name: _word(value, language) for name, value in args.items()}
    return said | {name: names[seat] for name, seat in seats.items()}


def lesson_keys(lesson: Lesson) -> list[str]:
    """The keys of its messages."""
    key = f"{lesson.prefix}-guide-{lesson.key}"
    return [key] if lesson.kind == "goal" else [key, f"{key}-title"]


def _word(value: Words, language: str | None) -> Argument:
    if isinstance(value, Message):
        return value.text(language)
    if not isinstance(value, tuple):
        return value
    words = [one.text(language) for one in value]
    return say("list-or", language, first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)
