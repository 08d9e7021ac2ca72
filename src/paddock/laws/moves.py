"""Laws of moves: what is legal is fine, all else is refused, and every move is text, a number and JSON."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from paddock.core.game import CHANCE, Game, IllegalMoveError
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move

from .walk import make, some, walk


def allowed(game: Game[Any], state: Any, seat: int) -> list[Move]:
    """What a seat, or chance, may do."""
    if seat != CHANCE:
        return game.legal(state, seat)
    return [move for move, _ in game.chances(state)] if CHANCE in game.actors(state) else []


def what_is_legal_is_fine(game: Game[Any], seed: int) -> None:
    """Whatever is offered is accepted, and offered once."""
    for step in walk(game, seed):
        for seat in range(game.seats):
            moves = game.legal(step.state, seat)
            assert len(set(moves)) == len(moves), f"offered twice: {moves}"
            for move in moves:
                assert game.check(step.state, seat, move) is None, f"{move} is offered and refused"


def legal_moves_need_no_check(game: Game[Any], seed: int, most: int = 8) -> None:
    """Made without a check, what is offered leads to the same state and tells the same story."""
    random = Random(seed)
    for step in walk(game, seed):
        state, before = step.state, repr(step.state)
        for seat in game.actors(state) - {CHANCE}:
            moves = game.legal(state, seat)
            for move in random.sample(moves, min(len(moves), most)):
                unchecked, checked = game.apply_legal(state, seat, move), make(game, state, seat, move)
                assert unchecked.state == checked.state, f"{move} leads to another state without a check"
                assert unchecked.events == checked.events, f"{move} tells another story without a check"
                assert repr(state) == before, "a move has changed the old state"


def alike_moves_are_alike(game: Game[Any], seed: int) -> None:
    """What stands for several moves is the first of them, stands for itself, and leaves everybody the same to do."""
    for step in walk(game, seed):
        for seat in game.actors(step.state) - {CHANCE}:
            moves = game.legal(step.state, seat)
            for place, move in enumerate(moves):
                first = game.alike(step.state, seat, move)
                assert first in moves[: place + 1], f"{move} is like {first}, which is not offered before it"
                assert game.alike(step.state, seat, first) == first, f"{first} is like yet another move"
                if first != move:
                    there, instead = (game.apply_legal(step.state, seat, one) for one in (move, first))
                    left, right = _left_to_do(game, there.state), _left_to_do(game, instead.state)
                    assert left == right, f"{move} and {first} do not come to the same"
                    kinds = [[type(event) for event in events] for events in (there.events, instead.events)]
                    assert kinds[0] == kinds[1], f"{move} and {first} tell different stories"


def _left_to_do(game: Game[Any], state: Any) -> tuple[object, ...]:
    """Who acts next, with how many moves; in how many ways chance can fall; how it has ended."""
    actors = game.actors(state)
    moves = {seat: len(game.legal(state, seat)) for seat in actors - {CHANCE}}
    return actors, moves, game.ways(state), game.result(state)


def strange_moves(game: Game[Any], seeds: Iterable[int], most: int = 120) -> list[Move]:
    """Moves to be refused: those of other moments, and such with the right types and odd values in them."""
    seen: dict[Move, None] = {}
    for seed in seeds:
        for step in walk(game, seed):
            for seat in game.actors(step.state) - {CHANCE}:
                seen.update(dict.fromkeys(game.legal(step.state, seat)))
            if step.move is not None:
                seen[step.move] = None
    values: dict[type[Any], set[Any]] = {str: {"", "zz9", "Ω"}, int: {-1, 0, 7, 10**6}, bool: {False, True}}
    for move in seen:
        for value in msgspec.structs.astuple(move):
            values.setdefault(type(value), set()).add(value)
    random = Random(1)
    odd: dict[Move, None] = {}
    kinds = sorted({type(move) for move in seen}, key=lambda kind: kind.__name__)
    for kind in kinds:
        examples = [move for move in seen if type(move) is kind]
        for move in random.sample(examples, min(len(examples), 6)):
            odd[move] = None
            for field in move.__struct_fields__:
                had = getattr(move, field)
                choices = sorted(values[type(had)], key=repr)
                wanted = [*random.sample(choices, min(len(choices), 5)), type(had)()]
                wanted += ["", "zz9", had[::-1], had + had] if isinstance(had, str) else []
                odd.update(dict.fromkeys(msgspec.structs.replace(move, **{field: value}) for value in wanted))
    real = random.sample(list(seen), min(len(seen), most))
    return list(dict.fromkeys([*odd, *real]))


def refusal_of(game: Game[Any], state: Any, seat: int, move: Move) -> Message | None:
    """The reason with which `apply` refuses a move, if it does."""
    try:
        game.apply(state, seat, move)
    except IllegalMoveError as error:
        return error.message
    return None


def no_way_to(game: Game[Any], state: Any, move: Move) -> Message | None:
    """The reason with which `way` refuses an outcome of chance, if it does."""
    try:
        game.way(state, move)
    except IllegalMoveError as error:
        return error.message
    return None


def says_something(reason: Message) -> None:
    try:
        text = reason.text()
    except LookupError as error:
        raise AssertionError(f"{reason} has no text") from error
    assert text.strip(), f"{reason} says nothing"


def all_else_is_refused(game: Game[Any], seed: int, strange: Sequence[Move], states: int = 14) -> None:
    """What is not offered is refused: with a sentence, by `check` and `apply` alike, and nothing has changed by it."""
    said: set[str] = set()
    for step in some(walk(game, seed), states, seed):
        state, before = step.state, repr(step.state)
        for seat in (CHANCE, *range(game.seats), game.seats):
            offered = set(allowed(game, state, seat))
            for move in strange:
                if move in offered:
                    continue
                reason = game.check(state, seat, move)
                assert reason is not None, f"seat {seat} may {move}, which is not offered"
                if repr(reason) not in said:
                    says_something(reason)
                    said.add(repr(reason))
                given = refusal_of(game, state, seat, move)
                assert given is not None, f"apply takes {move} of seat {seat}, which check refuses"
                assert given == reason, "check and apply give different reasons"
                if seat == CHANCE:
                    assert no_way_to(game, state, move) == reason, "check and way give different reasons"
        assert repr(state) == before, "a refused move has changed the state"


def moves_round_trip(game: Game[Any], seed: int) -> None:
    """Notation, code and JSON each give the move back."""
    steps = walk(game, seed)
    kinds = sorted({type(step.move) for step in steps if step.move is not None}, key=lambda kind: kind.__name__)
    any_kind: Any = functools.reduce(operator.or_, kinds)
    written: set[Move] = set()
    for step in steps:
        for seat in range(game.seats):
            moves = game.legal(step.state, seat)
            codes = [game.encode(step.state, move) for move in moves]
            assert len(set(codes)) == len(codes), f"a code is used twice: {codes}"
            for move, code in zip(moves, codes, strict=True):
                assert 0 <= code < game.codes, f"{move} has the code {code} of {game.codes}"
                assert game.decode(step.state, code) == move, f"code {code} is not {move}"
            written.update(moves)
    for step in some(steps, 60):
        written.update(allowed(game, step.state, CHANCE))
    texts = {move: game.write(move) for move in written}
    assert len(set(texts.values())) == len(texts), "two moves are written alike"
    for move, text in texts.items():
        assert game.read(text) == move, f"{text!r} is not {move}"
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
    for step in steps[:-1]:  # on the wire a move says itself which kind it is
        assert msgspec.json.decode(msgspec.json.encode(step.move), type=any_kind) == step.move


def bad_notation_is_refused(game: Game[Any], texts: Iterable[str]) -> None:
    """Text that is no move gets a sentence; whatever is read can be written and read again."""
    for text in texts:
        try:
            move = game.read(text)
        except PaddockError as error:
            said = str(error).strip()
        else:
            said = game.write(move)
            assert game.read(said) == move
        assert said, "nothing is said"
