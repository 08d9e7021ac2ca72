"""Why the shipped games ended: recorded races, as those who played them read it."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddock
from paddock.core.ending import Ending
from paddock.core.messages import languages

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eva", "Fay"]


def ending(golden: str, seat: int | None, language: str = "en") -> Ending:
    record = paddock.Record.load(GOLDEN / f"{golden}.jsonl")
    events = [event for step in record.steps for event in step.events]
    found = record.game.ending(record.state, events, seat, NAMES[: record.game.seats], language)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("golden", "seat", "headline", "place", "reason"),
    [
        ("monza-single-winner", 3, "You win", "First of four", "Only you reached the finish, in round 11."),
        (
            "monza-tie-break-by-dice",
            2,
            "Dee wins",
            "Second of four",
            "Dee and you reached the finish in round 10, and the fewest dice win: Dee one, you four.",
        ),
        (
            "monza-shared-win",
            1,
            "Dee and you win together",
            "First of six, shared",
            "Dee and you reached the finish in round 12, and the fewest dice win: you one, Dee one.",
        ),
        (
            "monza-bonus-step-others",
            None,
            "Ann wins",
            None,
            "Ann and Dee reached the finish in round 11, and the fewest dice win: Ann none, Dee one.",
        ),
        (
            "monte-carlo-gamble-boulevard",
            1,
            "Cem wins",
            "Third of three",
            (
                "Cem was the first to bring all 3 pawns home, in round 39; "
                "for the rest, pawns at home and money count: Ann $540,000, you $380,000."
            ),
        ),
        (
            "hurry-cup-exact",
            2,
            "Ann wins",
            "Second of three",
            "In round 16 these crossed the line, in this order: Ann, you; the first car across wins.",
        ),
        (
            "hurry-cup-every-live-phase",
            0,
            "You win",
            "First of four",
            "Only you crossed the line, in round 10; the others are placed by how far they came.",
        ),
    ],
)
def test_the_reason_is_told(golden: str, seat: int | None, headline: str, place: str | None, reason: str) -> None:
    found = ending(golden, seat)
    assert (found.headline, found.place, found.reason) == (headline, place, reason)


def test_every_seat_has_its_score() -> None:
    assert ending("hurry-cup-exact", None).scores == ("8 points", "no points", "8 points")
    assert ending("monza-shared-win", None).scores[:2] == ("still on the track", "one die")
    money = [score.partition(" ·")[0] for score in ending("monte-carlo-gamble-boulevard", None).scores]
    assert money == ["$210,000", "$50,000", "$100,000"]


def test_monza_shows_the_dice_of_the_last_round() -> None:
    """As many as each car used in it, tiles and earlier rounds left out."""
    assert ending("monza-tie-break-by-dice", None).details == {"round": 10, "dice": ["b", "", "rwbw", "w"]}
    for golden in sorted(GOLDEN.glob("monza-*.jsonl")):
        record = paddock.Record.load(golden)
        found = ending(golden.stem, None)
        assert [len(dice) for dice in found.details["dice"]] == record.state.used[: record.game.seats]


@pytest.mark.parametrize("golden", [file.stem for file in sorted(GOLDEN.glob("*.jsonl"))])
def test_every_recorded_race_has_its_reason_in_every_language(golden: str) -> None:
    told = {language: ending(golden, 0, language).reason for language in languages()}
    assert len(set(told.values())) == len(told)
