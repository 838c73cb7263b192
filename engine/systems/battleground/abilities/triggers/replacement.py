"""BG-ABIL-6: replacement abilities, which change an event before it happens, or replace it.

Each is applied at most once to an event, in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_conditions_hold, counted
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import Value
from engine.kernel.rules.clauses import effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.events import Replaced
from engine.systems.battleground.abilities.limits import LimitedUse, within_its_limit
from engine.systems.battleground.abilities.limits import count_use as counted_use
from engine.systems.battleground.abilities.passives.modifiers import takes_precedence
from engine.systems.battleground.abilities.passives.passive_parts import CarriedAbility, weapon_in_use
from engine.systems.battleground.abilities.targets.targets import is_around
from engine.systems.battleground.abilities.triggers.replaceable_steps import PROPOSALS, Proposal, proposals
from engine.systems.battleground.abilities.types.card_abilities import Instead
from engine.systems.battleground.abilities.use.resolution import ability_step
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.wounds import KnockOuts, Spared, cause_of_knock_out, current_attack
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle, FigureOrNone


def replacing_step(state: Battle, step: Any) -> Step[Battle] | None:
    """The step that replaces this one, if an ability changes it."""
    return next(iter(changes(state, step)), None) if state.scenario.ability_index.instead else None


REPLACEMENTS = dict.fromkeys(PROPOSALS, (replacing_step,))


@effect("BG-ABIL-6")
def changes(state: Battle, step: Any) -> tuple[Step[Battle], ...]:
    """The next ability to be applied: character cards before weapons, these before items."""
    for proposal in proposals(state, step):
        for change in changing(state, proposal, attack_about(state, proposal)):
            return (change,)
    return ()


def changing(state: Battle, proposal: Proposal, attack: AttackTest | None) -> Iterator[Change]:
    """The abilities that may change it and have not been applied yet, by precedence."""
    waiting = state.scenario.ability_index.instead.get(proposal.of, ())
    for owner, known in sorted(waiting, key=lambda each: -takes_precedence(each[1])):
        key = f"{proposal.subject} {owner} {known.key}"
        if owner in state.figures and key not in proposal.step.seen:
            weapon = weapon_used(state, proposal.step)
            cast = AbilityUse(state.figures[owner].seat, owner, known.key, proposal.subject, weapon=weapon)
            change = Change(cast, proposal.subject, proposal.seen_by(key), attack)
            if change.holds(state):
                yield change


def attack_about(state: Battle, proposal: Proposal) -> AttackTest | None:
    """The attack in which it is about to happen to its target."""
    step, subject = proposal.step, proposal.subject
    made = cause_of_knock_out(state, subject, step) if isinstance(step, KnockOuts) else current_attack(state)
    if made is None or not made.weapon or subject == made.by:
        return None
    return AttackTest(made.by or "", made.weapon, subject)


def weapon_used(state: Battle, step: Step[Battle]) -> str:
    """BG-AREA-3: the weapon of an attack that is not over yet; it is over when the knock-outs at its end come."""
    made = current_attack(state)
    return (made.weapon or "") if made is not None and made is not step else ""


@record(frozen=True, slots=True)
class Change(Question[Battle]):
    """An ability changes an event before it happens; `then` is the step, marked as seen by the ability.

    `attack` is the attack in which it is about to happen.
    """

    cast: AbilityUse
    subject: FigureOrNone
    then: Step[Battle]
    attack: AttackTest | None

    def holds(self, state: Battle) -> bool:
        """Whether the ability can be applied now."""
        cast, ability = self.cast, self.ability(state)
        if cast.figure not in state.figures or self.subject not in state.figures:
            return False
        if not is_around(state, cast.figure, self.subject, ability.to, ability.range):
            return False
        if not weapon_in_use(
            CarriedAbility(state.scenario.ability_index.abilities[cast.ability], cast.figure, self.attack)
        ):
            return False
        return within_its_limit(LimitedUse(state, cast)) and all_conditions_hold(
            self._context(state), ability.condition
        )

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if not self.holds(state):
            return Do(then=(self.then,))
        if not self.ability(state).may:
            return self._changed(state)
        cast = self.cast
        use = choice("use", figure=cast.figure, ability=cast.ability, target=self.subject, rules=("BG-ABIL-6",))
        prompt = message("prompt-battleground-perform", figure=cast.figure, ability=cast.ability)
        return Decision((cast.seat,), "use", prompt, (use, choice("decline", rules=("BG-ABIL-1",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return self._changed(state) if answer.kind == "use" else Do(then=(self.then,))

    def _changed(self, state: Battle) -> Do[Battle]:
        """The steps after replacement: less or more of it, another step, or none."""
        ability, proposal, then = self.ability(state), self._proposal, self.then
        instead: tuple[Step[Battle], ...] = (ability_step(self.cast, self._names(state)),) if ability.effects else ()
        if isinstance(then, KnockOuts):
            wounds = max(0, statistic(state, self.subject, "health") - 1)
            spared = Spared(figure=self.subject, wounds=wounds, rules=("BG-ABIL-6",))
            return Do((*self._replacement_events(state, 0), spared), (replace(then, then=(*then.then, *instead)),))
        if ability.by is None:
            return Do(self._replacement_events(state, 0), instead)
        number = self.number(state)
        return Do(self._replacement_events(state, number), (proposal.with_number(number),) if number else ())

    def _replacement_events(self, state: Battle, number: int) -> tuple[Event[Battle], ...]:
        cast, proposal = self.cast, self._proposal
        replaced = Replaced(
            figure=cast.figure,
            ability=cast.ability,
            what=proposal.of,
            whom=self.subject,
            before=proposal.number,
            after=number,
            rules=("BG-ABIL-6",),
        )
        return (replaced, *counted_use(state, cast))

    def ability(self, state: Battle) -> Instead:
        """The ability that is applied."""
        ability = state.scenario.ability_index.abilities[self.cast.ability].ability
        if not isinstance(ability, Instead):
            raise TypeError(f"{self.cast.ability} changes nothing")
        return ability

    def number(self, state: Battle) -> int:
        """The amount after replacement."""
        by = self.ability(state).by
        return 0 if by is None else max(0, self._proposal.number + counted(self._context(state), by))

    @property
    def _proposal(self) -> Proposal:
        return Proposal(self.then, self.subject)

    def _names(self, state: Battle) -> dict[str, Value]:
        proposal, then = self._proposal, self.then
        by = cause_of_knock_out(state, self.subject, then).by if isinstance(then, KnockOuts) else proposal.by
        return {"subject": self.subject, "by": by, "number": proposal.number}

    def _context(self, state: Battle) -> AbilityContext[Battle]:
        return AbilityContext(state, self.cast, self.attack, self._names(state))
