"""facing: the characters in the front or rear arc of a character (BG-MOD-1, BG-INT-4)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Literal

from engine.abilities.context import OWNER, AbilityContext
from engine.abilities.fields import Inches, OneName
from engine.abilities.kinds import Selector
from engine.abilities.runtime.ability_compiler import sight_needed
from engine.geometry.hex.facing import sees_in_front_arc
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class InArc(Selector[Battle]):
    """All others that have any part of their base in its front arc, or are entirely in its rear arc."""

    arc: Literal["front", "rear"]
    """The front or the rear arc."""
    of: OneName = OWNER
    """The figure whose arc it is."""
    within: Inches = Fraction(12)
    """The greatest distance."""
    seen: bool | None = None
    """Whether they must be in its sight; if left out, in the sight of the piece that resolves the ability."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], tuple[str, ...]]:
        name, front, within, sight = self.of, self.arc == "front", self.within, sight_needed(self.seen)

        def pick(context: AbilityContext[Battle]) -> tuple[str, ...]:
            state, figure = context.state, context.piece(name)
            if figure is None:
                return ()
            context.look(len(state.figures))
            grid, base, facing = state.scenario.terrain.grid, state.filled(figure), state.figures[figure].facing
            others = (
                each for each in state.names if each != figure and context.table.within(state, figure, each, within)
            )
            there = (each for each in others if sees_in_front_arc(grid, base, facing, state.filled(each)) == front)
            return tuple(each for each in there if sight is None or sight(context, figure, each))

        return pick


OP = InArc
