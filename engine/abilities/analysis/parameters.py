"""Replaces the parameters of an ability by their numbers on a particular card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from engine.abilities.amounts.named import Named

A = TypeVar("A")


def substitute_parameters(ability: A, numbers: Mapping[str, int]) -> A:
    """A copy of the ability in which each parameter that is an amount is replaced by its number."""
    return ability if not numbers else _filled(ability, numbers)


def _filled(part: Any, numbers: Mapping[str, int]) -> Any:
    if isinstance(part, Named):
        return numbers.get(part.name, part)
    if isinstance(part, tuple):
        made = tuple(_filled(each, numbers) for each in part)
        return made if any(new is not old for new, old in zip(made, part, strict=True)) else part
    if not is_dataclass(part) or isinstance(part, type):
        return part
    inside = {each.name: getattr(part, each.name) for each in fields(part) if each.init}
    new = {name: _filled(value, numbers) for name, value in inside.items()}
    changed = {name: value for name, value in new.items() if value is not inside[name]}
    return replace(part, **changed) if changed else part
