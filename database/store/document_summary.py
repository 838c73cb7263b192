"""The summary of a document that has not been opened: its id, game and names, and whether it came with a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DocumentSummary:
    """A document on a shelf."""

    id: str
    system: str
    """The game it belongs to; empty if any."""
    names: Mapping[str, str]
    """By language."""
    pack: Mapping[str, str] | None = None
    """The title, by language, of the pack that it came with; None for what was made here."""
