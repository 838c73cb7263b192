"""points: the victory points of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Points(Amount[S]):
    """Victory points."""

    written_as: ClassVar[str] = "of"
    looks_at: ClassVar = "pieces"
    of: Literal["own", "other"]
    """Whose."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        own = self.of == "own"

        def count(scene: AbilityContext[S]) -> int:
            seat = scene.cast.seat if own else scene.table.rival(scene.state, scene.cast.seat)
            return scene.table.points(scene.state, seat)

        return count


OP = Points
