"""The base classes of tools of the canvas and of the gestures that they begin.

The canvas asks its tool at each press, and at keys, for a gesture. It shows the previews of the gesture while the
pointer moves, and hands on what it results in: in an editor an edit, in a game a drop. A gesture that is given up is
dropped without a word, so that it must not change anything by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from editor.view_model.board import BoardPiece, Marker
from editor.view_model.overlay import NOTHING_OVER, Overlay

R = TypeVar("R", covariant=True)
Button: TypeAlias = Literal["left", "middle", "right", "none"]
Modifier: TypeAlias = Literal["shift", "ctrl", "alt"]
Carried: TypeAlias = BoardPiece | Marker


@dataclass(frozen=True, slots=True)
class CanvasPointer:
    """Position and modifiers of the mouse or the keyboard cursor on the canvas."""

    place: str
    """Place id; empty outside the sheet."""
    piece: str = ""
    """The piece that is pointed at there."""
    at: tuple[float, float] = (0.0, 0.0)
    """Point on the sheet, in hex heights."""
    inside: tuple[float, float] = (0.0, 0.0)
    """Offset from the centre of the place, in hex heights."""
    button: Button = "none"
    modifiers: frozenset[Modifier] = frozenset()


@dataclass(frozen=True, slots=True)
class GesturePreview:
    """Preview of a gesture: an overlay above that of the page, and the carried piece."""

    overlay: Overlay = NOTHING_OVER
    carried: Carried | None = None


NO_PREVIEW = GesturePreview()


class Gesture(Generic[R]):
    """A gesture under way."""

    begins_at_press: ClassVar[bool] = False
    """Whether it begins before the mouse has moved; else a press that hardly moves is a click."""

    def moved(self, pointer: CanvasPointer) -> GesturePreview:
        """Preview at a position of the pointer."""
        raise NotImplementedError

    def released(self, pointer: CanvasPointer) -> R | None:
        """Result of ending at a pointer; None for no effect."""
        raise NotImplementedError

    def key(self, key: str, pointer: CanvasPointer) -> GesturePreview | None:
        """Preview after a key such as `R`; None for an unhandled key."""
        return None


class CanvasTool(Generic[R]):
    """Tool of the canvas: turns a press or a key into a gesture."""

    def press(self, pointer: CanvasPointer) -> Gesture[R] | None:
        """The gesture that a press of a button begins; None for none, so that it may become a click."""
        return None

    def key(self, key: str, pointer: CanvasPointer) -> Gesture[R] | None:
        """The gesture that a key begins at the cursor, which the arrows then move and Enter ends; None for none."""
        return None
