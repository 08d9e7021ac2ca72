"""The duty to go on, and what the options make of it: MZ-23."""

from __future__ import annotations

from paddock.games.monza.events import Stayed

from .tracks import make, table, zigzag

# ---- MZ-23


def test_MZ_23_as_long_as_a_die_fits_the_turn_may_not_end() -> None:
    """As long as an unused die fits a next space, the player must lay one, and may not end the turn."""
    assert make().options.obligation == "continue"
    race = table({"red": "a3", "blue": "start"}, "gybrrr")
    for move in ("lay g a4", "lay y b4", "lay b a5"):
        assert race.refused("drive") == "must-go-on"
        race.play(move)
    assert race.refused("drive") is None
    assert race.legal() == {"drive"}


def test_MZ_23_the_refusal_names_the_spaces_where_a_die_fits() -> None:
    race = table({"red": "b7", "blue": "start"}, "rryyyy")
    reason = race.game.check(race.state, 0, race.game.read("drive"))
    assert reason is not None
    assert reason.text() == "A die still fits: lay one on a8."


def test_MZ_23_the_player_chooses_which_one_even_if_it_ends_the_route_early() -> None:
    """Which one, and so which route, is the player's choice."""
    race = table({"red": "b1", "blue": "start"}, "rgwwpp")
    assert race.legal() == {"lay r a2", "lay g c2"}
    race.play("lay r a2")  # here nothing fits any more; green would have led on to a red space
    assert race.legal() == {"drive"}


def test_MZ_23_longest_refuses_a_die_that_closes_every_longest_route() -> None:
    """`"longest"`: at every space only dice that keep a route open which uses as many dice as any route from there
    could."""
    race = table({"red": "b1", "blue": "start"}, "rgwwpp", obligation="longest")
    assert race.legal() == {"lay g c2"}
    assert race.refused("lay r a2") == "cuts-short"
    race.play("lay g c2", "lay r c3", "lay w b3")
    assert race.refused("drive") is None
    assert race.used("red") == 3


def test_MZ_23_longest_leaves_the_choice_among_equally_long_routes() -> None:
    race = table({"red": "b1", "blue": "start"}, "rbwppp", obligation="longest")
    # a2 b2 b3, and b2 c3 b3: three dice each
    assert race.legal() == {"lay r a2", "lay b b2"}
    race.play("lay b b2")
    assert race.legal() == {"lay r c3"}  # white on b3 would be the last
    assert race.refused("lay w b3") == "cuts-short"


def test_MZ_23_longest_is_judged_at_every_space_anew() -> None:
    race = table({"red": "b1", "blue": "start"}, "rgwwpp", obligation="longest")
    race.play("lay g c2")
    assert race.refused("drive") == "must-go-on"
    assert race.legal() == {"lay r c3"}


def test_MZ_23_longest_counts_a_route_into_the_finish_with_its_dice() -> None:
    """Blue, red, white arrive with three dice, red and white with two; white first would be two and no arrival."""
    race = table({"red": "b10", "blue": "start"}, "brwggg", obligation="longest")
    assert race.refused("lay w c11") == "cuts-short"
    assert race.legal() == {"lay b a11", "lay r b11"}


def test_MZ_23_longest_a_route_into_the_finish_is_always_legal() -> None:
    """A route into the finish is always legal, however short."""
    race = table({"red": "b10", "blue": "start"}, "brwggg", obligation="longest")
    race.play("lay r b11")
    assert race.legal() == {"lay w finish"}
    race.play("lay w finish", "drive")
    assert race.at("red") == "finish"


SHORT_CUT = zigzag("wrygbp", "pbwyr", "xgrbwy")
"""Six columns; from b4: b5 (red), a5 (blue), c5 (white); then a6 purple, c6 yellow, finish white."""


def test_MZ_23_longest_the_finish_itself_is_always_legal_although_a_longer_route_would_be() -> None:
    """Through c5 three dice arrive, through b5 two: the shorter route stays legal."""
    race = table({"red": "b4", "blue": "start"}, "wwyrgg", board=SHORT_CUT, obligation="longest")
    assert race.legal() == {"lay w c5", "lay r b5"}  # c5 c6 finish, c5 b5 finish: three dice; b5 finish: two
    race.play("lay r b5")
    assert race.legal() == {"lay w finish"}


def test_MZ_23_longest_a_target_space_is_always_legal_beside_a_longer_route_into_another() -> None:
    board = zigzag("wrygbp", "bpwyr", "xgrbwx", "classic")  # targets: a6 (purple), b5 (red)
    race = table({"red": "b4", "blue": "start"}, "rbpggg", board=board, obligation="longest")
    assert race.legal() == {"lay r b5", "lay b a5"}  # one die arrives at once, two by the outer lane
    race.play("lay r b5", "drive")
    assert race.at("red") == "b5"


def test_MZ_23_longest_with_an_open_finish_any_die_that_is_left_arrives() -> None:
    race = table({"red": "b4", "blue": "start"}, "rbgggg", board=SHORT_CUT, obligation="longest", finish="open")
    assert race.legal() == {"lay r b5", "lay b a5"}
    race.play("lay b a5")
    assert race.legal() == {"lay r b5"}
    race.play("lay r b5")
    assert race.legal() == {"lay g finish"}


def test_MZ_23_longest_still_obliges_to_go_on() -> None:
    race = table({"red": "a3", "blue": "start"}, "gwwwww", obligation="longest")
    assert race.refused("drive") == "must-go-on"


def test_MZ_23_free_lets_stop_at_any_time() -> None:
    """`"free"` (stop at any time), also before the first die."""
    race = table({"red": "a3", "blue": "start"}, "gybrrr", obligation="free")
    assert race.legal() == {"lay g a4", "drive"}
    race.play("lay g a4")
    assert race.legal() == {"lay y b4", "lay b a5", "drive"}
    race.play("drive")
    assert (race.at("red"), race.turn) == ("a4", "blue")
    race = table({"red": "a3", "blue": "start"}, "gybrrr", obligation="free")
    assert race.play("drive")[0] == Stayed(0, "a3")


def test_MZ_23_free_has_no_duty_to_use_many_dice() -> None:
    race = table({"red": "b1", "blue": "start"}, "rgwwpp", obligation="free")
    assert race.legal() == {"lay r a2", "lay g c2", "drive"}
