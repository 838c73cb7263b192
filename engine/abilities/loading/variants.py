"""The ability types that are allowed in one place of a game (card, item, bonus), distinguished by their key `when`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.abilities.fields import NameType
from engine.abilities.loading.limits import refuse_oversized
from engine.abilities.loading.op_slots import OpSlot
from engine.abilities.structure.name_resolution import name_details
from engine.content.model import Model, several
from engine.kernel.data.record import record

WHEN = "when"


@record(frozen=True, slots=True)
class AbilityVariants:
    """The definitions that may stand in one place.

    `by_when` are those that one word of `when` means; `otherwise` is the one for everything else: for what waits for a
    trigger, or the only one there is.
    """

    by_when: Mapping[str, Any] = field(default_factory=dict)
    otherwise: Any = None
    unbound: tuple[str, ...] = ()
    """Names that stand for nobody there, though they are bound everywhere else."""

    @property
    def definitions(self) -> tuple[Any, ...]:
        """All of them, each once."""
        return tuple(dict.fromkeys((*self.by_when.values(), *((self.otherwise,) if self.otherwise else ()))))

    def words_for(self, definition: Any) -> tuple[str, ...]:
        """The words of `when` that mean this one."""
        return tuple(word for word, each in self.by_when.items() if each is definition)


@record(frozen=True, eq=False)
class VariantSlot(OpSlot):
    """The place of a whole ability: hostile sizes are refused before it is read, wrong names after."""

    always: Mapping[str, NameType] = field(default_factory=dict)
    """The names that are bound in every ability there."""

    def read(self, value: Any) -> Any:
        if isinstance(value, Model):
            return value
        refuse_oversized(value)
        read = OpSlot.read(self, value)
        found = name_details(read.read(), self.always)
        if found:
            raise several(found)
        return read
