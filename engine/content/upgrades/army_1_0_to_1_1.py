"""Armies of version 1.0 had no silenced warnings; nothing else differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def upgrade(data: Mapping[str, Any]) -> dict[str, Any]:
    """Armies from version 1.0 to 1.1."""
    return dict(data)
