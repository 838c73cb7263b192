"""Fonts of cards, in units of the card: a card keeps its lines at every size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from editor.theme.fonts import SERIF_SCALE, sans_font, serif_font

MM = 20
"""Units in a millimetre of the printed card."""
LEAST = 43
"""The smallest text: a little over 6 points in print."""


@lru_cache(256)
def sans(size: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """The font for text and numbers, by its size in units."""
    font = _sized(sans_font(), size, bold=bold)
    font.setItalic(italic)
    return font


@lru_cache(256)
def serif(size: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """The font for names, by the size that the sans would have."""
    font = _sized(serif_font(), round(size * SERIF_SCALE), bold=False)
    font.setBold(bold)
    font.setItalic(italic)
    return font


def width_of(text: str, font: QFont) -> float:
    """Width of a line of text, in units."""
    return QFontMetricsF(font).horizontalAdvance(text)


def _sized(font: QFont, size: int, *, bold: bool) -> QFont:
    font.setPixelSize(max(1, size))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
