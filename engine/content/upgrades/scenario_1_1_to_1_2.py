"""Scenarios of version 1.1 had no silenced warnings; nothing else differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def upgrade(data: Mapping[str, Any]) -> dict[str, Any]:
    """Scenarios from version 1.1 to 1.2."""
    return dict(data)
