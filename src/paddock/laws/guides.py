"""Laws of guides: a lesson can be shown and read, nobody who is to act is left alone, and secrets are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from paddock.core.game import CHANCE, Game
from paddock.core.guide import ANCHOR, Lesson, lesson_keys
from paddock.core.messages import has_message, languages
from paddock.core.registry import kinds

from .walk import Step, walk

LONGEST_SENTENCE = 120


def guides_are_told(game: Game[Any], seed: int) -> None:
    """What a lesson points at can be found, and it has a short text: in all languages, where the game is stable."""
    told: set[str] = set()
    for step in walk(game, seed):
        for seat in range(game.seats):
            lessons = list(game.guide(step.state, seat))
            assert sum(lesson.kind == "goal" for lesson in lessons) <= 1, "there are several goals"
            for lesson in lessons:
                points_at_what_is_there(game, step.state, seat, lesson)
            for lesson in (*lessons, *_event_lessons(game, step, seat)):
                assert ANCHOR.fullmatch(lesson.anchor), f"no page knows what {lesson.anchor} is"
                assert lesson.anchor not in _seats_beyond(game), f"nobody sits at {lesson.anchor}"
                if repr(lesson) not in told:
                    told.add(repr(lesson))
                    has_texts(game, lesson)


def _event_lessons(game: Game[Any], step: Step, seat: int) -> Iterator[Lesson]:
    yield from game.guide_events([event for event in step.events if game.sees(event, seat)], seat)


def _seats_beyond(game: Game[Any]) -> set[str]:
    return {f"seat:{seat}" for seat in range(game.seats, 100)}


def points_at_what_is_there(game: Game[Any], state: Any, seat: int, lesson: Lesson) -> None:
    """Who is sent to the dice has them in hand, and what is to be chosen can be."""
    legal = [game.write(move) for move in game.legal(state, seat)]
    kind, _, what = lesson.anchor.partition(":")
    if kind == "roll":
        assert CHANCE in game.actors(state), f"{lesson} is about dice, and nobody rolls any"
        assert game.roller(state) == seat, f"{lesson} is for seat {seat}, and {game.roller(state)} rolls"
    elif kind == "choices":
        assert legal, f"{lesson} is for seat {seat}, which has nothing to choose"
    elif kind == "move":
        assert what in legal, f"{lesson} is for seat {seat}, which may only {legal}"


def has_texts(game: Game[Any], lesson: Lesson) -> None:
    names = [f"Driver {seat}" for seat in range(game.seats)]
    stable = game.name in kinds() and kinds()[game.name].stage == "stable"
    for language in languages():
        if stable:
            assert all(has_message(key, language) for key in lesson_keys(lesson)), f"{lesson} is not said in {language}"
        title, text = game.explain(lesson, names, language)
        assert text == text.strip() != "", f"nothing explains {lesson}"
        assert bool(title) == (lesson.kind != "goal"), f"{lesson} has the title {title!r}"
        for sentence in (title, *re.split(r"(?<=[.!?…]) ", text)):
            assert len(sentence) <= LONGEST_SENTENCE, f"in {language}, too long to be read in passing: {sentence}"


def nobody_is_left_alone(game: Game[Any], seed: int) -> None:
    """A game that explains anything says to everybody who is to act or to roll what to do, in every state."""
    steps = walk(game, seed)
    if not any(game.guide(step.state, seat) for step in steps for seat in range(game.seats)):
        return
    for step in steps:
        roller = game.roller(step.state) if CHANCE in game.actors(step.state) else None
        awaited = {*game.actors(step.state), *([] if roller is None else [roller])} - {CHANCE}
        for seat in awaited:
            tasks = [lesson for lesson in game.guide(step.state, seat) if lesson.kind == "task"]
            assert tasks, f"seat {seat} is not told what to do in {step.state}"


def guides_keep_secrets(game: Game[Any], seed: int) -> None:
    """What a seat is told about a state, it could be told about what it sees of it."""
    if not game.secrets:
        return
    for step in walk(game, seed):
        for seat in range(game.seats):
            shown, whole = game.guide(game.veil(step.state, seat), seat), game.guide(step.state, seat)
            assert list(shown) == list(whole), f"the guide tells seat {seat} what is hidden: {whole}, not {shown}"
