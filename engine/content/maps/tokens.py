"""Tokens that are on a map from the start: objectives, quests."""

from __future__ import annotations

from engine.content.fields import PlaceName, Slug
from engine.content.model import Model


class MapToken(Model):
    """A token."""

    id: Slug
    """Its name on this map."""
    at: PlaceName
    """The place."""
    type: Slug | None = None
    """The type, a word of the game system."""
