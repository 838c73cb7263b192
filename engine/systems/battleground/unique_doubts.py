"""BG-FX-4: a token of its own kind is given to several, of whom only the last one keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from engine.abilities import kinds
from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.context import TARGET
from engine.abilities.structure.traversal import Path, members
from engine.systems.battleground.abilities import Effect, MarkMeaning, TokenMeaning


def unique_doubts(ability: Any) -> Iterator[AbilityWarning]:
    """The effects in an ability that give such a token to several."""
    return _given_in(ability, getattr(ability, "to", "").startswith("all-"), ())


def _given_in(part: Any, several: bool, at: Path) -> Iterator[AbilityWarning]:
    """The same in a part of it, whose target may be several one after another."""
    if isinstance(part, kinds.Effect):
        if part.on != TARGET:
            several = isinstance(part.on, kinds.Selector) and part.on.several
        meaning = part.meaning if isinstance(part, Effect) else None
        if several and isinstance(meaning, TokenMeaning):
            yield AbilityWarning((*at, "name"), "battleground-unique-to-several", {"name": meaning.name})
        several = part.moves_target or (several and not isinstance(meaning, TokenMeaning | MarkMeaning))
    for member in members(part, at):
        if is_dataclass(member.value):
            yield from _given_in(member.value, several, member.at)
