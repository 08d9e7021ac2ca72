"""Laws of views: whole for who may see, blank for who may not, and enough for bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game, Result, View
from paddock.core.play import Play
from paddock.core.record import Record

from .walk import LONGEST, bots_for, some, walk


def views_are_whole(game: Game[Any], seed: int, states: int = 40) -> None:
    """A view is valid JSON that can be set up; who may act is offered what is legal, and nobody else anything."""
    for step in some(walk(game, seed), states, seed):
        actors = game.actors(step.state)
        for seat in (*range(game.seats), None):
            view = game.view(step.state, seat)
            sent = json.loads(view.json())
            assert msgspec.json.decode(view.json(), type=View) == msgspec.convert(sent, View)
            assert sent["game"] == game.name
            assert sent["seat"] == seat
            assert sent["actors"] == sorted(actors)
            moves = game.legal(step.state, seat) if seat is not None and seat in actors else []
            legal = [game.write(move) for move in moves]
            assert sent["legal"] == legal, f"seat {seat} may {legal}, and is offered {sent['legal']}"
            assert game.setup(sent["position"]) == game.veil(step.state, seat)
            assert msgspec.convert(sent["result"], Result | None) == game.result(step.state)


def secrets_are_kept(
    game: Game[Any], seed: int, alternatives: Any, strengths: Sequence[str] = ("random",), states: int = 40
) -> int:
    """Change what is hidden from a seat: neither the bytes of its view nor its bot's move change. Says how many states
    were different, so that a test can tell whether anything was hidden at all."""
    random = Random(seed)
    different = 0
    for step in some(walk(game, seed), states, seed):
        actors = game.actors(step.state)
        for seat in (*range(game.seats), None):
            shown = game.view(step.state, seat).json()
            for other in alternatives(game, step.state, seat, random):
                different += other != step.state
                assert game.view(other, seat).json() == shown, f"seat {seat} can tell {other} from {step.state}"
                if seat is not None and seat in actors:
                    for strength in strengths:
                        moves = [
                            paddock.bot(strength, game, seat, seed).choose(game.view(state, seat))
                            for state in (step.state, other)
                        ]
                        assert moves[0] == moves[1], f"the {strength} bot knows what it should not"
    return different


def bots_play_by_the_rules(game: Game[Any], strength: str, seed: int) -> None:
    """A bot makes moves that are offered to it, to the end of the race."""
    bots, table = bots_for(game, strength, seed), Play(Record(game), Seeded(seed))
    while actors := table.waiting_for():
        assert len(table.record) < LONGEST, "the race does not end"
        seat = min(actors)
        if seat == CHANCE:
            table.fall()
            continue
        view = game.view(table.state, seat)
        move = bots[seat].choose(view)
        assert game.write(move) in view.legal, f"the {strength} bot would {game.write(move)}"
        table.move(seat, move)
