"""Records: one declaration, a plain object and a NumPy record."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.fields import Fields, Grid, Row, grid, row


class Sample(Fields):
    here: int = -1
    count: int = 0
    line: Row = row(3)
    table: Grid = grid(2, 3)
    last: int = 7


class Other(Fields):
    here: int = -1
    count: int = 0
    line: Row = row(3)
    table: Grid = grid(2, 3)
    last: int = 7


NUMBER = st.integers(-(2**63), 2**63 - 1)
LINE = st.lists(NUMBER, min_size=3, max_size=3)
SAMPLES = st.builds(
    Sample, here=NUMBER, count=NUMBER, line=LINE, table=st.lists(LINE, min_size=2, max_size=2), last=NUMBER
)


def test_a_new_record_has_its_defaults() -> None:
    sample = Sample()
    assert (sample.here, sample.count, sample.last) == (-1, 0, 7)
    assert sample.line == [0, 0, 0]
    assert sample.table == [[0, 0, 0], [0, 0, 0]]


def test_new_records_share_nothing() -> None:
    one, other = Sample(), Sample()
    one.line[0] = one.table[0][0] = one.here = 5
    assert other == Sample()
    assert one.table[1] == [0, 0, 0]


@settings(derandomize=True)
@given(SAMPLES)
def test_a_copy_is_equal_and_apart(sample: Sample) -> None:
    copy = sample.copy()
    assert type(copy) is Sample
    assert copy == sample
    assert repr(copy) == repr(sample)
    before = repr(sample)
    copy.line[2] = copy.table[1][2] = 1 - copy.line[2]
    copy.last = 1 - copy.last
    assert repr(sample) == before


@settings(derandomize=True)
@given(SAMPLES)
def test_the_compiled_lane_and_back(sample: Sample) -> None:
    records = sample.as_array()
    assert records.shape == (1,)
    back = Sample.from_record(records[0])
    assert back == sample
    assert all(type(value) is int for value in (back.here, back.count, back.last, *back.line, *back.table[1]))


@pytest.mark.parametrize("field", ["here", "count", "line", "table", "last"])
def test_every_field_counts_in_a_comparison(field: str) -> None:
    other: dict[str, Any] = {"here": 1, "count": 1, "line": [0, 0, 1], "table": [[0, 0, 0], [0, 1, 0]], "last": 1}
    assert Sample(**{field: other[field]}) != Sample()


def test_records_of_other_kinds_are_not_equal() -> None:
    assert Sample() != Other()
    assert Sample() != "Sample"


def test_a_record_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Sample())


def test_a_record_shows_its_fields() -> None:
    shown = repr(Sample(here=3))
    assert shown.startswith("Sample(")
    for field in ("here=3", "count=0", "line=[0, 0, 0]", "table=[[0, 0, 0], [0, 0, 0]]", "last=7"):
        assert field in shown


def test_an_empty_array_has_defaults_in_every_record() -> None:
    records = Sample.empty_array(3)
    assert [Sample.from_record(record) for record in records] == [Sample()] * 3
    assert np.shares_memory(records, records[1]["line"])


def test_the_dtype_is_made_once_for_each_class() -> None:
    assert Sample.dtype() is Sample.dtype()
    assert Sample.dtype().names == ("here", "count", "line", "table", "last")
    assert Sample.dtype()["table"].shape == (2, 3)

    class Longer(Fields):
        line: Row = row(9)

    assert Longer.dtype()["line"].shape == (9,)
    assert Sample.dtype()["line"].shape == (3,)


def test_a_width_that_is_none_is_named_at_once() -> None:
    """And not when the game is first compiled: many take the second number of a row for what it begins with."""
    with pytest.raises(TypeError, match=r"Wrong\.line: -1 is no width"):
        type("Wrong", (Fields,), {"__annotations__": {"line": Row}, "line": row(3, -1)})  # type: ignore[arg-type]
