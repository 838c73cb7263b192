"""Lint of single abilities: warnings about abilities that are valid but hardly intended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, is_dataclass
from typing import Any

from engine.abilities.fields import NameType
from engine.abilities.kinds import Conditions, Selector
from engine.abilities.structure.field_types import Operation, field_descriptions
from engine.abilities.structure.name_resolution import unused_names
from engine.abilities.structure.traversal import all_parts, members
from engine.content.document_path import DocumentPath
from engine.content.problems import ProblemValue
from engine.kernel.data.record import record

MOST_INSIDE = 2
"""The number of nested loops over pieces that is still cheap enough: with 20 pieces, 400 iterations."""


@record(frozen=True, slots=True)
class AbilityWarning:
    """A warning about an ability: path, message with values, the likely and the allowed words."""

    at: DocumentPath
    code: str
    values: Mapping[str, ProblemValue] = field(default_factory=dict)
    meant: str | None = None
    allowed: tuple[str, ...] = ()


def ability_warnings(ability: Any, always: Mapping[str, NameType]) -> Iterator[AbilityWarning]:
    """Warnings about an ability by itself."""
    for name, at in unused_names(ability, always):
        yield AbilityWarning(at, "ability-unused-name", {"name": name})
    for part, at in all_parts(ability):
        yield from _own_warnings(part, at)
        yield from _empty_range(part, at)
        yield from _contradictions(part, at)
    yield from _deep_looks(ability, ())


def _own_warnings(part: Any, at: DocumentPath) -> Iterator[AbilityWarning]:
    for problem in part.warnings() if hasattr(part, "warnings") else ():
        yield AbilityWarning((*at, *problem.place), problem.code, problem.values)


def _empty_range(part: Any, at: DocumentPath) -> Iterator[AbilityWarning]:
    """Warnings about ranges whose upper bound is below the lower one."""
    least, most = getattr(part, "least", None), getattr(part, "most", None)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        yield AbilityWarning((*at, "most"), "ability-nothing-between", {"least": least, "most": most})


def _deep_looks(part: Any, at: DocumentPath) -> Iterator[AbilityWarning]:
    """Warnings about loops over pieces nested so deeply that they take too long with many pieces."""
    if (deep := _looks_inside(part)) > MOST_INSIDE and isinstance(part, Selector):
        yield AbilityWarning(at, "ability-looks-deep", {"found": deep, "most": MOST_INSIDE})
        return
    for member in members(part, at):
        if is_dataclass(member.value):
            yield from _deep_looks(member.value, member.at)


def _looks_inside(part: Any) -> int:
    """The depth to which computations over several pieces are nested in a part."""
    inside = (
        _looks_inside(member.value) + (member.field.name in getattr(part, "asked_of_each", ()))
        for member in members(part)
        if is_dataclass(member.value)
    )
    return max(inside, default=0)


def _contradictions(part: Any, at: DocumentPath) -> Iterator[AbilityWarning]:
    for each in field_descriptions(type(part)):
        if each.holds == Operation("condition") and never_hold(getattr(part, each.name)):
            yield AbilityWarning((*at, each.key), "ability-never-so")


def never_hold(conditions: Conditions) -> bool:
    """Whether the conditions obviously contradict one another: one excludes another, or two fix the same value
    differently."""
    every = tuple(each for condition in conditions for each in condition.each)
    settled: dict[str, str] = {}
    for each in every:
        for what, how in each.settles().items():
            if settled.setdefault(what, how) != how:
                return True
    return any(each.denied and all(other in every for other in each.denied) for each in every)
