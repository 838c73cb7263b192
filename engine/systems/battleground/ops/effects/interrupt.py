"""interrupt: a character interrupts an acting enemy (BG-INT-1)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.fields import OneName
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.passives.exemptions import may_be_interrupted
from engine.systems.battleground.abilities.types.card_abilities import BY_ATTACKS, CardEffect
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.interruptions.rules import interruption
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class InterruptsNow(CardEffect):
    """The character interrupts the enemy that is active or interrupting."""

    ownerless = True
    causes = (
        "interrupts",
        "on-interruption",
        "end-of-interruption",
        "use",
        "use-item",
        "play-card",
        "gains",
        "spends",
        "move",
        *BY_ATTACKS,
    )
    reaches_others = True
    whom: OneName
    """The enemy that is interrupted; nothing happens unless it acts."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        whom = now.context.piece(self.whom)
        return (
            interruption(now.figure, whom, "ability") if whom and may_interrupt(now.state, now.figure, whom) else Do()
        )

    def matters(self, now: Now[Battle]) -> bool:
        whom = now.context.piece(self.whom)
        return whom is not None and may_interrupt(now.state, now.figure, whom)


def may_interrupt(state: Battle, figure: str, whom: str) -> bool:
    """BG-INT-1, -2: an interruption is one of an enemy's activation or interruption; neither of them is beaten
    (BG-WOUND-2)."""
    acts = is_acting(state) and active(state) == whom
    enemies = acts and may_be_interrupted(state, whom) and state.card(figure).seat != state.card(whom).seat
    return enemies and is_in_play(state, figure) and is_in_play(state, whom)


OP = InterruptsNow
