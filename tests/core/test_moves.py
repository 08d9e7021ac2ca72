"""Moves are declared once: notation, JSON and codes follow, for every installed game."""

from __future__ import annotations

import functools
import operator
from importlib.metadata import entry_points
from random import Random
from typing import Annotated, Any

import msgspec
import pytest

from paddock.core.field_kinds import AmountKind, FieldKind, NumberKind, SeatKind, WordKind
from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError
from paddock.core.moves import Codes, Move, Notation
from paddock.core.registry import build

PACKAGES = {entry.name: entry.module.rpartition(".")[0] for entry in entry_points(group="paddock.games")}


def base_of(game: str) -> type[Move]:
    """The base of a game's moves."""
    build(game, {})  # which loads it
    (base,) = (base for base in Move.__subclasses__() if base.__module__.startswith(PACKAGES[game] + "."))
    return base


@pytest.mark.parametrize("game", PACKAGES)
def test_no_move_is_declared_twice(game: str) -> None:
    moves = base_of(game).__subclasses__()
    assert len(moves) > 1
    words = [word for move in moves for word in move.words or (move.__struct_config__.tag,)]
    assert len(set(words)) == len(words)
    assert len({move.__name__ for move in moves}) == len(moves)


@pytest.mark.parametrize("name", PACKAGES)
def test_moves_survive_notation_wire_and_numbers(name: str) -> None:
    union: Any = functools.reduce(operator.or_, base_of(name).__subclasses__())
    game, random = build(name, {}), Random(3)
    state = game.start()
    for _ in range(300):
        seat = min(game.actors(state), default=None)
        if seat is None:
            break
        legal = [game.outcome(state, random.randrange(game.ways(state)))] if seat == CHANCE else game.legal(state, seat)
        for move in legal:
            assert isinstance(move, base_of(name))
            assert game.read(game.write(move)) == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=union) == move
            if seat != CHANCE:
                code = game.encode(state, move)
                assert 0 <= code < game.codes
                assert game.decode(state, code) == move
        state = game.apply(state, seat, random.choice(legal)).state


# ---- a game of its own -----------------------------------------------------------------------------------------------


class StepKind(FieldKind):
    """A space ahead: its code is how far it is from the state, which is a number here."""

    size = 3

    def choice(self, game: Any, state: int, number: int) -> int:
        return state + 1 + number

    def number(self, game: Any, state: int, value: int) -> int:
        return value - state - 1

    def read(self, text: str) -> int | None:
        return int(text) if text.isdecimal() else None

    def fits(self, value: object) -> bool:
        return type(value) is int


class LettersKind(FieldKind):
    takes_rest = True

    def read(self, text: str) -> str:
        return "".join(sorted(text.replace(" ", "")))

    def fits(self, value: object) -> bool:
        return isinstance(value, str)


class CamelMove(Move, frozen=True):
    prefix = "monza"  # a message that exists


class Pass(CamelMove, frozen=True, tag="pass"):
    pass


class Bet(CamelMove, frozen=True, tag="bet"):
    camel: Annotated[str, WordKind(("blue", "white"))]
    amount: Annotated[int, AmountKind(10, most=2)]


class Ride(CamelMove, frozen=True, tag="ride"):
    place: Annotated[int, NumberKind(1, 12)]
    space: Annotated[int, StepKind()]
    slow: bool

    code_order = ("slow", "space", "place")


class Dice(CamelMove, frozen=True, tag="dice"):
    letters: Annotated[str, LettersKind()]


class Help(CamelMove, frozen=True, tag="help"):
    rider: Annotated[int, SeatKind(most=4)]
    gladly: bool


NOTATION = Notation(CamelMove)
CODES = Codes(Pass, Bet, Ride, Help)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", Pass()),
        ("bet white 20", Bet("white", 20)),
        ("dice abc", Dice("abc")),
        ("help 4 yes", Help(3, gladly=True)),
        ("help 1 no", Help(0, gladly=False)),
    ],
)
def test_notation_is_the_word_and_the_fields(text: str, move: Move) -> None:
    assert NOTATION.write(move) == text
    assert NOTATION.read(f"  {text.upper()} ") == move
    assert NOTATION.is_proper(move)


def test_the_last_field_may_take_all_words_that_are_left() -> None:
    assert NOTATION.read("dice c a b") == Dice("abc")


@pytest.mark.parametrize("text", ["", "passed", "pass 1", "bet", "bet red 10", "bet blue", "bet blue x", "dice"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(PaddockError) as caught:
        NOTATION.read(text)
    assert caught.value.message.key == "monza-notation"


def test_moves_made_by_hand_are_looked_at() -> None:
    assert not NOTATION.is_proper(Bet("red", 10))
    assert not NOTATION.is_proper(Bet("blue", -1))
    assert not NOTATION.is_proper(Ride(0, 1, slow=False))
    number: Any = 1
    assert not NOTATION.is_proper(Ride(1, 1, slow=number))
    assert not NOTATION.is_proper("pass")


@pytest.mark.parametrize("text", ["0", "13", "1x", "-1", "007", "٣"])
def test_numbers_are_plain_digits_in_their_range(text: str) -> None:
    assert NumberKind(1, 12).read(text) is None
    assert NumberKind(1, 12).read("7") == 7


def test_codes_follow_from_the_fields() -> None:
    assert CODES.count == 1 + 2 * 3 + 2 * 3 * 12 + 4 * 2
    assert [CODES.first(move) for move in (Pass, Bet, Ride)] == [0, 1, 7]
    assert CODES.encode(None, 5, Bet("white", 10)) == 1 + 3 + 1
    assert CODES.encode(None, 5, Ride(12, 7, slow=True)) == 7 + 36 + 12 + 11
    found = [CODES.decode(None, 5, code) for code in range(CODES.count)]
    assert len(set(found)) == CODES.count
    assert [CODES.encode(None, 5, move) for move in found] == list(range(CODES.count))


def test_codes_may_depend_on_the_state() -> None:
    assert CODES.decode(None, 5, 7) == Ride(1, 6, slow=False)
    assert CODES.decode(None, 9, 7) == Ride(1, 10, slow=False)


class Unknown(Move, frozen=True):
    prefix = "monza"


class Jump(Unknown, frozen=True, tag="jump"):
    spaces: int


def test_a_field_without_a_kind_is_named_as_soon_as_the_game_is_loaded() -> None:
    with pytest.raises(TypeError, match=r"Jump\.spaces has no notation"):
        Notation(Unknown)
    with pytest.raises(TypeError, match=r"Jump\.spaces has no codes"):
        Codes(Jump)
