"""Options: declared once, described for menus, and every wrong one is answered with what would be right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock import PaddockError
from paddock.core.options import Option, SeatNumber, choose, describe, parse
from paddock.core.registry import kinds

from ..letters import ANYTHING


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["quick", "slow"] = "quick"
    players: int = 4
    bonus: bool = False
    cars: tuple[str, ...] = ()
    first: SeatNumber | Literal["drawn"] = SeatNumber(0)
    track: str = "oval"
    spaces: Literal[20, 30] = 20


def complaint_about(act: Callable[[], object]) -> PaddockError | None:
    """What an action complains about, if it does. Errors of other kinds are not caught."""
    try:
        act()
    except PaddockError as error:
        return error
    return None


def test_describe_lists_choices_and_kinds() -> None:
    assert describe(Sample) == [
        Option("mode", "quick", ("quick", "slow"), ""),
        Option("players", 4, (), "a whole number"),
        Option("bonus", False, (True, False), "true or false"),
        Option("cars", (), (), "a list"),
        Option("first", 0, ("drawn",), "a whole number", seat=True),
        Option("track", "oval", (), "text"),
        Option("spaces", 20, (20, 30), ""),
    ]


def test_what_is_not_named_takes_its_default() -> None:
    assert choose("sample", Sample, {}) == Sample()
    assert choose("sample", Sample, {"players": 2, "cars": ["red"]}) == Sample(players=2, cars=("red",))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"mode": "fast"}, 'The option mode of sample cannot be "fast"; it must be "quick" or "slow".'),
        ({"players": "4"}, 'The option players of sample cannot be "4"; it must be a whole number.'),
        ({"players": 2.5}, "The option players of sample cannot be 2.5; it must be a whole number."),
        ({"players": True}, "The option players of sample cannot be true; it must be a whole number."),
        ({"bonus": 1}, "The option bonus of sample cannot be 1; it must be true or false."),
        ({"first": "me"}, 'The option first of sample cannot be "me"; it must be "drawn" or a whole number.'),
        ({"cars": 5}, "The option cars of sample cannot be 5; it must be a list."),
        ({"spaces": 31}, "The option spaces of sample cannot be 31; it must be 20 or 30."),
        ({"track": None}, "The option track of sample cannot be None; it must be text."),
    ],
)
def test_a_wrong_value_is_told_what_would_be_right(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PaddockError) as caught:
        choose("sample", Sample, values)
    assert str(caught.value) == sentence


def test_an_unknown_name_is_told_the_nearest_or_all() -> None:
    with pytest.raises(PaddockError, match="Did you mean “players”") as caught:
        choose("sample", Sample, {"player": 3})
    assert caught.value.message.key == "option-unknown-near"
    with pytest.raises(PaddockError, match="mode, players, bonus, cars, first, track, spaces"):
        choose("sample", Sample, {"zzz": 3})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("bonus", "true", True),
        ("bonus", "Yes", True),
        ("bonus", "on", True),
        ("bonus", "FALSE", False),
        ("bonus", "no", False),
        ("bonus", "off", False),
        ("bonus", "maybe", "maybe"),
        ("players", "3", 3),
        ("players", "-3", -3),
        ("players", "three", "three"),
        ("first", "drawn", "drawn"),
        ("first", "2", 2),
        ("cars", "red, blue", ("red", "blue")),
        ("mode", "slow", "slow"),
        ("track", "3", "3"),
        ("spaces", "30", 30),
        ("spaces", "31", "31"),
        ("nothing", "3", "3"),
    ],
)
def test_parse_reads_what_is_typed(name: str, text: str, value: Any) -> None:
    parsed = parse("sample", Sample, name, text)
    assert parsed == value
    assert type(parsed) is type(value)


@settings(derandomize=True, max_examples=300)
@given(
    name=st.sampled_from([option.name for option in describe(Sample)]),
    text=st.one_of(st.text(ANYTHING, max_size=6), st.text("-+²½٣0123456789 ", max_size=4)),
)
def test_whatever_is_typed_gets_a_value_or_a_sentence(name: str, text: str) -> None:
    value = parse("sample", Sample, name, text)
    complaint = complaint_about(lambda: choose("sample", Sample, {name: value}))
    if complaint is not None:
        assert complaint.message.key == "option-value"
        assert name in str(complaint)


ODD: list[Any] = [None, True, -1, 0, 7, 10**9, 2.5, "", "x", "drawn", [], ["red"], [1], {}, {"a": 1}]


@pytest.mark.parametrize("game", kinds())
def test_every_option_of_every_game_is_checked(game: str) -> None:
    """Whatever value an option is given: a game, or a sentence. Never another kind of error."""
    kind = kinds()[game]
    for option in describe(kind.options):
        for value in [*ODD, *option.choices]:
            complaint = complaint_about(partial(kind.maker(kind.latest), {option.name: value}, None))
            assert complaint is None or str(complaint).strip()


@pytest.mark.parametrize("game", kinds())
def test_every_listed_choice_of_every_game_exists(game: str) -> None:
    for option in describe(kinds()[game].options):
        assert option.choices or option.kind
        for choice in option.choices:
            choose(game, kinds()[game].options, {option.name: choice})
