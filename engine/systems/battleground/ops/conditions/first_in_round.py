"""first-in-round: whether a character is the first that its player activates in the round."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.activation_frame import in_activation
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsFirst(CharacterCondition):
    """The current activation is the character's own, and its player's first in this round."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return _is_first(context.state, figure)


def _is_first(state: Battle, figure: str) -> bool:
    return in_activation(state) == figure and state.sides[state.figures[figure].seat].activations <= 1


OP = IsFirst
