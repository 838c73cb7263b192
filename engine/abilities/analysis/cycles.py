"""Finds abilities that may trigger one another forever, from what their effects cause and their triggers wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.context import OWNER, TARGET
from engine.abilities.kinds import Effect, Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides, possible_sides, sides
from engine.abilities.structure.traversal import all_parts
from engine.content.document_path import DocumentPath

MOST_NAMED = 5
ENDING = ("limit", "may", "times")
"""The fields that limit how often a reaction can happen."""


BringsAbout: TypeAlias = Callable[[Effect[Any], Sides], Iterable[tuple[str, Sides]]]
"""A function from an effect and the sides affected to the triggers that it may set off, each with the sides it is
about."""


def declared_causes(effect: Effect[Any], whom: Sides) -> Iterator[tuple[str, Sides]]:
    """The causes that an effect declares in `causes`, for the affected pieces."""
    return ((trigger, whom) for trigger in effect.causes)


class Cause(NamedTuple):
    """An event that an effect may cause: the name of its trigger, its counter, and the sides affected."""

    trigger: str
    counter: str
    whom: Sides


class Reaction(NamedTuple):
    """A triggered ability that is mandatory and unlimited: what it waits for, and what it may cause."""

    name: str
    card: str
    owner: str
    at: DocumentPath
    when: Trigger[Any]
    causes: frozenset[Cause]


def reactions(
    ability: Any, name: str, card: str, at: DocumentPath, brings_about: BringsAbout = declared_causes
) -> Iterator[Reaction]:
    """The reactions in an ability: the ability itself, or delayed effects in it; none that is optional or limited."""
    for part, inside in all_parts(ability):
        when, path = getattr(part, "when", None), (*at, *inside)
        if isinstance(when, Trigger) and not any(getattr(part, each, None) for each in ENDING):
            # The owner of a delayed effect is not known yet.
            owner = card if part is ability else str(path)
            yield Reaction(name, card, owner, path, when, frozenset(_causes(part, when, brings_about)))


def _causes(ability: Any, when: Trigger[Any], brings_about: BringsAbout) -> Iterator[Cause]:
    named = [(OWNER, sides("self")), *((name, when.sides_of(name)) for name, _ in when.gives)]
    outermost = {id(effect) for line in getattr(ability, "lines", ()) for effect in line}
    for effect in _each_time(ability):
        # Nested effects may have another target than the ability.
        target = getattr(ability, "sides", EVERYBODY) if id(effect) in outermost else EVERYBODY
        whom = EVERYBODY if effect.reaches_others else possible_sides((*named, (TARGET, target)), effect.on)
        for trigger, about in brings_about(effect, whom):
            yield Cause(trigger, getattr(effect, "counter", ""), about)


def _each_time(ability: Any) -> Iterator[Effect[Any]]:
    """The effects in an ability that always happen, without those of an option that the player may decline."""
    declined: list[DocumentPath] = []
    for part, at in all_parts(ability):
        if isinstance(part, Effect) and not any(at[: len(path)] == path for path in declined):
            yield part
            if part.branches and getattr(part, "may", False):
                declined.append(at)


def cycles_on_a_card(reactions: Iterable[Reaction]) -> Iterator[AbilityWarning]:
    """Abilities that may trigger themselves, and groups of abilities of one card that may trigger one another."""
    found = tuple(reactions)
    alone = tuple(each for each in found if _brings_about(each, each))
    chained = tuple(each for each in found if each not in alone)
    yield from (AbilityWarning((*each.at, "when"), "ability-sets-itself-off") for each in alone)
    yield from _warnings_of(group for group in _groups(chained, found) if len(group) > 1)


def cycles_across_cards(reactions: Iterable[Reaction]) -> Iterator[AbilityWarning]:
    """Groups of abilities of several cards that may trigger one another."""
    found = tuple(reactions)
    yield from _warnings_of(group for group in _groups(found, found) if len({each.card for each in group}) > 1)


def _warnings_of(groups: Iterable[tuple[Reaction, ...]]) -> Iterator[AbilityWarning]:
    for first, *others in groups:
        names = tuple(each.name for each in others[:MOST_NAMED])
        yield AbilityWarning((*first.at, "when"), "ability-set-each-other-off", {"others": names})


def _groups(starts: Iterable[Reaction], found: tuple[Reaction, ...]) -> Iterator[tuple[Reaction, ...]]:
    """Each group of reactions that all lead to one another, once."""
    leads = {each: _led_to(each, found) for each in found}
    reported = set[Reaction]()
    for start in starts:
        if start not in reported and start in leads[start]:
            group = tuple(each for each in found if each in leads[start] and start in leads[each])
            reported |= {*group}
            yield group


def _led_to(start: Reaction, found: tuple[Reaction, ...]) -> frozenset[Reaction]:
    """All reactions that may follow from one, directly or indirectly."""
    reached, waiting = set[Reaction](), [start]
    while waiting:
        one = waiting.pop()
        for other in found:
            if other not in reached and _brings_about(one, other):
                reached.add(other)
                waiting.append(other)
    return frozenset(reached)


def _brings_about(one: Reaction, other: Reaction) -> bool:
    return any(_sets_off(cause, other, one.owner == other.owner) for cause in one.causes)


def _sets_off(cause: Cause, other: Reaction, same_owner: bool) -> bool:
    counter = getattr(other.when, "counter", "")
    if cause.trigger != other.when.called() or (counter and cause.counter and counter != cause.counter):
        return False
    return other.when.by_effects and (not same_owner or other.when.follows(cause.whom))
