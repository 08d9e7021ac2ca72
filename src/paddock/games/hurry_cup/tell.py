"""Events of Hurry'Cup! as short sentences."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.events import Event
from paddock.core.messages import Argument, say
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.events import Grabbed, LanternGiven, Lifted, RoundBegan, Won
from paddock.games.hurry_cup.rally import FINISH


def tell(event: Event, names: Sequence[str], language: str | None = None) -> str:
    """The sentence of an event: its fields go into the text, seats by name, tokens and pawns as words."""
    key = f"hurry-event-{event.__struct_config__.tag}"
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "other", "behind") and value is not None:
            args["pilot" if field == "seat" else field] = names[value]
        elif field == "pawn":
            args[field] = colour_word(value, language)
        elif field == "token":
            args[field] = token_word(value, language)
        elif field in ("tile", "origin"):
            args[field] = tile_word(value, language)
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, int | str):
            args[field] = value
    match event:
        case RoundBegan():
            args["cup"] = names[event.cup]
        case Lifted():
            dice = [f"{colour_word(pawn, language)} {event.tanks[pawn]}" for pawn in PAWNS if pawn in event.tanks]
            args["dice"] = ", ".join(dice)
        case Grabbed(value=None):
            key = "hurry-event-grabbed-hidden"
        case LanternGiven(seat=None):
            key = "hurry-event-lantern-nobody"
        case Won():
            args["pilots"] = join_words([names[seat] for seat in event.seats], language)
            args["points"] = max(event.points)
    return say(key, language, **args)


def colour_word(colour: str, language: str | None = None) -> str:
    return say(f"hurry-colour-{colour}", language)


def token_word(token: str, language: str | None = None) -> str:
    return say(f"hurry-token-{token}", language)


def tile_word(tile: int, language: str | None = None) -> str:
    """A tile by its number; the start line and the finish have words."""
    if tile in (0, FINISH):
        return say("hurry-tile-finish" if tile else "hurry-tile-start", language)
    return str(tile)


def join_words(words: list[str], language: str | None = None) -> str:
    """ "Ann, Ben and Cem", in the reader's language."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", language, first=", ".join(words[:-1]), last=words[-1])
