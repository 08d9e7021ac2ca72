"""Sets of small numbers in one number: every member has its place."""

from __future__ import annotations

from paddock.games.hurry_cup.sets import has, member, size


def test_members_are_counted_from_the_smallest() -> None:
    for several in (*range(256), 1 << 36, 1 << 36 | 1 << 5, (1 << 37) - 1):
        members = [one for one in range(40) if has(several, one)]
        assert size(several) == len(members)
        assert [member(several, place) for place in range(len(members))] == members


def test_a_set_that_is_too_small_gives_0() -> None:
    assert member(0, 0) == 0
    assert member(0b100, 1) == 0
