"""The tool that carries a piece or a marker to another place, by the mouse or with `M` by the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from editor.canvas.tools.canvas_tool import CanvasPointer, CanvasTool, Gesture, GesturePreview
from editor.view_model.board import BoardPiece, Marker
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay

T = TypeVar("T", bound=BoardPiece | Marker)
R = TypeVar("R")
PICK_UP = "M"
"""Key that picks up the piece under the cursor."""


class CarryTool(CanvasTool[R], Generic[T, R]):
    """Tool that carries pieces: `pick` returns the piece at a pointer, if any.

    `drop` makes the result for a target place.
    """

    def __init__(self, pick: Callable[[CanvasPointer], T | None], drop: Callable[[T, str], R | None]) -> None:
        self._pick, self._drop = pick, drop

    def press(self, pointer: CanvasPointer) -> Gesture[R] | None:
        return self._gesture(pointer) if pointer.button == "left" else None

    def key(self, key: str, pointer: CanvasPointer) -> Gesture[R] | None:
        return self._gesture(pointer) if key == PICK_UP and not pointer.modifiers else None

    def _gesture(self, pointer: CanvasPointer) -> Gesture[R] | None:
        found = self._pick(pointer)
        return None if found is None else CarryGesture(found, self._drop)


class CarryGesture(Gesture[R], Generic[T, R]):
    """Gesture of carrying a piece; highlights the target place."""

    def __init__(self, carried: T, drop: Callable[[T, str], R | None]) -> None:
        self._carried, self._drop = carried, drop

    def moved(self, pointer: CanvasPointer) -> GesturePreview:
        overlay = Overlay(spots={pointer.place: Highlight("chosen")}) if self._is_elsewhere(pointer) else NOTHING_OVER
        return GesturePreview(overlay, self._carried)

    def released(self, pointer: CanvasPointer) -> R | None:
        return self._drop(self._carried, pointer.place) if self._is_elsewhere(pointer) else None

    def _is_elsewhere(self, pointer: CanvasPointer) -> bool:
        places = self._carried.places if isinstance(self._carried, BoardPiece) else (self._carried.place,)
        return bool(pointer.place) and pointer.place not in places
