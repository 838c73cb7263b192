"""first-in-round: whether a character is the first that its player activates in the round."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.scene import Scene
from engine.systems.battleground.about_one import AboutOne
from engine.systems.battleground.acting import active, is_acting
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class IsFirst(AboutOne):
    """Its player has activated nobody before it in this round."""

    def asks(self, scene: Scene[Battle], figure: str) -> bool:
        return _is_first(scene.state, figure)


def _is_first(state: Battle, figure: str) -> bool:
    acts = is_acting(state) and active(state) == figure
    return acts and state.sides[state.figures[figure].seat].activations <= 1


OP = IsFirst
