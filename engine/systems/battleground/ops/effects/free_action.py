"""free-action: a character may move or attack without cost (BG-ACT-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, OneName
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import BY_ATTACKS, CardEffect
from engine.systems.battleground.cards import WeaponType
from engine.systems.battleground.combat.free_attacks import FreeAttack
from engine.systems.battleground.movement.move_action import FreeMove
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class FreeAction(CardEffect):
    """A free action."""

    ownerless = True
    causes = ("move", "interrupts", *BY_ATTACKS, "spends")
    reaches_others = True
    action: Literal["move", "attack"]
    """The action."""
    whom: OneName | None = None
    """The required target of an attack; any if left out."""
    weapon: WeaponType | None = None
    """The required type of weapon of an attack; any if left out."""

    def errors(self) -> Iterator[AbilityProblem]:
        """Only an attack has a target and a weapon."""
        for key, value in (("whom", self.whom), ("weapon", self.weapon)):
            if value and self.action == "move":
                yield AbilityProblem(key, "battleground-moves-at-nobody")

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        if self.action == "move":
            return Do(then=(FreeMove(now.figure),))
        whom = now.context.piece(self.whom) if self.whom else ""
        return Do() if whom is None else Do(then=(FreeAttack(now.figure, whom, self.weapon or ""),))


OP = FreeAction
