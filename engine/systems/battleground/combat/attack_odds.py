"""BG-TEST-6, -7, BG-ABIL-6: the exact odds of an attack: its successes, the defence, and the resulting wounds.

The wounds are those after the changes that abilities of the target certainly make.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.odds.distribution import Distribution, lifted, lifted_over_both
from engine.systems.battleground.abilities.triggers.replaceable_steps import Proposal
from engine.systems.battleground.abilities.triggers.replacement import changing
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.extra_effects import Extra, ReachedExtra, enough_successes, extras
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.combat.wounds import SufferWounds
from engine.systems.battleground.dice.arithmetic import left_after_defence, line_reached
from engine.systems.battleground.dice.success_odds import Attempt, odds_of_test
from engine.systems.battleground.state import Battle


class AttackOdds(NamedTuple):
    """The successes of both tests, those that the defence leaves, and the resulting wounds."""

    successes: Distribution[int]
    defence: Distribution[int]
    left: Distribution[int]
    wounds: Distribution[int]


class AttackResults(NamedTuple):
    """The results of an attack by successes: the table of its weapon, extra effects, changes of wounds."""

    table: tuple[ResultLineDef, ...]
    extras: tuple[Extra, ...]
    changed_by: tuple[str, ...] = ()


def odds_of_attack(attack: Attempt, defence: Attempt | None, wounds: Callable[[int], int]) -> AttackOdds:
    """BG-TEST-6, -7: an attack, the defence test against it, and the wounds for the remaining successes."""
    attacking = odds_of_test(attack)
    defending = odds_of_test(defence) if defence else {0: 1.0}
    left = lifted_over_both(left_after_defence, attacking, defending)
    return AttackOdds(attacking, defending, left, lifted(wounds, left))


def wounds_dealt(table: Sequence[ResultLineDef], more: Iterable[Extra], left: int) -> int:
    """BG-TEST-7, BG-ATT-7: the wounds of the line that is reached, and in addition those of the extra effects."""
    line = line_reached(table, left)
    added = sum(extra.wounds for extra in more if enough_successes(ReachedExtra(extra, left)))
    return (line.wounds if line else 0) + added


def attack_results(state: Battle, figure: str, weapon: str, target: str) -> AttackResults:
    """An attack as its target would suffer it."""
    table, more = weapon_named(state, weapon).table, extras(state, figure, weapon, target)
    if "wounds" not in state.scenario.ability_index.instead:
        return AttackResults(table, more)
    attack, names = AttackTest(figure, weapon, target), dict[str, None]()
    suffered = tuple(line._replace(wounds=_suffered(state, attack, line.wounds, names)) for line in table)
    added = tuple(extra._replace(wounds=_suffered(state, attack, extra.wounds, names)) for extra in more)
    return AttackResults(suffered, added, tuple(names))


def _suffered(state: Battle, attack: AttackTest, wounds: int, changed_by: dict[str, None]) -> int:
    """The wounds after each mandatory replacement ability, which are recorded."""
    step = SufferWounds(attack.target, wounds, attack.figure, "BG-ATT-1")
    while step.wounds:
        found = (each for each in changing(state, Proposal(step, attack.target), attack) if not each.ability(state).may)
        change = next(found, None)
        if change is None or not isinstance(change.then, SufferWounds):
            break
        changed_by[change.cast.ability] = None
        step = SufferWounds(attack.target, change.number(state), attack.figure, "BG-ATT-1", change.then.seen)
    return step.wounds
