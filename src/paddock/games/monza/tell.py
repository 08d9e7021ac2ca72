"""Events of Monza as short sentences."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.events import Event
from paddock.core.messages import Argument, say
from paddock.games.monza.colours import COLOURS, LETTERS
from paddock.games.monza.events import Won


def tell(event: Event, names: Sequence[str], language: str | None = None) -> str:
    """The sentence of an event: its fields go into the text, seats by name, dice as words."""
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "by"):
            args["driver" if field == "seat" else "by"] = names[value]
        elif field in ("dice", "hand") and isinstance(value, str):
            args[field] = colour_words(value, language)
        elif field == "colour":
            args[field] = say(f"monza-colour-{value}", language)
        elif field in ("space", "origin"):
            args[field] = space_word(value, language)
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif field != "seats":
            args[field] = value
    if isinstance(event, Won):
        args["drivers"] = join_words([names[seat] for seat in event.seats], language)
        args["count"] = len(event.seats)
    return say(f"monza-event-{event.__struct_config__.tag}", language, **args)


def colour_words(dice: str, language: str | None = None) -> str:
    """`rrb` as "red, red, blue"."""
    return ", ".join(say(f"monza-colour-{COLOURS[LETTERS.index(letter)]}", language) for letter in dice)


def space_word(name: str, language: str | None = None) -> str:
    """A space by its name; start and finish have words."""
    return say(f"monza-space-{name}", language) if name in ("start", "finish") else name


def join_words(words: list[str], language: str | None = None) -> str:
    """ "Ann, Ben and Cem", in the reader's language."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", language, first=", ".join(words[:-1]), last=words[-1])
