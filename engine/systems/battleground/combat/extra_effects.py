"""BG-ATT-7: extra effects of attacks, in addition to the line of the weapon's table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record, replace
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.events import AbilityTriggered
from engine.systems.battleground.abilities.limits import LimitedUse, count_use, within_its_limit
from engine.systems.battleground.abilities.passives.passive_parts import CarriedAbility, weapon_in_use
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, OnAttack
from engine.systems.battleground.abilities.use.resolution import ability_step
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.state import Battle


class Extra(NamedTuple):
    """An extra effect of an attack: the successes that it needs, its wounds, and the step that begins it."""

    needs: int
    wounds: int
    step: Offer | Strikes


class ReachedExtra(NamedTuple):
    """An extra effect, and the successes that the defence test left."""

    extra: Extra
    successes: int


def extras(state: Battle, figure: str, weapon: str, target: str) -> tuple[Extra, ...]:
    """The extra effects that an attack has when it reaches the successes for them."""
    return tuple(_extras(state, AttackTest(figure, weapon, target)))


def _extras(state: Battle, attack: AttackTest) -> Iterator[Extra]:
    figure = attack.figure
    for known in state.scenario.ability_index.carried[figure]:
        ability = known.ability
        if not isinstance(ability, OnAttack) or not weapon_in_use(CarriedAbility(known, figure, attack)):
            continue
        cast = AbilityUse(state.card(figure).seat, figure, known.key, attack.target, weapon=attack.weapon)
        if within_its_limit(LimitedUse(state, cast)) and all_conditions_hold(
            AbilityContext(state, cast, attack), ability.condition
        ):
            wounds = sum(each.wounds_dealt for each in ability.effects if isinstance(each, CardEffect))
            yield Extra(ability.needs, wounds, Offer(cast) if ability.may else Strikes(cast))


@clause("BG-ATT-7")
def enough_successes(reached: ReachedExtra) -> bool:
    """An extra effect counts the successes that the defence test left."""
    return reached.extra.needs <= reached.successes


@effect("BG-ATT-7")
def extra_steps(state: Battle, figure: str, weapon: str, target: str, successes: int) -> tuple[Step[Battle], ...]:
    """The steps of extra effects in addition to the table line with so many successes."""
    found = extras(state, figure, weapon, target)
    reached = (extra.step for extra in found if enough_successes(ReachedExtra(extra, successes)))
    return tuple(replace(step, successes=successes) for step in reached)


@record(frozen=True, slots=True)
class Strikes(Step[Battle]):
    """An extra effect happens to the target, with so many successes."""

    cast: AbilityUse
    successes: Count = 0

    def run(self, state: Battle) -> Do[Battle]:
        if not is_in_play(state, self.cast.figure):
            return Do()
        triggered = AbilityTriggered(figure=self.cast.figure, ability=self.cast.ability, rules=("BG-ATT-7",))
        return Do((triggered, *count_use(state, self.cast)), (ability_step(self.cast, {"successes": self.successes}),))


@record(frozen=True, slots=True)
class Offer(Question[Battle]):
    """BG-ABIL-1: an extra effect that its player may decline."""

    cast: AbilityUse
    successes: Count = 0

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        cast = self.cast
        if not is_in_play(state, cast.figure) or cast.target not in state.figures:
            return Do()
        use = choice("use", figure=cast.figure, ability=cast.ability, target=cast.target, rules=("BG-ATT-7",))
        prompt = message("prompt-battleground-perform", figure=cast.figure, ability=cast.ability)
        return Decision((cast.seat,), "use", prompt, (use, choice("decline", rules=("BG-ABIL-1",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do(then=(Strikes(self.cast, self.successes),) if answer.kind == "use" else ())
