"""Passive numbers as parts of the numbers that they change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.abilities.ability_types import Modifier
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_so
from engine.kernel.data.message import message
from engine.kernel.rules.modified_number import NumberPart
from engine.systems.battleground.state import Battle


def parts(
    modifiers: Iterable[Modifier], value: str, scene: AbilityContext[Battle], name: str, rule: str
) -> Iterator[NumberPart]:
    """What those of the modifiers do that are about this number and count now."""
    return (
        part(each, scene, name, rule) for each in modifiers if each.modify == value and all_so(scene, each.condition)
    )


def part(modifier: Modifier, scene: AbilityContext[Battle], name: str, rule: str) -> NumberPart:
    """What a passive of this name does."""
    return NumberPart(rule, *modifier.counted(scene), message("battleground-ability-changes", ability=name))
