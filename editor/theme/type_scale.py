"""The sizes of text: seven roles, which grow with the text size that the user prefers."""

from enum import Enum

from PySide6.QtGui import QFont, QGuiApplication

from editor.theme.fonts import SERIF_SCALE, sans_font, serif_font

POINTS_PER_INCH = 72
CAPITALS_SPACING = 108
"""Spacing of headings in capitals, in per cent."""


class TextRole(Enum):
    """The roles of texts; the value is the size in pixels at 100 %."""

    KEY = 11.0
    """Keys, units, rule numbers."""
    NOTE = 12.0
    BODY = 13.0
    ROW = 14.0
    """Rows that stand out."""
    PANEL = 16.0
    """Titles of panels."""
    PAGE = 21.0
    """Titles of pages."""
    VERDICT = 30.0
    """Greetings, scores and verdicts."""


def text_font(role: TextRole, text_size: int, *, bold: bool = False, serif: bool = False) -> QFont:
    """The font of a role at a text size in per cent."""
    font = serif_font() if serif else sans_font()
    pixels = role.value * text_size / 100 * (SERIF_SCALE if serif else 1.0)
    font.setPointSizeF(pixels * POINTS_PER_INCH / _pixels_per_inch())
    strong = QFont.Weight.Bold if serif else QFont.Weight.DemiBold
    font.setWeight(strong if bold else QFont.Weight.Normal)
    return font


def sized_like(font: QFont, like: QFont, share: float = 1.0, least: float = 0.0) -> QFont:
    """The font in the size of another one or a share of it, but at least so many points."""
    made = QFont(font)
    made.setPointSizeF(max(least, like.pointSizeF() * share))
    return made


def in_capitals(font: QFont) -> QFont:
    """The font of a heading above a group: small capitals of its size, set wider."""
    made = QFont(font)
    made.setCapitalization(QFont.Capitalization.AllUppercase)
    made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, CAPITALS_SPACING)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def _pixels_per_inch() -> float:
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInchY() if screen is not None else 96.0
