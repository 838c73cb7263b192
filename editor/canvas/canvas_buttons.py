"""Buttons in a corner of the canvas: zoom in, zoom out, fit, turn, other level, legend; and the legend panel."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QToolButton, QWidget

from editor.canvas.legend import LegendWidget
from editor.theme.icons import icon
from engine.words import say


@dataclass(frozen=True, slots=True)
class CornerButton:
    """A button: its icon, its word, whether it is checkable."""

    icon: str
    word: str
    stays: bool = False


BUTTONS = (
    CornerButton(icon="zoom-in", word="map-zoom-in"),
    CornerButton(icon="zoom-out", word="map-zoom-out"),
    CornerButton(icon="fit", word="map-fit"),
    CornerButton(icon="turn", word="map-turn"),
    CornerButton(icon="levels", word="map-levels", stays=True),
    CornerButton(icon="help", word="map-show-legend", stays=True),
)
BESIDE = 8
"""Pixels from the edge."""


class CanvasButtonBar(QWidget):
    """A column of buttons; `wanted` is emitted with the icon of the pressed one."""

    wanted = Signal(str)

    def __init__(self, view: QWidget, lang: str) -> None:
        super().__init__(view)
        self.setObjectName("map-controls")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.buttons = {each.icon: self._button(each) for each in BUTTONS}
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(2, 2, 2, 2)
        self._lines.setSpacing(2)
        for button in self.buttons.values():
            self._lines.addWidget(button)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.setAccessibleName(say("map-controls", lang))
        for each in BUTTONS:
            self.buttons[each.icon].setAccessibleName(say(each.word, lang))
            self.buttons[each.icon].setToolTip(say(each.word, lang))

    def lie_in(self, inside: QRect) -> None:
        """Move to the lower right corner of the viewport, in a row if it is too low for a column."""
        self._lines.setDirection(QBoxLayout.Direction.TopToBottom)
        self.adjustSize()
        if self.height() + 2 * BESIDE > inside.height():
            self._lines.setDirection(QBoxLayout.Direction.LeftToRight)
            self.adjustSize()
        corner = QPoint(inside.right() - self.width() - BESIDE, inside.bottom() - self.height() - BESIDE)
        self.move(corner)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint an opaque background and a frame."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press a button with Enter as with Space; the key must not act on the map."""
        pressed = next((each for each in self.buttons.values() if each.hasFocus()), None)
        if pressed is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed.click()
        else:
            super().keyPressEvent(event)

    def _button(self, corner: CornerButton) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"map-{corner.icon}")
        button.setIcon(icon(corner.icon))
        button.setAutoRaise(True)
        button.setCheckable(corner.stays)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.wanted.emit(corner.icon))
        return button


class LegendPanel(QScrollArea):
    """The legend over the right edge of the canvas, until it is closed."""

    def __init__(self, view: QWidget, lang: str) -> None:
        super().__init__(view)
        self.setObjectName("map-legend-panel")
        self.legend = LegendWidget(lang)
        self.setWidget(self.legend)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.speak(lang)
        self.hide()

    def speak(self, lang: str) -> None:
        self.legend.speak(lang)
        self.setAccessibleName(say("map-legend", lang))

    def lie_in(self, inside: QRect, beside: QRect) -> None:
        """Place the legend to the left of the buttons, as wide as its text."""
        beside_words = self.verticalScrollBar().sizeHint().width() + 8
        legend_width = min(self.legend.sizeHint().width() + beside_words, inside.width() // 2)
        width = max(legend_width, self.legend.minimumSizeHint().width() + beside_words)
        height = min(self.legend.heightForWidth(width) + 8, inside.height() - 2 * BESIDE)
        right = beside.left() - BESIDE
        self.setGeometry(right - width, inside.bottom() - BESIDE - height, width, height)
