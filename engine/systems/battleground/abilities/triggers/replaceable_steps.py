"""BG-ABIL-6: the steps that abilities may change before they happen, each with the name that authors write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.kernel.data.record import replace
from engine.kernel.state.step import Step
from engine.systems.battleground.activation.mana_and_ap import GainMana
from engine.systems.battleground.combat.wounds import KnockOuts, SufferWounds, leaving
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.tokens import GiveEffect

NUMBER: Mapping[type[Step[Any]], str] = {
    SufferWounds: "wounds",
    Push: "steps",
    Pull: "steps",
    GainMana: "mana",
}
"""The field with the amount."""
NAMES: Mapping[type[Step[Any]], str] = {SufferWounds: "wounds", Push: "push", Pull: "pull", GainMana: "mana"}
PROPOSALS: tuple[type[Step[Any]], ...] = (*NAMES, GiveEffect, KnockOuts)


class Proposal(NamedTuple):
    """A step about to be run, as replacement abilities see it: its kind, the figure affected, the cause, the amount."""

    step: Any
    subject: str

    @property
    def of(self) -> str:
        """The word that authors write for the step."""
        if isinstance(self.step, GiveEffect):
            return self.step.kind
        return "knock-out" if isinstance(self.step, KnockOuts) else NAMES[type(self.step)]

    @property
    def by(self) -> str:
        """The figure that causes it; empty if there is none."""
        return getattr(self.step, "by", None) or ""

    @property
    def number(self) -> int:
        """The amount; one if it has none."""
        field = NUMBER.get(type(self.step))
        return getattr(self.step, field) if field else 1

    def with_number(self, number: int) -> Step[Battle]:
        """The step with this amount."""
        changed: Step[Battle] = replace(self.step, **{NUMBER[type(self.step)]: number})
        return changed

    def seen_by(self, ability: str) -> Step[Battle]:
        """The step, marked as seen by this ability."""
        seen: Step[Battle] = replace(self.step, seen=(*self.step.seen, ability))
        return seen


def proposals(state: Battle, step: Any) -> tuple[Proposal, ...]:
    """The proposed effects of a step on figures: on one, or on all that are beaten."""
    if isinstance(step, KnockOuts):
        return tuple(Proposal(step, name) for name in leaving(state, step))
    return (Proposal(step, step.figure),) if step.figure in state.figures else ()
