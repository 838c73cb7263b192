"""The table in a state, in the words of an observer: a figure, who acts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from engine.kernel.state.step import Step
from engine.systems.battleground.activation.activation_steps import EndActivation
from engine.systems.battleground.interruptions.execution import EndInterruption
from engine.systems.battleground.state import Battle

Answer = dict[str, Any]


@dataclass
class Acting:
    """An activation or interruption as it was reported; the innermost one is the last."""

    figure: str
    interrupted: str = ""
    interruption: str = ""
    ap: int = 0
    uses: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    boosts: list[list[Any]] = field(default_factory=list)


def seen(view: Battle, name: str) -> Answer:
    """A figure as the state has it."""
    figure, grid = view.figures[name], view.scenario.terrain.grid
    placed = figure.at is not None
    return {
        "seat": figure.seat,
        "at": grid.name(figure.at) if figure.at is not None else None,
        "facing": grid.direction_name(figure.facing) if placed else None,
        "wounds": figure.wounds,
        "mana": figure.mana,
        "focus": figure.focused,
        "guard": figure.guarding,
        "activated": figure.activated,
        "cards": list(figure.cards),
        "buff": (figure.buff.name, figure.buff.seat) if figure.buff else None,
        "debuff": (figure.debuff.name, figure.debuff.seat) if figure.debuff else None,
        "used": list(figure.used),
    }


def acting_in(view: Battle) -> list[Acting]:
    """The acting figure by the frames of a state, but for those that have ended."""
    bases = [*(frame.base for frame in view.frames), len(view.agenda)]
    steps = (view.agenda[base:above] for base, above in pairwise(bases))
    frames = (frame.values for frame, left in zip(view.frames, steps, strict=True) if any(map(is_end, left)))
    return [_acting(values) for values in frames if "active" in values]


def is_end(step: Step[Any]) -> bool:
    """Whether a step ends an activation or interruption."""
    return isinstance(step, EndActivation | EndInterruption)


def _acting(values: Mapping[str, Any]) -> Acting:
    return Acting(
        figure=values["active"],
        interrupted=values["interrupted"],
        interruption=values["interruption"],
        ap=values["ap"],
        uses=list(values["uses"]),
        abilities=list(values["abilities"]),
        missions=list(values["missions"]),
        boosts=[list(boost) for boost in values.get("boosts", ())],
    )
