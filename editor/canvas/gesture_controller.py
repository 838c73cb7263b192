"""Runs the gestures of the canvas' tool: from the press or key that begins one to its result, or until cancelled."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication

from editor.canvas.tools.canvas_tool import NO_PREVIEW, CanvasPointer, CanvasTool, Gesture, GesturePreview, MouseButton

ENTER = ("Return", "Enter")


class GestureController(QObject):
    """Controller of the current gesture, at most one. Without a tool every press is a click."""

    began = Signal(str)
    """Emitted when a gesture begins, with the id of the carried thing, if any."""
    finished = Signal(object)
    """Emitted with the result of a gesture: in an editor an edit, in a game a drop."""
    ended = Signal()
    """Emitted when a gesture ends, with or without result."""
    previewed = Signal()
    """Emitted when the preview changes or moves."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tool: CanvasTool[Any] | None = None
        self.preview: GesturePreview = NO_PREVIEW
        self.pointer = CanvasPointer("")
        self._gesture: Gesture[Any] | None = None
        self._button: MouseButton = "none"
        self._pressed_at = QPoint()
        self._is_under_way = self._is_by_key = False

    @property
    def carried(self) -> str:
        """The id of what the gesture carries."""
        return "" if self.preview.carried is None else self.preview.carried.id

    @property
    def holds_press(self) -> bool:
        """Whether the tool took the last press for a gesture, under way or to begin with a drag."""
        return self._gesture is not None and not self._is_by_key

    def press(self, pointer: CanvasPointer, at: QPoint) -> None:
        """Handle a button pressed at a point of the viewport; other buttons are ignored during a gesture."""
        if self._is_under_way and not self._is_by_key:
            return
        self.give_up()
        self._gesture = None if self.tool is None else self.tool.press(pointer)
        self._button, self._pressed_at = pointer.button, at
        if self._gesture is not None and self._gesture.begins_at_press:
            self._begin(pointer)

    def move(self, pointer: CanvasPointer, at: QPoint) -> None:
        """Handle a mouse move; a gesture begins only after the distance of a drag."""
        if self._gesture is None or self._is_by_key:
            return
        if self._is_under_way:
            self._show(self._gesture.moved(pointer), pointer)
        elif (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._begin(pointer)

    def follow_cursor(self, pointer: CanvasPointer) -> None:
        """Handle a move of the keyboard cursor."""
        if self._gesture is not None and self._is_by_key:
            self._show(self._gesture.moved(pointer), pointer)

    def release(self, pointer: CanvasPointer) -> bool:
        """Handle a button release; returns whether it ended a gesture, so that it is no click."""
        if self._is_by_key or pointer.button != self._button:
            return False
        return self._finish(pointer)

    def key(self, key: str, pointer: CanvasPointer) -> bool:
        """Handle a key with the cursor at the pointer; returns whether the gesture or the tool used it."""
        if self._gesture is not None and self._is_under_way:
            if self._is_by_key and key in ENTER:
                return self._finish(pointer)
            preview = self._gesture.key(key, pointer)
            if preview is not None:
                self._show(preview, self.pointer)
            return preview is not None
        self._gesture = None if self.tool is None else self.tool.key(key, pointer)
        if self._gesture is None:
            return False
        self._is_by_key = True
        self._begin(pointer)
        return True

    def give_up(self) -> bool:
        """Cancel the gesture; returns whether there was one."""
        was_under_way = self._is_under_way
        self._forget()
        if was_under_way:
            self.ended.emit()
        return was_under_way

    def _begin(self, pointer: CanvasPointer) -> None:
        if self._gesture is None:
            return
        self._is_under_way = True
        self._show(self._gesture.moved(pointer), pointer)
        self.began.emit(self.carried)

    def _finish(self, pointer: CanvasPointer) -> bool:
        gesture, was_under_way = self._gesture, self._is_under_way
        self._forget()
        if gesture is None or not was_under_way:
            return False
        result = gesture.released(pointer)
        if result is not None:
            self.finished.emit(result)
        self.ended.emit()
        return True

    def _show(self, preview: GesturePreview, pointer: CanvasPointer) -> None:
        self.preview, self.pointer = preview, pointer
        self.previewed.emit()

    def _forget(self) -> None:
        self._gesture = None
        self._is_under_way = self._is_by_key = False
        if self.preview != NO_PREVIEW:
            self._show(NO_PREVIEW, self.pointer)
