"""Laws of secrets beyond views: `conceal` hides in the lane what `veil` hides at the table, and whoever searches for a
seat knows no more than the seat."""

from __future__ import annotations

from random import Random
from typing import Any

from paddock.bots.search import SearchBot
from paddock.core.game import Game
from paddock.core.lane.lane import Lane

from .cases import course_of
from .walk import play_at_random, some, walk


def lanes_keep_secrets(game: Game[Any], lane: Lane, answers: Any, seed: int, states: int = 60) -> int:
    """What a seat may know is the same at the table and in the lane, field by field; and where the lane says that a
    state hides nothing, nothing is hidden. Says how many veiled states differed from the whole ones."""
    course, hidden = course_of(game).as_array()[0], 0
    for step in some(walk(game, seed), states, seed):
        for seat in range(game.seats):
            veiled = game.veil(step.state, seat)
            record = step.state.as_array()
            answers.conceal(course, record[0], seat)
            shown = lane.state.from_record(record[0])
            assert shown == veiled, f"seat {seat} is shown {shown} in the lane, and {veiled} at the table"
            differs = veiled != step.state
            assert answers.hides(step.state.as_array()[0]) or not differs, "the lane would not conceal this state"
            hidden += differs
    return hidden


def resampling_is_blind(game: Game[Any], seed: int, states: int = 40) -> int:
    """Whoever is to act cannot tell a resampled state from the real one; it is the same whether or not the real one was
    veiled; and the game goes on from it. Says how many of them differed from the real one."""
    different = 0
    for number, step in enumerate(some(walk(game, seed), states, seed)):
        for seat in (actor for actor in game.actors(step.state) if actor >= 0):
            seen = game.veil(step.state, seat)
            drawn = game.resample(step.state, seat, Random(number))
            assert game.veil(drawn, seat) == seen, f"seat {seat} can tell {drawn} from {step.state}"
            again = game.resample(seen, seat, Random(number))
            assert again == drawn, f"what seat {seat} cannot see has changed the draw"
            different += drawn != step.state
            play_at_random(game, drawn, Random(number))
    return different


def search_is_blind(
    game: Game[Any], base: str, seed: int, alternatives: Any, states: int = 6, playouts: int = 48
) -> int:
    """Change what is hidden from a seat: a bot that searches for it chooses the same, with the same seed. Says how many
    states were different."""
    random, different = Random(seed), 0
    deciding = [(step.state, step.seat) for step in walk(game, seed) if step.seat >= 0]
    hiding = [(state, seat) for state, seat in deciding if game.veil(state, seat) != state]
    for state, seat in random.sample(hiding, min(states, len(hiding))):
        others = [other for other in alternatives(game, state, seat, random) if other != state][:2]
        bots = [SearchBot(game, seat, seed, base, playouts, seconds=float("inf")) for _ in (state, *others)]
        bots[0].warm()
        moves = [bot.choose(game.view(one, seat)) for bot, one in zip(bots, (state, *others), strict=True)]
        assert all(move == moves[0] for move in moves), f"who searches for seat {seat} knows what it should not"
        different += len(others)
    return different
