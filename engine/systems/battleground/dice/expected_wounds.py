"""BG-ABIL-6: the wounds of an attack after the changes that abilities of its target certainly make."""

from __future__ import annotations

from typing import NamedTuple

from engine.systems.battleground.abilities.triggers.replaceable_steps import Proposal
from engine.systems.battleground.abilities.triggers.replacement import changing
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.extra_effects import Extra, extras
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.combat.wounds import SufferWounds
from engine.systems.battleground.state import Battle


class AttackResults(NamedTuple):
    """The results of an attack by successes: the table of its weapon, extra effects, changes of wounds."""

    table: tuple[ResultLineDef, ...]
    extras: tuple[Extra, ...]
    changed_by: tuple[str, ...] = ()


def blow(state: Battle, figure: str, weapon: str, target: str) -> AttackResults:
    """An attack as its target would suffer it."""
    table, more = weapon_named(state, weapon).table, extras(state, figure, weapon, target)
    if "wounds" not in state.setting.ability_index.instead:
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
