"""Text in a window: it wraps, and can be selected and copied."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel


def text(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def quiet(words: str) -> QLabel:
    """Text of less weight than what stands around it."""
    label = text(words)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def heading(words: str, times_as_large: float) -> QLabel:
    label = text(words)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * times_as_large)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
