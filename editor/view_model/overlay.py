"""The overlay of a board: highlighted places and pieces, a route, lines of sight, previews of an edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

from editor.view_model.board import BoardPiece

PlayLook = Literal["reach", "target", "choice", "chosen", "refused", "front", "rear", "side", "seen"]
"""Meanings of highlights in a game."""
EditLook = Literal["selected", "partner"]
"""Meanings of highlights in an editor: selected, or changed by symmetry."""
Look: TypeAlias = PlayLook | EditLook
"""How a place is highlighted; each look has a colour and a pattern of its own."""

Point: TypeAlias = "tuple[float, float]"
"""On the lattice of the geometry: half a radius across, half a height down, flat tops."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """The highlight of a place, with a short text such as a cost."""

    look: Look
    text: str = ""


@dataclass(frozen=True, slots=True)
class OverlayLine:
    """A line between two points: clear, or blocked."""

    start: Point
    end: Point
    clear: bool


@dataclass(frozen=True, slots=True)
class LineOfSight:
    """Whether a piece sees another: the lines that decide it, what blocks them, the rules."""

    sees: bool
    lines: tuple[OverlayLine, ...]
    blocked_by: tuple[str, ...] = ()
    """The places that block these lines; none where a line is clear, or where a rule forbids sight altogether."""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """Overlay of a board."""

    spots: Mapping[str, Highlight] = field(default_factory=dict)
    """By place."""
    pieces: Mapping[str, Look] = field(default_factory=dict)
    """Rings around pieces, by their ids."""
    path: tuple[str, ...] = ()
    """A route, from place to place."""
    lines: tuple[OverlayLine, ...] = ()
    would_become: Mapping[str, str] = field(default_factory=dict)
    """The kind of ground that places would have after an edit."""
    ghosts: tuple[BoardPiece, ...] = ()
    """Pieces where an edit would put them."""

    def below(self, other: Overlay) -> Overlay:
        """Both, the other one above this one: of one place or piece, its highlight is shown."""
        if other == NOTHING_OVER:
            return self
        both: dict[str, Any] = {}
        for each in fields(Overlay):
            under, above = getattr(self, each.name), getattr(other, each.name)
            both[each.name] = above or under if isinstance(above, tuple) else {**under, **above}
        return Overlay(**both)


NOTHING_OVER = Overlay()
