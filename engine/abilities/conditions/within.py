"""within: a piece is near another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.compiling import of_each, place_finder
from engine.abilities.fields import Inches
from engine.abilities.kinds import Condition, Whence, Who
from engine.abilities.scene import Scene
from engine.abilities.table import Table
from engine.geometry.distance import exact
from engine.kernel.step import S


@dataclass(frozen=True, slots=True, kw_only=True)
class IsWithin(Condition[S]):
    """The piece is within a distance."""

    looks_at: ClassVar = "distances"
    who: Who
    """The piece; of several, each must be near."""
    of: Whence
    """Whom it must be near; of several, any."""
    distance: Inches
    """How far away it may be, in the measure of the game: inches or hexes."""

    def compiled(self) -> Callable[[Scene[S]], bool]:
        find, distance = place_finder(self.of), exact(self.distance)

        def near(scene: Scene[S], table: Table[S], piece: str) -> bool:
            for other in find(scene):  # noqa: SIM110 - asked for every number that is read
                if table.within(scene.state, other, piece, distance):
                    return True
            return False

        return of_each(self.who, near)


OP = IsWithin
