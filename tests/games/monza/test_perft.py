"""Whole turns, counted: every sequence of moves from a roll to the end of the turn, by the engine and by `naive.py`.

The numbers are pinned as well, so that a change of both at once does not pass unseen.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paddock import CHANCE
from paddock.games.monza.game import Monza
from paddock.games.monza.race import Race

from . import naive
from .naive import End, Rules, Turn
from .random_tracks import sound_tracks
from .tracks import BLOCKED, CLASSIC, ROAD, Table, table, zigzag

Turns = dict[tuple[str, ...], End]


PLAIN = Rules()


@dataclasses.dataclass(frozen=True)
class Case:
    """A position after a roll. The first car has the turn."""

    board: str
    cars: Mapping[str, str]
    dice: str
    rules: Rules = PLAIN
    tiles: str = ""
    extra: bool = False

    def options(self) -> dict[str, Any]:
        return {
            "obligation": self.rules.obligation,
            "finish": "open" if self.rules.open_finish else "coloured",
            "bonus_step": self.rules.bonus != "none",
            "bonus": "others" if self.rules.bonus == "others" else "any",
            "professional": self.rules.professional,
            "turbo_tiles": self.rules.turbo_tiles,
        }

    def table(self) -> Table:
        mover = next(iter(self.cars))
        cars: dict[str, Any] = dict(self.cars)
        if self.rules.professional:
            cars[mover] = {"at": cars[mover], "tiles": self.tiles, "extra_roll": self.extra}
        return table(cars, self.dice, board=self.board, turn=mover, **self.options())


def by_the_engine(case: Case) -> Turns:
    race = case.table()
    found = list(_walk(race.game, race.state, case.rules))
    assert len(found) == len(dict(found))
    return dict(found)


def _walk(game: Monza, state: Race, rules: Rules) -> Iterator[tuple[tuple[str, ...], End]]:
    seat = next(iter(game.actors(state)), CHANCE)
    if seat != CHANCE:
        moves = game.legal(state, seat)
    else:
        document = game.position(state)["state"]
        if document["phase"] in ("roll", "over"):
            car = document["cars"][game.colours()[0]]
            places = tuple((name, entry["at"]) for name, entry in document["cars"].items())
            yield (), End(places, car["used"], car.get("tiles", ""), car.get("extra_roll", False))
            return
        shown = rules.turbo if document["phase"] == "turbo-roll" else rules.reroll[: document["rolling"]]
        moves = [game.read(f"roll {shown}")]
    for move in moves:
        for rest, end in _walk(game, game.apply(state, seat, move).state, rules):
            yield (game.write(move), *rest), end


def by_hand(case: Case) -> Turns:
    mover, place = next(iter(case.cars.items()))
    turn = Turn(mover, tuple(case.cars.items()), place, case.dice, case.tiles, case.extra)
    found = list(naive.turns(naive.plane(case.board), case.rules, turn))
    assert len(found) == len(dict(found))
    return dict(found)


TWO = {"red": "start", "blue": "start"}
CROWD = {"red": "b3", "blue": "b6", "green": "c4", "yellow": "b4"}
LOOSE = zigzag("wwrwwrwwrwwr", "prwprwprwpr", "xrwprwprwprw")
"""Few colours, so that there are many routes."""
STEPS = {"red": "b4", "blue": "b6", "green": "c4", "yellow": "b3"}
PRO = Rules(professional=True, turbo="rw")

CASES: dict[str, tuple[Case, int]] = {
    "start-continue": (Case(ROAD, TWO, "rygbwp"), 29),
    "start-longest": (Case(ROAD, TWO, "rygbwp", Rules("longest")), 15),
    "start-free": (Case(ROAD, TWO, "rygbwp", Rules("free")), 84),
    "crowd-continue": (Case(ROAD, CROWD, "yygrbp"), 18),
    "crowd-longest": (Case(ROAD, CROWD, "yygrbp", Rules("longest")), 10),
    "crowd-free": (Case(ROAD, CROWD, "yygrbp", Rules("free")), 58),
    "blocked-continue": (Case(BLOCKED, {"red": "b2", "blue": "b6", "green": "b3"}, "wgbprw"), 6),
    "blocked-longest": (Case(BLOCKED, {"red": "b2", "blue": "b6", "green": "b3"}, "wgbprw", Rules("longest")), 3),
    "loose-continue": (Case(LOOSE, {"red": "b2", "blue": "b5"}, "rrwwpp"), 68),
    "loose-longest": (Case(LOOSE, {"red": "b2", "blue": "b5"}, "rrwwpp", Rules("longest")), 45),
    "loose-free": (Case(LOOSE, {"red": "b2", "blue": "b5"}, "rrwwpp", Rules("free")), 157),
    "finish-continue": (Case(ROAD, {"red": "b9", "blue": "b11"}, "ywrbpg"), 14),
    "finish-longest": (Case(ROAD, {"red": "b9", "blue": "b11"}, "ywrbpg", Rules("longest")), 10),
    "finish-open": (Case(ROAD, {"red": "b9", "blue": "b11"}, "ywrbpg", Rules(open_finish=True)), 39),
    "finish-open-longest": (Case(ROAD, {"red": "b9", "blue": "b11"}, "ywrbpg", Rules("longest", True)), 39),
    "finish-classic": (Case(CLASSIC, {"red": "b8", "blue": "b9"}, "wybprg"), 13),
    "bonus-any": (Case(ROAD, STEPS, "gbrpgg", Rules(bonus="any")), 31),
    "bonus-others": (Case(ROAD, STEPS, "gbrpgg", Rules(bonus="others")), 16),
    "tiles-continue": (Case(ROAD, {"red": "b2", "blue": "b5"}, "wygrrr", PRO, "yrg"), 132),
    "tiles-longest": (
        Case(ROAD, {"red": "b2", "blue": "b5"}, "wygrrr", dataclasses.replace(PRO, obligation="longest"), "yrg"),
        50,
    ),
    "tiles-free": (
        Case(ROAD, {"red": "b2", "blue": "b5"}, "wygrrr", dataclasses.replace(PRO, obligation="free"), "yrg"),
        280,
    ),
    "turbo": (Case(ROAD, {"red": "start", "blue": "a6"}, "rygbwp", PRO, "w"), 191),
    "turbo-tiles": (
        Case(ROAD, {"red": "start", "blue": "a6"}, "rygbwp", dataclasses.replace(PRO, turbo_tiles=True), "wp"),
        1162,
    ),
    "turbo-longest": (
        Case(
            zigzag("wrygbpwgygbp", "pbwygrpbwyr", "xgrbwpygrbwy"),
            {"red": "start", "blue": "a7"},
            "rygbwp",
            dataclasses.replace(PRO, obligation="longest"),
        ),
        28,
    ),
    "classic-longest": (
        Case(zigzag("wrygbp", "bpwyr", "xgrbwx", "classic"), {"red": "b2", "blue": "b4"}, "wyrbpg", Rules("longest")),
        16,
    ),
    "extra-roll": (Case(ROAD, TWO, "rryybw", dataclasses.replace(PRO, reroll="wprygb"), "r", extra=True), 743),
    "everything": (
        Case(
            ROAD,
            {"red": "b6", "blue": "b9", "green": "a8", "yellow": "b11"},
            "pbrrgg",
            Rules("longest", True, "any", True, True, "yw", "rygbwp"),
            "w",
            extra=True,
        ),
        1732,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_whole_turns_are_those_of_the_rule_page(name: str) -> None:
    """The same sequences of moves, with the same cars on the same spaces, dice counted and tiles left at their end."""
    case, count = CASES[name]
    found = by_the_engine(case)
    assert found == by_hand(case)
    assert len(found) == count


def test_MZ_23_free_has_all_turns_of_continue_and_continue_all_of_longest() -> None:
    for dice in ("rygbwp", "wwrygb", "ppbbrw"):
        turns = {
            obligation: set(by_the_engine(Case(ROAD, CROWD, dice, Rules(obligation))))
            for obligation in ("free", "continue", "longest")
        }
        assert turns["longest"] <= turns["continue"] <= turns["free"]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Any position on any sound track, under any options."""
    board = draw(sound_tracks())
    spaces = naive.plane(board)
    real = [name for name, box in spaces.items() if box.letter != "x" and not box.finish and name != "start"]
    colours = draw(st.permutations(["red", "blue", "green", "yellow"]))[: draw(st.integers(2, 4))]
    places = draw(st.permutations(real))
    cars = {
        car: draw(st.sampled_from(["start", *([places[seat]] * 5 if seat < len(places) else [])]))
        for seat, car in enumerate(colours)
    }
    if draw(st.integers(0, 5)) == 0:
        cars[colours[-1]] = draw(st.sampled_from([name for name, box in spaces.items() if box.finish]))
    professional = draw(st.booleans())
    rules = Rules(
        draw(st.sampled_from(["continue", "longest", "free"])),
        draw(st.booleans()),
        draw(st.sampled_from(["none", "any", "others"])),
        professional,
        draw(st.booleans()),
        draw(st.text("rygbwp", min_size=2, max_size=2)),
        draw(st.text("rygbwp", min_size=6, max_size=6)),
    )
    dice = draw(st.text("rygbwp", min_size=6, max_size=6))
    extra = professional and draw(st.integers(0, 4)) == 0 and len(set(dice)) < 5
    most = 0 if not professional or extra else 3
    tiles = "".join(sorted(draw(st.sets(st.sampled_from("rygbwp"), max_size=most)), key="rygbwp".index))
    return Case(board, cars, dice, rules, tiles, extra)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(cases())
def test_whole_turns_on_random_tracks_are_those_of_the_rule_page(case: Case) -> None:
    case = dataclasses.replace(case, rules=dataclasses.replace(case.rules, turbo=_sorted(case.rules.turbo)))
    assert by_the_engine(case) == by_hand(case)


def _sorted(dice: str) -> str:
    return "".join(sorted(dice, key="rygbwp".index))
