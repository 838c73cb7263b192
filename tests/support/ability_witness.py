"""The abilities that acted in a game: caused events, changed numbers, exempted figures from rules."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.abilities.ability_types import Modifier
from engine.abilities.kinds import Conditions, all_conditions_hold
from engine.kernel.play import loop
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import MissionCompleted, Replaced
from engine.systems.battleground.abilities.passives import exemptions
from engine.systems.battleground.abilities.types.card_abilities import Bonus
from engine.systems.battleground.state import Battle
from engine.systems.hoplomachus.abilities.types.skills import Standing
from engine.systems.hoplomachus.combat import damage
from engine.systems.hoplomachus.state import Arena

MISSION = "mission "
"""The part of a key before the card of a side mission."""
TOLD = frozenset({"ability-triggered", "ability-used", "skill-triggered", "skill-used", "item-used", "mission-taken"})
"""Events that only say that an ability begins to act."""


@dataclass
class Watch:
    """The keys of the abilities seen acting, and the definitions of those that change numbers."""

    keys: set[str] = field(default_factory=set)
    numbers: list[Any] = field(default_factory=list)

    def acted(self, key: str, ability: Any) -> bool:
        """Whether this ability had an effect."""
        return key in self.keys or any(each is ability for each in self.numbers)


@contextmanager
def watching() -> Iterator[Watch]:
    """Observes games while they are played."""
    watch = Watch()
    happen, count, ask, more = loop._Run._do, Modifier.counted, all_conditions_hold, Standing.more_dice
    free = exemptions._exempting

    def happening(run: Any, done: Do[Any]) -> None:
        watch.keys.update(_at_work(run.state.frames, done.events))
        happen(run, done)

    def counting(modifier: Any, context: Any) -> Any:
        watch.numbers.append(modifier)
        return count(modifier, context)

    def adding(standing: Standing, values: Any) -> tuple[str, ...]:
        dice = more(standing, values)
        watch.numbers.extend((standing,) if dice else ())
        return dice

    def asking(context: Any, conditions: Conditions) -> bool:
        so = ask(context, conditions)
        watch.keys.update((context.cast.ability,) if so else ())
        return so

    def freeing(*asked: Any) -> Iterator[str]:
        for key in free(*asked):
            watch.keys.add(key)
            yield key

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exemptions, "_exempting", freeing)
        patch.setattr(loop._Run, "_do", happening)
        patch.setattr(Modifier, "counted", counting)
        patch.setattr(Standing, "more_dice", adding)
        patch.setattr(damage, "all_conditions_hold", asking)
        yield watch


def _at_work(frames: Iterable[Any], events: Iterable[Any]) -> Iterator[str]:
    """The abilities in whose frames the events happen, or that the events are about."""
    for event in events:
        if isinstance(event, MissionCompleted):
            yield MISSION + event.card
        elif isinstance(event, Replaced):
            yield event.ability
        elif not event.quiet and event.name() not in TOLD:
            yield from (frame.ability for frame in frames if frame.ability)


def _is_plain(ability: Any) -> bool:
    return isinstance(ability, Bonus) and not ability.every_effect


def abilities_in(state: Battle | Arena) -> Mapping[str, Any]:
    """The abilities of a game by their keys, without the bonuses that only give mana."""
    if isinstance(state, Battle):
        known = {key: each.ability for key, each in state.scenario.ability_index.abilities.items()}
        missions = {MISSION + name: card.mission for name, card in state.scenario.cards.items() if card.mission}
        return {key: each for key, each in known.items() if not _is_plain(each)} | missions
    skills = {skill.key: skill.ability for unit in state.scenario.units.values() for skill in unit.skills}
    lying = {key: ability for tactic in state.scenario.tactics.values() for key, ability in tactic.lying}
    at_once = {name: tactic for name, tactic in state.scenario.tactics.items() if tactic.type == "instant"}
    return {**skills, **lying, **at_once}
