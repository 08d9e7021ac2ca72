"""The notation of moves: as written, as people write it, and what is no move; and moves as numbers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock import CHANCE, PaddockError, Seeded
from paddock.core.moves import Move
from paddock.games.monza.field_kinds import read_colour, read_dice
from paddock.games.monza.moves import DECLINE, DRIVE, NOTATION, First, Lay, Reroll, Roll, Step

from ...letters import ANYTHING
from .tracks import CLASSIC, ROAD, make, table

WRITTEN: list[tuple[str, Move]] = [
    ("first red", First("red")),
    ("roll rrybwp", Roll("rrybwp")),
    ("reroll bp", Reroll("bp")),
    ("lay w a1", Lay("white", "a1")),
    ("tile p b8", Lay("purple", "b8", tile=True)),
    ("lay w finish", Lay("white", "finish")),
    ("drive", DRIVE),
    ("step c4", Step("c4")),
    ("step finish", Step("finish")),
    ("decline", DECLINE),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert NOTATION.read(text) == move
    assert NOTATION.write(move) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  LAY   W  A1 ", "lay w a1"),
        ("lay white a1", "lay w a1"),
        ("Tile Purple B8", "tile p b8"),
        ("roll pwbyrr", "roll rrybwp"),
        ("roll r r y b w p", "roll rrybwp"),
        ("roll r, r, y, b, w, p", "roll rrybwp"),
        ("roll red, red, yellow, blue, white, purple", "roll rrybwp"),
        ("roll red red YELLOW bwp", "roll rrybwp"),
        ("reroll pb", "reroll bp"),
        ("reroll Purple,Blue", "reroll bp"),
        ("first g", "first green"),
        ("First GREEN", "first green"),
        ("DRIVE", "drive"),
        ("Decline", "decline"),
        ("step C4", "step c4"),
    ],
)
def test_lenient_forms(text: str, same: str) -> None:
    assert NOTATION.read(text) == NOTATION.read(same)
    assert NOTATION.write(NOTATION.read(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "hello",
        "lay",
        "lay w",
        "lay a1 w",
        "lay pink a1",
        "lay x a1",
        "lay w a1 b2",
        "tile",
        "tile p",
        "drive on",
        "decline c4",
        "step",
        "step c4 c5",
        "first",
        "first pink",
        "first red blue",
        "roll",
        "reroll",
        "rol rrybwp",
    ],
)
def test_bad_notation_says_how_moves_are_written(text: str) -> None:
    with pytest.raises(PaddockError) as caught:
        NOTATION.read(text)
    assert caught.value.message.key == "monza-notation"
    assert f"“{text}”" in str(caught.value)
    assert "lay w a1" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "letter"), [("roll rrxbwp", "x"), ("reroll q", "q"), ("roll r1", "1"), ("roll redd", "e")]
)
def test_bad_dice_name_the_letter(text: str, letter: str) -> None:
    with pytest.raises(PaddockError) as caught:
        NOTATION.read(text)
    assert caught.value.message.key == "monza-dice"
    assert caught.value.message.args["letter"] == letter


def test_colours_by_letter_or_name() -> None:
    assert [read_colour(word) for word in ("r", "red", "p", "purple")] == ["red", "red", "purple", "purple"]
    assert [read_colour(word) for word in ("", "ry", "x", "pink", "rygbwp")] == [None] * 5


@given(st.lists(st.sampled_from("rygbwp"), max_size=8))
def test_dice_are_named_in_any_order(dice: list[str]) -> None:
    found = read_dice("".join(dice))
    assert sorted(found) == sorted(dice)
    assert list(found) == sorted(found, key="rygbwp".index)


@given(st.text(ANYTHING, max_size=30))
def test_any_text_is_a_move_or_gets_a_sentence(text: str) -> None:
    try:
        move = NOTATION.read(text)
    except PaddockError as error:
        move, said = None, str(error)
    if move is None:
        assert said.startswith("“")
    else:
        assert NOTATION.read(NOTATION.write(move)) == move


def test_a_foreign_move_is_not_written() -> None:
    class Foreign(Move, frozen=True):
        pass

    with pytest.raises(TypeError):
        NOTATION.write(Foreign())


# ---- moves as numbers

EVERYTHING: dict[str, Any] = {"professional": True, "bonus_step": True, "turbo_tiles": True}


@pytest.mark.parametrize("finish", ["coloured", "open"])
@pytest.mark.parametrize("board", [ROAD, CLASSIC])
def test_every_legal_move_has_a_code_of_its_own_and_a_notation(board: str, finish: str) -> None:
    """Along a race: decode takes back what encode gave, read what write gave, and check agrees with legal."""
    game = make(board, players=3, finish=finish, **EVERYTHING)
    state, source, rolls = game.start(), Seeded(5), 0
    for number in range(400):
        actors = game.actors(state)
        if not actors:
            break
        (seat,) = actors
        if seat == CHANCE:
            move = game.outcome(state, source.draw(game, state, rolls))
            rolls += 1
        else:
            moves = game.legal(state, seat)
            codes = [game.encode(state, move) for move in moves]
            assert len(set(codes)) == len(moves) > 0
            assert all(0 <= code < game.codes for code in codes)
            assert [game.decode(state, code) for code in codes] == moves
            assert [game.read(game.write(move)) for move in moves] == moves
            assert all(game.check(state, seat, move) is None for move in moves)
            move = moves[number * 7 % len(moves)]
        state = game.apply(state, seat, move).state
    assert game.result(state) is not None


def test_what_is_refused_is_not_applied_and_changes_nothing() -> None:
    race = table({"red": "b3", "blue": "start"}, "ggyrwp")
    before = race.document
    for text in ("lay b c4", "drive", "reroll g", "step b4", "decline", "roll r", "first red", "tile g a4", "lay g q1"):
        with pytest.raises(PaddockError) as caught:
            race.play(text)
        assert str(caught.value)
        assert race.document == before
