"""attack-begins: an attack is declared, before its tests (BG-ATT-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.combat.events import AttackBegan


@record(frozen=True, slots=True, kw_only=True)
class AttackBegins(AttackTrigger):
    """An attack begins, before any die is thrown."""

    events: ClassVar = (AttackBegan,)


OP = AttackBegins
