"""What a game explains to who plays it for the first time. Nothing here is made unless a page asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.guide import Lesson
from paddock.server.describe import viewer
from paddock.server.structs import Guidance, ShownLesson
from paddock.server.table import Table

MOST_MOVES = 40
"""Of how many moves, at most, it is said what happened in them."""
MOST_LESSONS = 12


def guidance(table: Table, own: Sequence[int], language: str, since: int | None = None) -> Guidance:
    """What is worth explaining to somebody with these seats, as far as they may know it."""
    seat = viewer(table, own)
    lessons = _lessons(table, seat, own, since) if table.phase == "racing" and seat is not None else []
    once: dict[str, Lesson] = {}
    for lesson in lessons:
        once.setdefault(lesson.key, lesson)
    goals = [lesson for lesson in once.values() if lesson.kind == "goal"]
    others = [lesson for lesson in once.values() if lesson.kind != "goal"]
    shown = [
        ShownLesson(lesson.key, lesson.kind, lesson.anchor, *table.game.explain(lesson, table.names, language))
        for lesson in others[:MOST_LESSONS]
    ]
    return Guidance(
        revision=table.revision,
        number=len(table.record) if table.races else 0,
        seat=seat,
        goal=table.game.explain(goals[0], table.names, language).text if goals else None,
        lessons=shown,
    )


def _lessons(table: Table, seat: int, own: Sequence[int], since: int | None) -> list[Lesson]:
    """Tasks first. What has just happened comes before what can be explained as well later. Where several people look
    at one screen, nothing is said of what one of them alone may know."""
    game, record = table.game, table.record
    now = game.guide(game.veil(record.state, seat), seat)
    first = len(record) - 1 if since is None else since
    steps = record.steps[max(first, len(record) - MOST_MOVES, 0) :]
    events = [event for step in steps for event in step.events if all(game.sees(event, eye) for eye in own)]
    tasks = [lesson for lesson in now if lesson.kind != "note"]
    return [*tasks, *game.guide_events(events, seat), *(lesson for lesson in now if lesson.kind == "note")]
