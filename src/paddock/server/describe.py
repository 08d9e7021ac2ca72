"""A table in words, for pages that have no board for its game: standings, and every choice as a sentence.

Nothing here is made unless a page asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.server.presenter import Presenter
from paddock.server.replay import Taken
from paddock.server.structs import DescribedMoment, DescribedMove, DescribedSeat, Description
from paddock.server.table import Table

MOST_TOLD = 60
"""With more choices than this, they come without previews."""
MOST_OUTCOMES = 100
"""Ways of chance that are listed one by one."""


def describe(table: Table, presenter: Presenter, own: Sequence[int], language: str) -> Description:
    """The table as somebody with these seats may know it."""
    standings: list[DescribedSeat | None] = []
    outline: list[str] = []
    choices: list[DescribedMove] = []
    seat = viewer(table, own)
    cover = False
    if table.races:
        game, state = table.game, table.record.state
        veiled = game.veil(state, seat)
        standings, outline = seats_in_words(game, veiled, language), game.outline(veiled, language)
        if seat is not None and seat in table.moment.actors:
            choices = _choices(table, presenter, veiled, seat, language)
        cover = len(own) > 1 and seat is not None and is_private(game, state, seat)
    outcomes, example = _outcomes(table, language)
    return Description(
        revision=table.revision,
        seat=seat,
        cover=cover,
        standings=standings,
        outline=outline,
        choices=choices,
        outcomes=outcomes,
        example=example,
    )


def viewer(table: Table, own: Sequence[int]) -> int | None:
    """Through whose eyes a device looks. Where several people share it, and it is nobody's turn, through nobody's."""
    awaited = table.awaited()
    return next((seat for seat in own if seat in awaited), own[0] if len(own) == 1 else None)


def is_private(game: Game[Any], state: Any, seat: int) -> bool:
    """Does this seat know or decide something now that the others must not see?"""
    if not game.secrets:
        return False
    actors = game.actors(state)
    # Where several decide at once, they do it sealed.
    return (seat in actors and len(actors) > 1) or _knows_more(game, state, seat) or _may_hide(game, state, seat)


def _knows_more(game: Game[Any], state: Any, seat: int) -> bool:
    return bool(game.veil(state, seat) != game.veil(state, None))


def _may_hide(game: Game[Any], state: Any, seat: int) -> bool:
    """Would some choice of this seat be its secret? Then nobody must see it choose."""
    if seat not in game.actors(state):
        return False
    after = (game.apply_legal(state, seat, move).state for move in game.legal(state, seat)[:MOST_TOLD])
    return any(_knows_more(game, new, seat) for new in after)


def seats_in_words(game: Game[Any], veiled: Any, language: str) -> list[DescribedSeat | None]:
    found = (game.standing(veiled, seat, language) for seat in range(game.seats))
    return [None if one is None else DescribedSeat(one.score, one.text) for one in found]


def describe_race(taken: Taken, language: str) -> list[DescribedMoment]:
    """How everything stood at each moment of a race, as a spectator sees it."""
    game = taken.record.game
    states = [taken.record.first_state, *(step.state for step in taken.steps)]
    views = (game.veil(state, None) for state in states)
    return [DescribedMoment(seats_in_words(game, view, language), game.outline(view, language)) for view in views]


def _choices(table: Table, presenter: Presenter, veiled: Any, seat: int, language: str) -> list[DescribedMove]:
    game, names = table.game, table.names
    moves = game.legal(veiled, seat)

    def told(move: Move) -> str | None:
        if len(moves) > MOST_TOLD:
            return None
        return presenter.text(game.apply_legal(veiled, seat, move).events, (seat,), language)

    return [DescribedMove(game.write(move), game.words(move, names, language), told(move)) for move in moves]


def _outcomes(table: Table, language: str) -> tuple[list[DescribedMove], str | None]:
    """What real dice can show, or an example of how it is written."""
    if table.dice != "typed" or table.phase != "racing" or CHANCE not in table.moment.actors:
        return [], None
    game, state = table.game, table.record.state
    ways = game.ways(state)
    if ways > MOST_OUTCOMES:
        return [], game.write(game.outcome(state, 0))
    moves = dict.fromkeys(game.outcome(state, way) for way in range(ways))
    return [DescribedMove(game.write(move), game.words(move, table.names, language), None) for move in moves], None
