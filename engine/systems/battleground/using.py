"""BG-ACT-4: the action use: an active ability, once in an activation or interruption, for what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.action import Action
from engine.kernel.choice import Choice
from engine.kernel.clauses import all_hold, clause, effect
from engine.kernel.event import Event
from engine.kernel.step import Do, Step
from engine.systems.battleground.abilities import Used
from engine.systems.battleground.ability_events import AbilityUsed
from engine.systems.battleground.acting import abilities_used, active, ap, in_opportunity_attack
from engine.systems.battleground.aiming import AIM, Aimed, aimed_by, legal_for, turning, wishes_for
from engine.systems.battleground.casting import at_work
from engine.systems.battleground.economy import ActionPaid
from engine.systems.battleground.lore import Known
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast
from engine.systems.battleground.trials_events import ManaSpent


@clause("BG-ACT-4", lambda use: {"cost": use.cost.ap, "ap": ap(use.state)})
def enough_ap_for_ability(use: Aimed) -> bool:
    """The action points last for what the ability costs."""
    return use.cost.ap <= ap(use.state)


@clause("BG-ACT-4", lambda use: {"cost": use.cost.mana, "mana": use.state.figures[use.cast.figure].mana})
def enough_mana_for_ability(use: Aimed) -> bool:
    """The mana lasts for what the ability costs."""
    return use.cost.mana <= use.state.figures[use.cast.figure].mana


@clause("BG-ACT-4", lambda use: {"ability": use.cast.ability})
def ability_once(use: Aimed) -> bool:
    """Each active ability is used once in an activation or interruption."""
    return use.cast.ability not in abilities_used(use.state)


@clause("BG-INT-6")
def no_ability_in_opportunity_attack(use: Aimed) -> bool:
    """Whoever makes an opportunity attack makes melee attacks only."""
    return not in_opportunity_attack(use.state)


def active_abilities(state: Battle, figure: str) -> Iterator[tuple[Known, Used]]:
    """BG-ABIL-1: the abilities of a figure that are used by an action."""
    for known in state.setting.lore.carried[figure]:
        if isinstance(known.ability, Used) and known.ability.when == "active":
            yield known, known.ability


def cast_by(state: Battle, figure: str, ability: str) -> Cast:
    """An ability of a figure, not aimed yet."""
    return Cast(state.card(figure).seat, figure, ability)


def use_of(state: Battle, wish: Choice) -> Aimed:
    """The use that a choice means."""
    figure, ability = wish.text("figure"), wish.text("ability")
    used = next(used for known, used in active_abilities(state, figure) if known.key == ability)
    return Aimed(state, aimed_by(cast_by(state, figure, ability), wish), used)


def uses_of_abilities(state: Battle) -> Iterator[Choice]:
    """Each active ability of the acting figure on everything."""
    figure = active(state)
    for known, used in active_abilities(state, figure):
        cast = cast_by(state, figure, known.key)
        yield from wishes_for(state, cast, used, "use", figure=figure, ability=known.key)


def legal_uses(state: Battle) -> Iterator[Choice]:
    """The legal ones among them: what does not depend on the aim is looked at once."""
    figure = active(state)
    for known, used in active_abilities(state, figure):
        cast = cast_by(state, figure, known.key)
        unaimed = Aimed(state, cast, used)
        if all_hold(AFFORDABLE, unaimed):
            yield from legal_for(state, cast, used, "use", figure=figure, ability=known.key)


AFFORDABLE = (enough_ap_for_ability, enough_mana_for_ability, ability_once, no_ability_in_opportunity_attack)
ACTION: Action[Battle, Aimed] = Action("use", (*AFFORDABLE, *AIM), use_of, uses_of_abilities, legal_uses)


def begin(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ACT-4: the ability is paid for, its user turns, and it works."""
    use = use_of(state, answer)
    figure, cost = use.cast.figure, use.cost
    events: list[Event[Battle]] = [AbilityUsed(figure=figure, ability=use.cast.ability, rules=("BG-ACT-4",))]
    if cost.ap:
        events.append(ActionPaid(figure=figure, use="", ap=cost.ap, rules=("BG-ACT-4",)))
    return Do((*events, *mana_paid(figure, cost.mana, "BG-ACT-4")), (*facing_the_target(use), at_work(use.cast)))


def mana_paid(figure: str, mana: int, rule: str) -> tuple[Event[Battle], ...]:
    """The mana that an ability costs."""
    return (ManaSpent(figure=figure, mana=mana, rules=(rule,)),) if mana else ()


@effect("BG-ABIL-2")
def facing_the_target(aimed: Aimed) -> tuple[Step[Battle], ...]:
    """An ability with a target turns the character to face it, as an attack does."""
    return turning(aimed.state, aimed)
