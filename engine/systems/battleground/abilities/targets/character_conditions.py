"""The base of conditions about one character."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from engine.abilities.context import BEARER, AbilityContext
from engine.abilities.fields import OneName, authored_fields
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class CharacterCondition(Condition[Battle]):
    """A condition on a character that is still in the game."""

    written_as: ClassVar[str] = "so"
    so: bool = True
    """Whether it must hold, or must not."""
    who: OneName = BEARER
    """The character; of several, all. If left out, the one whose number or ability it is."""

    def settles(self) -> Mapping[str, str]:
        """The value that this condition fixes for this character."""
        asked = [f"{name} {getattr(self, name)}" for name in authored_fields(type(self)) if name != "so"]
        return {" ".join([self.called(), *asked]): str(self.so)}

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        name, expected, asks = self.who, self.so, self.asks

        def holds(context: AbilityContext[Battle]) -> bool:
            found = context.pieces(name)
            for figure in found:
                if asks(context, figure) != expected:
                    return False
            return bool(found)

        return holds

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        """Whether it holds for this character."""
        raise NotImplementedError
