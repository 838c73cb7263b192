"""Pydantic fields for skills and tactics: the ability types that are allowed at each slot of a document."""

from __future__ import annotations

from typing import Any

from engine.abilities.loading.ability_variants import AbilityVariants
from engine.abilities.loading.limits import refuse_oversized
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.loading.op_slots import OpSlot
from engine.abilities.structure.field_types import Operation
from engine.content.model import Model
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.skills import Instead, Reacting, Standing, Used
from engine.systems.hoplomachus.abilities.types.vocabulary import VOCABULARY

INNATE = {"always": Standing, "instead": Instead}
WRITING = ModelFactory(
    VOCABULARY,
    {
        "ability": AbilityVariants({"ability": Used, "special": Used, **INNATE}, Reacting),
        "tactic-ability": AbilityVariants(INNATE, Reacting),
    },
)


@record(frozen=True, eq=False)
class UncheckedNames(OpSlot):
    """A slot whose names are checked with the whole document, where other names are known."""

    def read(self, value: Any) -> Any:
        if not isinstance(value, Model):
            refuse_oversized(value)
        return OpSlot.read(self, value)


def _place(family: str) -> UncheckedNames:
    slot = WRITING.slot(family)
    return UncheckedNames(slot.refers, slot.model)


SKILL = _place("ability")
"""HR-COMP-4: the ability of a skill, with the names of its parameters."""
LYING = WRITING.slot("tactic-ability")
"""HR-TACTIC-2: an ability of a unit as long as a tactic lies on it."""
_EFFECT = WRITING.place(Operation("effect"))
EFFECT = UncheckedNames(_EFFECT.refers, _EFFECT.model)
"""HR-TACTIC-2: an effect of a tactic."""
