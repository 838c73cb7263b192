"""within: a piece is near another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Inches
from engine.abilities.game_interface import GameInterface
from engine.abilities.kinds import Condition, MeasuredFrom, Who
from engine.abilities.runtime.ability_compiler import of_each, place_finder, sight_needed
from engine.geometry.hex.distance import exact
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class IsWithin(Condition[S]):
    """The piece is within a distance."""

    looks_at: ClassVar = "distances"
    who: Who
    """The piece; of several, all must be near."""
    of: MeasuredFrom
    """The pieces that it must be near; of several, any will do."""
    distance: Inches
    """The greatest distance, in the unit of the game: inches or hexes."""
    seen: bool | None = None
    """Whether it must be in sight from there; if left out, the default of the game."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        find, distance, sight = place_finder(self.of), exact(self.distance), sight_needed(self.seen)
        by_default = self.seen is None

        def near(context: AbilityContext[S], table: GameInterface[S], piece: str) -> bool:
            for other in find(context):
                if not table.within(context.state, other, piece, distance):
                    continue
                if sight is None or sight(context, other, piece):
                    alone = not by_default or other == context.owner
                    if alone or _is_affected_too(context, table, other, piece):
                        return True
            return False

        return of_each(self.who, near)


def _is_affected_too(context: AbilityContext[S], table: GameInterface[S], other: str, piece: str) -> bool:
    """Whether the piece that resolves the ability, if there is one, may also affect the other one, if that is a
    piece."""
    state = context.state
    if not table.is_there(state, context.owner) or not table.is_there(state, other):
        return True
    return table.affected_in_range(state, context.owner, piece, other)


OP = IsWithin
