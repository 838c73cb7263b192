"""What lies over a board for a moment: highlighted places, a route, lines of sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Look = Literal["reach", "target", "choice", "chosen", "refused", "front", "rear", "side", "seen"]
"""How a place is shown; each look has a colour and a pattern of its own."""

Point: TypeAlias = "tuple[float, float]"
"""On the lattice of the geometry: half a radius across, half a height down, flat tops."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A place that is pointed out, with a short text such as a cost."""

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
    """Whether somebody sees somebody: the lines that decide it, what stands in their way, the rules."""

    sees: bool
    lines: tuple[OverlayLine, ...]
    blocked_by: tuple[str, ...] = ()
    """The places that block these lines; none where a line is clear, or where a rule forbids sight altogether."""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """All that lies over a picture now."""

    spots: Mapping[str, Highlight] = field(default_factory=dict)
    """By place."""
    figures: Mapping[str, Look] = field(default_factory=dict)
    """Rings around figures, by their ids."""
    path: tuple[str, ...] = ()
    """A way, from place to place."""
    lines: tuple[OverlayLine, ...] = ()


NOTHING_OVER = Overlay()
