"""The mini-map: the whole map, with a frame around the part in view; a click moves the view."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.canvas.geometry.board_index import PlaceIndex
from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.canvas.map_view import MapView
from editor.canvas.overview_painter import fitted, origin_in, paint_ground, paint_pieces, paint_zones, repaint_ground
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.theme.metrics import KEY_RADIUS
from engine.words import say

ROOM, MARGIN = 6, 3.5
"""Pixels around the places, and of them the margin of the sheet."""
SHADE = 0.45
SMALLEST = QSize(120, 90)
MOST_REPAINTED = 60
"""With more changed hexes the whole ground is drawn again."""
DOT, SMALLEST_DOT = 1.6, 9.0
"""The enlargement of pieces compared with the canvas, and the least scale in pixels at which they are drawn."""


@dataclass(frozen=True)
class DrawnGround:
    """The ground as it was drawn, and for which board and style."""

    key: object
    ground: PlaceIndex
    image: QImage


class MiniMapWidget(QWidget):
    """Overview map that pans the canvas by mouse; the keyboard pans the canvas itself."""

    def __init__(self, view: MapView, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mini-map")
        self.setMinimumSize(SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._view = view
        self._drawn: DrawnGround | None = None
        view.looked.connect(self.update)
        view.board_changed.connect(self.update)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.setAccessibleName(say("map-mini-map", lang))
        self.setToolTip(say("map-mini-map-tip", lang))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(220, 200)

    def frame(self) -> QRectF:
        """Frame of the canvas's visible part, in this widget."""
        x, y, width, height = self._view.seen()
        style = self._style()
        corner = self._origin(style) + QPointF(x, y) * style.scale
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        return QRectF(corner.x(), corner.y(), width * style.scale, height * style.scale).intersected(whole)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        style = self._style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, self._ground(style))
        painter.save()
        painter.translate(self._origin(style))
        paint_pieces(painter, style, self._view.painter.board_index, max(DOT * style.scale, SMALLEST_DOT))
        painter.restore()
        self._paint_frame(painter, style)
        painter.end()

    def _paint_frame(self, painter: QPainter, style: PaintStyle) -> None:
        """Shade the part of the sheet that is out of view, if any, with a line around the rest."""
        paper = self._paper(style).translated(self._origin(style))
        if self.frame().contains(paper.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)):
            return
        frame, outside = QPainterPath(), QPainterPath()
        frame.addRoundedRect(self.frame().intersected(paper), KEY_RADIUS, KEY_RADIUS)
        outside.addRoundedRect(paper, KEY_RADIUS, KEY_RADIUS)
        painter.fillPath(outside.subtracted(frame), faint(style.colours.table, SHADE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((style.colours.plate, 4), (style.colours.cursor, 2)):
            painter.setPen(line(colour, width))
            painter.drawPath(frame)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.update()

    def _go(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            style = self._style()
            at = event.position() - self._origin(style)
            self._view.centre_on(at.x() / style.scale, at.y() / style.scale)

    def _style(self) -> PaintStyle:
        """The canvas's style, scaled to this widget."""
        canvas = self._view.painter.style
        room = QSizeF(self.width() - 2 * ROOM, self.height() - 2 * ROOM)
        return fitted(self._view.painter.board_index.geometry, canvas.theme, room, self.devicePixelRatioF())

    def _origin(self, style: PaintStyle) -> QPointF:
        return origin_in(self._view.painter.board_index.geometry, style, QSizeF(self.size()))

    def _ground(self, style: PaintStyle) -> QImage:
        painter = self._view.painter
        key: object = (style, self.size(), painter.platforms, painter.board_index.board.zones)
        ground, drawn = painter.board_index.ground, self._drawn
        if drawn is None or drawn.key != key or drawn.ground.geometry is not ground.geometry:
            self._drawn = DrawnGround(key, ground, self._draw_ground(style))
        elif drawn.ground is not ground:
            changed = ground.changed_places(drawn.ground)
            few = len(changed) <= MOST_REPAINTED and isinstance(ground.geometry, HexGeometry)
            image = self._repaint_ground(drawn.image, style, changed) if few else self._draw_ground(style)
            self._drawn = DrawnGround(key, ground, image)
        return self._drawn.image if self._drawn is not None else QImage()

    def _repaint_ground(self, image: QImage, style: PaintStyle, changed: Collection[str]) -> QImage:
        painter = QPainter(image)
        painter.translate(self._origin(style))
        canvas = self._view.painter
        base = partial(self._paint_paper, style)
        repaint_ground(painter, style, canvas.board_index, changed, base, platforms=canvas.platforms)
        paint_zones(painter, style, self._view.painter.board_index)
        painter.end()
        return image

    def _draw_ground(self, style: PaintStyle) -> QImage:
        made = style.sheet(self.width(), self.height())
        painter = QPainter(made)
        painter.translate(self._origin(style))
        self._paint_paper(style, painter)
        paint_ground(painter, style, self._view.painter.board_index, platforms=self._view.painter.platforms)
        paint_zones(painter, style, self._view.painter.board_index)
        painter.end()
        return made

    def _paint_paper(self, style: PaintStyle, painter: QPainter) -> None:
        """Paint the sheet, and nothing around it."""
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(QRectF(self.rect()).translated(-self._origin(style)), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(faint(style.colours.ink, 0.4), 1))
        painter.setBrush(QColor(style.colours.paper))
        painter.drawRoundedRect(self._paper(style), KEY_RADIUS, KEY_RADIUS)
        painter.restore()

    def _paper(self, style: PaintStyle) -> QRectF:
        """The sheet from its origin, with a small margin."""
        left, top, width, height = (each * style.scale for each in self._view.painter.board_index.geometry.bounds())
        return QRectF(left, top, width, height).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
