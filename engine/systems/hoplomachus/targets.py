"""HR-TURN-6: Specials that are aimed at one other unit."""

from __future__ import annotations

from engine.systems.hoplomachus.skills import Aims
from engine.systems.hoplomachus.state import Arena


def everybody_else(state: Arena, unit: str) -> Aims:
    """Each other unit as a target."""
    return ({"target": name} for name in state.names if name != unit)
