"""Phase 1: HC-10 to HC-14."""

from __future__ import annotations

import pytest

from paddock import CHANCE
from paddock.games.hurry_cup.events import Called, CallerDrawn, Grabbed, Lifted, Looked, Sealed
from paddock.games.hurry_cup.moves import Late

from .table import TRUMPS, Table, new, round_of

LIVE = {"grab": "live"}
FOUR_READY = ("0: ready", "1: ready", "2: ready", "3: ready")
DICE = ("tank r5", "tank y3", "tank g6", "tank p2")


def lifted() -> Table:
    """Live: the cup is up over 5, 3, 6 and 2."""
    return round_of(options=LIVE).do(*FOUR_READY, *DICE)


def test_HC_10_when_all_are_ready_the_cup_is_lifted() -> None:
    table = new(grab="live").do("2: ready", "0: ready", "3: ready")
    assert table.actors == {1}
    assert table.refused("ready", 2) == "not-asked"
    table.do("1: ready")
    assert (table.phase, table.actors) == ("lift", {CHANCE})
    table.do(*DICE)
    assert table.happened(Lifted) == [Lifted({"red": 5, "yellow": 3, "green": 6, "purple": 2})]
    assert (table.phase, table.actors) == ("grab", {0, 1, 2, 3})


def test_HC_10_the_first_to_grab_a_pawn_has_it_and_its_die() -> None:
    table = lifted().do("2: grab green")
    assert table.happened(Grabbed) == [Grabbed(2, "green", 6, "live")]
    assert table.document["pawns"] == [None, None, "green", None]
    assert table.actors == {0, 1, 3}


def test_HC_10_one_pawn_per_pilot_and_no_putting_back() -> None:
    table = lifted().do("2: grab green")
    assert table.refused("grab red", 2) == "not-asked"


def test_HC_10_a_hand_that_moves_before_the_lift_does_not_count() -> None:
    table = new(grab="live")
    assert table.refused("grab red", 0) == "not-now"
    table.do(*FOUR_READY, *DICE[:2])
    assert table.refused("grab red", 0) == "wait-for-chance"


def test_HC_11_who_came_too_late_takes_another_and_the_last_gets_the_last() -> None:
    table = lifted().do("2: grab green")
    assert table.refused("grab green", 0) == "pawn-gone"
    assert table.legal(0) == ["grab red", "grab yellow", "grab purple", "late"]
    table.do("0: grab red", "3: grab yellow")
    assert table.happened(Grabbed)[-1] == Grabbed(1, "purple", 2, "last")
    assert table.phase in ("start", "roll")


def test_HC_12_a_horn_caller_looks_and_takes_a_pawn_before_all_others() -> None:
    table = new(grab="live").do("1: horn")
    assert table.happened(Called) == [Called(1)]
    table.do("0: ready", "2: ready", "3: ready")
    assert (table.phase, table.actors) == ("look", {CHANCE})
    table.do(*DICE)
    assert table.happened(Looked) == [Looked(1)]
    assert (table.phase, table.actors) == ("horn", {1})
    table.do("grab green")
    assert table.happened(Grabbed) == [Grabbed(1, "green", None, "horn")]
    assert (table.phase, table.legal(0)) == ("lift", [])
    assert table.do("lift").happened(Lifted)
    assert table.actors == {0, 2, 3}
    assert "grab green" not in table.legal(0)


def test_HC_12_the_callers_token_is_used() -> None:
    table = new(grab="live").do("1: horn")
    assert table.document["tokens"][1] == ["ace", "nitro"]
    assert table.document["used"][1] == ["horn"]
    assert table.document["played"][1] == "horn"


def test_HC_12_several_live_callers_in_the_order_of_their_calls() -> None:
    table = new(grab="live").do("3: horn", "1: ready", "0: horn", "2: horn", *DICE)
    assert table.document["callers"] == [3, 0, 2]
    assert table.happened(Looked) == [Looked(3), Looked(0), Looked(2)]
    assert table.actors == {3}
    table.do("grab green")
    assert table.actors == {0}
    assert table.refused("grab green") == "pawn-gone"
    table.do("grab red")
    assert table.actors == {2}
    assert table.do("grab purple").phase == "lift"
    table.do("lift")
    assert table.happened(Grabbed) == [Grabbed(1, "yellow", 3, "last")]
    assert table.document["used"] == [["horn"], [], ["horn"], ["horn"]]


def test_HC_12_several_sealed_callers_in_a_drawn_order() -> None:
    table = new().do("0: horn", "1: horn", "2: ready", "3: horn")
    assert (table.phase, table.document["horns"]) == ("caller", [0, 1, 3])
    assert len(table.game.chances(table.state)) == 3
    assert table.refused("caller blue", CHANCE) == "chance"
    table.do("caller white")
    assert table.happened(CallerDrawn) == [CallerDrawn(3, 1)]
    table.do("caller red")
    assert table.happened(CallerDrawn) == [CallerDrawn(0, 2), CallerDrawn(1, 3)]
    assert table.document["callers"] == [3, 0, 1]


def test_HC_12_all_call_and_the_last_caller_gets_the_last_pawn() -> None:
    table = new(players=3, grab="live").do("2: horn", "1: horn", "0: horn", "tank r1", "tank y2", "tank g3")
    table.do("grab green", "grab yellow")
    assert table.happened(Grabbed)[-1] == Grabbed(0, "red", None, "last")
    assert table.phase == "lift"
    table.do("lift")
    assert not table.happened(Grabbed)
    assert (table.phase, table.state.mover) == ("roll", 0), "everybody has played a token"


