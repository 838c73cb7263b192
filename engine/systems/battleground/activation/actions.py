"""BG-ROUND-8, BG-ACT-1, BG-INT-1: the question for the next action of the acting figure, or a card between them.

One question offers all of them, again and again until the player ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.rules.action import offered
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.abilities.use import use_action as using
from engine.systems.battleground.activation import focus_and_guard as stances
from engine.systems.battleground.activation import items
from engine.systems.battleground.activation.play_card import PLAY_CARD, play_card
from engine.systems.battleground.activation_frame import active, ap, interrupted, interruption, uses
from engine.systems.battleground.combat import attack_action as attacks
from engine.systems.battleground.interruptions.idle_guards import prompt_of_idle_guard
from engine.systems.battleground.movement import move_action as moves
from engine.systems.battleground.state import Battle, SeatOrNone

END = choice("end", rules=("BG-ROUND-9",))
DECLINED = choice("decline", rules=("BG-INT-6",))
END_OF_INTERRUPTION = choice("end", rules=("BG-INT-3",))

BEGIN: Mapping[str, Callable[[Battle, Choice], Do[Battle]]] = {
    "focus": stances.focus,
    "move": moves.begin,
    "attack": attacks.begin,
    "use": using.begin,
    "guard": stances.guard,
    "use-item": items.begin,
    "play-card": play_card,
}


@record(frozen=True, slots=True)
class Act(Question[Battle]):
    """The player of the acting figure chooses its next action, until done."""

    offers = (stances.FOCUS, moves.ACTION, attacks.ACTION, using.ACTION, stances.GUARD, items.ACTION, PLAY_CARD)
    seat: SeatOrNone

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if _ends_by_itself(state):
            return Do()
        choices = offered(self.offers, state)
        idle = prompt_of_idle_guard(state, choices) if interruption(state) else None
        if not choices and interruption(state) and idle is None:
            return Do()
        return Decision((self.seat,), "act", idle or _prompt(state), (*choices, _no_more(state)))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        begin = BEGIN.get(answer.kind)
        if begin is None:
            return Do()
        done = begin(state, answer)
        # BG-ACT-7: Guard ends the activation.
        return done if answer.kind == "guard" else Do(done.events, (*done.then, self), done.after)

    def admit(self, state: Battle, answer: Choice) -> Choice | None:
        return moves.admit(state, answer)


def _ends_by_itself(state: Battle) -> bool:
    """BG-INT-3: by one option an interruption ends as soon as there is no action point left."""
    return bool(interruption(state)) and ap(state) == 0 and state.scenario.profile["interruption_without_ap"] == "ends"


def _no_more(state: Battle) -> Choice:
    """The end of an activation or interruption; an opportunity attack that was not made is declined."""
    kind = interruption(state)
    if not kind:
        return END
    return DECLINED if kind == "opportunity" and not uses(state) else END_OF_INTERRUPTION


def _prompt(state: Battle) -> Message:
    other = interrupted(state)
    if other is None:
        return message("prompt-battleground-act", figure=active(state), ap=ap(state))
    return message("prompt-battleground-interrupt", figure=active(state), interrupted=other, ap=ap(state))
