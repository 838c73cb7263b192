"""knock-out: somebody is knocked out by somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.fields import NameType
from engine.abilities.scene import Scene
from engine.systems.battleground.state import Battle
from engine.systems.battleground.struck import Struck
from engine.systems.battleground.wounds import KnockedOut


@dataclass(frozen=True, slots=True, kw_only=True)
class KnocksOut(Struck):
    """Somebody is knocked out."""

    events: ClassVar = (KnockedOut,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"))

    def matched(self, scene: Scene[Battle], event: KnockedOut) -> Scene[Battle] | None:
        if not self.strikes(scene, event.figure, event.by, event.weapon):
            return None
        return scene.naming("subject", event.figure).naming("by", event.by or "")


OP = KnocksOut
