"""Questions of Battleground with what is at stake, the hits and wounds that come; and answers that nobody wants."""

from __future__ import annotations

from collections.abc import Sequence

from editor.game_text.display_names import DisplayNames
from engine.kernel.chance.rolls import dice
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.state.decision import Decision
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.combat.pending_result import pending_result
from engine.systems.battleground.dice.arithmetic import counted, successes
from engine.systems.battleground.dice.rerolls import FreeRerolls, ManaRerolls
from engine.systems.battleground.state import Battle

REROLLS = frozenset({"reroll", "mana-reroll"})
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


def obvious(view: Battle, decision: Decision) -> Choice | None:
    """The answer that throws no die again, if all are successes or the attack is blocked already."""
    asking = view.agenda[-1] if view.agenda else None
    if not isinstance(asking, FreeRerolls | ManaRerolls) or asking.picked or not _has_enough(view):
        return None
    return next((each for each in decision.choices if each.kind == "done"), None)


def _has_enough(view: Battle) -> bool:
    now = pending_result(view)
    if now is None:
        return False
    if now.purpose == "defence" and now.blocked >= now.hits:
        return True
    threshold = view.bound("threshold", int)
    return all(successes(counted((face,)), threshold) for face in dice(view, "faces"))


def wasteful(choices: Sequence[Choice]) -> frozenset[str]:
    """The moves that spend focus to a place where the figure comes without."""
    plain = {(each.data["figure"], each.data["to"]) for each in choices if _is_move(each, focused=False)}
    focused = (each for each in choices if _is_move(each, focused=True))
    return frozenset(each.id for each in focused if (each.data["figure"], each.data["to"]) in plain)


def _is_move(choice: Choice, *, focused: bool) -> bool:
    return choice.kind == "move" and {"figure", "to"} <= choice.data.keys() and ("focused" in choice.data) is focused
