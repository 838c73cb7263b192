"""A cache of attack values for a whole game, by flank, cover, engagement, and everything else they depend on.

From most places an attack has the same value as from many others. The key is determined for each attack in a fraction
of the time that the odds take: the modifiers that depend on places, the tokens of both figures, and whether those
abilities apply at present whose conditions depend on anything but the test itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, NamedTuple

from engine.abilities.ability_types import Modifier
from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Looks, all_conditions_hold
from engine.abilities.structure.traversal import looks_of
from engine.bots.evaluators.battleground.test_value import points_by_attack
from engine.bots.memory import Memory
from engine.systems.battleground.abilities.limits import LimitedUse, within_its_limit
from engine.systems.battleground.abilities.passives.passive_parts import context_of
from engine.systems.battleground.abilities.targets.targets import is_around
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import (
    MarkMeaning,
    OnAttack,
    Standing,
    TokenMeaning,
    own_effects,
)
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.threshold import (
    defence_trial,
    engaged_target,
    flank_attack,
    target_in_cover,
)
from engine.systems.battleground.state import Battle, Figure
from engine.systems.battleground.tokens.marks import affects

TEST: frozenset[Looks] = frozenset({"test"})
OF_TESTS = ("threshold", "dice", "rerolls")
"""The numbers that abilities modify in every test, besides the tested statistic."""
BOUND = ("active", "interruption", "boosts")
"""The bindings that tests read in frames: the acting figure, the kind of interruption, modifiers until the end."""
MOST = 50_000
"""The number of cached attacks; 10,000 of them take about 15 MB."""


class NumberChange(NamedTuple):
    """An ability that modifies a number of its owner, depending on more than the test; those of the scenario have no
    owner."""

    owner: str
    key: str
    passive: Modifier


class Aura(NamedTuple):
    """An ability of a figure that modifies a number of those around it, and whether it depends on more than the
    test."""

    source: str
    key: str
    passive: Standing
    looks_further: bool


class Influences(NamedTuple):
    """The abilities that affect certain numbers of a figure."""

    changes: tuple[NumberChange, ...]
    auras: tuple[Aura, ...]


class AttackCache:
    """The evaluated attacks of one game; one whose key is too expensive to build is evaluated each time."""

    def __init__(self, scenario: BattleScenario) -> None:
        ability_index = scenario.ability_index
        self._scenario = scenario
        self._points: dict[Hashable, float] = {}
        self._watched: dict[tuple[str, tuple[str, ...]], Influences] = {}
        self._extras = {name: tuple(_limited(carried)) for name, carried in ability_index.carried.items()}
        self._changed_after = "wounds" in ability_index.instead
        raised = (
            each
            for definition in ability_index.definitions.values()
            for effect in own_effects(definition)
            for each in effect.until_the_end
        )
        self._odd_boosts = _looks_further(*raised)
        meanings: list[tuple[str, TokenMeaning | MarkMeaning]] = [
            *ability_index.tokens.items(),
            *ability_index.marks.items(),
        ]
        self._odd = frozenset(name for name, meaning in meanings if _looks_further(*meaning.gives))
        """The tokens and marks that depend on more than the test."""

    def points(self, trial: Trial, share: float) -> float:
        """The value of the wounds of an attack in points, as `points_by_attack` computes it."""
        if self._is_odd(trial):
            return points_by_attack(trial, share)
        key = self._key(trial, share)
        if key not in self._points:
            if len(self._points) >= MOST:
                self._points.clear()
            self._points[key] = points_by_attack(trial, share)
        return self._points[key]

    def _is_odd(self, trial: Trial) -> bool:
        """Whether an ability changes the number of wounds, or a temporary modifier has conditions of its own."""
        state = trial.state
        if self._changed_after or (self._odd_boosts and state.binds("boosts")):
            return True
        if not self._odd:
            return False
        bearers = state.figures[trial.figure], state.figures[trial.target]
        tokens = [token.name for each in bearers for token in (each.buff, each.debuff) if token]
        return not self._odd.isdisjoint([*tokens, *(mark.name for mark in state.marks.values())])

    def _key(self, trial: Trial, share: float) -> Hashable:
        """The cache key: everything that the points depend on."""
        state, figure, target, defence = trial.state, trial.figure, trial.target, defence_trial(trial)
        decided: list[Hashable] = [flank_attack(trial), engaged_target(trial), target_in_cover(trial)]
        self._numbers(decided, state, figure, (*OF_TESTS, trial.statistic), trial)
        if defence:
            self._numbers(decided, state, target, (*OF_TESTS, defence.statistic), defence)
        self._numbers(decided, state, target, ("health",), None)
        if self._extras[figure]:
            decided += self._of_extras(trial)
        for mark in state.marks.values():
            decided.append((mark.name, affects(state, mark, figure), affects(state, mark, target)))
        return (
            (figure, trial.weapon, target, trial.source, trial.focused, share),
            _lies_on(state.figures[figure]),
            _lies_on(state.figures[target]),
            tuple([tuple([frame.values.get(name) for name in BOUND]) for frame in state.frames]),
            tuple(decided),
        )

    def _numbers(
        self, decided: list[Hashable], state: Battle, figure: str, numbers: tuple[str, ...], trial: Trial | None
    ) -> None:
        """Adds the effect on some numbers of a figure of those abilities that depend on more than the test."""
        for owner, key, passive in self._watched_for(figure, numbers).changes:
            decided.append(_counted(passive, context_of(state, key, owner, figure, trial)))
        for source, key, passive, looks_further in self._watched_for(figure, numbers).auras:
            near = source in state.figures and is_around(state, source, figure, passive.to, passive.range)
            further = near and looks_further
            decided.append(_counted(passive, context_of(state, key, source, figure, trial)) if further else near)

    def _watched_for(self, figure: str, numbers: tuple[str, ...]) -> Influences:
        if (figure, numbers) not in self._watched:
            changes = (each for number in numbers for each in _changes(self._scenario, figure, number))
            auras = (each for number in numbers for each in _auras(self._scenario, number))
            self._watched[figure, numbers] = Influences(tuple(changes), tuple(auras))
        return self._watched[figure, numbers]

    def _of_extras(self, trial: Trial) -> Iterator[bool]:
        """BG-ATT-7: whether those extra effects apply that do not always accompany the attack."""
        state, attack = trial.state, AttackTest(trial.figure, trial.weapon, trial.target)
        for known, ability in self._extras[trial.figure]:
            cast = AbilityUse(state.card(trial.figure).seat, trial.figure, known.key, trial.target, weapon=trial.weapon)
            yield within_its_limit(LimitedUse(state, cast)) and all_conditions_hold(
                AbilityContext(state, cast, attack), ability.condition
            )


def attacks_of(scenario: BattleScenario, memory: Memory) -> AttackCache:
    """The cache of the evaluated attacks of a game."""
    key = AttackCache, scenario
    if key not in memory.known:
        memory.known[key] = AttackCache(scenario)
    found: AttackCache = memory.known[key]
    return found


def _lies_on(figure: Figure) -> Hashable:
    """The tokens on a figure's card that tests depend on."""
    buff, debuff = figure.buff, figure.debuff
    return figure.wounds, figure.focused, buff.name if buff else None, debuff.name if debuff else None


