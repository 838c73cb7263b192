"""BG-ACT-5: a free attack by an effect: it costs no action points and makes no other attack more expensive."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, offered
from engine.kernel.rules.clauses import all_hold, clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.combat.attack_action import (
    FREE,
    AttackWish,
    attack_of,
    attacked,
    attacks_by,
    legal_attacks_by,
)
from engine.systems.battleground.combat.weapons import kind_of_attack
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.state import Battle, FigureOrNone, WeaponTypeName


def free_attacks(state: Battle) -> Iterator[Choice]:
    """Every possible attack of the figure, legal or not."""
    return attacks_by(state, state.question.figure)


def legal_free_attacks(state: Battle) -> Iterator[Choice]:
    """The legal ones among them."""
    legal = legal_attacks_by(state, state.question.figure, free=True)
    return (each for each in legal if all_hold(AS_GIVEN, attack_of(state, each)))


def _only(attack: AttackWish) -> dict[str, str]:
    asked: FreeAttack = attack.state.question
    return {"figure": attack.figure, "target": asked.whom}


@clause("BG-ACT-5", _only)
def at_whom_it_is_given(attack: AttackWish) -> bool:
    """A free attack may be given against one character only."""
    return attack.state.question.whom in ("", attack.target)


@clause("BG-ACT-5", lambda attack: {"figure": attack.figure, "type": attack.state.question.weapon})
def with_what_it_is_given(attack: AttackWish) -> bool:
    """A free attack may be given with weapons of one type only."""
    return attack.state.question.weapon in ("", kind_of_attack(attack.state, attack.weapon))


AS_GIVEN = (at_whom_it_is_given, with_what_it_is_given)
FREE_ATTACK: Action[Battle, AttackWish] = Action(
    "attack", (*FREE, *AS_GIVEN), attack_of, free_attacks, legal_free_attacks
)


@record(frozen=True, slots=True)
class FreeAttack(Question[Battle]):
    """BG-ACT-5: the figure may make one attack at no cost except the mana of a spell; its player may decline.

    An ability may restrict it to the target `whom`, or to a `weapon` of a type.
    """

    offers = (FREE_ATTACK,)
    figure: FigureOrNone
    whom: FigureOrNone = ""
    weapon: WeaponTypeName = ""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if not is_in_play(state, self.figure):
            return Do()
        choices = offered(self.offers, state)
        if not choices:
            return Do()
        prompt = message("prompt-battleground-free-attack", figure=self.figure)
        declined = choice("decline", rules=("BG-ACT-5",))
        return Decision((state.figures[self.figure].seat,), "attack", prompt, (*choices, declined))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do() if answer.kind == "decline" else attacked(attack_of(state, answer))
