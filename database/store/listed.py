"""What is told of a document that is not opened: its id, its game, its names, and whether it came with a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Listed:
    """A document on a shelf."""

    id: str
    system: str
    """The game it belongs to; empty if any."""
    names: Mapping[str, str]
    """By language."""
    pack: Mapping[str, str] | None = None
    """The title, by language, of the pack that it came with; None for what was made here."""
