"""The use of an automatic ability: a bonus, a passive at a moment, an effect of an attack.

Its player chooses the target, if it has one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from engine.abilities.ability_use import AbilityUse
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import NOTHING
from engine.kernel.rules.action import Action, offered
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.events import AbilityTriggered
from engine.systems.battleground.abilities.limits import LimitedUse, count_use, within_its_limit
from engine.systems.battleground.abilities.targets.targets import definition_of
from engine.systems.battleground.abilities.types.aims import CHOSEN, NOBODY
from engine.systems.battleground.abilities.use.resolution import ability_step
from engine.systems.battleground.abilities.use.targeting_rules import AIM, AimedAbility, aimed_by, legal_for, wishes_for
from engine.systems.battleground.abilities.use.use_action import all_it_asks_for, asked_for, can_work, facing_the_target
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.state import Battle, BoundNames


def aimed_of(state: Battle, wish: Choice) -> AimedAbility:
    """The ability in question, with the aim of the choice."""
    cast: AbilityUse = state.question.cast
    return replace(unaimed(state), cast=aimed_by(cast, wish))


def unaimed(state: Battle) -> AimedAbility:
    """The ability in question, without an aim."""
    asked: Perform = state.question
    return AimedAbility(state, asked.cast, definition_of(state, asked.cast), names=asked.names, attack=asked.attack)


def aims(state: Battle) -> Iterator[Choice]:
    """Every possible aim."""
    cast: AbilityUse = state.question.cast
    return wishes_for(state, cast, definition_of(state, cast), "use", figure=cast.figure, ability=cast.ability)


def legal_aims(state: Battle) -> Iterator[Choice]:
    """The legal ones among them."""
    cast: AbilityUse = state.question.cast
    legal = legal_for(
        state, cast, definition_of(state, cast), "use", AIMING.rules, figure=cast.figure, ability=cast.ability
    )
    return asked_for(unaimed(state), legal)


AIMING: Action[Battle, AimedAbility] = Action("use", (*AIM, all_it_asks_for), aimed_of, aims, legal_aims)


@record(frozen=True, slots=True)
class Perform(Question[Battle]):
    """The player chooses the aim of the ability if there are several, or declines if it is optional.

    `names` are bound by its trigger, `attack` is the attack in which it was triggered.
    """

    offers = (AIMING,)
    cast: AbilityUse
    names: BoundNames = field(default_factory=lambda: NOTHING)
    attack: AttackTest | None = None

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        figure = self.cast.figure
        if figure not in state.figures:
            return Do()
        definition, choices = definition_of(state, self.cast), offered(self.offers, state)
        if not choices:
            return Do()
        chosen = definition.to in (*CHOSEN, *NOBODY)
        if not definition.may and (len(choices) == 1 or not chosen):
            return self.take(state, choices[0])
        declined = (choice("decline", rules=("BG-ABIL-1",)),) if definition.may else ()
        prompt = message("prompt-battleground-perform", figure=figure, ability=self.cast.ability)
        return Decision((self.cast.seat,), "use", prompt, (*choices, *declined))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "decline":
            return Do()
        aimed = AimedAbility(state, aimed_by(self.cast, answer), definition_of(state, self.cast))
        triggered = AbilityTriggered(figure=self.cast.figure, ability=self.cast.ability, rules=("BG-ABIL-1",))
        events = (triggered, *count_use(state, self.cast))
        return Do(events, (*facing_the_target(aimed), ability_step(aimed.cast, self.names)))


def ability_of_card(state: Battle, card: str) -> tuple[Step[Battle], ...]:
    """BG-ROUND-7: the ability of a fate card, used by the acting character."""
    figure = active(state)
    cast = AbilityUse(state.card(figure).seat, figure, card)
    if not within_its_limit(LimitedUse(state, cast)) or not can_work(
        AimedAbility(state, cast, definition_of(state, cast))
    ):
        return ()
    return (Perform(cast),)
