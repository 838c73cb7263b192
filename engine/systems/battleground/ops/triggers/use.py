"""use: a character uses an active ability (BG-ACT-4)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import AbilityUsed
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger


@record(frozen=True, slots=True, kw_only=True)
class UsesAbility(CharacterTrigger):
    """A character uses an active ability."""

    events: ClassVar = (AbilityUsed,)


OP = UsesAbility