def test_HC_12_without_a_horn_there_is_nothing_to_call() -> None:
    table = round_of(options=LIVE, tokens=[["ace"], [], ["nitro"], TRUMPS])
    assert table.refused("horn", 0) == "no-token"
    assert table.legal(3) == ["ready", "horn"]
    assert round_of(tokens=[["ace"], [], ["nitro"], TRUMPS]).actors == {3}, "sealed: others have nothing to decide"
    assert round_of(tokens=[["ace"], [], ["nitro"], []]).phase == "lift"


def test_HC_13_before_the_lift_only_callers_know_the_dice() -> None:
    table = new(grab="live").do("1: horn", "0: ready", "2: ready", "3: ready", *DICE)
    for seat in (0, 2, 3, None):
        assert set(table.shown(seat)["tanks"].values()) == {None}
    assert table.shown(1)["tanks"] == {"red": 5, "yellow": 3, "green": 6, "purple": 2}
    table.do("grab green")
    assert table.shown(0)["pawns"] == [None, "green", None, None], "which pawn goes is seen"
    assert set(table.shown(0)["tanks"].values()) == {None}
    table.do("lift")
    assert table.shown(0)["tanks"] == table.shown(None)["tanks"] == table.shown(1)["tanks"]
    assert table.shown(0)["tanks"]["green"] == 6


def test_HC_14_sealed_everyone_ranks_the_pawns_and_the_order_of_hands_is_drawn() -> None:
    table = new().do(*FOUR_READY, *DICE)
    assert (table.phase, table.actors) == ("wish", {0, 1, 2, 3})
    table.do("0: wish green", "0: wish red")
    assert table.refused("wish red", 0) == "already-wished"
    table.do("0: wish yellow")
    assert table.happened(Sealed) == [Sealed(0)]
    assert table.refused("wish purple", 0) == "not-asked", "the last pawn has its place anyway"
    for seat in (1, 2, 3):
        table.do(f"{seat}: wish green", f"{seat}: wish red", f"{seat}: wish purple")
    assert (table.phase, len(table.game.chances(table.state))) == ("hand", 4)
    table.do("hand blue")
    assert table.happened(Grabbed) == [Grabbed(2, "green", 6, "hand")]
    table.do("hand red")
    assert table.happened(Grabbed) == [Grabbed(0, "red", 5, "hand")]
    table.do("hand yellow")
    assert table.happened(Grabbed) == [Grabbed(1, "purple", 2, "hand"), Grabbed(3, "yellow", 3, "last")]


def test_HC_14_wishes_are_sealed_until_all_are_made() -> None:
    table = new().do(*FOUR_READY, *DICE, "0: wish green", "0: wish red", "0: wish yellow", "1: wish red")
    assert table.shown(0)["wishes"] == [["green", "red", "yellow"], [None], [], []]
    assert table.shown(1)["wishes"] == [[None, None, None], ["red"], [], []]
    assert table.shown(None)["wishes"] == [[None, None, None], [None], [], []]


def test_HC_14_after_a_horn_only_the_others_rank_what_is_left() -> None:
    table = new().do("0: ready", "1: ready", "2: horn", "3: ready", *DICE, "grab green", "lift")
    assert table.actors == {0, 1, 3}
    assert table.refused("wish green", 0) == "pawn-gone"
    table.do("0: wish red", "0: wish yellow")
    assert table.actors == {1, 3}


def test_HC_14_live_who_does_not_grab_in_time_gets_one_of_what_is_left() -> None:
    table = lifted().do("1: late", "3: late", "0: grab red")
    assert table.actors == {2}
    table.do("2: grab purple")
    assert (table.phase, table.actors) == ("given", {CHANCE})
    assert len(table.game.chances(table.state)) == 2
    assert table.refused("given red", CHANCE) == "chance"
    table.do("given green")
    assert table.happened(Grabbed) == [Grabbed(1, "green", 6, "late"), Grabbed(3, "yellow", 3, "last")]


def test_HC_14_all_too_late() -> None:
    table = lifted().do("1: late", "3: late", "0: late", "2: late")
    table.do("given purple", "given green", "given red")
    assert table.document["pawns"] == ["purple", "green", "red", "yellow"]


@pytest.mark.parametrize("grab", ["live", "sealed"])
def test_HC_14_the_table_is_told_about_real_time(grab: str) -> None:
    table = new(grab=grab).do(*FOUR_READY)
    live = grab == "live"
    game = table.game
    assert game.suspense(table.state) == ((1.5, 4.5) if live else None)
    table.do(DICE[0])
    assert game.suspense(table.state) is None, "the wait is before the first die"
    table.do(*DICE[1:])
    assert game.live(table.state) == live
    assert game.deadline(table.state, 0) == ((10.0, Late()) if live else None)
    if live:
        table.do("0: grab red")
        assert game.deadline(table.state, 0) is None
        table.do("1: grab yellow", "2: grab green")
        assert not game.live(table.state)
        assert game.deadline(table.state, 0) is None


def test_HC_14_after_a_look_the_wait_is_before_the_lift() -> None:
    table = new(grab="live").do("0: horn", "1: ready", "2: ready", "3: ready")
    assert table.game.suspense(table.state) is None
    table.do(*DICE, "grab red")
    assert table.game.suspense(table.state) == (1.5, 4.5)
