"""`paddock play`: whole races with scripted input, choices, taking back, saving and resuming, and real dice."""

import builtins
import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.core.record import Record

from .conftest import Run

SMALL = ("--option", "track=small.toml")
FIRST = ["1"] * 400


def test_a_whole_race_with_always_the_first_choice(run: Run) -> None:
    ran = run("play", "monza", *SMALL, "--seed", "1", "--save", "race.jsonl", typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert "winner!" in ran.out
    assert re.search(r"^(First|Second|Third|Fourth) of four.*reached the finish.* in round \d+", ran.out, re.MULTILINE)
    assert "After one race:" in ran.out
    assert "Another race" not in ran.out  # nobody is there to be asked
    record = Record.load("race.jsonl")
    assert record.game.result(record.state) is not None
    assert [seat.bot for seat in record.header.seats] == [None, "greedy", "greedy", "greedy"]


def test_no_game_needs_to_be_named_and_nothing_is_asked_before_the_race(run: Run) -> None:
    ran = run("play", typed=["q"])
    assert ran.code == 0
    assert ran.out.startswith("Monza: Rookie (red), Bolt (blue, greedy bot)")


def test_the_same_seed_tells_the_same_story(run: Run) -> None:
    bots = ("--seat", "Ann=random", "--seat", "Ben=greedy")
    one, two, other = (run("play", *bots, *SMALL, "--seed", seed) for seed in ("5", "5", "6"))
    assert one == two
    assert one != other


@pytest.mark.parametrize(
    "options",
    [
        ["professional=true", "bonus_step=true"],
        ["professional=yes", "turbo-tiles=true", "obligation=free"],
        ["edition=classic", "players=6", "finish=open"],
        ["obligation=longest", "first=drawn", "cars=green,yellow"],
    ],
)
def test_every_variant_can_be_played_to_the_end(run: Run, options: list[str]) -> None:
    given = [word for option in options for word in ("--option", option)]
    ran = run("play", *given, "--seed", "2", typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert "winner!" in ran.out


def test_seats_are_people_and_bots_as_named(run: Run) -> None:
    ran = run("play", "--seat", "Mia", "--seat", "Noah", "--seat", "Bolt=greedy", "--seat", "Spark=random", typed=["q"])
    assert ran.out.startswith("Monza: Mia (red), Noah (blue), Bolt (green, greedy bot), Spark (yellow, random bot).")


def test_one_named_person_gets_bots_with_names_of_their_own(run: Run) -> None:
    assert run("play", "--seat", "Bolt", typed=["q"]).out.startswith(
        "Monza: Bolt (red), Spark (blue, greedy bot), Comet"
    )
    two = run("play", "--seat", "Mia", "--option", "players=2", typed=["q"])
    assert two.out.startswith("Monza: Mia (red), Bolt (blue, greedy bot).")


def test_the_picture_shows_cars_choices_dice_and_standings(run: Run) -> None:
    out = run("play", "--seat", "Mia", "--seat", "Noah", *SMALL, "--seed", "3", typed=["q"]).out
    assert "[R]" in out
    assert "[B]" in out
    assert "<1>" in out
    assert "▒▒" in out
    assert re.search(r"Dice  (\[\S \w+\] ?){6}", out)
    assert re.search(r"Mia the start · \d+ spaces to go", out)
    assert "\x1b" not in out
    board = [line for line in out.splitlines() if re.match("[abc] ", line)]
    assert {line[0] for line in board} == set("abc")
    assert max(map(len, board)) <= 80


def first_lay(out: str) -> str:
    """The space that the first choice lays on."""
    found = re.search(r"1  lay \[\S (\w+)\] on (\w+)", out)
    assert found
    return f"lay {found[1][0]} {found[2]}"


def test_a_move_can_be_typed_in_notation_or_as_a_space(run: Run) -> None:
    move = first_lay(run("play", *SMALL, "--seed", "3", typed=["q"]).out)
    for typed in (move, move.upper(), move.split()[2]):
        out = run("play", *SMALL, "--seed", "3", typed=[typed, "q"]).out
        assert re.search(rf"Rookie lays {move[4]}\w+ on {move.split()[2]}\.", out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of a choice"),
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("9" * 50, "There is no choice 999"),
        ("lay r zz9", "has no space “zz9”"),
        ("a9", "No step leads from start to a9"),
        ("c1", "c1 is an obstacle"),
        ("drive", "A die still fits"),
        ("step a1", "cannot be done now"),
        ("reroll b", "There is no extra-roll tile left"),
        ("what?", "“what?” is not a move"),
        ("\x1b[2J", "“?[2J” is not a move"),
    ],
)
def test_a_refused_choice_says_why_and_is_asked_again(run: Run, typed: str, answer: str) -> None:
    ran = run("play", *SMALL, "--seed", "3", typed=[typed, "1", "q"])
    assert ran.code == 0
    assert answer in ran.out
    assert "Rookie lays" in ran.out


def test_take_back_within_the_turn_but_not_the_roll(run: Run) -> None:
    out = run("play", *SMALL, "--seed", "3", "--save", "race.jsonl", typed=["1", "u", "u", "q"]).out
    assert "A roll cannot be taken back." in out
    assert len(Record.load("race.jsonl")) == 1
    assert '"undo":1' in Path("race.jsonl").read_text()


def test_help_and_log(run: Run) -> None:
    out = run("play", *SMALL, "--seed", "3", typed=["?", "log", "q"]).out
    assert "tile p b8" in out
    assert out.count("Rookie rolls") == 2


def test_the_extra_roll_is_one_line_and_is_typed(run: Run) -> None:
    ran = run("play", *SMALL, "--option", "professional=true", "--seed", "3", typed=["r", "r rrrrrr", "q"])
    choices = [line for line in ran.out.split("Rookie>")[0].splitlines() if re.match(r" \w  ", line)]
    assert len(choices) < 10
    assert choices[-1].startswith(" r  roll again")
    assert "Which dice?" in ran.out
    assert "is not among them" in ran.out
    die = first_lay(ran.out)[4]
    again = run("play", *SMALL, "--option", "professional=true", "--seed", "3", typed=[f"r {die}", "q"])
    assert "Rookie uses the extra-roll tile on" in again.out


# ---- saving and resuming ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["1", "q"], ["1"]], ids=["q", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(run: Run, here: Path, typed: list[str]) -> None:
    ran = run("play", *SMALL, "--seed", "3", typed=typed)
    assert ran.code == 0
    assert ran.out.endswith(
        "The race is saved in monza-race-1.jsonl. Go on with: paddock play --resume monza-race-1.jsonl\n"
    )
    assert len(Record.load(here / "monza-race-1.jsonl")) == 2
    run("play", *SMALL, typed=typed)
    assert (here / "monza-race-2.jsonl").exists()


def test_resume_goes_on_where_it_was_and_keeps_the_file(run: Run) -> None:
    seats = ("--seat", "Mia", "--seat", "Bolt=random")
    left = run("play", *seats, *SMALL, "--seed", "3", "--save", "my race.jsonl", typed=["1", "q"])
    assert "paddock play --resume 'my race.jsonl'" in left.out
    before = Record.load("my race.jsonl")
    Path("small.toml").unlink()  # the record carries its board
    ran = run("play", "--resume", "my race.jsonl", typed=["u", *FIRST])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Monza: Mia (red), Bolt (blue, random bot).")
    after = Record.load("my race.jsonl")
    assert after.game.result(after.state) is not None
    assert after.steps[0].move == before.steps[0].move


def test_a_finished_race_can_be_looked_at_again(run: Run, race: Path) -> None:
    before = race.read_bytes()
    ran = run("play", "--resume", str(race))
    assert ran.code == 0
    assert "winner!" in ran.out
    assert race.read_bytes() == before


def test_a_race_outlives_its_folder(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "gone").mkdir()

    def ask(prompt: str) -> str:
        if (here / "gone").exists():
            (here / "gone" / "race.jsonl").unlink()
            (here / "gone").rmdir()
            return "1"
        return "q"

    monkeypatch.setattr(builtins, "input", ask)
    ran = run("play", *SMALL, "--seed", "3", "--save", "gone/race.jsonl")
    assert ran.code == 0
    assert "gone/race.jsonl cannot be written" in ran.out
    assert len(Record.load(here / "monza-race-1.jsonl")) == 2


def test_s_saves_at_once(run: Run, here: Path) -> None:
    ran = run("play", *SMALL, typed=["s", "q"])
    assert "Saved in monza-race-1.jsonl." in ran.out
    assert [file.name for file in here.glob("*.jsonl")] == ["monza-race-1.jsonl"]


def test_the_file_is_up_to_date_after_every_move(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = []

    def ask(prompt: str) -> str:
        lengths.append(len(Record.load("race.jsonl")))
        return "1" if len(lengths) < 4 else "q"

    monkeypatch.setattr(builtins, "input", ask)
    run("play", *SMALL, "--seed", "3", "--save", "race.jsonl")
    assert lengths == sorted(set(lengths))


# ---- real dice -------------------------------------------------------------------------------------------------------


def referee(dice: Callable[[str], str]) -> Callable[[str], str]:
    """Answers dice questions with `dice`, and every other one with the first choice."""
    return lambda prompt: dice(prompt) if prompt.startswith("dice") else "1"


def test_a_whole_race_with_typed_dice(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    monkeypatch.setattr(builtins, "input", referee(lambda prompt: " ".join(rng.choices("rygbwp", k=6))))
    ran = run("play", "--dice", "typed", "--seat", "Mia", "--seat", "Bolt=greedy", *SMALL, "--save", "race.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert "winner!" in ran.out
    record = Record.load("race.jsonl")
    assert record.game.result(record.state) is not None


def test_typed_dice_in_the_professional_variant(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six dice, those of an extra roll, and two of a turbo roll: what was asked for is tried until it is right."""
    answers = itertools.cycle(["rygbwp", "r y", "r"])
    monkeypatch.setattr(builtins, "input", referee(lambda prompt: next(answers)))
    options = ("--option", "professional=true", "--option", "first=drawn")
    ran = run("play", "--dice", "typed", "--seat", "Ann=greedy", "--seat", "Bolt=greedy", *SMALL, *options)
    assert ran.code == 0
    assert "Which car begins: red, blue?" in ran.out
    assert "“rygbwp” is not a car" in ran.out
    assert "winner!" in ran.out
    assert "What do the 2 dice show?" in ran.out


@pytest.mark.parametrize(
    ("dice", "answer"),
    [
        ("r r r", "6 dice are rolled here, not 3."),
        ("r r r r r r r", "6 dice are rolled here, not 7."),
        ("r r r r r x", "“x” is not a colour"),
        ("", "6 dice are rolled here, not 0."),
        ("7", "“7” is not a colour"),
    ],
)
def test_impossible_dice_are_asked_again(run: Run, dice: str, answer: str) -> None:
    ran = run("play", "--dice", "typed", *SMALL, typed=[dice, "blue, YELLOW purple purple white red", "q"])
    assert ran.code == 0
    assert answer in ran.out
    assert "Rookie rolls red, yellow, blue, white, purple, purple." in ran.out
    assert ran.out.rstrip().endswith("--dice typed")


def test_a_mistyped_roll_is_taken_back_at_the_choices(run: Run) -> None:
    typed = ["w w w w w w", "u", "p p p p p p", "1", "u", "q"]
    ran = run("play", "--dice", "typed", *SMALL, "--save", "race.jsonl", typed=typed)
    assert "The roll is taken back." in ran.out
    record = Record.load("race.jsonl")
    assert [record.game.write(step.move) for step in record.steps] == ["roll pppppp"]


def test_a_roll_that_a_bot_went_on_from_is_taken_back_at_the_next_roll(run: Run) -> None:
    seats = ("--seat", "Ann=greedy", "--seat", "Ben=greedy")
    typed = ["u", "w w w w w w", "u", "p p p p p p", "q"]
    ran = run("play", "--dice", "typed", *seats, *SMALL, "--save", "race.jsonl", typed=typed)
    assert "There is nothing to take back." in ran.out
    record = Record.load("race.jsonl")
    assert record.game.write(record.steps[0].move) == "roll pppppp"
    assert record.chance_moves() == 1


def test_a_seeded_roll_stays(run: Run) -> None:
    assert "A roll cannot be taken back." in run("play", *SMALL, typed=["u", "q"]).out
