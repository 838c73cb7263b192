"""The choice of a theme in the preferences: each theme as a small picture of a window in its colours."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

from editor.theme.colours import DARK, LIGHT, Colours
from editor.theme.metrics import FINE_RADIUS, KEY_RADIUS, SMALL
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from engine.words import say

PICTURE = QSize(132, 84)
COLUMNS = 2
GAP = SMALL

NAMES: Mapping[Theme, str] = {
    Theme.SYSTEM: "theme-system",
    Theme.LIGHT: "theme-light",
    Theme.DARK: "theme-dark",
    Theme.HIGH_CONTRAST: "theme-high-contrast",
}


class ThemePickerWidget(QWidget):
    """Picker with a card for each theme; exactly one is chosen."""

    chosen = Signal(Theme)

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._cards: dict[Theme, QToolButton] = {}
        group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for place, (theme, name) in enumerate(NAMES.items()):
            card = self._cards[theme] = self._card(theme, say(name, lang))
            group.addButton(card)
            grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)

    def show_chosen(self, theme: Theme) -> None:
        self._cards[theme].setChecked(True)

    def _card(self, theme: Theme, name: str) -> QToolButton:
        card = QToolButton()
        card.setObjectName(f"theme-{theme}")
        card.setAccessibleName(name)
        card.setText(name)
        card.setIcon(QIcon(theme_picture(theme, self.devicePixelRatioF())))
        card.setIconSize(PICTURE)
        card.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        card.setCheckable(True)
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        card.clicked.connect(lambda: self.chosen.emit(theme))
        return card


def theme_picture(theme: Theme, scale: float) -> QPixmap:
    """A window in the colours of the theme; for that of the system half light and half dark."""
    pixmap = QPixmap(PICTURE * scale)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(1, 1, PICTURE.width() - 2, PICTURE.height() - 2)
    if theme is Theme.SYSTEM:
        paint_window(painter, whole, Theme.LIGHT, LIGHT)
        corner = QPainterPath()
        corner.moveTo(whole.topRight())
        corner.lineTo(whole.bottomRight())
        corner.lineTo(whole.bottomLeft())
        corner.closeSubpath()
        painter.setClipPath(corner)
        paint_window(painter, whole, Theme.DARK, DARK)
    else:
        paint_window(painter, whole, theme, COLOURS[theme])
    painter.end()
    return pixmap


def paint_window(painter: QPainter, whole: QRectF, look: Theme, colours: Colours) -> None:
    """Paint a small window: a toolbar, a map with two figures, and a side panel with text and a button."""
    left, top, width, height = whole.x(), whole.y(), whole.width(), whole.height()
    painter.setPen(QPen(QColor(colours.edge), 1))
    painter.setBrush(QColor(colours.window))
    painter.drawRoundedRect(whole, KEY_RADIUS, KEY_RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.text))
    for place in range(3):
        painter.drawRoundedRect(QRectF(left + 8 + 20 * place, top + 7, 13, 3), FINE_RADIUS, FINE_RADIUS)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.panel))
    painter.drawRect(QRectF(left + 7, top + 17, width * 0.55, height - 25))
    side = left + width * 0.55 + 15
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.quiet_text))
    for place, length in enumerate((1.0, 0.8, 0.9)):
        painter.drawRoundedRect(
            QRectF(side, top + 20 + 9 * place, (width * 0.45 - 23) * length, 3), FINE_RADIUS, FINE_RADIUS
        )
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(QRectF(side, top + height - 22, width * 0.45 - 23, 11), FINE_RADIUS, FINE_RADIUS)
    for place, figure in enumerate(SEAT_LOOKS[:2]):
        painter.setPen(QPen(QColor(colours.text), 1))
        painter.setBrush(QColor(figure.colours[look]))
        painter.drawEllipse(QRectF(left + 18 + 28 * place, top + 28 + 14 * place, 16, 16))
