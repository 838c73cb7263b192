"""The ability types that are allowed at one slot of a game (card, item, bonus), distinguished by their key `when`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.abilities.fields import NameType
from engine.abilities.loading.limits import refuse_oversized
from engine.abilities.loading.op_slots import OpSlot
from engine.abilities.structure.name_resolution import name_details
from engine.content.model import Model, validation_error
from engine.kernel.data.record import record

WHEN = "when"


@record(frozen=True, slots=True)
class AbilityVariants:
    """The definitions that are allowed at one slot.

    `by_when` are those with a fixed word for `when`; `otherwise` is the one for all others: for triggers, or the only
    one.
    """

    by_when: Mapping[str, Any] = field(default_factory=dict)
    otherwise: Any = None
    unbound: tuple[str, ...] = ()
    """Names that have no value at this slot, though they are bound everywhere else."""

    @property
    def definitions(self) -> tuple[Any, ...]:
        """All of them, each once."""
        return tuple(dict.fromkeys((*self.by_when.values(), *((self.otherwise,) if self.otherwise else ()))))

    def words_for(self, definition: Any) -> tuple[str, ...]:
        """The words of `when` that select this definition."""
        return tuple(word for word, each in self.by_when.items() if each is definition)


@record(frozen=True, eq=False)
class VariantSlot(OpSlot):
    """The slot of a whole ability: its size is checked before it is read, its names afterwards."""

    always: Mapping[str, NameType] = field(default_factory=dict)
    """The names that are bound in every ability at this slot."""

    def read(self, value: Any) -> Any:
        if isinstance(value, Model):
            return value
        refuse_oversized(value)
        read = OpSlot.read(self, value)
        found = name_details(read.read(), self.always)
        if found:
            raise validation_error(found)
        return read
