"""How others see a picture: colour blindness simulated in linear light, and how far two colours are apart.

Pictures and colours are arrays of numbers from 0 to 1 whose last axis is red, green, blue.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Colours = npt.NDArray[np.float64]

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
"""What the three lights of a screen give to brightness (sRGB)."""

VISIONS: dict[str, Colours] = {
    "normal": np.eye(3),
    # Machado, Oliveira, Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
    # at full severity.
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "greyscale": np.tile(LUMINANCE, (3, 1)),
}

XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = XYZ @ np.ones(3)


def linear(colours: Colours) -> Colours:
    """From the numbers of a picture (sRGB) to amounts of light."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def encoded(light: Colours) -> Colours:
    """And back."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 0.0031308) ** (1 / 2.4) - 0.055)


def seen_with(colours: Colours, vision: str) -> Colours:
    """The same colours as somebody with this vision sees them."""
    return encoded(np.clip(linear(colours) @ VISIONS[vision].T, 0.0, 1.0))


def brightness(colours: Colours) -> Colours:
    """Relative luminance, as the accessibility guidelines define it."""
    return np.asarray(linear(colours) @ LUMINANCE)


def contrast(one: Colours, other: Colours) -> Colours:
    """From 1 (alike) to 21 (black and white): WCAG's ratio."""
    a, b = brightness(one), brightness(other)
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05))


def lab(colours: Colours) -> Colours:
    """CIE L*a*b*, in which equal distances look about equally far apart."""
    parts = (linear(colours) @ XYZ.T) / WHITE
    small = 6 / 29
    bent = np.where(parts > small**3, np.cbrt(parts), parts / (3 * small**2) + 4 / 29)
    x, y, z = np.moveaxis(bent, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def difference(one: Colours, other: Colours) -> float:
    """ΔE (CIE 1976): 2.3 is just noticeable."""
    return float(np.linalg.norm(lab(one) - lab(other), axis=-1))


def hexadecimal(text: str) -> Colours:
    """`#E5383B` as a colour."""
    return np.array([int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)])
