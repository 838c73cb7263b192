"""The base classes of tools of the canvas and of the gestures that they begin.

The canvas asks its tool for a gesture at each press, and at keys. It shows the previews of the gesture while the
pointer moves, and emits its result: in an editor an edit, in a game a drop. A cancelled gesture is simply dropped, so
it must not change anything by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from editor.view_model.board import BoardPiece, Marker
from editor.view_model.overlay import NOTHING_OVER, Overlay

R = TypeVar("R", covariant=True)
MouseButton: TypeAlias = Literal["left", "middle", "right", "none"]
KeyModifier: TypeAlias = Literal["shift", "ctrl", "alt"]
Carried: TypeAlias = BoardPiece | Marker


@dataclass(frozen=True, slots=True)
class CanvasPointer:
    """Position and modifiers of the mouse or the keyboard cursor on the canvas."""

    place: str
    """Place id; empty outside the sheet."""
    piece: str = ""
    """The piece at the pointer."""
    at: tuple[float, float] = (0.0, 0.0)
    """Point on the sheet as the view turns it, in hex heights."""
    inside: tuple[float, float] = (0.0, 0.0)
    """Offset from the centre of the place on the screen, in hex heights."""
    button: MouseButton = "none"
    modifiers: frozenset[KeyModifier] = frozenset()


@dataclass(frozen=True, slots=True)
class GesturePreview:
    """Preview of a gesture: an overlay above that of the page, and the carried piece."""

    overlay: Overlay = NOTHING_OVER
    carried: Carried | None = None


NO_PREVIEW = GesturePreview()


class Gesture(Generic[R]):
    """A gesture under way."""

    begins_at_press: ClassVar[bool] = False
    """Whether it begins before the mouse has moved; otherwise a press without much movement is a click."""

    def moved(self, pointer: CanvasPointer) -> GesturePreview:
        """Preview at a position of the pointer."""
        raise NotImplementedError

    def released(self, pointer: CanvasPointer) -> R | None:
        """The result of ending at a pointer; None for no effect."""
        raise NotImplementedError

    def key(self, key: str, pointer: CanvasPointer) -> GesturePreview | None:
        """Preview after a key such as `R`; None for an unhandled key."""
        return None


class CanvasTool(Generic[R]):
    """Tool of the canvas: turns a press or a key into a gesture."""

    def press(self, pointer: CanvasPointer) -> Gesture[R] | None:
        """The gesture that a button press begins; None if the press may become a click."""
        return None

    def key(self, key: str, pointer: CanvasPointer) -> Gesture[R] | None:
        """The gesture that a key begins at the cursor, then moved by the arrows and ended by Enter; None if there is
        none."""
        return None
