"""The worked examples of the rule page, MZ-60 to MZ-62, replayed on shipped tracks."""

from __future__ import annotations

from typing import Any, cast

import paddock
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.events import (
    BonusOffered,
    Drove,
    ExtraRoll,
    Laid,
    PushedBack,
    Rerolled,
    Rolled,
    Stepped,
    TurboRolled,
    TurnBegan,
)
from paddock.games.monza.game import Monza
from paddock.games.monza.track import TICKS

from .tracks import Table

RED, BLUE, GREEN, YELLOW = range(4)


def position(track: str, cars: dict[str, Any], **options: Any) -> Table:
    """Red's turn, before its roll, with all four cars of the anniversary edition."""
    game = cast(Monza, paddock.game("monza", track=track, players=4, **options))
    return Table(game, game.setup({"turn": "red", "cars": cars}))


def colour(race: Table, space: str) -> str:
    """What the space looks like: a colour, or `obstacle`."""
    found = race.game.track.space(space)
    return "obstacle" if found.obstacle else COLOURS[found.colour]


def nexts(race: Table, space: str) -> dict[str, str]:
    """The spaces that a car can step to from there, with their colours."""
    track = race.game.track
    return {to.name: COLOURS[to.colour] for to in track.steps(track.space(space))}


def fits_nowhere(race: Table, letter: str) -> bool:
    """No space of the whole track takes this die now, and for each of them there is a reason."""
    names = [space.name for space in race.game.track.spaces]
    reasons = {race.refused(f"lay {letter} {name}") for name in names}
    return reasons <= {"no-step", "wrong-colour", "obstacle"}


# ---- MZ-60

BEFORE_60 = {"red": "b10", "yellow": "a12", "green": "c14", "blue": "c12"}


def test_MZ_60_red_stops_where_green_stands_and_green_goes_back_past_obstacle_and_car() -> None:
    race = position("oval", BEFORE_60)
    assert race.acting == "chance"
    assert race.play("roll byppwr") == [Rolled(RED, "rybwpp")]

    assert race.play("lay w b11") == [Laid(RED, "white", "b11", tile=False)]  # straight ahead
    assert race.play("lay p a12") == [Laid(RED, "purple", "a12", tile=False)]  # another lane, where yellow stands
    assert race.play("lay y b12", "lay b b13") == [
        Laid(RED, "yellow", "b12", tile=False),
        Laid(RED, "blue", "b13", tile=False),
    ]
    assert race.refused("drive") == "must-go-on"
    assert race.play("lay p c14") == [Laid(RED, "purple", "c14", tile=False)]  # where green stands
    assert race.places == BEFORE_60, "nobody moves before the car drives"

    assert race.hand == "r"
    assert fits_nowhere(race, "r")
    assert race.legal() == {"drive"}

    assert race.play("drive") == [
        Drove(RED, "b10", "c14", 5),
        PushedBack(GREEN, RED, "c14", "c11"),
        TurnBegan(BLUE),
    ]
    assert race.places == {"red": "c14", "yellow": "a12", "green": "c11", "blue": "c12"}


def test_MZ_60_the_spaces_are_those_of_the_example() -> None:
    race = position("oval", BEFORE_60)
    assert [colour(race, space) for space in ("b11", "a12", "b12", "b13", "c14")] == [
        "white",
        "purple",
        "yellow",
        "blue",
        "purple",
    ]
    assert colour(race, "c13") == "obstacle"
    assert colour(race, "c11") == "blue"
    assert "red" not in nexts(race, "c14").values()


# ---- MZ-61

WAITING, PASSAGE = "b7", "c10"
BEFORE_61 = {"red": {"at": WAITING, "tiles": "ygbwp"}, "blue": "b5", "green": "a4", "yellow": "start"}


def professional() -> Table:
    return position("grand-prix", BEFORE_61, professional=True)


