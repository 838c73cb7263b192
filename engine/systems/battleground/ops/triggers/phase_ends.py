"""phase-ends: all is done in a phase of a round (BG-ROUND-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.kinds import Trigger
from engine.abilities.scene import Scene
from engine.systems.battleground.moment_events import PhaseEnded
from engine.systems.battleground.state import Battle, Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseEnds(Trigger[Battle]):
    """A phase ends."""

    events: ClassVar = (PhaseEnded,)
    phase: Phase | None = None
    """Which one; none for any."""

    def matched(self, scene: Scene[Battle], event: PhaseEnded) -> Scene[Battle] | None:
        return scene if self.phase in (None, event.phase) else None


OP = PhaseEnds
