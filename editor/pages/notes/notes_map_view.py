"""The canvas of the notes page, on which notes can be dragged to other places."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from editor.canvas.layers.markers import marker_stamp
from editor.canvas.map_view import MapView
from editor.view_model.board import GameBoard, Marker
from editor.view_model.overlay import Highlight, Overlay


@dataclass
class DraggedNote:
    """A note under the pressed button, and where the button went down; carried as soon as that was not by accident."""

    note: Marker
    began: QPoint
    now: QPointF
    is_carried: bool = False


class NotesMapView(MapView):
    """A map with notes on it, one of which may be chosen."""

    note_dragged = Signal(str, str)
    """A note, and the place that it was carried to."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(lang, parent)
        self._held: DraggedNote | None = None
        self._chosen = ""

    def show_notes(self, picture: GameBoard, notes: tuple[Marker, ...], chosen: str) -> None:
        """Show these on the map; the place of the chosen one is pointed out, and told anew where it changed."""
        self._chosen, before = chosen, self.told(self.cursor_place)
        self.set_picture(replace(picture, markers=(*picture.markers, *notes)))
        places = [note.place for note in notes if note.id == chosen]
        self.set_overlay(Overlay(spots={place: Highlight("chosen") for place in places}))
        if (now := self.told(self.cursor_place)) != before:
            self.status.emit(now)

    def notes_at(self, place: str) -> list[Marker]:
        return [marker for marker in self.board.atlas.lying.get(place, ()) if marker.kind == "note"]

    def give_up_drag(self) -> bool:
        if self._held is None or not self._held.is_carried:
            return super().give_up_drag()
        self._let_go()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mousePressEvent(event)
        notes = self.notes_at(self.place_at(event.position()))
        if (
            event.button() is Qt.MouseButton.LeftButton
            and notes
            and not self.viewport().testAttribute(Qt.WidgetAttribute.WA_SetCursor)
        ):
            note = next((each for each in notes if each.id == self._chosen), notes[0])
            self._held = DraggedNote(note, event.position().toPoint(), event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseMoveEvent(event)
        held = self._held
        if held is None:
            return
        far = (event.position().toPoint() - held.began).manhattanLength() >= QApplication.startDragDistance()
        if far and not held.is_carried:
            held.is_carried = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if held.is_carried:
            before, held.now = self._box_of(held), event.position()
            self.viewport().update(before.united(self._box_of(held)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        held, was_carried = self._held, self._held is not None and self._held.is_carried
        self._let_go()
        super().mouseReleaseEvent(event)
        place = self.place_at(event.position())
        if held is not None and was_carried and place and place != held.note.place:
            self.note_dragged.emit(held.note.id, place)

    def paint_pointed(self, painter: QPainter) -> None:
        super().paint_pointed(painter)
        if self._held is not None and self._held.is_carried:
            stamp = marker_stamp(self.board.hand, self._held.note, None, beside=False)
            half = stamp.deviceIndependentSize() / 2
            painter.drawImage(self._held.now - QPointF(half.width(), half.height()), stamp)

    def _let_go(self) -> None:
        if self._held is not None and self._held.is_carried:
            self.viewport().unsetCursor()
            self.viewport().update()
        self._held = None

    def _box_of(self, held: DraggedNote) -> QRect:
        side = round(1.4 * self.scale)
        middle = held.now.toPoint()
        return QRect(middle.x() - side, middle.y() - side, 2 * side, 2 * side)
