"""BG-ABIL-4: what a side mission is: its victory points, and the one thing that must come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.abilities.fields import Points
from engine.abilities.kinds import Trigger


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission:
    """A side mission."""

    vp: Points
    """The victory points that it is worth."""
    when: Trigger[Any]
    """What must come true."""
