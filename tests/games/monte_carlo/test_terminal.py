"""The screen in a terminal: what it shows, what it offers, and what can be typed."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from paddock.core.messages import PaddockError, languages, speaking
from paddock.core.terminal import Canvas, MenuItem
from paddock.games.monte_carlo.drawing.theme import THEMES
from paddock.games.monte_carlo.events import Moved, Rolled
from paddock.games.monte_carlo.shelf import BOARDS
from paddock.games.monte_carlo.terminal import SCREEN
from paddock.games.monte_carlo.workshop import WORKSHOP

from .tables import CHANCE, ROAD, Table, new_table, table

NAMES = ["Mia", "Noah", "Ben", "Eva"]
CARD: dict[str, Any] = {"phase": "card", "roll": 1, "casino": {"pawn": "r1", "suits": "shd"}}


def shown(race: Table, width: int = 80, height: int | None = None, plain: bool = True) -> str:
    names = NAMES[: race.game.seats]
    picture = SCREEN.picture(race.game, race.state, names, offered(race), Canvas(width, height, plain))
    console = Console(
        file=io.StringIO(), width=width, color_system=None if plain else "truecolor", force_terminal=not plain
    )
    console.print(picture)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def offered(race: Table) -> list[MenuItem]:
    seat = race.acting if race.game.actors(race.state) else CHANCE
    return [] if seat == CHANCE else SCREEN.menu(race.game, race.state, seat, NAMES[: race.game.seats], True)


def words(race: Table) -> list[str]:
    return [choice.words.plain for choice in offered(race)]


def typed(race: Table, text: str) -> str:
    return race.game.write(SCREEN.read(race.game, race.state, race.acting, text))


def test_the_picture_shows_road_stacks_money_and_cards() -> None:
    race = table({12: "y1 b1 r1", 13: "r2 y2 b2 y3"}, money=[5, 7, 25], home="r3", turned=["3c", "1s"])
    text = shown(race)
    for words in ("Lane · turn 1 · Mia", "y1b1r1", "+1y2b2y3", "8 BANK", "6 >BANK", "19 <BANK", "3 ♠♥♦", "25 FINISH"):
        assert words in text
    for words in (
        "Stack on 13, from bottom to top: r2 y2 b2 y3",
        "$50,000 · 1 of 3 pawns home",
        "3♣ 1♠ · 15 in the pile",
    ):
        assert words in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_picture_shows_casino_and_poker() -> None:
    assert "Casino on 3: red 1 plays. The bet is ♠♥♦." in shown(table({3: "r1"}, **CARD))
    race = table({13: "y1 r1"}, money=[5, 5, 5], phase="poker", roll=1, poker={"pawn": "r1"})
    race.play("challenge y1 20000", "dice AAKK9")
    text = shown(race)
    for words in ("Poker for $20,000: red 1 against yellow 1", "Mia: A A K K 9 (two pairs)", "Noah: …"):
        assert words in text


@pytest.mark.parametrize("height", [8, 14, 24, None])
@pytest.mark.parametrize("width", [40, 80, 200])
def test_it_fits(width: int, height: int | None) -> None:
    race, random = new_table(players=4), Random(1)
    while race.game.actors(race.state):
        if random.random() < 0.8:
            race.play(race.any_move(random))
            continue
        text = shown(race, width, height, plain=random.random() < 0.5)
        if height == 24 and width >= 80:  # less is too little for what stands below the road, which is never cut
            assert len(text.splitlines()) <= height
        race.play(race.any_move(random))
    assert "the game is over" in shown(race)


def test_choices_say_what_they_lead_to() -> None:
    race = table({4: "r1", 7: "r2", 24: "r3"}, roll=1)
    assert words(race) == [
        "move red 1  Red 1 moves from 4 to 5. Red 1 enters the double casino on 5.",
        "move red 2  Red 2 moves from 7 to the first bank. Mia gets $50,000.",
        "move red 3  Red 3 moves from 24 to the finish. Red 3 is home, Mia\u2019s first pawn.",
    ]


def test_bets_say_their_odds() -> None:
    race = table({11: "r1"}, phase="bet", roll=1, turned=["1s", "2s", "3s", "1h"], casino={"pawn": "r1"})
    assert [line.split("  ")[1] for line in words(race)] == [
        "2 of 13 cards win",
        "4 of 13 cards win",
        "5 of 13 cards win",
        "5 of 13 cards win",
    ]


def test_poker_is_offered_and_typed() -> None:
    race = table({13: "y1 r1"}, money=[5, 5, 5], phase="poker", roll=1, poker={"pawn": "r1"})
    assert words(race)[:3] == ["no poker", "challenge yellow 1 for $10,000", "challenge yellow 1 for $50,000"]
    assert offered(race)[3].key == "c"
    assert typed(race, "c y1 40000") == "challenge y1 40000"
    race.play("challenge y1 20000", "dice AAKK9")
    assert [choice.key for choice in offered(race)] == ["", "r"]
    assert typed(race, "r 9 k") == typed(race, "reroll K9") == "reroll K9"


def test_shares_are_listed_or_typed() -> None:
    race = table(
        {13: "y1 r1"}, [2, 20, 15, 4], options={"players": 4}, home="y2 y3", phase="poker", roll=1, poker={"pawn": "r1"}
    )
    race.play("challenge y1 20000", "partners")
    assert [choice.key for choice in offered(race)][-1] == "a"
    assert "add $140,000" in words(race)
    assert typed(race, "a 120000") == "share 120000"
    race.play("share 0")
    assert [choice.key for choice in offered(race)] == [""] * 4


def test_a_pawn_alone_is_enough() -> None:
    race = table({4: "r1"}, roll=1)
    assert typed(race, "r1") == "move r1"
    ruined = table({9: "r1", 10: "r2"}, home="r3", money=[1, 1, 1])
    ruined.play("roll 4")
    assert typed(ruined, "R2") == "back r2"


@pytest.mark.parametrize(
    ("race", "text", "move"),
    [
        (table({}), "5", "roll 5"),
        (table({}), "roll 5", "roll 5"),
        (table({3: "r1"}, **CARD), "3C", "card 3c"),
        (table({3: "r1"}, **CARD), "card jackpot", "card jackpot"),
        (new_table(first="drawn"), "blue", "first blue"),
    ],
)
def test_real_dice_and_cards_are_typed(race: Table, text: str, move: str) -> None:
    assert SCREEN.question(race.game, race.state, NAMES)
    assert race.game.write(SCREEN.answer(race.game, race.state, text)) == move
    for wrong in ("", "7", "xyz", "first"):
        with pytest.raises(PaddockError, match=r"\w+"):
            SCREEN.answer(race.game, race.state, wrong)


def test_real_poker_dice_are_typed() -> None:
    race = table({13: "y1 r1"}, money=[5, 5, 5], phase="poker", roll=1, poker={"pawn": "r1"})
    race.play("challenge y1 20000")
    assert SCREEN.question(race.game, race.state, NAMES).startswith("Mia rolls 5 poker dice.")
    assert race.game.write(SCREEN.answer(race.game, race.state, "9 a a k 10")) == "dice AAKT9"
    race.play("dice AAKT9", "stand", "dice AAKT9")
    with pytest.raises(PaddockError, match=r"poker dice"):
        SCREEN.answer(race.game, race.state, "")


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_every_language(language: str) -> None:
    race, random = new_table(players=2, first="drawn"), Random(2)
    with speaking(language):
        while race.game.actors(race.state):
            if race.acting == CHANCE:
                assert SCREEN.question(race.game, race.state, NAMES)
            else:
                assert all(words(race))
            assert SCREEN.moment(race.game, race.state)
            race.play(race.any_move(random))
        assert shown(race)
        assert SCREEN.notation(race.game, race.state)
        assert SCREEN.prizes(2) != SCREEN.prizes(1)


def test_small_events_are_left_out_of_a_short_story() -> None:
    assert not SCREEN.brief(Rolled(0, 3))
    assert SCREEN.brief(Moved(0, "r1", 1, 2, "roll"))


def test_the_workshop_checks_and_begins_boards(tmp_path: Path) -> None:
    assert BOARDS.keys == ("boulevard", "promenade")
    assert WORKSHOP.summary("boulevard") == "Boulevard: 64 squares from the start to the finish, 13 casinos among them."
    file = tmp_path / "my-road.toml"
    file.write_text(WORKSHOP.starter("my-road"), encoding="utf-8")
    assert WORKSHOP.check(str(file)) == []
    file.write_text(ROAD.replace("S g g shd", "S g g g"), encoding="utf-8")
    assert {finding.severity for finding in WORKSHOP.check(str(file))} <= {"warning"}
    file.write_text(ROAD.replace("> g B", "g g B"), encoding="utf-8")
    (finding,) = WORKSHOP.check(str(file))
    assert finding.severity == "error"
    assert "arrow to the bank" in finding.text


def test_the_workshop_draws_boards(tmp_path: Path) -> None:
    file = tmp_path / "my-road.toml"
    file.write_text(WORKSHOP.starter("my-road"), encoding="utf-8")
    for place in ("promenade", str(file)):
        drawn = [WORKSHOP.draw(place, layout, theme, {}) for layout in (None, "phone") for theme in THEMES]
        assert len(set(drawn)) == 4
        assert all(svg.startswith("<svg") and 'data-square="35"' in svg for svg in drawn)
    with pytest.raises(PaddockError, match="no layout called “round”; it has wide, tall, phone"):
        WORKSHOP.draw("promenade", "round", "light", {})
    with pytest.raises(PaddockError, match="drawn without pawns: leave out --cars"):
        WORKSHOP.draw("promenade", None, "light", {"red": "3"})
    file.write_text(ROAD.replace("> g B", "g g B"), encoding="utf-8")
    with pytest.raises(PaddockError, match="arrow to the bank"):
        WORKSHOP.draw(str(file), None, "light", {})
