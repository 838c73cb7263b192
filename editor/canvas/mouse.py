"""Mouse handling of the canvas: hover, click, double click, dragging a piece to another place."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.hex_layout import HexLayout
from editor.canvas.pan_zoom_view import PanZoomView
from editor.canvas.style.paint_style import PaintStyle, line
from editor.theme.current_theme import current_theme
from editor.view_model.board import BoardPiece, GameBoard

CARRIED = 0.85
"""How much one sees of a figure that is carried."""
NO_PICTURE = GameBoard("flat", 1, 1, ())


@dataclass
class MousePress:
    """The left button held down: where it went down, on what, and what is carried since."""

    at: QPoint
    place: str
    figure: str
    carried: BoardPiece | None = None


class MouseMapView(PanZoomView):
    """Shows a board and tells what is pointed at; places and figures are told by their ids, empty for none."""

    hovered = Signal(str, str)
    clicked = Signal(str, str)
    double_clicked = Signal(str, str)
    drag_began = Signal(str)
    dragged = Signal(str, str)
    """A figure, and the place that it was carried to."""
    drag_ended = Signal()
    """It was put down somewhere, or the drag was given up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardPainter(NO_PICTURE, self.hand_of(HexLayout("flat", 1, 1)))
        self._hover = ""
        self._mouse = QPointF()
        self._press: MousePress | None = None

    def hand_of(self, layout: HexLayout) -> PaintStyle:
        """How things are drawn here now."""
        return PaintStyle(layout, current_theme(), self.scale, self.devicePixelRatioF())

    def scale_changed(self) -> None:
        self.board.take_hand(self.hand_of(self.board.atlas.layout))

    def place_at(self, point: QPointF) -> str:
        """The place one sees at a point of the viewport."""
        at = self.board.atlas.layout.hex_at(*self.on_sheet(point))
        cell = None if at is None else self.board.atlas.top(at, self.board.platforms)
        return "" if cell is None else cell.place

    def figure_on(self, place: str) -> str:
        figure = self.board.atlas.standing.get(place)
        return "" if figure is None else figure.id

    @property
    def carries(self) -> str:
        """The figure that is being carried."""
        return self._press.carried.id if self._press is not None and self._press.carried is not None else ""

    def give_up_drag(self) -> bool:
        """Put the figure back where it was; whether one was carried."""
        if not self.carries:
            return False
        self._press = None
        self.viewport().update()
        self.drag_ended.emit()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.begins_pan(event):
            return
        if event.button() is Qt.MouseButton.LeftButton:
            place = self.place_at(event.position())
            self._press = MousePress(event.position().toPoint(), place, self.figure_on(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.goes_on_panning(event):
            return
        self._carry(event.position())
        self._hover_over(self.place_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.ends_pan():
            return
        press = self._press
        if event.button() is not Qt.MouseButton.LeftButton or press is None:
            return
        self._press = None
        place = self.place_at(event.position())
        if press.carried is not None:
            self.viewport().update()
            if place and place not in press.carried.places:
                self.dragged.emit(press.carried.id, place)
            self.drag_ended.emit()
        elif place and place == press.place:
            self.clicked.emit(place, press.figure)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.begins_pan(event):
            return
        place = self.place_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place:
            self.double_clicked.emit(place, self.figure_on(place))

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Leave:
            self._hover_over("")
        return super().viewportEvent(event)

    def paint_pointed(self, painter: QPainter) -> None:
        """The hex under the mouse, and the figure that is carried."""
        hexagon = self.board.outline(self._hover, 0.96, self.origin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.board.hand.inks.plate, 4.0), (self.board.hand.inks.ink, 2.0)):
            painter.setPen(line(colour, width))
            painter.drawPolygon(hexagon)
        if self._press is not None and self._press.carried is not None:
            painter.setOpacity(CARRIED)
            self.board.paint_figure_at(painter, self._press.carried, self._mouse)
            painter.setOpacity(1.0)

    def _carry(self, point: QPointF) -> None:
        press = self._press
        if press is None or not press.figure:
            return
        if press.carried is None:
            far = (point.toPoint() - press.at).manhattanLength() >= QApplication.startDragDistance()
            press.carried = self.board.atlas.figures.get(press.figure) if far else None
            if press.carried is None:
                return
            self.drag_began.emit(press.figure)
        old, self._mouse = self._carried_box(), point
        self.viewport().update(QRegion(old).united(QRegion(self._carried_box())))

    def _carried_box(self) -> QRect:
        side = round(2.2 * self.scale)
        middle = self._mouse.toPoint()
        return QRect(middle.x() - side, middle.y() - side, 2 * side, 2 * side)

    def _hover_over(self, place: str) -> None:
        if place == self._hover:
            return
        boxes = [self.board.place_box(each, self.origin) for each in (self._hover, place) if each]
        self._hover = place
        for box in boxes:
            self.viewport().update(box)
        self.hovered.emit(place, self.figure_on(place))