def _counted(passive: Modifier, context: AbilityContext[Battle]) -> Hashable:
    """The change of a number by a passive ability; none while its conditions do not hold."""
    return passive.counted(context) if all_conditions_hold(context, passive.condition) else None


def _changes(scenario: BattleScenario, figure: str, number: str) -> Iterator[NumberChange]:
    """The abilities of a figure, and those of the scenario itself, that modify a number depending on more than the
    test."""
    ability_index = scenario.ability_index
    own = ((figure, known) for known in ability_index.numbers.get((figure, number), ()))
    everywhere = (("", known) for known in ability_index.everywhere.get(number, ()))
    for owner, known in (*own, *everywhere):
        if isinstance(known.ability, Modifier) and _looks_further(known.ability):
            yield NumberChange(owner, known.key, known.ability)


def _auras(scenario: BattleScenario, number: str) -> Iterator[Aura]:
    """The abilities of figures that change a number of those around them."""
    for source, known in scenario.ability_index.auras.get(number, ()):
        if isinstance(known.ability, Standing):
            yield Aura(source, known.key, known.ability, _looks_further(known.ability))


def _limited(carried: Iterable[KnownAbility]) -> Iterator[tuple[KnownAbility, OnAttack]]:
    """The extra effects that do not always accompany an attack."""
    for known in carried:
        ability = known.ability
        if isinstance(ability, OnAttack) and (ability.limit or _looks_further(*ability.condition)):
            yield known, ability


def _looks_further(*definitions: Any) -> bool:
    """Whether the result of any of these may depend on anything but the test in question."""
    return not all(looks_of(each) <= TEST for each in definitions)
