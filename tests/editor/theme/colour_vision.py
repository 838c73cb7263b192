"""The perception of colours: contrast as WCAG defines it, and distances for each kind of colour vision."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

Vector = NDArray[np.float64]

# How each kind of eye sees linear red, green and blue: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
# "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at full severity.
EYES: Mapping[str, Vector] = {
    "usual": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(colour: str) -> Vector:
    """Red, green and blue as amounts of light."""
    asked = QColor(colour)
    parts = np.array([asked.redF(), asked.greenF(), asked.blueF()])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str, eye: str = "usual") -> float:
    """From 1, the same, to 21, black on white (WCAG 2.2), of both colours as an eye sees them."""
    seen = (np.clip(EYES[eye] @ linear(colour), 0, 1) for colour in (one, other))
    dark, light = sorted(float(LUMINANCE @ each) for each in seen)
    return (light + 0.05) / (dark + 0.05)


def lab(light: Vector) -> Vector:
    """Where a colour is in CIE L*a*b*."""
    parts = TO_XYZ @ np.clip(light, 0, 1) / WHITE
    bent = np.where(parts > 0.008856, np.cbrt(parts), 7.787 * parts + 16 / 116)
    return np.array([116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])])


def apart(one: str, other: str, eye: str) -> float:
    """How far two colours are apart for an eye (CIE76); 2 is just seen side by side."""
    seen: Sequence[Vector] = [lab(EYES[eye] @ linear(colour)) for colour in (one, other)]
    return float(np.linalg.norm(seen[0] - seen[1]))