def test_MZ_61_red_goes_through_the_passage_and_on_with_a_tile_and_a_turbo_roll() -> None:
    race = professional()
    assert race.play("roll bbgppw") == [Rolled(RED, "gbbwpp")]
    assert all(fits_nowhere(race, letter) for letter in "bgpw"), "the passage is closed to all six dice"
    assert race.refused(f"tile r {PASSAGE}") == "no-tile"

    assert race.play("reroll pb") == [ExtraRoll(RED, "bp")]
    assert race.acting == "chance"
    assert race.play("roll rb") == [Rerolled(RED, "rb", "rgbbwp")]
    assert race.refused("reroll b") == "no-extra-roll"

    laid = ["lay r c10", "lay p b9", "lay b b10", "lay g c14", "lay w c15"]
    assert race.play(*laid) == [
        Laid(RED, "red", "c10", tile=False),
        Laid(RED, "purple", "b9", tile=False),
        Laid(RED, "blue", "b10", tile=False),
        Laid(RED, "green", "c14", tile=False),
        Laid(RED, "white", "c15", tile=False),
    ]
    assert race.hand == "b"
    assert fits_nowhere(race, "b"), "the sixth die needs the tile"
    assert race.play("tile p c16") == [Laid(RED, "purple", "c16", tile=True)]
    assert race.play("lay b c17") == [Laid(RED, "blue", "c17", tile=False)]

    assert race.play("drive") == [Drove(RED, WAITING, "c17", 7)]
    assert race.phase == "turbo-roll"
    assert race.play("roll yp") == [TurboRolled(RED, "yp")]
    assert race.play("lay y b13") == [Laid(RED, "yellow", "b13", tile=False)]
    assert race.hand == "p"
    assert fits_nowhere(race, "p")
    assert race.legal() == {"drive"}

    assert race.play("drive") == [Drove(RED, "c17", "b13", 1), TurnBegan(BLUE)]
    assert race.at("red") == "b13"
    assert race.used("red") == 7
    assert race.tiles("red") == "ygbw"
    assert not race.extra_roll("red")


def test_MZ_61_the_passage_is_opened_by_red_only() -> None:
    race = professional()
    track = race.game.track
    assert nexts(race, WAITING) == {PASSAGE: "red"}
    reached, waiting = {track.start.name}, [track.start]
    while waiting:  # all that can be reached without driving through the passage
        for to in track.steps(waiting.pop()):
            if to.name not in reached | {PASSAGE}:
                reached.add(to.name)
                waiting.append(to)
    assert "finish" not in reached
    assert WAITING in reached
    assert max(track.space(name).front for name in reached) < track.space(PASSAGE).front
    for letter, reason in zip("rygbwp", ["no-die", *["wrong-colour"] * 5], strict=True):
        race = professional()
        race.play("roll bbgppw")
        assert race.refused(f"lay {letter} {PASSAGE}") == reason


def test_MZ_61_the_yellow_space_is_a_long_one_in_the_middle_lane() -> None:
    track = professional().game.track
    yellow = track.space("b13")
    assert (yellow.lane, COLOURS[yellow.colour]) == (1, "yellow")
    assert yellow.length >= 3.5 * TICKS


# ---- MZ-62


def test_MZ_62_the_green_die_used_last_lets_green_step_ahead() -> None:
    cars = {"red": "b1", "green": "c7", "blue": "start", "yellow": "a5"}
    race = position("classic", cars, bonus_step=True)
    assert race.play("roll rryyyg") == [Rolled(RED, "rryyyg")]
    assert race.play("lay r c2", "lay y c3", "lay r b4", "lay g b5") == [
        Laid(RED, "red", "c2", tile=False),
        Laid(RED, "yellow", "c3", tile=False),
        Laid(RED, "red", "b4", tile=False),
        Laid(RED, "green", "b5", tile=False),
    ]
    assert race.hand == "yy"
    assert fits_nowhere(race, "y")
    assert race.legal() == {"drive"}

    assert race.play("drive") == [Drove(RED, "b1", "b5", 4), BonusOffered(GREEN, RED, "green")]
    assert race.acting == "green"
    assert race.legal() == {f"step {space}" for space in nexts(race, "c7")} | {"decline"}
    assert race.play("step c8") == [Stepped(GREEN, "c7", "c8"), TurnBegan(BLUE)]
    assert race.places == {**cars, "red": "b5", "green": "c8"}


def test_MZ_62_green_may_also_stay() -> None:
    race = position("classic", {"red": "b1", "green": "c7", "blue": "start", "yellow": "a5"}, bonus_step=True)
    race.play("roll rryyyg", "lay r c2", "lay y c3", "lay r b4", "lay g b5", "drive", "decline")
    assert race.at("green") == "c7"
    assert race.turn == "blue"
