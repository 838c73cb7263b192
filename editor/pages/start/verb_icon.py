"""The icon of a verb on a tinted square."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.theme.colours import Colours
from editor.theme.current_theme import colours, text_size
from editor.theme.icons import picture
from editor.theme.metrics import CARD_RADIUS, MEDIUM, TOOL_ICON, VAST, scaled

Tint = tuple[str, str]
TINTS: Mapping[str, Callable[[Colours], Tint]] = {
    "accent": lambda theme: (theme.wash, theme.accent),
    "good": lambda theme: (theme.good_wash, theme.good),
    "warning": lambda theme: (theme.warning_wash, theme.warning),
    "plain": lambda theme: (theme.raised, theme.quiet_text),
}
"""Ground and ink of each tint."""


class VerbIconLabel(QWidget):
    """A decorative icon, at the resolution of the screen and in the colours of the theme."""

    def __init__(self, name: str, tint: str) -> None:
        super().__init__()
        self._name, self._tint = name, TINTS[tint]
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = scaled(VAST + MEDIUM, text_size())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        ground, ink = self._tint(colours())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        radius = scaled(CARD_RADIUS, text_size())
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        side = scaled(TOOL_ICON, text_size())
        drawn = picture(self._name, side, QColor(ink), self.devicePixelRatioF())
        painter.drawImage((self.width() - side) // 2, (self.height() - side) // 2, drawn)
        painter.end()
