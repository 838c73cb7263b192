"""A scroll area for a sheet of any size: zoom at the mouse, pan by dragging, fit to the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QMouseEvent, QNativeGestureEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from editor.canvas.geometry.sheet_geometry import Box

NORMAL = 56.0
SMALLEST, LARGEST = 3.0, 190.0
"""Pixels for the height of a hex."""
LEAST_FITTED = 0.2
"""The least scale of a fitted sheet, in pixels."""
STEP = 1.2
PAN = 60
ROOM = 12
"""Pixels around the sheet."""
LITTLE_LOST = 0.92
"""The share of its size that a fitted sheet keeps at least when it makes way for what floats at the right."""
NOTCH = 120.0

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}


class PanZoomView(QAbstractScrollArea):
    """A view with zooming and panning.

    Zoom: wheel, pinch, +, -, 1 for the normal size, 0 for the whole sheet. Pan: drag, two fingers, Ctrl and arrows.
    """

    looked = Signal()
    """Emitted when the visible part or the scale has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box: Box = (0.0, 0.0, 1.0, 1.0)
        self._scale = NORMAL
        self._fits = True
        self._dragged_from: QPoint | None = None
        self._dragged_by = Qt.MouseButton.NoButton
        self._space = False
        self._space_used = False
        self.floats_width = 0
        """The width at the right edge over which something floats, in pixels."""
        self.viewport().setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def scale(self) -> float:
        """Pixels for the height of a hex."""
        return self._scale

    @property
    def origin(self) -> QPoint:
        """Centre of the first hex, in pixels of the viewport."""
        return QPoint(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    @property
    def is_fitted(self) -> bool:
        """Whether it stays fitted when it is resized."""
        return self._fits

    def set_box(self, box: Box) -> None:
        """Left, top, width and height of the sheet, in hex heights."""
        if box != self._box:
            self._box = box
            self.fit()

    def on_sheet(self, point: QPointF) -> tuple[float, float]:
        """A point of the viewport on the sheet, in hex heights."""
        at = point - QPointF(self.origin)
        return at.x() / self._scale, at.y() / self._scale

    def in_view(self, x: float, y: float) -> QPointF:
        """A point of the sheet in the viewport."""
        return QPointF(x * self._scale, y * self._scale) + QPointF(self.origin)

    def fit(self) -> None:
        """Show the whole sheet, and keep it fitted when the view is resized."""
        self._fits = True
        self._set_scale(self._fitting_scale())
        self._reach(None)

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom by a factor around a point, by default the centre; out to the whole sheet, which stays fitted then."""
        whole = self._fitting_scale()
        if self._scale * factor <= whole <= self._scale:
            self.fit()
        else:
            self.zoom_to(self._scale * factor, around)

    def zoom_to(self, scale: float, around: QPointF | None = None) -> None:
        """Zoom to this number of pixels for the height of a hex, around a point, by default the centre."""
        anchor = QPointF(self.viewport().rect().center()) if around is None else around
        x, y = self.on_sheet(anchor)
        self._fits = False
        self._set_scale(max(SMALLEST, min(scale, LARGEST)))
        self._reach(anchor - QPointF(x * self._scale, y * self._scale))

    def centre_on(self, x: float, y: float) -> None:
        """Move a point of the sheet to the centre."""
        middle = QPointF(self.viewport().rect().center())
        self._reach(middle - QPointF(x * self._scale, y * self._scale))

    def pan(self, across: int, down: int) -> None:
        """Pan by this number of pixels to the right and down."""
        for bar, by in ((self.horizontalScrollBar(), across), (self.verticalScrollBar(), down)):
            bar.setValue(bar.value() + by)

    def bring_into_view(self, x: float, y: float) -> None:
        """Pan by the least amount that makes a point of the sheet visible with a hex around it."""
        at, view, room = self.in_view(x, y), self.viewport().rect(), self._scale
        self.pan(round(_beyond(at.x(), view.width(), room)), round(_beyond(at.y(), view.height(), room)))

    def seen(self) -> Box:
        """Visible part of the sheet."""
        x, y = self.on_sheet(QPointF(0, 0))
        return x, y, self.viewport().width() / self._scale, self.viewport().height() / self._scale

    def scale_changed(self) -> None:
        """Hook for subclasses after the scale has changed."""

    def _aside(self, room: float) -> float:
        """The distance of a narrow sheet from the middle to the left, clear of what floats at the right if possible."""
        return max(0.0, min(self.floats_width - room / 2, room / 2 - ROOM))

    def _fitting_scale(self) -> float:
        """The scale at which the whole sheet is seen, clear of what floats at the right if it loses little by that."""
        room = self.maximumViewportSize() - QSize(2 * ROOM, 2 * ROOM)
        scale = min(room.width() / self._box[2], room.height() / self._box[3])
        clear = min((room.width() + ROOM - self.floats_width) / self._box[2], scale)
        return max(min(clear if clear >= LITTLE_LOST * scale else scale, LARGEST), LEAST_FITTED)

    def _set_scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self.scale_changed()

    def _reach(self, origin: QPointF | None) -> None:
        """Set the scroll ranges to the sheet, and move the first hex to this point, if one is given."""
        view, scale = self.viewport().size(), self._scale
        left, top, width, height = self._box
        across = (self.horizontalScrollBar(), left * scale, width * scale, view.width())
        down = (self.verticalScrollBar(), top * scale, height * scale, view.height())
        offset = (None, None) if origin is None else (-origin.x(), -origin.y())
        for (bar, start, length, seen), value in zip((across, down), offset, strict=True):
            lowest, highest = round(start) - ROOM, round(start + length) + ROOM - seen
            if highest <= lowest:
                aside = self._aside(seen - length) if bar is across[0] else 0.0
                lowest = highest = round(start + length / 2 - seen / 2 + aside)
            bar.setRange(lowest, highest)
            bar.setPageStep(seen)
            bar.setSingleStep(PAN)
            if value is not None:
                bar.setValue(round(value))
        self.viewport().update()
        self.looked.emit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        self.viewport().update()
        self.looked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        if self._fits:
            self.fit()
        else:
            self._reach(QPointF(self.origin))
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        turned, held = event.angleDelta(), event.modifiers()
        if held & Qt.KeyboardModifier.ControlModifier:
            self.zoom(STEP ** (turned.y() / NOTCH), event.position())
        elif _is_by_fingers(event):
            self.pan(-event.pixelDelta().x(), -event.pixelDelta().y())
        elif held & Qt.KeyboardModifier.ShiftModifier or abs(turned.x()) > abs(turned.y()):
            self.pan(-round((turned.x() or turned.y()) * PAN / NOTCH), 0)
        else:
            self.zoom(STEP ** (turned.y() / NOTCH), event.position())
        event.accept()

    def pinches(self, event: QNativeGestureEvent) -> bool:
        """Whether this gesture of a pad zoomed."""
        if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.zoom(max(1 + event.value(), 1 / STEP), event.position())
        return True

    @property
    def can_pan(self) -> bool:
        """Whether some of the sheet is out of view."""
        return any(bar.minimum() < bar.maximum() for bar in (self.horizontalScrollBar(), self.verticalScrollBar()))

    def begins_pan(self, event: QMouseEvent) -> bool:
        """Whether this press starts panning at once, wherever it is, or comes while panning."""
        if self._dragged_from is not None:
            return True
        held = event.button() is Qt.MouseButton.LeftButton and self._space
        if not held and event.button() is not Qt.MouseButton.MiddleButton:
            return False
        self._space_used = True
        self.begin_pan(event.position().toPoint(), event.button())
        return True

    def begin_pan(self, at: QPoint, button: Qt.MouseButton) -> None:
        """Pan with the mouse from this point of the viewport, until the button is released."""
        self._dragged_from, self._dragged_by = at, button
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def goes_on_panning(self, event: QMouseEvent) -> bool:
        if self._dragged_from is None:
            return False
        at = event.position().toPoint()
        self.pan(self._dragged_from.x() - at.x(), self._dragged_from.y() - at.y())
        self._dragged_from = at
        return True

    def ends_pan(self, event: QMouseEvent) -> bool:
        """Whether this release belongs to panning, which ends with that of its own button."""
        if self._dragged_from is None:
            return False
        if event.button() is self._dragged_by:
            self._dragged_from = None
            self.viewport().unsetCursor()
        return True

    def zooms_or_pans(self, event: QKeyEvent) -> bool:
        """Whether this key moved the view."""
        key, held = event.key(), event.modifiers()
        if held & Qt.KeyboardModifier.ControlModifier and key in ARROWS:
            across, down = ARROWS[Key(key)]
            self.pan(across * PAN, down * PAN)
        elif key in (Key.Key_Plus, Key.Key_Equal):
            self.zoom(STEP)
        elif key == Key.Key_Minus:
            self.zoom(1 / STEP)
        elif key == Key.Key_0:
            self.fit()
        elif key == Key.Key_1:
            self.zoom_to(NORMAL)
        else:
            return False
        return True

    def space_pressed(self) -> None:
        self._space, self._space_used = True, False

    def space_released(self) -> bool:
        """Whether Space was released without panning."""
        self._space = False
        return not self._space_used


def _is_by_fingers(event: QWheelEvent) -> bool:
    """Whether a wheel event comes from fingers on a pad, by its device, its phases, or its parts of a notch.

    X11 gives distances in pixels for wheels too.
    """
    if event.pixelDelta().isNull():
        return False
    on_pad = event.device().type() is QInputDevice.DeviceType.TouchPad
    whole = all(turned % NOTCH == 0 for turned in event.angleDelta().toTuple())
    return on_pad or event.phase() is not Qt.ScrollPhase.NoScrollPhase or not whole


def _beyond(at: float, length: float, room: float) -> float:
    """The distance of a point outside the view."""
    if at < room:
        return at - room
    return max(0.0, at + room - length)
