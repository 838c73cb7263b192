"""BG-ACT-4: the use action: an active ability, once per activation or interruption, for its cost.

Each kind of cost adds a clause; they are found with the operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.kinds import all_conditions_hold, unmet_conditions
from engine.abilities.loading.op_registry import ops_of
from engine.abilities.wording.reason_parts import AskedFor
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import replace
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import Clause, all_hold, clause, effect
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.abilities.ability_text import conditions_text, renderer_of
from engine.systems.battleground.abilities.events import AbilityUsed
from engine.systems.battleground.abilities.limits import count_use, within_its_limit
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.aims import CHOSEN, NOBODY
from engine.systems.battleground.abilities.types.card_abilities import Price, Used
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.abilities.use.resolution import ability_step
from engine.systems.battleground.abilities.use.targeting_rules import (
    AIM,
    AimedAbility,
    aimed_by,
    legal_for,
    turning,
    wishes_for,
)
from engine.systems.battleground.activation_frame import abilities_used, active, in_opportunity_attack
from engine.systems.battleground.state import Battle

PRICES = tuple(op.affordable for op in ops_of("cost", OPS).values() if issubclass(op, Price))
"""The clauses about costs of the actions that use an ability."""


def can_be_paid(use: AimedAbility) -> bool:
    """Whether the clauses about its costs hold; the others are not checked."""
    cost = use.definition.cost if isinstance(use.definition, Used) else ()
    return all_hold([each.affordable for each in cost if isinstance(each, Price)], use)


@clause("BG-ACT-4", lambda use: {"ability": use.cast.ability})
def ability_once(use: AimedAbility) -> bool:
    """Each active ability is used once in an activation or interruption."""
    return use.cast.ability not in abilities_used(use.state)


@clause("BG-INT-6")
def no_ability_in_opportunity_attack(use: AimedAbility) -> bool:
    """An opportunity attack is a melee attack, never an ability."""
    return not in_opportunity_attack(use.state)


def _unmet(use: AimedAbility) -> dict[str, MessageValue]:
    """The conditions of an ability that do not hold now."""
    asked = AskedFor(
        use.definition, unmet_conditions(use.context, use.definition.condition), renderer_of, conditions_text
    )
    return {"ability": use.cast.ability, "conditions": asked}


@clause("BG-ABIL-1", _unmet)
def all_it_asks_for(use: AimedAbility) -> bool:
    """An ability with conditions works only while all of them hold."""
    return all_conditions_hold(use.context, use.definition.condition)


def asked_for(use: AimedAbility, legal: Iterable[Choice]) -> Iterator[Choice]:
    """The legal aims of an ability with which its conditions hold."""
    if not use.definition.condition:
        return iter(legal)
    return (each for each in legal if all_it_asks_for(replace(use, cast=aimed_by(use.cast, each))))


def can_work(use: AimedAbility) -> bool:
    """Whether the conditions of an ability hold: for one that is aimed, with one of its legal aims."""
    if not use.definition.condition:
        return True
    if use.definition.to not in (*CHOSEN, *NOBODY):
        return all_it_asks_for(use)
    return any(True for _ in asked_for(use, legal_for(use.state, use.cast, use.definition, "use")))


def active_abilities(state: Battle, figure: str) -> Iterator[tuple[KnownAbility, Used]]:
    """BG-ABIL-1: the abilities of a figure that are used by an action."""
    for known in state.scenario.ability_index.carried[figure]:
        if isinstance(known.ability, Used) and known.ability.when == "active":
            yield known, known.ability


def unaimed_use(state: Battle, figure: str, ability: str) -> AbilityUse:
    """An ability of a figure, without an aim."""
    return AbilityUse(state.card(figure).seat, figure, ability)


def use_of(state: Battle, wish: Choice) -> AimedAbility:
    """The use that a choice means."""
    figure, ability = wish.text("figure"), wish.text("ability")
    used = next(used for known, used in active_abilities(state, figure) if known.key == ability)
    return AimedAbility(state, aimed_by(unaimed_use(state, figure, ability), wish), used)


def uses_of_abilities(state: Battle) -> Iterator[Choice]:
    """Each active ability of the acting figure with every aim."""
    figure = active(state)
    for known, used in active_abilities(state, figure):
        cast = unaimed_use(state, figure, known.key)
        yield from wishes_for(state, cast, used, "use", figure=figure, ability=known.key)


def legal_uses(state: Battle) -> Iterator[Choice]:
    """The legal ones among them; what does not depend on the aim is checked once."""
    figure = active(state)
    for known, used in active_abilities(state, figure):
        cast = unaimed_use(state, figure, known.key)
        unaimed = AimedAbility(state, cast, used)
        if can_be_paid(unaimed) and all_hold(ONCE_MORE, unaimed):
            legal = legal_for(state, cast, used, "use", ACTION.rules, figure=figure, ability=known.key)
            yield from asked_for(unaimed, legal)


ONCE_MORE: tuple[Clause[Any, bool], ...] = (ability_once, within_its_limit, no_ability_in_opportunity_attack)
AFFORDABLE = (*PRICES, *ONCE_MORE)
ACTION: Action[Battle, AimedAbility] = Action(
    "use", (*AFFORDABLE, *AIM, all_it_asks_for), use_of, uses_of_abilities, legal_uses
)


def begin(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ACT-4: the ability is paid for, its user turns, and it is carried out."""
    use = use_of(state, answer)
    used = AbilityUsed(figure=use.cast.figure, ability=use.cast.ability, rules=("BG-ACT-4",))
    paid = paid_for(use)
    return Do(
        (used, *count_use(state, use.cast), *paid.events), (*paid.then, *facing_the_target(use), ability_step(use.cast))
    )


def paid_for(use: AimedAbility) -> Do[Battle]:
    """BG-ACT-4: the payment of all that an ability costs."""
    payments = [each.paid(use.state, use.cast.figure) for each in costs_of(use)]
    return Do(
        tuple(event for each in payments for event in each.events),
        tuple(step for each in payments for step in each.then),
    )


def costs_of(use: AimedAbility) -> Iterator[Price]:
    """BG-ACT-4: all its costs, as modified by abilities; costs reduced to zero are not paid."""
    printed = use.definition.cost if isinstance(use.definition, Used) else ()
    for each in printed:
        if isinstance(each, Price) and (price := use.price(each.of)):
            yield each if each.amount == price else replace(each, amount=price)


@effect("BG-ABIL-2")
def facing_the_target(aimed: AimedAbility) -> tuple[Step[Battle], ...]:
    """An ability with a target turns the character to face it, as an attack does."""
    return turning(aimed.state, aimed)
