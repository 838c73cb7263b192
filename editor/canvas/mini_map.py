"""The mini-map: the whole map, with the part in view framed; a click goes there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.canvas.geometry.scene_index import PlaceIndex
from editor.canvas.map_view import MapView
from editor.canvas.overview_painter import fitted, origin_in, paint_figures, paint_ground
from editor.canvas.style.paint_style import PaintStyle, faint, line
from engine.words import say

ROOM = 4
SMALLEST = QSize(120, 90)
DOT, SMALLEST_DOT = 1.6, 9.0
"""Figures are larger here than on the canvas, so many times, and as on hexes of so many pixels at least."""


@dataclass(frozen=True)
class DrawnGround:
    """The ground as it was drawn, and what for."""

    key: object
    ground: PlaceIndex
    image: QImage


class MiniMapWidget(QWidget):
    """For the mouse; the keyboard pans the canvas itself."""

    def __init__(self, view: MapView, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mini-map")
        self.setMinimumSize(SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._view = view
        self._drawn: DrawnGround | None = None
        view.looked.connect(self.update)
        view.picture_changed.connect(self.update)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.setAccessibleName(say("map-mini-map", lang))
        self.setToolTip(say("map-mini-map-tip", lang))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(220, 200)

    def frame(self) -> QRectF:
        """What the canvas shows, here."""
        x, y, width, height = self._view.seen()
        hand = self._hand()
        corner = self._origin(hand) + QPointF(x, y) * hand.scale
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        return QRectF(corner.x(), corner.y(), width * hand.scale, height * hand.scale).intersected(whole)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        hand = self._hand()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, self._ground(hand))
        painter.save()
        painter.translate(self._origin(hand))
        paint_figures(painter, hand, self._view.board.atlas, max(DOT * hand.scale, SMALLEST_DOT))
        painter.restore()
        painter.setPen(line(hand.inks.plate, 4))
        painter.setBrush(faint(hand.inks.ink, 0.06))
        painter.drawRect(self.frame())
        painter.setPen(line(hand.inks.cursor, 2))
        painter.drawRect(self.frame())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.update()

    def _go(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            hand = self._hand()
            at = event.position() - self._origin(hand)
            self._view.centre_on(at.x() / hand.scale, at.y() / hand.scale)

    def _hand(self) -> PaintStyle:
        """The canvas's, for what fits in here."""
        canvas = self._view.board.hand
        room = QSizeF(self.width() - 2 * ROOM, self.height() - 2 * ROOM)
        return fitted(canvas.layout, canvas.theme, room, self.devicePixelRatioF())

    def _origin(self, hand: PaintStyle) -> QPointF:
        return origin_in(hand, QSizeF(self.size()))

    def _ground(self, hand: PaintStyle) -> QImage:
        board = self._view.board
        key = (hand, self.size(), board.platforms)
        if self._drawn is None or self._drawn.key != key or self._drawn.ground is not board.atlas.ground:
            self._drawn = DrawnGround(key, board.atlas.ground, self._draw_ground(hand))
        return self._drawn.image

    def _draw_ground(self, hand: PaintStyle) -> QImage:
        made = hand.sheet(self.width(), self.height())
        made.fill(QColor(hand.inks.table))
        painter = QPainter(made)
        painter.translate(self._origin(hand))
        paint_ground(painter, hand, self._view.board.atlas, platforms=self._view.board.platforms)
        painter.end()
        return made
