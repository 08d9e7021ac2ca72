"""What is hidden from whom: dice under the cup, and sealed wishes."""

from __future__ import annotations

from paddock.core.rule import rule

from .rally import HIDDEN_DIE, HIDDEN_WISH, LIFT, WISH, Course, Rally


@rule
def knows_the_dice(rally: Rally, seat: int) -> bool:
    """HC-13: who has called the horn looks under the cup."""
    knows = False
    for place in range(rally.called):
        knows = knows or rally.calls[place] == seat
    return knows


@rule
def hides(rally: Rally) -> bool:
    """May there be anything that some seat may not know? Where there is not, nobody needs to conceal it."""
    return rally.phase == WISH or (rally.phase <= LIFT and rally.rolled > 0)


@rule
def conceal(course: Course, rally: Rally, seat: int) -> None:
    """Blanks what this seat (or a spectator, -1) may not know. HC-13: dice under the cup are known to horn callers
    alone. HC-14: wishes are sealed until all are made."""
    if rally.phase <= LIFT and not knows_the_dice(rally, seat):
        for pawn in range(rally.rolled):
            rally.tank[pawn] = HIDDEN_DIE
    elif rally.phase == WISH:
        for other in range(course.seats):
            if other != seat:
                for place in range(len(rally.wishes[other])):
                    rally.wishes[other][place] = HIDDEN_WISH if rally.wishes[other][place] != 0 else 0
