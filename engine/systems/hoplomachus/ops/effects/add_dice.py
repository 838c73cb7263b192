"""add-dice: more dice in the unit's attacks, as long as the tactic lies on it (HR-COMP-12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.fields import AbilityProblem
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.skills import Standing
from engine.systems.hoplomachus.dice.attack_dice import Colour


@record(frozen=True, slots=True, kw_only=True)
class AddDice(Lasting):
    """More attack dice while it lasts."""

    dice: tuple[Colour, ...]
    """The dice."""

    def errors(self) -> Iterator[AbilityProblem]:
        """There is at least one die."""
        if not self.dice:
            yield AbilityProblem("dice", "hoplomachus-no-dice")

    @property
    def standing(self) -> Standing:
        return Standing(when="always", dice=self.dice)


OP = AddDice
