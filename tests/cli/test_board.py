"""The strip of a track: every space is there, edges line up across lanes, and it fits."""

import pytest

from paddock.games.monza.paints import PAINTS
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.strip import Marks, draw_strip
from paddock.games.monza.track import START, Track, read_track

from .conftest import TRACK

WIDTHS = (60, 80, 100, 140, 200)


def tracks() -> list[Track]:
    return [read_track(TRACK, "small"), *map(TRACKS.shipped, TRACKS.keys)]


def bands(text: str) -> list[list[str]]:
    """The rows of each band, without the lane's letter."""
    return [[row[2:] for row in band.split("\n")] for band in text.split("\n\n")]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("track", tracks(), ids=lambda track: track.key)
def test_lanes_line_up_and_fit(track: Track, width: int) -> None:
    drawn = bands(draw_strip(track, Marks(), width, None, plain=True).plain)
    for band in drawn:
        assert len(band) == 3
        assert len({len(row) for row in band}) == 1
        assert len(band[0]) <= width - 2
    lanes = ["".join(band[lane] for band in drawn) for lane in range(3)]
    end = max(space.front for space in track.spaces)
    scale = len(lanes[0]) / end
    for lane in range(3):
        edges = [at for at, letter in enumerate(lanes[lane]) if letter == "│"]
        rears = [space.rear for space in track.spaces if space.lane in (lane, -1)]
        assert len(edges) == len(rears)
        assert all(abs(edge - rear * scale) <= 1.01 for edge, rear in zip(edges, rears, strict=True))


@pytest.mark.parametrize("track", tracks(), ids=lambda track: track.key)
def test_every_space_has_its_shape_letter_and_number(track: Track) -> None:
    drawn = bands(draw_strip(track, Marks(), 80, None, plain=True).plain)
    cells = [cell.replace(" ", "") for band in drawn for row in band for cell in row.split("│")]
    cut = 3 * (len(drawn) - 1)  # a space that a band ends in may have no room for its number
    for space in track.spaces:
        if space.lane >= 0 and not space.obstacle:
            label = PAINTS[space.colour].sign + ("⚑" if space.finish else "") + "rygbwp"[space.colour]
            assert any(cell.startswith(label) for cell in cells)
            cut -= not any(cell.startswith(label + space.name[1:]) for cell in cells)
    assert cut >= 0


@pytest.mark.parametrize("height", [3, 7, 11, 15, 30, None])
def test_what_can_be_chosen_is_in_sight(height: int | None) -> None:
    track = TRACKS.shipped("oval")
    for space in track.spaces:
        if space.obstacle or space.id == START:
            continue
        for plain in (True, False):
            marks = Marks(cars={START: [0, 1]}, numbers={space.id: [77]})
            text = draw_strip(track, marks, 80, height, plain).plain
            assert "77" in text
            assert height is None or len(text.split("\n")) <= height


def test_a_tall_screen_has_two_rows_a_lane() -> None:
    track = read_track(TRACK, "small")
    assert len(bands(draw_strip(track, Marks(), 80, 40, plain=True).plain)[0]) == 6
    assert len(bands(draw_strip(track, Marks(), 80, 8, plain=True).plain)[0]) == 3


def test_cars_dice_and_tiles_are_shown() -> None:
    track = read_track(TRACK, "small")
    b6, b3, c2 = (track.space(name).id for name in ("b6", "b3", "c2"))
    marks = Marks(cars={b6: [0], START: [1, 2, 3]}, laid={b3: False, c2: True}, numbers={b6: [1, 2]})
    text = draw_strip(track, marks, 140, None, plain=True).plain
    for sign in ("<1,2>[R]", "[B]", "[G]", "[Y]", "★y 3✓", "▲r 2+"):
        assert sign in text
