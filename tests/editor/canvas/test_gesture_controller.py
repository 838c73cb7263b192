"""Gestures of the canvas' tool: their begin and end, the calls of the tool, and cancelling without effect."""

from __future__ import annotations

from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication

from editor.canvas.gesture_controller import GestureController
from editor.canvas.tools.canvas_tool import NO_PREVIEW, CanvasPointer, CanvasTool, Gesture, GesturePreview
from editor.view_model.overlay import Highlight, Overlay


class Stroke(Gesture[str]):
    """Collects the places that the pointer crosses; `R` starts again."""

    begins_at_press: ClassVar[bool] = True

    def __init__(self) -> None:
        self.places: list[str] = []

    def moved(self, pointer: CanvasPointer) -> GesturePreview:
        self.places.append(pointer.place)
        return self._shown()

    def released(self, pointer: CanvasPointer) -> str | None:
        return " ".join(self.places) or None

    def key(self, key: str, pointer: CanvasPointer) -> GesturePreview | None:
        if key != "R":
            return None
        self.places.clear()
        return self._shown()

    def _shown(self) -> GesturePreview:
        return GesturePreview(Overlay(spots={place: Highlight("reach") for place in self.places}))


class Drag(Stroke):
    begins_at_press = False


class StrokeTool(CanvasTool[str]):
    def __init__(self, made: type[Stroke] = Stroke) -> None:
        self._made = made

    def press(self, pointer: CanvasPointer) -> Gesture[str] | None:
        return self._made() if pointer.button == "left" else None

    def key(self, key: str, pointer: CanvasPointer) -> Gesture[str] | None:
        return self._made() if key == "P" else None


def place(name: str) -> CanvasPointer:
    return CanvasPointer(name, button="left")


class Heard:
    """A controller with a tool, and all that it said."""

    def __init__(self, tool: CanvasTool[str] | None) -> None:
        self.parent = QObject()
        self.gestures = GestureController(self.parent)
        self.gestures.tool = tool
        self.said: list[str] = []
        self.gestures.began.connect(lambda carried: self.said.append(f"began{carried}"))
        self.gestures.finished.connect(self.said.append)
        self.gestures.ended.connect(lambda: self.said.append("ended"))


def test_a_stroke_begins_at_the_press(qapp: QApplication) -> None:
    heard = Heard(StrokeTool())
    heard.gestures.press(place("A1"), QPoint(5, 5))
    assert (heard.said, [*heard.gestures.preview.overlay.spots]) == (["began"], ["A1"])
    heard.gestures.move(place("A2"), QPoint(6, 5))
    assert heard.gestures.release(place("A2"))
    assert heard.said == ["began", "A1 A2", "ended"]
    assert heard.gestures.preview == NO_PREVIEW


def test_a_drag_begins_once_the_mouse_has_moved(qapp: QApplication) -> None:
    heard, far = Heard(StrokeTool(Drag)), QApplication.startDragDistance()
    heard.gestures.press(place("A1"), QPoint(5, 5))
    heard.gestures.move(place("A1"), QPoint(4 + far, 5))
    assert not heard.gestures.release(place("A1"))
    assert heard.said == []
    heard.gestures.press(place("A1"), QPoint(5, 5))
    heard.gestures.move(place("A2"), QPoint(5 + far, 5))
    assert heard.gestures.release(place("A3"))
    assert heard.said == ["began", "A2", "ended"]


def test_other_buttons_do_not_disturb_it(qapp: QApplication) -> None:
    heard = Heard(StrokeTool())
    heard.gestures.press(place("A1"), QPoint(5, 5))
    heard.gestures.press(CanvasPointer("A1", button="right"), QPoint(5, 5))
    assert not heard.gestures.release(CanvasPointer("A1", button="right"))
    assert heard.gestures.release(place("A2"))
    assert heard.said == ["began", "A1", "ended"]


@pytest.mark.parametrize("tool", [None, StrokeTool()])
def test_input_that_no_tool_takes_begins_no_gesture(qapp: QApplication, tool: CanvasTool[str] | None) -> None:
    heard = Heard(tool)
    heard.gestures.press(CanvasPointer("A1", button="right"), QPoint(5, 5))
    heard.gestures.move(place("A9"), QPoint(500, 5))
    assert not heard.gestures.key("X", place("A1"))
    assert not heard.gestures.release(place("A9"))
    assert heard.said == []


def test_a_gesture_that_is_given_up_has_no_result(qapp: QApplication) -> None:
    heard = Heard(StrokeTool())
    heard.gestures.press(place("A1"), QPoint(5, 5))
    assert heard.gestures.give_up()
    assert not heard.gestures.give_up()
    heard.gestures.move(place("A2"), QPoint(90, 5))
    assert not heard.gestures.release(place("A2"))
    assert heard.said == ["began", "ended"]
    assert heard.gestures.preview == NO_PREVIEW


def test_keys_go_to_the_gesture(qapp: QApplication) -> None:
    heard = Heard(StrokeTool())
    heard.gestures.press(place("A1"), QPoint(5, 5))
    assert heard.gestures.key("R", place("A1"))
    assert not heard.gestures.key("Return", place("A1"))
    assert not heard.gestures.preview.overlay.spots
    heard.gestures.release(place("A1"))
    assert heard.said == ["began", "ended"]


def test_a_gesture_by_keys_follows_the_cursor_and_ends_with_enter(qapp: QApplication) -> None:
    """The mouse does not move it; a press ends it without a result."""
    heard = Heard(StrokeTool())
    assert heard.gestures.key("P", place("A1"))
    heard.gestures.follow_cursor(place("B1"))
    heard.gestures.move(place("Z9"), QPoint(500, 5))
    assert not heard.gestures.release(place("Z9"))
    assert heard.gestures.key("Enter", place("B1"))
    assert heard.said == ["began", "A1 B1", "ended"]
    heard.gestures.key("P", place("A1"))
    heard.gestures.press(CanvasPointer("C1", button="right"), QPoint(5, 5))
    assert heard.said[3:] == ["began", "ended"]
