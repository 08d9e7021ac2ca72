"""Board files: what they say, and what is wrong with them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from paddock.core.messages import PaddockError, languages
from paddock.games.monte_carlo.board import Square, read_board
from paddock.games.monte_carlo.check import check_board, require_sound
from paddock.games.monte_carlo.shelf import BOARDS

from .tables import ROAD

WORDS = tomllib.loads(ROAD)["road"].split()


def board_with(changes: dict[int, str]) -> str:
    words = [changes.get(number, word) for number, word in enumerate(WORDS)]
    return f'name = "Test"\nroad = "{" ".join(words)}"\n'


def faults(changes: dict[int, str]) -> list[tuple[str, int | None]]:
    found = check_board(read_board(board_with(changes), "test"))
    for fault in found:
        for language in languages():
            assert fault.text(language).strip()
    return [
        (fault.message.key.removeprefix("gamble-fault-"), fault.square) for fault in found if fault.severity == "error"
    ]


def advice(changes: dict[int, str]) -> list[tuple[str, int | None]]:
    found = check_board(read_board(board_with(changes), "test"))
    return [(fault.message.key.removeprefix("gamble-advice-"), fault.square) for fault in found]


def test_squares_are_numbered_from_the_start() -> None:
    board = read_board(ROAD, "lane")
    assert board.name == "Lane"
    assert board.squares[0] == Square(0, "start")
    assert board.squares[3] == Square(3, "triple", "shd")
    assert board.squares[11] == Square(11, "single")
    assert (board.first_bank, board.second_bank, board.finish) == (8, 16, 25)
    assert read_board(board_with({3: "dhs"}), "x").squares[3].suits == "shd"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("name = ", "not-toml"),
        ("a" * 5000 + "[" * 5000, "not-toml"),
        ('name = "x"\nroads = "S F"', "unknown-key"),
        ('road = "S F"', "no-name"),
        ('name = " "\nroad = "S F"', "no-name"),
        ('name = 3\nroad = "S F"', "no-name"),
        ('name = "x"\nroad = "S g F"', "length"),
        ('name = "x"\nroad = 7', "length"),
        ('name = "x"', "length"),
        (f'name = "x"\nroad = "S {"g " * 200} F"', "length"),
        (board_with({4: "x"}), "word"),
        (board_with({4: "shs"}), "word"),
        (board_with({4: "shdc"}), "word"),
        (board_with({4: "3"}), "word"),
    ],
)
def test_a_file_that_is_no_board_is_refused(text: str, key: str) -> None:
    with pytest.raises(PaddockError) as caught:
        read_board(text, "test")
    assert caught.value.message.key == f"gamble-board-{key}"
    assert str(caught.value)


def test_a_word_that_is_no_square_is_named_with_its_number() -> None:
    with pytest.raises(PaddockError, match=r"square 4: “x” is not a square"):
        read_board(board_with({4: "x"}), "test")


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, []),
        ({0: "g"}, [("start", 0)]),
        ({25: "g"}, [("finish", 25)]),
        ({4: "S"}, [("start", 4)]),
        ({4: "F"}, [("finish", 4)]),
        ({8: "g"}, [("number", 25)]),
        ({20: "B"}, [("number", 20)]),
        ({6: "g"}, [("number", 25)]),
        ({7: ">"}, [("number", 7)]),
        ({6: "g", 9: ">"}, [("to-bank", 9)]),
        ({19: "g", 15: "<"}, [("back-to-bank", 15)]),
        ({19: "g"}, [("number", 25)]),
        ({3: "g", 14: "g"}, [("no-casino", 0)]),
        ({5: "g", 18: "g"}, [("no-casino", 0)]),
        ({11: "g", 22: "g"}, [("no-casino", 0)]),
        ({number: "2" for number, word in enumerate(WORDS) if word == "g"}, [("no-green", 0)]),
    ],
)
def test_faults_name_the_square(changes: dict[int, str], wrong: list[tuple[str, int]]) -> None:
    assert faults(changes) == wrong
    if wrong:
        with pytest.raises(PaddockError):
            require_sound(read_board(board_with(changes), "test"))


def test_advice() -> None:
    assert ("bank", 4) in advice({8: "g", 4: "B", 6: "g", 3: ">", 2: "shd"})
    assert ("singles-many", 24) in advice({20: "1", 21: "1", 24: "1"})
    assert ("single-early", 4) in advice({4: "1"})
    assert ("no-casino-here", 8) in advice({3: "g", 5: "g", 11: "g", 14: "sdc"})


@pytest.mark.parametrize("key", BOARDS.keys)
def test_shipped_boards_have_neither_fault_nor_warning(key: str) -> None:
    board = BOARDS.shipped(key)
    assert check_board(board) == []
    assert board.key == key


def test_the_boulevard_has_about_60_squares_and_the_promenade_fewer() -> None:
    assert BOARDS.keys == ("boulevard", "promenade")
    assert BOARDS.shipped("boulevard").finish == 64
    assert BOARDS.shipped("promenade").finish == 36


def test_an_unknown_board_is_told_which_there_are(tmp_path: Path) -> None:
    with pytest.raises(PaddockError, match=r"boulevard, promenade"):
        BOARDS.shipped("strand")
    with pytest.raises(PaddockError, match=r"cannot be read"):
        BOARDS.load(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(PaddockError, match=r"UTF-8"):
        BOARDS.load(tmp_path / "latin.toml")
    (tmp_path / "own.toml").write_text(ROAD, encoding="utf-8")
    assert BOARDS.load(tmp_path / "own.toml").key == "own"
