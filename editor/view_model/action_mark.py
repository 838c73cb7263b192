"""A mark of an action on the board: who acted, on what, and the number or word that rises from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ActionKind = Literal["attack", "miss", "heal", "move", "effect"]
"""The effect of an action on its target, which gives the line its colour; that of a miss is dashed."""


@dataclass(frozen=True, slots=True)
class ActionMark:
    """A mark. `actor` and `target` are ids of pieces or places; empty for no line."""

    actor: str
    target: str
    text: str
    kind: ActionKind
    place: str = ""
    """The place of the target when it happened, for a target that has left the board."""
