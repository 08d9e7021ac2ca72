"""What the coach of Hurry'Cup! says of a way: what sets it apart from the next best."""

from __future__ import annotations

from paddock.core.advice import Remark, Way
from paddock.core.moves import Move
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.guide import PLAYS
from paddock.games.hurry_cup.moves import Again, Grab, Horn, Keep, Wish
from paddock.games.hurry_cup.rally import FINISH, Course, Rally
from paddock.games.hurry_cup.sets import has
from paddock.games.hurry_cup.speed import limit_of


def compare(course: Course, rally: Rally, seat: int, best: Way, other: Way) -> Remark | None:
    """The finish, tiles, tokens played and kept, stars, the tank, and the sign ahead."""
    here, there = best.state.at[seat], other.state.at[seat]
    if here == FINISH and there != FINISH:
        return Remark("hurry-why-arrives")
    first = best.moves[0]
    if isinstance(first, Grab | Wish) and type(first) is type(other.moves[0]):
        return _pawn(rally, best.moves[0], other.moves[0])
    if isinstance(first, Again | Keep):
        return Remark("hurry-why-again" if isinstance(first, Again) else "hurry-why-keep")
    if isinstance(first, Horn):
        return Remark("hurry-why-horn")
    if here != there and _on_star(best, seat) and not _on_star(other, seat):
        return Remark("hurry-why-star")
    if here > there:
        return Remark("hurry-why-further", {"tiles": here - there})
    if _plays(best) > _plays(other):
        return Remark("hurry-why-token")
    if _plays(best) < _plays(other):
        return Remark("hurry-why-saves")
    if here < there and here < FINISH and there < FINISH:
        limits = [limit_of(course, best.state, tile + 1) for tile in (here, there)]
        return Remark("hurry-why-limit") if limits[0] > limits[1] else None
    return None


def _pawn(rally: Rally, best: Move, other: Move) -> Remark | None:
    """What the tanks of two pawns show, where they are known."""
    assert isinstance(best, Grab | Wish)
    assert isinstance(other, Grab | Wish)
    mine, theirs = (rally.tank[PAWNS.index(move.pawn)] for move in (best, other))
    if mine <= 0 or theirs <= 0 or mine == theirs:
        return None
    return Remark("hurry-why-tank" if mine > theirs else "hurry-why-small-tank", {"tank": mine, "other": theirs})


def _on_star(way: Way, seat: int) -> bool:
    """Does the drive end where a bonus token lies?"""
    state: Rally = way.state
    return has(state.stars, state.at[seat])


def _plays(way: Way) -> int:
    """How many tokens it plays."""
    return sum(type(move) in PLAYS for move in way.moves)
