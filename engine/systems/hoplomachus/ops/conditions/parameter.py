"""parameter: the value of a skill's parameter on the chip is a certain word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Key, Reads, SlugText
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class ParameterIs(Condition[Arena]):
    """The parameter has this value."""

    looks_at: ClassVar = "test"
    name: Annotated[str, Reads(("word",)), Key("of")]
    """The parameter."""
    wanted: Annotated[SlugText, Key("is")]
    """The word that it must be."""

    def compiled(self) -> Callable[[AbilityContext[Arena]], bool]:
        name, value = self.name, self.wanted
        return lambda context: context.named(name) == value


OP = ParameterIs
