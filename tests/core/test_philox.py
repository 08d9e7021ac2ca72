"""The generator gives the published numbers, and draws are fair, repeatable, and the same in both lanes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core import philox
from paddock.core.philox import M32, Stream, draw, key_stream, open_stream
from paddock.core.rule import compiled

KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((M32,) * 4, (M32,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
"""Counter, key and block of Philox4x32-10, from the known answers of Random123."""


def stream_of(counter: tuple[int, ...], key: tuple[int, ...]) -> Stream:
    return Stream(seed_low=key[0], seed_high=key[1], race_low=counter[2], race_high=counter[3])


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, ...], block: tuple[int, ...]) -> None:
    stream = stream_of(counter, key)
    philox.philox(stream, counter[0], counter[1])
    assert tuple(stream.words) == block


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN)
def test_known_answers_compiled(counter: tuple[int, ...], key: tuple[int, ...], block: tuple[int, ...]) -> None:
    records = stream_of(counter, key).as_array()
    compiled("paddock.core.philox").philox(records[0], counter[0], counter[1])
    assert tuple(records[0]["words"].tolist()) == block


def test_a_draw_is_a_word_of_its_block() -> None:
    """Four draws a block: seed is the key; draw number, who draws and race are the counter."""
    seed, race = 0x299F31D0_A4093822, 0x03707344_13198A2E
    stream = open_stream(seed, race, who=5)
    for number in range(12):
        reference = stream_of((0, 0, race & M32, race >> 32), (seed & M32, seed >> 32))
        philox.philox(reference, number // 4, 5 << 16)
        assert draw(stream, number, 2**16) == reference.words[number % 4] >> 16


@pytest.mark.parametrize("ways", [1, 2, 6, 36, 46656])
def test_draws_are_in_range_and_spread_evenly(ways: int) -> None:
    stream = open_stream(7)
    draws = [draw(stream, number, ways) for number in range(12_000)]
    assert min(draws) >= 0
    assert max(draws) < ways
    bins = min(ways, 36)
    count = Counter(drawn * bins // ways for drawn in draws)
    expected = len(draws) / bins
    square = sum((count[i] - expected) ** 2 / expected for i in range(bins))
    assert square <= (bins - 1) + 5 * (2 * (bins - 1)) ** 0.5


def test_uneven_words_are_drawn_again() -> None:
    """With almost 2**31 ways, but not quite a power of two, words are rejected often; what is drawn stays even."""
    ways = 3 * 2**29  # 2**32 is 2 2/3 times as much: a quarter of all words is rejected
    stream = open_stream(3)
    draws, again = [], 0
    for number in range(4_000):
        draws.append(draw(stream, number, ways))
        again += stream.block == -1
    assert 800 < again < 1200
    count = Counter(drawn // 2**29 for drawn in draws)
    assert set(count) == {0, 1, 2}
    assert all(abs(n - 4_000 / 3) < 5 * (4_000 * 2 / 9) ** 0.5 for n in count.values())


def test_a_word_drawn_again_does_not_shift_the_next() -> None:
    ways = 3 * 2**29
    stream = open_stream(3)
    alone = [draw(open_stream(3), number, ways) for number in range(200)]
    assert [draw(stream, number, ways) for number in range(200)] == alone


@settings(derandomize=True, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), race=st.integers(0, 2**63 - 1), order=st.permutations(range(12)))
def test_draws_do_not_depend_on_the_order_of_asking(seed: int, race: int, order: list[int]) -> None:
    stream = open_stream(seed, race)
    straight = [draw(stream, number, 46656) for number in range(12)]
    other = open_stream(seed, race)
    assert {number: draw(other, number, 46656) for number in order} == dict(enumerate(straight))


@pytest.mark.parametrize(
    "other",
    [
        open_stream(2, 3, 0),
        open_stream(1, 4, 0),
        open_stream(1, 3, 1),
        open_stream(1 + 2**32, 3, 0),
        open_stream(1 + 2**63, 3, 0),
        open_stream(1, 3 + 2**32, 0),
    ],
    ids=["seed", "race", "who", "high-seed", "highest-bit", "high-race"],
)
def test_each_part_of_the_key_counts(other: Stream) -> None:
    stream = open_stream(1, 3, 0)
    numbers = range(20)
    assert [draw(stream, n, 1000) for n in numbers] != [draw(other, n, 1000) for n in numbers]


def test_drawers_do_not_repeat_each_other() -> None:
    """Streams of dice and bots share no block, also where words are drawn again."""
    seen: dict[tuple[int, ...], tuple[int, int]] = {}
    for who in range(7):
        for block in range(50):
            for attempt in range(3):
                stream = open_stream(1, 1, who)
                philox.philox(stream, block, (who << 16) + attempt)
                assert seen.setdefault(tuple(stream.words), (who, block)) == (who, block)
    assert len(seen) == 7 * 50 * 3


def test_both_lanes_draw_the_same() -> None:
    twin: Any = compiled("paddock.core.philox")
    random = Random(1)
    for _ in range(300):
        seed, race, who = random.getrandbits(64), random.getrandbits(random.choice([8, 32, 63])), random.randrange(7)
        plain, records = Stream(), Stream.empty_array(1)
        for key, stream in ((key_stream, plain), (twin.key_stream, records[0])):
            key(stream, seed & M32, seed >> 32, race, who)
        assert Stream.from_record(records[0]) == plain
        for _ in range(8):
            number, ways = random.randrange(1000), random.choice([1, 2, 6, 46656, 3 * 2**29, 2**31 - 1])
            assert draw(plain, number, ways) == twin.draw(records[0], number, ways)
            assert Stream.from_record(records[0]) == plain
