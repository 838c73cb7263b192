"""Journals of version 1.0 had no `entered` for results that players entered; nothing else differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def upgrade(data: Mapping[str, Any]) -> dict[str, Any]:
    """Journals from version 1.0 to 1.1."""
    return dict(data)
