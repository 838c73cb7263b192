"""Content of the header of a table: round and phases, the score of each seat, and who is acting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from editor.view_model.board import Gauge


@dataclass(frozen=True, slots=True)
class ActingPiece:
    """The figure that acts, with what it may still spend."""

    piece: str
    name: str
    gauges: tuple[Gauge, ...] = ()


@dataclass(frozen=True, slots=True)
class TableHeader:
    """The state of play at a glance."""

    round: str
    """Such as "Round 2 of 4", or the phase before the first round."""
    phases: tuple[str, ...] = ()
    """The phases of a round in order; empty before the first."""
    phase: int | None = None
    """The index of the present phase."""
    note: str = ""
    """A note of what else matters now, such as who goes first."""
    scores: Mapping[str, int] = field(default_factory=dict)
    """The score of each seat, in their order."""
    score_name: str = ""
    score_parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The parts of the score of each seat, a line for each."""
    acting: ActingPiece | None = None
