"""The mathematics of colour vision, checked against known values."""

from __future__ import annotations

import numpy as np
import pytest

from .vision import VISIONS, contrast, difference, encoded, hexadecimal, lab, linear, seen_with

BLACK, GREY, WHITE = np.zeros(3), np.full(3, 0.5), np.ones(3)
RED, GREEN, BLUE = np.eye(3)


def test_light_and_numbers_of_a_picture_are_inverse() -> None:
    numbers = np.linspace(0, 1, 256)
    assert encoded(linear(numbers)) == pytest.approx(numbers, abs=1e-6)
    assert linear(np.array(0.5)) == pytest.approx(0.2140, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
def test_grey_stays_grey(vision: str) -> None:
    for grey in (BLACK, GREY, WHITE):
        assert seen_with(grey, vision) == pytest.approx(grey, abs=1e-3)


def test_who_confuses_which_colours() -> None:
    leaf, brick = hexadecimal("#5E8C31"), hexadecimal("#B5651D")
    assert difference(seen_with(leaf, "deuteranopia"), seen_with(brick, "deuteranopia")) < difference(leaf, brick) / 3
    assert difference(seen_with(leaf, "tritanopia"), seen_with(brick, "tritanopia")) > difference(leaf, brick) / 2
    # Red is dark for those who lack the long-wave cones.
    assert contrast(seen_with(RED, "protanopia"), BLACK) < contrast(RED, BLACK) * 2 / 3


def test_greyscale_keeps_brightness_and_nothing_else() -> None:
    seen = seen_with(GREEN, "greyscale")
    assert np.ptp(seen) == pytest.approx(0, abs=1e-9)
    assert contrast(seen, BLACK) == pytest.approx(contrast(GREEN, BLACK))


def test_contrast_of_known_pairs() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == pytest.approx(1)
    assert contrast(hexadecimal("#767676"), WHITE) == pytest.approx(4.54, abs=0.01)


def test_lab_of_known_colours() -> None:
    assert lab(WHITE) == pytest.approx([100, 0, 0], abs=0.01)
    assert lab(RED) == pytest.approx([53.24, 80.09, 67.20], abs=0.05)
    assert lab(BLUE) == pytest.approx([32.30, 79.19, -107.86], abs=0.05)
    assert difference(WHITE, BLACK) == pytest.approx(100, abs=0.01)
