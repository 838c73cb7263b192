"""Mouse handling of the canvas: hover, click, double click, and the gestures of its tool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from editor.canvas.board_painter import BoardPainter
from editor.canvas.gesture_controller import GestureController
from editor.canvas.overlay.action_trace import trace_of
from editor.canvas.overlay.trace_controller import TraceController
from editor.canvas.pan_zoom_view import PanZoomView
from editor.canvas.style.paint_style import PaintStyle, line
from editor.canvas.tools.canvas_tool import CanvasPointer, KeyModifier, MouseButton
from editor.theme.current_theme import current_theme, text_size
from editor.view_model.action_mark import ActionKind, ActionMark
from editor.view_model.board import BoardPiece, GameBoard, HexSheet, SheetTops

CARRIED = 0.85
"""Opacity of a piece that is carried."""
BUTTONS: Mapping[Qt.MouseButton, MouseButton] = {
    Qt.MouseButton.LeftButton: "left",
    Qt.MouseButton.MiddleButton: "middle",
    Qt.MouseButton.RightButton: "right",
}
MODIFIERS: Mapping[Qt.KeyboardModifier, KeyModifier] = {
    Qt.KeyboardModifier.ShiftModifier: "shift",
    Qt.KeyboardModifier.ControlModifier: "ctrl",
    Qt.KeyboardModifier.AltModifier: "alt",
}
EMPTY_BOARD = GameBoard(HexSheet("flat", 1, 1), ())


@dataclass(frozen=True)
class MousePress:
    """A press of a button, with its place and piece; it becomes a click or a drag."""

    button: Qt.MouseButton
    place: str
    piece: str
    at: QPoint


class MouseMapView(PanZoomView):
    """Shows a board and reports mouse actions; places and pieces are given by id, empty for none."""

    hovered = Signal(str, str)
    clicked = Signal(str, str)
    double_clicked = Signal(str, str)
    right_clicked = Signal(str, str, QPoint)
    """Emitted with the point of the viewport too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.painter = BoardPainter(EMPTY_BOARD, self.style_for("flat"))
        self._hover = self._hover_piece = ""
        self._mouse_at: QPointF | None = None
        self._press: MousePress | None = None
        self._carried_box = QRect()
        self.traces = TraceController(self)
        self.traces.changed.connect(self._show_traces)
        self.gestures = GestureController(self)
        self.gestures.previewed.connect(self._show_preview)
        self.gestures.began.connect(self._hold)
        self.gestures.ended.connect(self._let_go)
        self.looked.connect(self._hover_anew)

    def style_for(self, tops: SheetTops, quarters: int = 0) -> PaintStyle:
        """The current paint style of this view."""
        return PaintStyle(tops, current_theme(), self.scale, self.devicePixelRatioF(), quarters, text_size=text_size())

    def refresh_style(self) -> None:
        """Update the style to the current theme and scale."""
        geometry = self.painter.board_index.geometry
        self.painter.set_style(self.style_for(geometry.tops, geometry.quarters))

    def scale_changed(self) -> None:
        self.refresh_style()

    def place_at(self, point: QPointF) -> str:
        """The visible place at a point of the viewport."""
        place = self.painter.board_index.place_at(*self.on_sheet(point), self.painter.platforms)
        return "" if place is None else place.id

    def piece_at(self, place: str, point: QPointF) -> str:
        """The piece of a place at a point of the viewport."""
        found = self.painter.board_index.pieces_near(place, *self.on_sheet(point))
        return found[0].id if found else ""

    def piece_on(self, place: str) -> str:
        """The only piece of a place; empty if there are several, since any could be meant."""
        here = self.painter.board_index.pieces_at(place)
        return here[0].id if len(here) == 1 else ""

    def show_action(self, actor: str, target: str, text: str, kind: ActionKind = "attack") -> None:
        """Show for a while what has just happened: a line from actor to target, and a text that rises from it.

        Both are ids of pieces or of places: of places for figures that are gone, and no actor for no line.
        """
        trace = trace_of(self.painter.board_index, actor, target, text, kind)
        if trace is not None:
            self.traces.show_trace(trace)

    def show_actions(self, marks: Sequence[ActionMark]) -> None:
        """Show the marks of the next action; those on the same target in one box. Marks that stand still go before."""
        self.traces.end_still()
        known, boxes = self.painter.board_index.pieces, dict[str, list[ActionMark]]()
        for mark in marks:
            target = mark.target if mark.target in known or not mark.place else mark.place
            boxes.setdefault(target, []).append(mark)
        for target, together in boxes.items():
            first = next((mark for mark in together if mark.actor), together[0])
            text = " · ".join(mark.text for mark in together if mark.text)
            self.show_action(first.actor, target, text, first.kind)

    def _show_traces(self) -> None:
        self.viewport().update(self.painter.show_traces(self.traces.traces, self.origin))

    def pointer_at(self, point: QPointF, modifiers: Qt.KeyboardModifier, button: MouseButton = "none") -> CanvasPointer:
        """Pointer for a tool at a point of the viewport."""
        place, at = self.place_at(point), self.on_sheet(point)
        centre = self.painter.board_index.centre(place) if place else None
        inside = (0.0, 0.0) if centre is None else (at[0] - centre[0], at[1] - centre[1])
        held = frozenset(name for modifier, name in MODIFIERS.items() if modifiers & modifier)
        return CanvasPointer(place, self.piece_at(place, point), at, inside, button, held)

    @property
    def carries(self) -> str:
        """Id of the carried piece."""
        return self.gestures.carried

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.begins_pan(event):
            return
        pointer = self._pointer_of(event)
        self.gestures.press(pointer, event.position().toPoint())
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self._press = MousePress(event.button(), pointer.place, pointer.piece, event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._begins_drag(event) or self.goes_on_panning(event):
            return
        pointer, self._mouse_at = self._pointer_of(event), event.position()
        self.gestures.move(pointer, event.position().toPoint())
        self._hover_over(pointer.place, pointer.piece)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.ends_pan(event):
            return
        pointer = self._pointer_of(event)
        is_result = self.gestures.release(pointer)
        press = self._press
        if press is None or event.button() is not press.button:
            return
        self._press = None
        if not press.place or press.place != pointer.place or is_result:
            return
        if press.button is Qt.MouseButton.LeftButton:
            self.clicked.emit(press.place, press.piece)
        else:
            self.right_clicked.emit(press.place, press.piece, event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.begins_pan(event):
            return
        place = self.place_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place:
            self.double_clicked.emit(place, self.piece_at(place, event.position()))

    def _begins_drag(self, event: QMouseEvent) -> bool:
        """Whether this move makes the press a drag that pans: no gesture has it, and it is far enough for a drag."""
        press, at = self._press, event.position().toPoint()
        if press is None or not event.buttons() & press.button or self.gestures.holds_press or not self.can_pan:
            return False
        if (at - press.at).manhattanLength() < QApplication.startDragDistance():
            return False
        self._press = self._mouse_at = None
        self._hover_over("", "")
        self.begin_pan(press.at, press.button)
        return self.goes_on_panning(event)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Leave:
            self._mouse_at = None
            self._hover_over("", "")
        if event.type() is QEvent.Type.NativeGesture and self.pinches(cast(QNativeGestureEvent, event)):
            return True
        return super().viewportEvent(event)

    def paint_pointed(self, painter: QPainter) -> None:
        """Paint the outline of the place under the mouse, and the carried piece."""
        outline = self.painter.outline(self._hover, 0.96, self.origin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.painter.style.colours.plate, 3.4), (self.painter.style.colours.ink, 1.6)):
            painter.setPen(line(colour, width))
            painter.drawPath(outline)
        if (carried := self.gestures.preview.carried) is not None:
            painter.setOpacity(CARRIED)
            self.painter.paint_carried(painter, carried, self.in_view(*self.gestures.pointer.at))
            painter.setOpacity(1.0)

    def lay_preview(self) -> None:
        """Show the overlay of the gesture on top of that of the page."""

    def _pointer_of(self, event: QMouseEvent) -> CanvasPointer:
        return self.pointer_at(event.position(), event.modifiers(), BUTTONS.get(event.button(), "none"))

    def _show_preview(self) -> None:
        before, self._carried_box = self._carried_box, QRect()
        if (carried := self.gestures.preview.carried) is not None:
            reach = self.painter.pieces.reach(carried) if isinstance(carried, BoardPiece) else 0.0
            side, middle = round(max(2.2 * self.scale, reach)), self.in_view(*self.gestures.pointer.at).toPoint()
            self._carried_box = QRect(middle.x() - side, middle.y() - side, 2 * side, 2 * side)
        self.viewport().update(QRegion(before).united(QRegion(self._carried_box)))
        self.lay_preview()

    def _hold(self, carried: str) -> None:
        if carried:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _let_go(self) -> None:
        self.viewport().unsetCursor()

    def _hover_anew(self) -> None:
        """Hover over what a zoom or a scroll brought under the mouse."""
        if self._mouse_at is not None:
            place = self.place_at(self._mouse_at)
            self._hover_over(place, self.piece_at(place, self._mouse_at))

    def _hover_over(self, place: str, piece: str) -> None:
        if (place, piece) == (self._hover, self._hover_piece):
            return
        if place != self._hover:
            for each in (self._hover, place):
                self.viewport().update(self.painter.place_box(each, self.origin))
        if piece != self._hover_piece:
            self.viewport().update(self.painter.point_at(piece, self.origin))
        self._hover, self._hover_piece = place, piece
        self.hovered.emit(place, piece)
