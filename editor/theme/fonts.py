"""The fonts that come with the app, under the Open Font License: a sans for work, a serif for names."""

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from engine.words import resources_folder

SANS: Final = "Inter Tabular"
"""Inter with figures of one width, so that columns of numbers align."""
SERIF: Final = "Gentium Book Plus"
SERIF_SCALE: Final = 1.16
"""The serif's small letters are lower than those of the sans at the same size."""


class MissingFont(RuntimeError):
    """A font of the app cannot be read: the installation is damaged."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the fonts known to Qt, once; returns their families."""
    families: set[str] = set()
    for path in sorted((resources_folder() / "fonts").glob("*/*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise MissingFont(path.name)
        families.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(families))


def sans_font() -> QFont:
    """The font for work."""
    load_fonts()
    return QFont(SANS)


def serif_font() -> QFont:
    """The font for names of missions, cards, abilities and regions, for scores and verdicts."""
    load_fonts()
    return QFont(SERIF)


def letter_font(
    pixels: float, *, bold: bool = False, italic: bool = False, serif: bool = False, spacing: float = 0.0
) -> QFont:
    """The font of letters on a board, by their size in pixels; `spacing` is added between letters, in pixels."""
    font = serif_font() if serif else sans_font()
    font.setPixelSize(max(1, round(pixels * (SERIF_SCALE if serif else 1.0))))
    font.setBold(bold)
    font.setItalic(italic)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font
