"""Checks the abilities in play in a state from outside: scripts and questions must be those of the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.abilities.ability_types import Acting
from engine.abilities.ability_use import AbilityUse
from engine.abilities.effects.choose import Choose
from engine.abilities.effects.one_of import OneOf
from engine.abilities.kinds import Effect
from engine.abilities.runtime.effect_runner import CarryOut, ForOne
from engine.abilities.runtime.questions import ChooseOption, ChoosePieces
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.state.game_state import State


def script_problems(state: State, definitions: Mapping[str, Acting]) -> Iterator[tuple[str, Message]]:
    """The problems of a running script: its remaining effects and its questions must belong to these definitions."""
    for at, step in enumerate(state.agenda):
        for path, each in parts_of(step, f"$.agenda[{at}]"):
            if isinstance(each, AbilityUse) and each.ability not in definitions:
                yield f"{path}.ability", message("content-unknown-id", id=each.ability)
            elif not _Scripts(definitions).has(each):
                yield f"{path}.place", message("state-does-not-go-together", name=type(each).__name__)


def parts_of(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A value and all values in it, innermost first."""
    if is_dataclass(value):
        for each in fields(value):
            yield from parts_of(getattr(value, each.name), f"{path}.{each.name}")
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from parts_of(item, f"{path}[{at}]")
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from parts_of(item, f"{path}.{key}")
    yield path, value


@record(frozen=True, slots=True)
class _Scripts:
    """The lists of effects of these definitions."""

    definitions: Mapping[str, Acting]

    def has(self, step: Any) -> bool:
        """Whether the definitions contain what a step refers to; True for other values."""
        match step:
            case CarryOut():
                effects = self._script(step.cast, step.place)
                return effects is not None and 0 <= step.effect <= len(effects)
            case ForOne():
                return self._script(step.cast, step.place) is not None
            case ChoosePieces():
                return isinstance(self._effect(step.cast, step.place), Choose)
            case ChooseOption():
                return isinstance(self._effect(step.cast, step.place), OneOf)
            case _:
                return True

    def _script(self, cast: AbilityUse, place: tuple[int, ...]) -> tuple[Effect[Any], ...] | None:
        """The list of effects at a path, if there is one."""
        definition = self.definitions.get(cast.ability)
        if definition is None or not place:
            return None
        *before, branch = place
        lists = definition.lines
        if before:
            effect = self._effect(cast, tuple(before))
            lists = () if effect is None else effect.branches
        return lists[branch] if branch in range(len(lists)) else None

    def _effect(self, cast: AbilityUse, place: tuple[int, ...]) -> Effect[Any] | None:
        """The effect at a path, if there is one."""
        definition = self.definitions.get(cast.ability)
        return definition.effect(place) if definition is not None and place in definition.places else None
