"""Questions of Battleground with what is at stake: the hits that come, and the wounds they give."""

from __future__ import annotations

from editor.game_text.display_names import DisplayNames
from engine.kernel.data.message import message
from engine.kernel.state.decision import Decision
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.combat.pending_result import pending_result
from engine.systems.battleground.dice.rerolls import FreeRerolls, ManaRerolls
from engine.systems.battleground.state import Battle

IDLE_GUARD = "prompt-battleground-idle-guard"
"""The question whose reasons make it long."""


def question(view: Battle, decision: Decision, naming: DisplayNames) -> str:
    """The question in one short sentence."""
    asking = view.agenda[-1] if view.agenda else None
    if isinstance(asking, FreeRerolls | ManaRerolls):
        return _of_rerolls(view, asking, naming) or naming.speak(decision.prompt)
    if decision.prompt.id == IDLE_GUARD:
        return naming.say("ask-battleground-idle-guard", figure=active(view))
    return naming.speak(decision.prompt)


def _of_rerolls(view: Battle, asking: FreeRerolls | ManaRerolls, naming: DisplayNames) -> str:
    """The result that the dice have now; empty if they are not counted."""
    now = pending_result(view)
    if now is None:
        return ""
    word = "ask-battleground-free-rerolls" if isinstance(asking, FreeRerolls) else "ask-battleground-mana-rerolls"
    ask = message(word, most=asking.most - len(asking.picked))
    hits, wounds = now.hits, now.wounds
    match now.purpose:
        case "attack":
            return naming.say("ask-battleground-reroll-hits", ask=ask, hits=hits, dice=now.dice, wounds=wounds)
        case "defence":
            blocked, by = now.blocked, now.by
            word = "ask-battleground-reroll-blocks"
            return naming.say(word, ask=ask, by=by, hits=hits, blocked=blocked, wounds=wounds)
    return naming.say("ask-battleground-reroll-test", ask=ask, hits=hits, dice=now.dice)
