"""attack-begins: an attack is declared, before its tests (BG-ATT-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.attacks_events import AttackBegan
from engine.systems.battleground.happenings import InAttack


@record(frozen=True, slots=True, kw_only=True)
class AttackBegins(InAttack):
    """Somebody attacks somebody; no die is thrown yet."""

    events: ClassVar = (AttackBegan,)


OP = AttackBegins
