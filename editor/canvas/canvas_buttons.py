"""The rail of buttons that floats on the canvas, and the legend panel beside it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QBoxLayout, QFrame, QScrollArea, QToolButton, QWidget

from editor.canvas.legend import LegendWidget
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.icons import icon
from editor.theme.metrics import FLOAT_RADIUS, MEDIUM, SMALL, TINY, TOOL_BUTTON, TOOL_ICON, scaled
from editor.theme.theme import FLAT
from editor.view_model.board import GameBoard
from engine.words import say


@dataclass(frozen=True, slots=True)
class CornerButton:
    """A button: its icon, its word, whether it is checkable, and whether a small canvas goes without it."""

    icon: str
    word: str
    stays: bool = False
    is_spare: bool = False


BUTTONS = (
    CornerButton(icon="zoom-in", word="map-zoom-in", is_spare=True),
    CornerButton(icon="zoom-out", word="map-zoom-out", is_spare=True),
    CornerButton(icon="fit", word="map-fit"),
    CornerButton(icon="turn", word="map-turn", is_spare=True),
    CornerButton(icon="levels", word="map-levels", stays=True),
    CornerButton(icon="help", word="map-show-legend", stays=True),
)
BESIDE = MEDIUM
"""Pixels from the edge."""
MOST_COVERED = 0.4
"""The greatest share of the width of a low canvas for the row of buttons."""
SHADE = 30
"""The reach of a shadow, in pixels."""


class CanvasButtonBar(QWidget):
    """A column of buttons; `wanted` is emitted with the icon of the pressed one."""

    wanted = Signal(str)

    def __init__(self, view: QWidget, lang: str) -> None:
        super().__init__(view)
        self.setObjectName("map-controls")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.buttons = {each.icon: self._button(each) for each in BUTTONS}
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(TINY, TINY, TINY, TINY)
        self._lines.setSpacing(0)
        for button in self.buttons.values():
            self._lines.addWidget(button)
        self._size_buttons()
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.setAccessibleName(say("map-controls", lang))
        for each in BUTTONS:
            self.buttons[each.icon].setAccessibleName(say(each.word, lang))
            self.buttons[each.icon].setToolTip(say(each.word, lang))

    def lie_in(self, inside: QRect) -> None:
        """Move to the lower right corner of the viewport, in a row if it is too low for a column.

        Where a row would cover much of it, the buttons that keys and the wheel replace are left out.
        """
        self._arrange(QBoxLayout.Direction.TopToBottom)
        if self.height() + 2 * BESIDE > inside.height():
            self._arrange(QBoxLayout.Direction.LeftToRight)
            if self.width() > MOST_COVERED * inside.width():
                self._arrange(QBoxLayout.Direction.LeftToRight, spare=False)
        corner = QPoint(inside.right() - self.width() - BESIDE, inside.bottom() - self.height() - BESIDE)
        self.move(corner)

    def show_levels(self, shown: bool) -> bool:
        """Show the button of the levels, or hide it; returns whether that is a change."""
        button = self.buttons["levels"]
        changes = button.isHidden() == shown
        button.setVisible(shown)
        return changes

    def _arrange(self, direction: QBoxLayout.Direction, *, spare: bool = True) -> None:
        self._lines.setDirection(direction)
        for each in BUTTONS:
            if each.is_spare:
                self.buttons[each.icon].setVisible(spare)
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_float(painter, QRectF(self.rect()))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._size_buttons()

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

    def _size_buttons(self) -> None:
        """Make the buttons as large as the text asks for."""
        side, inside = scaled(TOOL_BUTTON, text_size()), scaled(TOOL_ICON, text_size())
        for button in self.buttons.values():
            button.setFixedSize(side, side)
            button.setIconSize(QSize(inside, inside))


class LegendPanel(QScrollArea):
    """The legend over the right edge of the canvas, until it is closed."""

    def __init__(self, view: QWidget, lang: str) -> None:
        super().__init__(view)
        self.setObjectName("map-legend-panel")
        self.legend = LegendWidget(lang)
        self.setWidget(self.legend)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setContentsMargins(SMALL, SMALL, TINY, SMALL)
        self.viewport().setAutoFillBackground(False)
        self.legend.setAutoFillBackground(False)
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
        around = self.contentsMargins()
        beside_words = self.verticalScrollBar().sizeHint().width() + around.left() + around.right()
        legend_width = min(self.legend.sizeHint().width() + beside_words, inside.width() // 2)
        width = max(legend_width, self.legend.minimumSizeHint().width() + beside_words)
        high = self.legend.heightForWidth(width - beside_words) + around.top() + around.bottom()
        height = min(high, inside.height() - 2 * BESIDE)
        right = beside.left() - SMALL
        self.setGeometry(right - width, inside.bottom() - BESIDE - height, width, height)

    def event(self, event: QEvent) -> bool:
        """Paint the ground of the panel; Qt gives the scroll area itself only the events of its viewport to paint."""
        if event.type() is QEvent.Type.Paint:
            painter = QPainter(self)
            paint_float(painter, QRectF(self.rect()))
            painter.end()
            return True
        return super().event(event)


def paint_float(painter: QPainter, box: QRectF) -> None:
    """Paint the ground of a thing that floats on the canvas; its shadow is painted on the canvas."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    is_flat = current_theme() in FLAT
    painter.setPen(QColor(colours().edge) if is_flat else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours().panel))
    inset = 0.5 if is_flat else 0.0
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), FLOAT_RADIUS, FLOAT_RADIUS)


