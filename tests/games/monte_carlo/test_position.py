"""Positions by hand: what may be left out, and what is refused with which sentence."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.messages import PaddockError, languages

from .tables import new_table, table

CASINO: dict[str, Any] = {"phase": "card", "roll": 3, "casino": {"pawn": "r1", "suits": "shd"}}
POKER: dict[str, Any] = {"phase": "poker", "roll": 1, "poker": {"pawn": "r1"}}
DUEL = {"pawn": "r1", "target": "y1", "stake": 10_000}
STACK = {13: "y1 r1"}


def test_squares_alone_are_enough() -> None:
    race = table({12: "r1 y1"})
    assert race.stack(12) == ["r1", "y1"]
    assert sorted(race.stack(0)) == ["b1", "b2", "b3", "r2", "r3", "y2", "y3"]
    assert (race.phase, race.document["mover"], race.document["turn"]) == ("roll", 0, 1)
    assert race.money == [10_000] * 3


def test_the_empty_document_is_the_start() -> None:
    assert table({}).state == new_table().state


def test_what_follows_from_the_rest_is_written_too() -> None:
    race = table(STACK, money=[5, 5, 5], **POKER)
    assert race.document == {
        "phase": "poker",
        "turn": 1,
        "first": 0,
        "mover": 0,
        "actor": 0,
        "colour": None,
        "roll": 1,
        "money": [50_000, 50_000, 50_000],
        "bank": 850_000,
        "colours": [["red"], ["yellow"], ["blue"]],
        "squares": {"0": ["r2", "r3", "y2", "y3", "b1", "b2", "b3"], "13": ["y1", "r1"]},
        "blocked": ["y1"],
        "home": [],
        "turned": [],
        "pile": 17,
        "casino": None,
        "poker": {
            "pawn": "r1",
            "challenger": 0,
            "opponent": None,
            "target": None,
            "stake": 0,
            "shares": [0, 0, 0],
            "asked": None,
            "hands": [None, None],
            "kinds": [None, None],
            "rolls": [0, 0],
            "rolling": 0,
            "most": None,
            "side": 0,
            "challenged": [],
        },
        "ruin": None,
    }


def duel(phase: str, **poker: Any) -> dict[str, Any]:
    return {"phase": phase, "roll": 1, "poker": DUEL | poker}


@pytest.mark.parametrize(
    ("squares", "more", "key"),
    [
        ({}, {"turn": 0}, "turn"),
        ({}, {"first": 3}, "seat"),
        ({}, {"mover": -1}, "seat"),
        ({}, {"phase": "dance"}, "phase"),
        ({}, {"phase": "announce"}, "phase"),
        ({25: "r1"}, {}, "square"),
        ({1: "g1"}, {}, "pawn"),
        ({1: "r4"}, {}, "pawn"),
        ({1: "r1", 2: "r1"}, {}, "pawn-twice"),
        ({}, {"home": "r1 r1"}, "pawn-twice"),
        ({}, {"money": [1, 1]}, "money-seats"),
        ({}, {"money": [0, 1, 1]}, "money"),
        ({}, {"money": [26, 1, 1]}, "money"),
        ({}, {"turned": ["1s", "1s"]}, "turned"),
        ({}, {"turned": ["jackpot"]}, "turned"),
        ({}, {"turned": ["5s"]}, "turned"),
        ({}, {"colour": "red"}, "announced"),
        ({}, {"phase": "roll", "roll": 3}, "no-roll"),
        ({}, {"phase": "move"}, "roll"),
        ({}, {"phase": "move", "roll": 7}, "roll"),
        ({8: "r1 r2 r3"}, {"roll": 5}, "stuck"),
        ({}, {"phase": "bet", "roll": 2}, "needs"),
        ({3: "r1"}, CASINO | {"casino": {"pawn": "y1", "suits": "shd"}}, "casino-pawn"),
        ({4: "r1"}, CASINO, "casino-pawn"),
        ({3: "r1"}, CASINO | {"casino": {"pawn": "r1", "suits": "shc"}}, "casino-suits"),
        ({3: "r1"}, CASINO | {"casino": {"pawn": "r1", "suits": "xyz"}}, "casino-suits"),
        ({5: "r1"}, CASINO, "casino-suits"),
        ({5: "r1"}, CASINO | {"casino": {"pawn": "r1", "suits": "ss"}}, "casino-suits"),
        ({3: "r1"}, CASINO | {"phase": "bet"}, "casino-bet"),
        ({3: "r1"}, CASINO | {"casino": {"pawn": "r1", "suits": "shd", "card": "1s"}}, "casino-card"),
        ({3: "r1"}, CASINO | {"phase": "prize"}, "casino-card"),
        (
            {3: "r1"},
            {**CASINO, "phase": "prize", "casino": {"pawn": "r1", "suits": "shd", "card": "1s"}},
            "casino-card",
        ),
        (
            {3: "r1"},
            {**CASINO, "phase": "prize", "turned": ["1c"], "casino": {"pawn": "r1", "suits": "shd", "card": "1c"}},
            "casino-card",
        ),
        ({3: "r1"}, CASINO | {"casino": {"pawn": "r1", "suits": "shd", "square": 4}}, "derived"),
        ({}, {"bank": 10}, "derived"),
        ({}, {"actor": 1}, "derived"),
        ({3: "r1"}, {}, "rests"),
        ({6: "r1"}, {}, "rests"),
        ({3: "r1 r2"}, CASINO, "rests"),
        ({}, {"home": "r1 r2 r3"}, "over"),
        ({}, {"home": "y1 y2 y3", "phase": "over"}, "over"),
        ({}, {"phase": "over"}, "over"),
        ({}, {"casino": {"pawn": "r1"}}, "needs-not"),
        ({}, {"ruin": {"seat": 0, "chooser": 0, "why": "tax"}}, "needs-not"),
        ({}, {"phase": "back", "roll": 4}, "needs"),
        ({}, {"phase": "poker", "roll": 4}, "needs"),
        ({4: "y1 r1"}, POKER, "poker-pawn"),
        ({13: "r1 y1"}, POKER, "poker-pawn"),
        ({13: "r1"}, POKER, "poker-nobody"),
        (STACK, POKER | {"poker": {"pawn": "r1", "challenged": ["r2"]}}, "poker-challenged"),
        (STACK, POKER | {"poker": {"pawn": "r1", "challenged": ["y1"]}}, "poker-nobody"),
        (STACK, POKER | {"poker": DUEL}, "poker-target"),
        (STACK, duel("dice", target="b1"), "poker-target"),
        (STACK, duel("dice", opponent=2), "derived"),
        (STACK, duel("dice", stake=20_000), "poker-stake"),
        (STACK, duel("dice", shares=[0, 0]), "poker-shares"),
        (STACK, duel("dice", shares=[0, 0, 10_000]), "poker-shares"),
        (STACK, duel("partners"), "poker-partners"),
        (STACK, duel("share", asked=2), "poker-partners"),
        (STACK, duel("dice", asked=2), "poker-asked"),
        (STACK, duel("dice", hands=["AB", None]), "poker-letter"),
        (STACK, duel("dice", hands=["AAAAAA", None]), "poker-hands"),
        (STACK, duel("dice", side=2), "poker-hands"),
        (STACK, duel("hand", hands=["AAAA", None], rolls=[1, 0]), "poker-hands"),
        (STACK, duel("hand", hands=["AAAAA", None], rolls=[3, 0]), "poker-hands"),
        (STACK, duel("dice", hands=["AAAAA", None], rolls=[1, 0]), "poker-hands"),
        (STACK, duel("dice", hands=["AAAA", None], rolls=[0, 0]), "poker-hands"),
        (STACK, duel("dice", hands=[None, "AAAAA"], rolls=[0, 1]), "poker-hands"),
        (STACK, duel("dice", rolling=4), "derived"),
    ],
)
def test_a_position_that_cannot_be_is_refused(squares: dict[int, str], more: dict[str, Any], key: str) -> None:
    with pytest.raises(PaddockError) as caught:
        table(squares, **more)
    assert caught.value.message.key == f"gamble-position-{key}"
    for language in languages():
        assert caught.value.message.text(language)


@pytest.mark.parametrize(
    ("ruin", "poker", "key"),
    [
        ({"seat": 0, "chooser": 0, "why": "casino"}, None, "ruin-why"),
        ({"seat": 0, "chooser": 1, "why": "tax"}, None, "ruin-seats"),
        ({"seat": 0, "chooser": 1, "why": "poker"}, None, "ruin-seats"),
        ({"seat": 1, "chooser": 2, "why": "poker"}, {"pawn": "r1"}, "ruin-seats"),
        ({"seat": 1, "chooser": 0, "why": "poker"}, {"pawn": "r1"}, "ruin-pawns"),
        ({"seat": 0, "chooser": 9, "why": "poker"}, {"pawn": "r1"}, "seat"),
    ],
)
def test_a_ruin_that_cannot_be_is_refused(ruin: dict[str, Any], poker: dict[str, Any] | None, key: str) -> None:
    money = [0 if seat == ruin["seat"] else 5 for seat in range(3)]
    with pytest.raises(PaddockError) as caught:
        table({13: "y1 r1", 9: "r2"}, money, phase="back", roll=4, ruin=ruin, poker=poker)
    assert caught.value.message.key == f"gamble-position-{key}"


def test_two_colours_need_the_announced_one() -> None:
    wrong: list[dict[str, Any]] = [{"phase": "roll"}, {"phase": "announce", "colour": "red"}]
    for more in wrong:
        with pytest.raises(PaddockError) as caught:
            table({}, options={"players": 2}, **more)
        assert caught.value.message.key == "gamble-position-announced"
    with pytest.raises(PaddockError) as caught:
        table({}, options={"players": 2}, phase="roll", colour="yellow")
    assert caught.value.message.key == "gamble-position-colour"


def test_a_form_that_is_no_position() -> None:
    race = new_table()
    forms: list[dict[str, Any]] = [{}, {"squares": []}, {"squares": {}, "extra": 1}, {"squares": {"1": "r1"}}]
    for wrong in forms:
        with pytest.raises(PaddockError) as caught:
            race.game.setup(wrong)
        assert caught.value.message.key == "position-form"
    with pytest.raises(PaddockError):
        race.game.setup({"squares": {"x": []}})
    with pytest.raises(PaddockError) as caught:
        race.game.setup({"squares": {"1": [], "01": []}})
    assert caught.value.message.key == "gamble-position-square-twice"
