"""Random tracks for Hypothesis: any three lanes, and tracks that the checker accepts."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from paddock.games.monza.check import errors
from paddock.games.monza.track import TICKS

from .tracks import toml, track_of

Words = list[tuple[str, int]]
"""A lane: letters, and lengths in twentieths."""


def units(ticks: int) -> str:
    """A length as a track file writes it."""
    hundredths = ticks * 100 // TICKS
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def write(lanes: list[Words], edition: str, start: int) -> str:
    rows = [" ".join(letter + units(length) for letter, length in lane) for lane in lanes]
    return toml(rows[0], rows[1], rows[2], edition, units(start))


@st.composite
def lane_words(draw: st.DrawFn, total: int) -> Words:
    """A lane of this length, cut anywhere; about every fifth space is an obstacle."""
    cuts = sorted(draw(st.sets(st.integers(1, total - 1), min_size=2, max_size=9)))
    lengths = [front - rear for rear, front in zip([0, *cuts], [*cuts, total], strict=True)]
    letters = draw(st.lists(st.sampled_from("rygbwprygbwpxxx"), min_size=len(lengths), max_size=len(lengths)))
    return list(zip(letters, lengths, strict=True))


@st.composite
def any_tracks(draw: st.DrawFn) -> str:
    """Three lanes, which may end together or not, with any obstacles: most of these are faulty."""
    total = draw(st.integers(12, 160))
    totals = [total + draw(st.sampled_from([0, 0, 0, 0, 0, 1, 7])) for _ in range(3)]
    lanes = [draw(lane_words(length)) for length in totals]
    return write(lanes, draw(st.sampled_from(["classic", "anniversary"])), draw(st.integers(1, 60)))


@st.composite
def whole_tracks(draw: st.DrawFn) -> str:
    """Lanes that end together, with two ways out of the start and the right ends: only reach may be wrong."""
    edition = draw(st.sampled_from(["classic", "anniversary"]))
    total = draw(st.integers(12, 160))
    lanes = [draw(lane_words(total)) for _ in range(3)]
    closed = draw(st.integers(0, 2))
    for lane in range(3):
        letter = "x" if lane == closed else draw(st.sampled_from("rygbwp"))
        lanes[lane][0] = (letter, lanes[lane][0][1])
    if edition == "classic":
        ends = draw(st.permutations(["x", *draw(st.permutations("rygbwp"))[:2]]))
        for lane in range(3):
            lanes[lane][-1] = (ends[lane], lanes[lane][-1][1])
    return write(lanes, edition, draw(st.integers(1, 60)))


@st.composite
def sound_tracks(draw: st.DrawFn) -> str:
    """Tracks that the checker accepts: what cannot be reached or left is made an obstacle, as its advice says."""
    text = draw(whole_tracks())
    for _ in range(12):
        faults = errors(track_of(text))
        if not faults:
            return text
        assume(all(fault.message.key in ("monza-fault-unreachable", "monza-fault-dead-end") for fault in faults))
        for fault in faults:
            assert fault.space is not None
            text = with_word(text, fault.space, letter="x")
    assume(False)
    return text


def with_word(text: str, space: str, letter: str | None = None, length: str | None = None) -> str:
    """The track with another colour or length for one space."""
    lines = text.splitlines()
    title = {"a": "outer", "b": "middle", "c": "inner"}[space[0]]
    row = next(i for i, line in enumerate(lines) if line.startswith(title))
    words = lines[row].split('"')[1].split()
    word = words[int(space[1:]) - 1]
    words[int(space[1:]) - 1] = (letter or word[0]) + (length or word[1:])
    lines[row] = f'{title} = "{" ".join(words)}"'
    return "\n".join(lines) + "\n"