class CanvasFloats:
    """The rail and the legend of a canvas, where they lie, and their shadows on it."""

    def __init__(self, view: QAbstractScrollArea, lang: str) -> None:
        self._view = view
        self.rail, self.legend = CanvasButtonBar(view, lang), LegendPanel(view, lang)
        self._shaded = QRect()
        self._covered = 0

    def speak(self, lang: str) -> None:
        self.rail.speak(lang)
        self.legend.speak(lang)

    def show_legend(self, shown: bool, board: GameBoard, quarters: int = 0) -> None:
        """Show the legend of a board, turned as it is shown, or hide it."""
        self.legend.setVisible(shown)
        self.rail.buttons["help"].setChecked(shown)
        self._explain(board, quarters)
        self.lay_out()

    def explain(self, board: GameBoard, has_levels: bool, quarters: int = 0) -> None:
        """Follow another board: the level button needs platforms, the legend stays current while visible."""
        if self.rail.show_levels(has_levels):
            self.lay_out()
        self._explain(board, quarters)

    def keep_above(self, covered: int) -> None:
        """Keep both above the lowest pixels of the viewport, which something covers."""
        if covered != self._covered:
            self._covered = covered
            self.lay_out()

    def lay_out(self) -> None:
        """Place both in the corner of the viewport."""
        inside = self._view.viewport().geometry().adjusted(0, 0, 0, -self._covered)
        self.rail.lie_in(inside)
        if not self.legend.isHidden():
            self.legend.lie_in(inside, self.rail.geometry())
        self._shaded = QRect()
        for box in self._boxes():
            self._shaded = self._shaded.united(box.toAlignedRect().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self._view.viewport().update()

    @property
    def width(self) -> int:
        """The width of the rail with the room around it; nothing for a rail that lies in a row."""
        return self.rail.width() + 2 * BESIDE if self.rail.height() > self.rail.width() else 0

    def paint_shadows(self, painter: QPainter, within: QRect) -> None:
        """Paint the shadows on the viewport, where they are in the box to be painted."""
        if within.intersects(self._shaded):
            for box in self._boxes():
                paint_shadow(painter, box, FLOAT_RADIUS, Elevation.FLOATING)

    def _boxes(self) -> list[QRectF]:
        """The visible parts, in the coordinates of the viewport."""
        at = self._view.viewport().pos()
        return [QRectF(each.geometry().translated(-at)) for each in (self.rail, self.legend) if not each.isHidden()]

    def _explain(self, board: GameBoard, quarters: int) -> None:
        if not self.legend.isHidden():
            self.legend.legend.show_board(board, quarters)
