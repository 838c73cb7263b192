"""The overlay of a board: highlighted places and pieces, a route, lines of sight, previews of an edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

from editor.view_model.board import BoardPiece, Point

PlayLook = Literal["reach", "target", "choice", "chosen", "refused", "front", "rear", "side", "seen"]
"""Meanings of highlights in a game."""
EditLook = Literal["selected", "partner"]
"""Meanings of highlights in an editor: selected, or changed by symmetry."""
HighlightLook: TypeAlias = PlayLook | EditLook
"""The meaning of a highlight; each has a colour and a pattern of its own."""

HEAT_STEPS = 5
"""The number of steps of heat, from 1; 0 means never."""
HEAT_NOTE = "heat"
"""The key of the note that explains it."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """The highlight of a place, with a short text such as a cost."""

    look: HighlightLook
    text: str = ""


@dataclass(frozen=True, slots=True)
class OverlayLine:
    """A line between two points of the lattice of the geometry: clear, or blocked.

    A step of the lattice is half a radius across, half a height down, with flat tops.
    """

    start: Point
    end: Point
    clear: bool


@dataclass(frozen=True, slots=True)
class LineOfSight:
    """Whether a piece sees another: the deciding lines, the obstacles on them, the rules."""

    sees: bool
    lines: tuple[OverlayLine, ...]
    blocked_by: tuple[str, ...] = ()
    """The places that block these lines; empty if a line is clear, or a rule forbids sight altogether."""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """Overlay of a board."""

    spots: Mapping[str, Highlight] = field(default_factory=dict)
    """Highlights by place."""
    pieces: Mapping[str, HighlightLook] = field(default_factory=dict)
    """Rings around pieces, by piece id."""
    path: tuple[str, ...] = ()
    """A route, from place to place."""
    lines: tuple[OverlayLine, ...] = ()
    would_become: Mapping[str, str] = field(default_factory=dict)
    """The kind of ground that places would have after an edit."""
    ghosts: tuple[BoardPiece, ...] = ()
    """Pieces at the places where an edit or a move would put them."""
    heat: Mapping[str, int] = field(default_factory=dict)
    """The step of heat of places; it is shown only without highlights that tint an area too."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """The words of the legend by look, and for `heat`; a look without an entry is called by its name."""
    named: frozenset[str] = frozenset()
    """The pieces whose names are written below them."""
    regions: frozenset[str] = frozenset()
    """The zones that a sentence names."""

    def with_above(self, other: Overlay) -> Overlay:
        """This overlay with another one on top: for the same place or piece, the highlight of the other is shown."""
        if other == NOTHING_OVER:
            return self
        both: dict[str, Any] = {}
        for each in fields(Overlay):
            under, above = getattr(self, each.name), getattr(other, each.name)
            if isinstance(above, Mapping):
                both[each.name] = {**under, **above}
            else:
                both[each.name] = above | under if isinstance(above, frozenset) else above or under
        return Overlay(**both)


NOTHING_OVER = Overlay()
