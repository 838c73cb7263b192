"""Tokens that lie on a map from the start: objectives, quests."""

from __future__ import annotations

from engine.content.fields import PlaceName, Slug
from engine.content.model import Model


class Token(Model):
    """A token."""

    id: Slug
    """Its name on this map."""
    at: PlaceName
    """Where it lies."""
    type: Slug | None = None
    """What sort it is, a word of the game system."""
