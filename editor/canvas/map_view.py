"""The canvas widget: a map with what stands on it, for mouse and keyboard, announced in words to the status bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from editor.canvas.controls import CanvasButtonBar, LegendPanel
from editor.canvas.geometry.hex_layout import Step, next_hex
from editor.canvas.mouse import MouseMapView
from editor.canvas.pan_zoom_view import STEP
from editor.canvas.place_text import place_text
from editor.canvas.rulers import RulerPair
from editor.canvas.style.paint_style import line
from editor.view_model.board import GameBoard
from editor.view_model.overlay import Overlay
from engine.words import say

Key = Qt.Key
STEPS: Mapping[int, Step] = {
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
"""Pixels beyond the view at which drawn ground is let go."""
MOST_RECTANGLES = 6
"""A region of more is painted at one go."""


class MapView(MouseMapView):
    """The hex cursor goes by arrows, Home, End, Page Up and Down, L to the other level; Enter acts, Space selects."""

    activated = Signal(str, str)
    selected = Signal(str, str)
    menu_wanted = Signal(str, str, QPoint)
    """What for, and where on the screen."""
    cursor_moved = Signal(str)
    platforms_shown = Signal(bool)
    picture_changed = Signal()
    overlay_changed = Signal()
    status = Signal(str)
    """The place under the mouse or the cursor, in words."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-view")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lang = lang
        self._cursor = ""
        self._told = ("", "")
        self._rulers = RulerPair(self, lambda: self.board.atlas.layout)
        self._controls, self._panel = CanvasButtonBar(self, lang), LegendPanel(self, lang)
        self._controls.wanted.connect(self._do)
        self.hovered.connect(lambda place, _: self._tell(place))
        self.clicked.connect(lambda place, _: self._take_cursor(place))
        self._leave_room()
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("map-canvas", lang))
        self._controls.speak(lang)
        self._panel.speak(lang)
        self._describe()

    @property
    def picture(self) -> GameBoard:
        return self.board.atlas.picture

    @property
    def cursor_place(self) -> str:
        return self._cursor

    def told(self, place: str) -> str:
        """A place in words; nothing for none."""
        return place_text(self.board.atlas, self.board.overlay, place, self._lang) if place else ""

    def set_picture(self, picture: GameBoard) -> None:
        """Show this from now on; only what looks otherwise is drawn again."""
        layout = self.board.atlas.layout
        changed = self.board.show(picture, self.origin)
        if self.board.atlas.layout != layout:
            self.board.take_hand(self.hand_of(self.board.atlas.layout))
            self._leave_room()
            self.set_box(self.board.atlas.layout.bounds())
        self._update(changed)
        if self._cursor and self.board.atlas.cell(self._cursor) is None:
            self._cursor = ""
        self._explain()
        if self.carries and self.carries not in self.board.atlas.figures:
            self.give_up_drag()
        self._describe()
        self._tell_anew()
        self.picture_changed.emit()

    def set_overlay(self, overlay: Overlay) -> None:
        """Lay this over the picture, instead of what lay there."""
        self._update(self.board.lay_over(overlay, self.origin))
        self._describe()
        self._tell_anew()
        self.overlay_changed.emit()

    def show_platforms(self, shown: bool) -> None:
        """Show platforms, or cut them away to see the ground."""
        if shown != self.board.platforms:
            self.board.show_platforms(shown)
            self.viewport().update()
            self._controls.buttons["levels"].setChecked(not shown)
            self.platforms_shown.emit(shown)

    def show_legend(self, shown: bool) -> None:
        """Show what the signs mean, over the map."""
        if self._panel.hasFocus():
            self.setFocus()
        self._panel.setVisible(shown)
        self._explain()
        self._controls.buttons["help"].setChecked(shown)
        self._lay_out_corner()

    def set_cursor(self, place: str) -> None:
        """Bring the cursor to a place and the place into view, and tell what is there."""
        at = self.board.atlas.centre(place)
        if at is not None:
            self.bring_into_view(*at)
            self._take_cursor(place)

    def _take_cursor(self, place: str) -> None:
        cell = self.board.atlas.cell(place)
        if cell is None:
            return
        if cell.level and not self.board.platforms:
            self.show_platforms(True)
        moved_there = place != self._cursor
        for each in (self._cursor, place):
            self.viewport().update(self.board.place_box(each, self.origin))
        self._cursor = place
        if moved_there:
            self.cursor_moved.emit(place)
        self._announce()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        if self.zooms_or_pans(event):
            return
        if key in STEPS:
            self._step(STEPS[key])
        elif key in (Key.Key_Return, Key.Key_Enter) and self._cursor:
            self.activated.emit(self._cursor, self.figure_on(self._cursor))
        elif key == Key.Key_Space:
            if not event.isAutoRepeat():
                self.space_pressed()
        elif key == Key.Key_L:
            self._change_level()
        elif key == Key.Key_Question:
            self.show_legend(not self._panel.isVisible())
        elif key == Key.Key_Escape and self._panel.isVisible():
            self.show_legend(False)
        elif key != Key.Key_Escape or not self.give_up_drag():
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Key.Key_Space or event.isAutoRepeat():
            event.ignore()
        elif self.space_released() and self._cursor:
            self.selected.emit(self._cursor, self.figure_on(self._cursor))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        place = self.place_at(event.pos().toPointF()) if by_mouse else self._cursor
        at = self.board.atlas.centre(place)
        if at is not None:
            where = event.pos() if by_mouse else self.in_view(*at).toPoint()
            self.menu_wanted.emit(place, self.figure_on(place), self.viewport().mapToGlobal(where))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_keyboard = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_keyboard and not self._cursor:
            x, y, width, height = self.seen()
            at = self.board.atlas.layout.hex_at(x + width / 2, y + height / 2) or (0, 0)
            cell = self.board.atlas.top(at, self.board.platforms)
            self.set_cursor(cell.place if cell else "")
        self.viewport().update(self.board.place_box(self._cursor, self.origin))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.viewport().update(self.board.place_box(self._cursor, self.origin))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._rulers.lie_around(self.viewport().geometry())
        self._lay_out_corner()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.board.take_hand(self.hand_of(self.board.atlas.layout))
            self._leave_room()
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.board.hand.ratio != self.devicePixelRatioF():
            self.board.take_hand(self.hand_of(self.board.atlas.layout))
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        region = event.region()
        boxes = (
            list(cast(Iterable[QRect], region)) if region.rectCount() <= MOST_RECTANGLES else [region.boundingRect()]
        )
        left_over = QRect()
        for box in boxes:
            painter.setClipRect(box)
            left_over = left_over.united(self.board.paint(painter, self.origin, box))
            self._paint_cursor(painter)
            self.paint_pointed(painter)
        painter.end()
        self._go_on(left_over)

    def _go_on(self, left_over: QRect) -> None:
        """Draw soon what there was no time for; where all is there, let go of what is not needed."""
        if left_over.isValid():
            QTimer.singleShot(0, self.viewport(), lambda: self.viewport().update(left_over))
        else:
            view = self.viewport().rect()
            self.board.ground.forget_before()
            self.board.ground.forget_far(self.origin, view.adjusted(-FAR, -FAR, FAR, FAR))

    def _paint_cursor(self, painter: QPainter) -> None:
        inks = self.board.hand.inks
        hexagon = self.board.outline(self._cursor, 1.04, self.origin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((inks.plate, 6.0), (inks.cursor, 3.0)):
            style = Qt.PenStyle.SolidLine if self.hasFocus() else Qt.PenStyle.DotLine
            painter.setPen(line(colour, width if self.hasFocus() else width / 2, style))
            painter.drawPolygon(hexagon)

    def _step(self, step: Step) -> None:
        cell = self.board.atlas.cell(self._cursor)
        at = (0, 0) if cell is None else next_hex(self.board.atlas.layout, (cell.column, cell.row), step)
        found = self.board.atlas.top(at, self.board.platforms)
        if found is not None:
            self.set_cursor(found.place)

    def _change_level(self) -> None:
        """To the other level of the same hex, or only what is shown where it has none."""
        cell = self.board.atlas.cell(self._cursor)
        self.show_platforms(not self.board.platforms)
        if cell is not None:
            found = self.board.atlas.top((cell.column, cell.row), self.board.platforms)
            self.set_cursor(found.place if found else "")

    def _explain(self) -> None:
        """The button for levels is there with platforms only; the legend keeps up while somebody reads it."""
        levels, has_platforms = self._controls.buttons["levels"], bool(self.board.atlas.ground.high)
        if levels.isHidden() == has_platforms:
            levels.setVisible(has_platforms)
            self._lay_out_corner()
        if not self._panel.isHidden():
            self._panel.legend.show_picture(self.picture)

    def _do(self, button: str) -> None:
        """What a button in the corner stands for."""
        if button == "levels":
            self._change_level()
        elif button == "help":
            self.show_legend(not self._panel.isVisible())
        elif button == "fit":
            self.fit()
        else:
            self.zoom(STEP if button == "zoom-in" else 1 / STEP)

    def _lay_out_corner(self) -> None:
        inside = self.viewport().geometry()
        self._controls.lie_in(inside)
        self._panel.lie_in(inside, self._controls.geometry())

    def _leave_room(self) -> None:
        """For the rulers."""
        left, top = self._rulers.room()
        self.setViewportMargins(left, top, 0, 0)
        self._rulers.lie_around(self.viewport().geometry())
        self._lay_out_corner()

    def _describe(self) -> None:
        """What a screen reader reads: what is under the cursor, or how to get one."""
        self.setAccessibleDescription(self.told(self._cursor) or say("map-canvas-keys", self._lang))

    def _tell(self, place: str) -> None:
        self._told = place, self.told(place)
        self.status.emit(self._told[1])

    def _tell_anew(self) -> None:
        """Of the same place, once something else is true of it."""
        place, words = self._told
        if place and self.told(place) != words:
            self._tell(place)

    def _announce(self) -> None:
        words = self.told(self._cursor)
        self._describe()
        self._tell(self._cursor)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _update(self, region: QRegion | None) -> None:
        if region is None:
            self.viewport().update()
        else:
            self.viewport().update(region)
