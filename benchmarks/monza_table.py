"""What a move takes at the table, where rules run interpreted: it must feel instant, and let bots look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from typing import Any

from benchmarks.report import aim, heading, processor_seconds, table
from paddock.core.chance import Seeded
from paddock.core.game import CHANCE, Game
from paddock.core.moves import Move
from paddock.core.registry import Bot, build, kind

AIM_STEP, AIM_COPY = 30.0, 5.0
"""Microseconds for the legal moves of a seat and making one of them; and for copying a state."""
STEPS = 400
PASSES = 15

TABLES: dict[str, dict[str, Any]] = {
    "default options": {},
    "professional, bonus step": {"professional": True, "bonus_step": True},
}

Step = tuple[Any, int, Move]
"""A state, who acts in it, and what they do."""


def play_steps(game: Game[Any], bots: list[Bot]) -> list[Step]:
    """The first steps of a few races between greedy bots: states as they come up at a table."""
    steps: list[Step] = []
    for race in range(STEPS):
        source, state, falls = Seeded(1, race), game.start(), 0
        while actors := game.actors(state):
            (seat,) = actors
            if seat == CHANCE:
                move = game.outcome(state, source.draw(game, state, falls))
                falls += 1
            else:
                move = bots[seat].choose(game.view(state, seat))
            steps.append((state, seat, move))
            if len(steps) == STEPS:
                return steps
            state = game.apply(state, seat, move).state
    return steps


def microseconds(steps: list[Step], work: Callable[[Any, int, Move], object]) -> float:
    """The median over several passes of what a step takes on average."""

    def once() -> None:
        for state, seat, move in steps:
            work(state, seat, move)

    return median(1e6 * processor_seconds(once) / len(steps) for _ in range(PASSES))


def measure(options: Mapping[str, Any]) -> dict[str, float]:
    game = build("monza", options)
    bots = [kind("monza").bot_maker("greedy")(game, seat, 0) for seat in range(game.seats)]
    steps = play_steps(game, bots)
    decisions = [step for step in steps if step[1] != CHANCE]
    falls = [step for step in steps if step[1] == CHANCE]

    def decide(state: Any, seat: int, move: Move) -> None:
        game.legal(state, seat)
        game.apply(state, seat, move)

    views = {id(state): game.view(state, seat) for state, seat, _ in decisions}
    return {
        "legal and apply, a driver's move": microseconds(decisions, decide),
        "legal alone": microseconds(decisions, lambda state, seat, move: game.legal(state, seat)),
        "apply alone": microseconds(decisions, lambda state, seat, move: game.apply(state, seat, move)),
        "apply, a roll": microseconds(falls, lambda state, seat, move: game.apply(state, seat, move)),
        "copy of a state": microseconds(steps, lambda state, seat, move: state.copy()),
        "view of the seat that acts": microseconds(decisions, lambda state, seat, move: game.view(state, seat)),
        "greedy bot, from a view to a move": microseconds(
            decisions, lambda state, seat, move: bots[seat].choose(views[id(state)])
        ),
    }


def main() -> None:
    heading("Monza, one move at the table: the interpreted lane")
    found = {title: measure(options) for title, options in TABLES.items()}
    names = list(next(iter(found.values())))
    rows = [[name, *(f"{times[name]:.1f}" for times in found.values())] for name in names]
    table(("µs of processor time", *found), rows)
    for title, times in found.items():
        for name, most in ((names[0], AIM_STEP), ("copy of a state", AIM_COPY)):
            aim(f"{title}: {name} in {times[name]:.1f} µs (aim {most:.0f})", times[name] <= most)
