"""BG-MAP-2: at which of the two heights a figure stands."""

from __future__ import annotations

from engine.systems.battleground.state import Battle


def is_raised(state: Battle, figure: str) -> bool:
    """Whether a figure stands on a platform; one that is not placed yet does not."""
    return any(state.setting.terrain.grid.is_raised(place) for place in state.filled(figure))
