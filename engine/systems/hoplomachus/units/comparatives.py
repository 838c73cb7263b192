"""HR-TURN-11: superlatives and comparatives: strongest and weakest, deadliest, fastest; isolated and outnumbered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Literal, TypeAlias

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Selector, Who
from engine.abilities.runtime.ability_compiler import finder
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.types.skills import Standing
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import attack_dice

Superlative: TypeAlias = Literal["strongest", "weakest", "deadliest", "least-deadly", "fastest", "slowest"]


def _hp(state: Arena, unit: str) -> int:
    return state.units[unit].hp


def _dice(state: Arena, unit: str) -> int:
    return len(attack_dice(state, unit))


def _printed_dice(state: Arena, unit: str) -> int:
    return len(state.chip(unit).attack)


def _printed_movement(state: Arena, unit: str) -> int:
    return state.chip(unit).movement


MEASURES: Mapping[str, tuple[Callable[[Arena, str], int], int]] = {
    "strongest": (_hp, 1),
    "weakest": (_hp, -1),
    "deadliest": (_dice, 1),
    "least-deadly": (_dice, -1),
    "fastest": (_printed_movement, 1),
    "slowest": (_printed_movement, -1),
}
"""HR-TURN-11: by HP, by the number of attack dice with modifiers, by printed movement; and the direction of
comparison."""


def superlative_units(
    state: Arena, superlative: str, units: Iterable[str], *, printed: bool = False
) -> tuple[str, ...]:
    """The units that a superlative selects; all of them if there is a tie.

    `printed` counts the dice of the chips, where the number of dice itself is computed.
    """
    measure, way = MEASURES[superlative]
    if printed and measure is _dice:
        measure = _printed_dice
    values = {unit: way * measure(state, unit) for unit in units}
    best = max(values.values(), default=0)
    return tuple(unit for unit, value in values.items() if value == best)


def is_isolated(state: Arena, unit: str) -> bool:
    """HR-TURN-11: whether a unit has no allies in combat."""
    return not any(state.allied(unit, other) for other in state.names if other != unit)


def is_outnumbered(state: Arena, unit: str) -> bool:
    """HR-TURN-11: whether there are more opponents in combat than units of its team, itself included."""
    team = sum(state.allied(unit, other) for other in state.names)
    return len(state.names) - team > team


@record(frozen=True, slots=True, kw_only=True)
class Comparative(Selector[Arena]):
    """Selects the units for which a superlative holds; each superlative is a file of `ops/selectors`."""

    written_as: ClassVar[str] = "of"
    superlative: ClassVar[Superlative]
    of: Who
    """The units to select from."""

    def compiled(self) -> Callable[[AbilityContext[Arena]], tuple[str, ...]]:
        find, superlative = finder(self.of), self.superlative

        def pick(context: AbilityContext[Arena]) -> tuple[str, ...]:
            return superlative_units(context.state, superlative, find(context), printed=_asks_about_itself(context))

        return pick


def _asks_about_itself(context: AbilityContext[Arena]) -> bool:
    """Whether the dice that are compared may depend on the ability that compares them."""
    return context.printed and isinstance(context.about, Standing) and context.about.changes_dice
