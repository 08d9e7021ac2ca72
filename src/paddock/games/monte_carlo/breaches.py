"""The laws that every state keeps, as one count of what is broken: so a million games can be watched in the lab."""

from __future__ import annotations

from paddock.core.rule import long_rule

from .gamble import (
    ALL_MONEY,
    BACK,
    BANK,
    BET,
    CARD,
    CARDS,
    GREEN,
    MOST_MONEY,
    NOWHERE,
    OVER,
    PAWNS,
    PRIZE,
    START,
    UNUSED,
    Course,
    Gamble,
)
from .stack import left_to_bring_home


@long_rule
def breaches(course: Course, gamble: Gamble) -> int:
    """How many laws are broken: MG-10, MG-11, MG-12, MG-20, MG-35, MG-45, MG-80."""
    found = 0
    money = gamble.bank
    for seat in range(course.seats):
        held = gamble.money[seat]
        money += held
        ruined = gamble.phase == BACK and gamble.ruined == seat
        if held > MOST_MONEY or held < 0 or (held == 0) != ruined:
            found += 1
        if left_to_bring_home(course, gamble, seat) == 0 and (gamble.phase != OVER or gamble.mover != seat):
            found += 1
    if money != ALL_MONEY or gamble.bank < 0:
        found += 1
    if gamble.cards >= CARDS:
        found += 1  # the pile has run out
    in_casino = gamble.phase == BET or gamble.phase == CARD or gamble.phase == PRIZE
    for pawn in range(PAWNS):
        square = gamble.at[pawn]
        if course.owner[pawn] == UNUSED:
            if square != NOWHERE:
                found += 1
            continue
        if square > course.finish:
            found += 1
            continue
        kind = course.kind[square]
        rests = square == course.finish or kind in (GREEN, BANK, START)
        if not rests and not (in_casino and pawn == gamble.pawn):
            found += 1
        # In every place pawns lie at heights 0, 1, 2 and on, each once.
        below = 0
        for other in range(PAWNS):
            if gamble.at[other] == square and other != pawn:
                if gamble.height[other] == gamble.height[pawn]:
                    found += 1
                elif gamble.height[other] < gamble.height[pawn]:
                    below += 1
        if below != gamble.height[pawn]:
            found += 1
    return found
