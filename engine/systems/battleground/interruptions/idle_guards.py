"""BG-INT-4: the message for an interrupting guard that has no useful action, with the reasons that the rules give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import Message, message
from engine.systems.battleground.activation_frame import active, ap, interrupted, interruption, uses
from engine.systems.battleground.combat import attack_action as attacks
from engine.systems.battleground.combat.attack_action import AttackWish, fists_only_without_weapon
from engine.systems.battleground.combat.weapons import means
from engine.systems.battleground.movement.climbing import stands
from engine.systems.battleground.state import Battle


def prompt_of_idle_guard(state: Battle, choices: Iterable[Choice]) -> Message | None:
    """The warning for a guard that has not acted yet and could neither attack, move nor use an ability against the
    figure it interrupts; None for any other guard, or if it has a useful action."""
    other, figure = interrupted(state), active(state)
    if other is None or other not in state.figures or interruption(state) != "guard" or uses(state):
        return None
    if any(_does_something(state, each) for each in choices):
        return None
    reasons = tuple(dict.fromkeys(_why_not(state, figure, other)))
    if not reasons:
        return None
    why = reasons[-1]
    for each in reversed(reasons[:-1]):
        why = message("battleground-reasons-in-turn", first=each, rest=why)
    return message("prompt-battleground-idle-guard", figure=figure, interrupted=other, ap=ap(state), why=why)


def _does_something(state: Battle, offered: Choice) -> bool:
    """Whether a choice is an attack, an active ability or a way to another place."""
    if offered.kind != "move":
        return offered.kind in ("attack", "use")
    return offered.text("to") != state.scenario.terrain.grid.name(stands(state, active(state)))


def _why_not(state: Battle, figure: str, other: str) -> Iterator[Message]:
    """The first reason against an attack with each weapon, or with fists if there is no melee weapon."""
    for weapon in means(state, figure):
        if fists_only_without_weapon(AttackWish(state, figure, weapon, other)):
            wish = choice("attack", figure=figure, weapon=weapon.id, target=other)
            yield from (reason.sentence for reason in attacks.ACTION.explain(state, wish)[:1])
