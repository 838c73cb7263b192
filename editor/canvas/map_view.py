"""The canvas widget: a map with its pieces, for mouse and keyboard, announced as text in the status bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from editor.canvas.canvas_buttons import CanvasFloats
from editor.canvas.geometry.sheet_geometry import CursorStep
from editor.canvas.overlay.overlay_legend import OverlayLegendPanel
from editor.canvas.pan_zoom_view import STEP
from editor.canvas.piece_menu import ask_which_piece
from editor.canvas.place_text import place_text
from editor.canvas.rulers import RulerPainter
from editor.canvas.style.paint_style import line
from editor.canvas.tools.canvas_tool import CanvasPointer
from editor.canvas.turnable_map_view import TurnableMapView
from editor.view_model.board import GameBoard
from editor.view_model.overlay import NOTHING_OVER, Overlay
from engine.words import say

Key = Qt.Key
STEPS: Mapping[int, CursorStep] = {
    Key.Key_Up: "up",
    Key.Key_Down: "down",
    Key.Key_Left: "left",
    Key.Key_Right: "right",
    Key.Key_Home: "first",
    Key.Key_End: "last",
    Key.Key_PageUp: "page-up",
    Key.Key_PageDown: "page-down",
}
FAR = 1200
"""The distance in pixels beyond the view at which drawn ground is evicted."""
WIDEST_RULER = 80
"""The greatest thickness of a ruler, in pixels."""
MOST_RECTANGLES = 6
"""A region with more rectangles is painted as a whole."""


class MapView(TurnableMapView):
    """The canvas of a map with a cursor on one of its places.

    Arrows, Home, End, Page Up and Page Down move the cursor, L takes it to the other level, Enter acts, Space selects.
    """

    activated = Signal(str, str)
    selected = Signal(str, str)
    menu_requested = Signal(str, str, QPoint)
    """Emitted with the thing that the menu is for and the screen position."""
    cursor_moved = Signal(str)
    platforms_shown = Signal(bool)
    board_changed = Signal()
    overlay_changed = Signal()
    status = Signal(str)
    """The place under the mouse or the cursor, as text."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-view")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lang = lang
        self._cursor = ""
        self._overlay: Overlay = NOTHING_OVER
        self._announced_text = ("", "")
        self._floats = CanvasFloats(self, lang)
        self._floats.rail.wanted.connect(self._do)
        self._explained = OverlayLegendPanel(self, lang)
        self.hovered.connect(lambda place, _: self._emit_status(place))
        self.clicked.connect(lambda place, _: self._take_cursor(place))
        self.right_clicked.connect(self._request_menu)
        self.sheet_turned.connect(self._follow_turn)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("map-canvas", lang))
        self._floats.speak(lang)
        self._explained.speak(lang)
        self._describe()

    @property
    def board(self) -> GameBoard:
        return self.painter.board_index.board

    @property
    def cursor_place(self) -> str:
        return self._cursor

    def place_text(self, place: str) -> str:
        """The text of a place; empty for none."""
        return place_text(self.painter.board_index, self.painter.overlay, place, self._lang) if place else ""

    def set_board(self, board: GameBoard) -> None:
        """Show this board from now on; only changed parts are redrawn."""
        sheet = self.painter.board_index.board.sheet
        changed = self.painter.show(board, self.origin)
        if board.sheet != sheet:
            self.traces.clear()
            self.refresh_style()
            self.set_box(self.painter.sheet_box())
        self._update(changed)
        if self._cursor and self.painter.board_index.place(self._cursor) is None:
            self._cursor = ""
        self._explain_board()
        if self.carries and not self._is_on_board(self.carries):
            self.gestures.give_up()
        self._describe()
        self._refresh_status()
        self.board_changed.emit()

    def set_overlay(self, overlay: Overlay) -> None:
        """Replace the overlay of the board."""
        self._overlay = overlay
        self.lay_preview()
        self._explained.show_overlay(overlay, self.painter.style)
        self._describe()
        self._refresh_status()
        self.overlay_changed.emit()

    def show_players(self, players: Mapping[str, str]) -> None:
        """Write these names of players beside those of their seats' zones."""
        self._update(self.painter.show_players(players, self.origin))

    def lay_preview(self) -> None:
        self._update(self.painter.lay_over(self._overlay.with_above(self.gestures.preview.overlay), self.origin))

    def show_platforms(self, shown: bool) -> None:
        """Show platforms, or hide them to show the ground."""
        if shown != self.painter.platforms:
            self.painter.show_platforms(shown)
            self.viewport().update()
            self._floats.rail.buttons["levels"].setChecked(not shown)
            self.platforms_shown.emit(shown)

    def keep_floats_clear(self, below: int, beside: int = 0) -> None:
        """Keep buttons and legends off what covers the lowest pixels and the lower left corner; the map stays."""
        self._floats.keep_above(below)
        self._explained.keep_clear(below, beside)

    def _explain_board(self) -> None:
        self._floats.explain(self.board, self.painter.board_index.ground.has_levels, self.quarters)

    def show_legend(self, shown: bool) -> None:
        """Show the legend over the map."""
        if self._floats.legend.hasFocus():
            self.setFocus()
        self._floats.show_legend(shown, self.board, self.quarters)

    def set_cursor(self, place: str) -> None:
        """Move the cursor to a place, scroll to it and announce it."""
        at = self.painter.board_index.centre(place)
        if at is not None:
            self.bring_into_view(*at)
            self._take_cursor(place)

    def _take_cursor(self, place: str) -> None:
        here = self.painter.board_index.place(place)
        if here is None:
            return
        if here.level and not self.painter.platforms:
            self.show_platforms(True)
        moved_there = place != self._cursor
        for each in (self._cursor, place):
            self.viewport().update(self.painter.place_box(each, self.origin))
        self._cursor = place
        if moved_there:
            self.gestures.follow_cursor(self._cursor_pointer())
            self.cursor_moved.emit(place)
        self._announce()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        if self._gesture_takes(event) or self.zooms_or_pans(event):
            return
        if key in STEPS:
            self._step(STEPS[key])
        elif key in (Key.Key_Return, Key.Key_Enter) and self._cursor:
            self._with_piece_at_cursor(self.activated.emit)
        elif key == Key.Key_Space:
            if not event.isAutoRepeat():
                self.space_pressed()
        elif key == Key.Key_L and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._change_level()
        elif key == Key.Key_Question:
            self.show_legend(not self._floats.legend.isVisible())
        elif key == Key.Key_Escape and self._floats.legend.isVisible():
            self.show_legend(False)
        elif key != Key.Key_Escape or not self.gestures.give_up():
            event.ignore()

    def _gesture_takes(self, event: QKeyEvent) -> bool:
        """Whether this key, at the cursor, is used by the tool or its gesture."""
        if not self._cursor or event.key() in STEPS:
            return False
        return self.gesture_key(QKeySequence(event.key()).toString(), event.modifiers())

    def gesture_key(self, key: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Pass a key at the cursor to the tool or its gesture; returns whether it was used."""
        was_carried = self.carries
        if not self.gestures.key(key, self._cursor_pointer(modifiers)):
            return False
        if self.carries and not was_carried and (carried := self.gestures.preview.carried) is not None:
            self.status.emit(say("map-carried", self._lang, name=carried.name))
        return True

    def _cursor_pointer(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> CanvasPointer:
        """The cursor as a pointer, in the centre of its place."""
        at = self.painter.board_index.centre(self._cursor) or (0.0, 0.0)
        return replace(self.pointer_at(self.in_view(*at), modifiers), place=self._cursor, at=at, inside=(0.0, 0.0))

    def _is_on_board(self, name: str) -> bool:
        """Whether a piece or a marker of this id is still there."""
        return name in self.painter.board_index.pieces or any(marker.id == name for marker in self.board.markers)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Key.Key_Space or event.isAutoRepeat():
            event.ignore()
        elif self.space_released() and self._cursor:
            self._with_piece_at_cursor(self.selected.emit)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Open the menu at the cursor; that of the mouse opens when the button is released without a drag."""
        at = self.painter.board_index.centre(self._cursor)
        if at is not None and event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._request_menu(self._cursor, self.piece_on(self._cursor), self.in_view(*at).toPoint())

    def _request_menu(self, place: str, piece: str, at: QPoint) -> None:
        self.menu_requested.emit(place, piece, self.viewport().mapToGlobal(at))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_keyboard = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_keyboard and not self._cursor:
            x, y, width, height = self.seen()
            middle = self.painter.board_index.place_at(x + width / 2, y + height / 2, self.painter.platforms)
            self.set_cursor(middle.id if middle else "")
            if not self._cursor:
                self._step("first")
        self.viewport().update(self.painter.place_box(self._cursor, self.origin))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.viewport().update(self.painter.place_box(self._cursor, self.origin))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._lay_out_floats()
        super().resizeEvent(event)

    def _follow_turn(self) -> None:
        """Turn the hexes of the legends with the sheet."""
        self._explain_board()
        self._explained.show_overlay(self._overlay, self.painter.style)

    def _lay_out_floats(self) -> None:
        self._floats.lay_out()
        self.floats_width = self._floats.width

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.refresh_style()
            self._lay_out_floats()
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.painter.style.ratio != self.devicePixelRatioF():
            self.refresh_style()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        region = event.region()
        boxes = (
            list(cast(Iterable[QRect], region)) if region.rectCount() <= MOST_RECTANGLES else [region.boundingRect()]
        )
        left_over = QRect()
        for box in boxes:
            painter.setClipRect(box)
            left_over = left_over.united(self.painter.paint(painter, self.origin, box))
            self._paint_cursor(painter)
            self.paint_pointed(painter)
            if min(box.left(), box.top()) <= WIDEST_RULER:
                for ruler in self.rulers():
                    ruler.paint(painter, box)
            self._floats.paint_shadows(painter, box)
            self._explained.shade(painter, box)
        painter.end()
        self._go_on(left_over)

    def rulers(self) -> list[RulerPainter]:
        """The rulers that are needed: above, to the left, both or none."""
        geometry, style = self.painter.board_index.geometry, self.painter.style
        return [each for across in (True, False) if (each := RulerPainter(self, geometry, style, across)).is_needed]

    def _go_on(self, left_over: QRect) -> None:
        """Schedule the drawing of missing chunks; when none is missing, evict distant ones."""
        if left_over.isValid():
            QTimer.singleShot(0, self.viewport(), lambda: self.viewport().update(left_over))
        else:
            view = self.viewport().rect()
            self.painter.ground.forget_old_images()
            self.painter.ground.forget_far(self.origin, view.adjusted(-FAR, -FAR, FAR, FAR))

    def _paint_cursor(self, painter: QPainter) -> None:
        colours = self.painter.style.colours
        outline = self.painter.outline(self._cursor, 1.04, self.origin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((colours.plate, 6.0), (colours.cursor, 3.0)):
            pen_style = Qt.PenStyle.SolidLine if self.hasFocus() else Qt.PenStyle.DotLine
            painter.setPen(line(colour, width if self.hasFocus() else width / 2, pen_style))
            painter.drawPath(outline)

    def _step(self, step: CursorStep) -> None:
        board_index = self.painter.board_index
        found = board_index.uppermost(board_index.geometry.next_places(self._cursor, step), self.painter.platforms)
        if found is not None:
            self.set_cursor(found.id)

    def _with_piece_at_cursor(self, run: Callable[[str, str], None]) -> None:
        """Run with the place under the cursor and the piece on it; if there are several, with the one chosen from a
        menu."""
        place, at = self._cursor, self.painter.board_index.centre(self._cursor)
        if at is None or len(self.painter.board_index.pieces_at(place)) < 2:
            run(place, self.piece_on(place))
            return
        point = self.viewport().mapToGlobal(self.in_view(*at).toPoint())
        ask_which_piece(self, self.painter.board_index, place, self._lang, point, partial(run, place))

    def _change_level(self) -> None:
        """Switch to the other level of the cursor's place, or only the shown level if it has none."""
        if not self.painter.board_index.ground.has_levels:
            self.status.emit(say("map-one-level", self._lang))
            return
        self.show_platforms(not self.painter.platforms)
        board_index = self.painter.board_index
        found = board_index.uppermost(board_index.geometry.other_levels(self._cursor), self.painter.platforms)
        if found is not None:
            self.set_cursor(found.id)

    def _do(self, button: str) -> None:
        """Run the action of a corner button."""
        if button == "levels":
            self._change_level()
        elif button == "help":
            self.show_legend(not self._floats.legend.isVisible())
        elif button == "fit":
            self.fit()
        elif button == "turn":
            self.turn_by_hand()
        else:
            self.zoom(STEP if button == "zoom-in" else 1 / STEP)

    def _describe(self) -> None:
        """Set the accessible description: the cursor's place, or the keys of the canvas."""
        self.setAccessibleDescription(self.place_text(self._cursor) or say("map-canvas-keys", self._lang))

    def _emit_status(self, place: str) -> None:
        self._announced_text = place, self.place_text(place)
        self.status.emit(self._announced_text[1])

    def _refresh_status(self) -> None:
        """Emit the status of the hovered place again if its text has changed."""
        place, words = self._announced_text
        if place and self.place_text(place) != words:
            self._emit_status(place)

    def _announce(self) -> None:
        words = self.place_text(self._cursor)
        self._describe()
        self._emit_status(self._cursor)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _update(self, region: QRegion | None) -> None:
        if region is None:
            self.viewport().update()
        else:
            self.viewport().update(region)
