"""Chance by number: the n-th draw of a race is a function of (seed, race, who draws, n), and of nothing else.

So a thinking bot never shifts the dice, races can be played in any order on any number of workers, and both lanes draw
the same. The generator is Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011), in
arithmetic that Python and 64-bit machine integers do alike: every product is cut to the bits that both agree on.
"""

from __future__ import annotations

from paddock.core.fields import Fields, Row, row
from paddock.core.rule import long_rule, rule

M32 = 0xFFFFFFFF
DICE = 0
"""Who draws: the dice are stream 0, the bot on a seat is stream 1 + seat."""


class Stream(Fields):
    """One drawer's numbers in one race. The words are a buffer of the block last made, and carry no state."""

    seed_low: int = 0
    seed_high: int = 0
    race_low: int = 0
    race_high: int = 0
    who: int = 0
    block: int = -1
    words: Row = row(4)


def open_stream(seed: int, race: int = 0, who: int = DICE) -> Stream:
    """The stream of one drawer in one race, for the interpreted lane."""
    stream = Stream()
    key_stream(stream, seed & M32, seed >> 32 & M32, race, who)
    return stream


@rule
def key_stream(stream: Stream, seed_low: int, seed_high: int, race: int, who: int) -> None:
    stream.seed_low = seed_low
    stream.seed_high = seed_high
    stream.race_low = race & M32
    stream.race_high = race >> 32 & M32
    stream.who = who
    stream.block = -1


@long_rule
def philox(stream: Stream, c0: int, c1: int) -> None:
    """Fills the stream's words with the block at this counter: ten rounds of two multiplications."""
    c2, c3 = stream.race_low, stream.race_high
    k0, k1 = stream.seed_low, stream.seed_high
    for _ in range(10):
        p0 = 0xD2511F53 * c0
        p1 = 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (p1 >> 32 & M32) ^ c1 ^ k0, p1 & M32, (p0 >> 32 & M32) ^ c3 ^ k1, p0 & M32
        k0 = (k0 + 0x9E3779B9) & M32
        k1 = (k1 + 0xBB67AE85) & M32
    stream.words[0] = c0
    stream.words[1] = c1
    stream.words[2] = c2
    stream.words[3] = c3


@rule
def draw(stream: Stream, number: int, ways: int) -> int:
    """The draw with this number: one of so many ways (fewer than 2**31), all exactly equally likely."""
    block = number >> 2
    if stream.block != block:
        philox(stream, block, stream.who << 16)
        stream.block = block
    product = stream.words[number & 3] * ways
    if product & M32 < ways:
        # Lemire's method: a few words would make some ways likelier than others; those are drawn again.
        uneven = 0x100000000 % ways
        attempt = 0
        while product & M32 < uneven:
            attempt += 1
            philox(stream, number, (stream.who << 16) + attempt)
            stream.block = -1
            product = stream.words[0] * ways
    return product >> 32
