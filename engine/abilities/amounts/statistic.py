"""statistic: a statistic of a piece; where a modifier is computed, the printed value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Listed
from engine.abilities.game_interface import GameInterface
from engine.abilities.kinds import Amount, Who
from engine.abilities.runtime.ability_compiler import sum_over_pieces
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Statistic(Amount[S]):
    """A statistic, or its sum over several pieces."""

    looks_at: ClassVar = "pieces"
    of: Who
    """The pieces with the statistic."""
    name: Annotated[str, Listed("statistics")]
    """The statistic."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        name = self.name

        def reads(context: AbilityContext[S], table: GameInterface[S], piece: str) -> int:
            if context.printed:
                return table.printed(context.state, piece, name)
            return table.number(context.state, piece, name, context.about)

        return sum_over_pieces(self.of, reads)


OP = Statistic
