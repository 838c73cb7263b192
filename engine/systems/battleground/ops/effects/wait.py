"""wait: until the activation or interruption ends, a character acts whenever an event happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import kinds
from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, Few
from engine.abilities.kinds import EffectLines
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.triggers.delayed_abilities import AwaitBegan
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.activation_frame import is_acting
from engine.systems.battleground.events import PhaseBegan, RoundBegan
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import PhaseEnded, RoundEnded

BETWEEN_ACTIVATIONS = {RoundBegan, RoundEnded, PhaseBegan, PhaseEnded}


@record(frozen=True, slots=True, kw_only=True)
class Wait(CardEffect):
    """A delayed ability: the character waits for an event, as if it had such a passive."""

    when: kinds.Trigger[Any]
    """The trigger."""
    times: Few | None = None
    """The number of times that it acts; every time if left out."""
    effects: tuple[kinds.Effect[Any], ...]
    """The effects."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ROUND-1: rounds and phases begin and end while no character is active or interrupting."""
        if not set(self.when.events) - BETWEEN_ACTIVATIONS:
            yield AbilityProblem("when", "ability-trigger-never")

    @property
    def waits_for(self) -> kinds.Trigger[Any]:
        return self.when

    @property
    def branches(self) -> EffectLines:
        return (self.effects,)

    def branches_to_come(self, outlook: Outlook[Battle]) -> EffectLines:
        # BG-ABIL-1: It waits no longer than until the end of the activation or interruption.
        return self.branches if self.when.may_come_in(outlook) else ()

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        if not is_acting(now.state):
            return Do()
        cast, rules = now.cast, ("BG-ABIL-1",)
        began = AwaitBegan(
            figure=now.figure, seat=cast.seat, ability=cast.ability, place=now.place, times=self.times or 0, rules=rules
        )
        return Do((began,))


OP = Wait
