"""The resolution of skills and tactics, in a frame that binds the names of their parameters and choices."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import BOUND
from engine.abilities.runtime.effect_runner import CarryOut
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.game_state import Frame
from engine.kernel.state.step import Step, Within
from engine.systems.hoplomachus.state import Arena


def bound_names(values: Mapping[str, Value]) -> dict[str, Value]:
    """Values in a frame under the names that authors use."""
    return {BOUND + name: value for name, value in values.items()}


def with_ability_begun(state: Arena, ability: str, values: Mapping[str, Value]) -> Arena:
    """The state in which an ability begins, with its parameters bound to their names."""
    frame = Frame(len(state.agenda), None, ability, bound_names(values))
    return state.but(frames=(*state.frames, frame))


def resolution_step(cast: AbilityUse, whom: tuple[str, ...], values: Mapping[str, Value] = NOTHING) -> Step[Arena]:
    """The step that carries out an ability for these units.

    HR-TURN-8: it continues even if its unit is defeated meanwhile: triggered skills and rewards are still to come.
    """
    return Within((CarryOut(cast, (0,), whom),), ability=cast.ability, values=bound_names(values))
