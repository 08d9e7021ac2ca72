"""Positions as documents: what may be left out, and a sentence for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from paddock import PaddockError
from paddock.games.hurry_cup.rally import DRIVE, READY, ROLL

from .table import new, turn

GAME = new().game
DRIVING: dict[str, Any] = {
    "cars": [4, 0, 0, 0],
    "pawns": ["red", "yellow", "green", "purple"],
    "tanks": {"red": 1, "yellow": 2, "green": 3, "purple": 4},
}


def test_by_hand_cars_alone_are_enough() -> None:
    state = GAME.setup({"cars": [3, 8, 0, 12]})
    assert state.phase == READY
    assert state.at[:4] == [3, 8, 0, 12]
    assert GAME.actors(state) == {0, 1, 2, 3}


def test_with_tanks_the_mover_rolls_and_with_an_accelerator_drives() -> None:
    assert GAME.setup(DRIVING).phase == ROLL
    assert GAME.setup(DRIVING | {"accelerator": 2}).phase == DRIVE


def test_the_document_of_the_page() -> None:
    """The fields that pages read, as agreed."""
    table = turn([15, 19, 17, 10], [5, 3, 6, 2], ["ace", "horn", "second"], used=[["nitro"], [], [], []], phase="roll")
    document = table.do("roll 4").document
    assert document["phase"] == "second"
    assert (document["speed"], document["accelerator"], document["mover"]) == (90, 4, 0)
    assert document["cars"] == [15, 19, 17, 10]
    assert document["tokens"][0] == ["ace", "horn", "second"]
    assert document["used"][0] == ["nitro"]
    assert document["tanks"] == {"red": 5, "yellow": 3, "green": 6, "purple": 2}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cars": [0, 0, 0]}, "cars has 3 entries"),
        ({"cars": [0, 0, 0, 37]}, "cars has 37"),
        ({"round": 0}, "round has 0"),
        ({"cup": 4}, "cup has 4"),
        ({"mover": -1}, "mover has -1"),
        ({"pawns": ["red", "red", "green", "purple"]}, "a pawn twice"),
        ({"pawns": ["red", "blue", "green", "purple"]}, "pawns has “blue”"),
        ({"tanks": {"red": 7}}, "tanks has 7"),
        ({"tanks": {"pink": 3}}, "tanks has “pink”"),
        ({"tokens": [["magic"], [], [], []]}, "tokens has “magic”"),
        ({"tokens": [["fuel"], [], [], []]}, "played in the round after"),
        ({"played": ["x", "", "", ""]}, "played has “x”"),
        ({"lantern": 9}, "lantern has 9"),
        ({"stars": [5]}, "without a star"),
        ({"stars": [4, 10]}, "bonus tokens"),
        ({"hidden": ["ace", "oil", "swap", "fuel", "pit", "slipstream"]}, "bonus tokens"),
        ({"oil": [36]}, "oil has 36"),
        ({"phase": "lunch"}, "“lunch” is not a phase"),
        ({"phase": "grab"}, "“grab” is not a phase of this race"),
        ({"phase": "drive"}, "accelerator does not go with the phase drive"),
        ({"phase": "find"}, None),
        ({"cars": [5, 0, 0, 0], "phase": "find"}, "stars does not go with the phase find"),
        ({"phase": "over"}, "crossed does not go with the phase over"),
        ({"crossed": [1]}, "crossed must list"),
        ({"cars": [36, 0, 0, 0]}, "cars does not go with the phase roll"),
        ({"pawns": [None, "red", "green", "purple"], "phase": "roll"}, "pawns does not go"),
        ({"accelerator": 9}, "accelerator has 9"),
        ({"callers": [1, 1]}, "a seat twice"),
        ({"phase": "look", "pawns": None, "tanks": {}}, "callers does not go"),
        ({"wishes": [["red"] * 4, [], [], []]}, "too many pawns"),
        ({"waiting": [0]}, "waiting does not go"),
        ({"origin": 9}, "origin has 9"),
        ({"colour": 3}, "colour"),
        ({"cars": "all"}, "cars"),
    ],
)
def test_what_cannot_be_gets_a_sentence(change: dict[str, Any], said: str | None) -> None:
    if said is None:
        GAME.setup(DRIVING | change)
        return
    with pytest.raises(PaddockError, match=said):
        GAME.setup(DRIVING | change)


def test_a_position_is_an_object() -> None:
    whatever_a_file_holds: Any = 3
    with pytest.raises(PaddockError, match="JSON object"):
        GAME.setup(whatever_a_file_holds)
