"""Lint for abilities: warnings about abilities of cards, and about the cards of an army or a scenario together.

It finds conditions about a test where there is none (BG-ABIL-1, -3), references to characters that were knocked out
(BG-WOUND-2), unique tokens that are given to several characters (BG-FX-4), effects on the target of an ability that is
aimed at a place, and reads of names that are never bound in abilities of a scenario, which have no owner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any, NamedTuple, TypeAlias

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier
from engine.abilities.analysis.checks import CardAbility, cycles_among, cycles_on, warning
from engine.abilities.analysis.lint import AbilityWarning, ability_warnings
from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.selectors.pieces import Pieces
from engine.abilities.structure.field_types import KnownName
from engine.abilities.structure.traversal import Member, all_parts, in_branches, members
from engine.content.document_path import DocumentPath, Plain
from engine.content.problems import ROOT, Problem
from engine.systems.battleground.abilities.ability_text import wording_warnings
from engine.systems.battleground.abilities.types.aims import NOBODY
from engine.systems.battleground.abilities.types.card_abilities import (
    AbilityDefinition,
    Bonus,
    CardEffect,
    Exempt,
    MarkMeaning,
    TokenMeaning,
    Used,
)
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts, ScenarioStands
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.documents.ability_fields import ABILITY, BONUS, ITEM_ABILITY, MISSION, SCENARIO_ABILITY

NameSet: TypeAlias = frozenset[str]


class NameRead(NamedTuple):
    """A read of names in an ability that are not bound there."""

    member: Member
    nobody: NameSet

    @property
    def is_known_name(self) -> bool:
        """Whether a value is one of these names."""
        return isinstance(self.member.holds, KnownName) and self.member.value in self.nobody


def spoken_in(part: Any, at: DocumentPath, nobody: NameSet) -> Iterator[NameRead]:
    """All reads of names in a part of an ability, and all nested parts, each before its own parts."""
    for member in members(part, at):
        if isinstance(member.holds, KnownName):
            if _is_read(part, member):
                yield NameRead(member, nobody)
        elif is_dataclass(member.value):
            inside = _inside(part, nobody)
            yield NameRead(member, inside)
            yield from spoken_in(member.value, member.at, inside)


def _is_read(part: Any, member: Member) -> bool:
    """Whether it matters which figure is meant there."""
    match part:
        case kinds.Effect():
            return member.field.name != "on" or part.needs_piece
        case Pieces():
            return member.field.name != "of" or part.within is not None or part.seen is True
        case _:
            return True


def _inside(part: Any, nobody: NameSet) -> NameSet:
    """The unbound names inside a part: a token on a character or a delayed ability belongs to that character."""
    match part:
        case kinds.Selector():
            return nobody - {BEARER}
        case CardEffect() if part.meaning or part.waits_for or part.until_the_end:
            return frozenset()
        case kinds.Effect() if part.moves_target:
            return nobody - {TARGET}
        case _:
            return nobody


def warnings_about_tests(ability: Any) -> Iterator[AbilityWarning]:
    """The conditions in an ability that never hold."""
    for part, at in all_parts(ability):
        if isinstance(part, Used | Bonus | kinds.Effect) or (isinstance(part, Exempt) and part.rule != "cover"):
            every = (each for condition in getattr(part, "condition", ()) for each in condition.each)
            for asked in (each for each in every if each.asks_of_test):
                values = {"condition": asked.called()}
                place = next(inside for each, inside in all_parts(part, at) if each is asked)
                yield AbilityWarning(place, "battleground-no-test-there", values)


OUTSIDE_TESTS = ("health", "speed", "move-ap", "focus-ap", "guard-ap", "ability-ap", "ability-mana")
"""The numbers that no test and no attack reads."""


def test_target_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """BG-ABIL-1: the reads of the target in changes of numbers that no test reads: whatever changes a number has no
    other target than that of a test."""
    for part, at in all_parts(ability):
        if isinstance(part, Modifier) and part.modify in OUTSIDE_TESTS:
            for spoken in spoken_in(part, at, frozenset((TARGET,))):
                if spoken.is_known_name:
                    yield AbilityWarning(spoken.member.at, "battleground-target-outside-tests")


GONE: NameSet = frozenset(("subject",))


def knocked_out_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """Warnings about abilities triggered by a knock-out, or side missions, that refer to the knocked-out character."""
    if KnockedOut in getattr(getattr(ability, "when", None), "events", ()):
        for spoken in spoken_in(ability, (), GONE):
            if spoken.is_known_name:
                yield AbilityWarning(spoken.member.at, "battleground-knocked-out-gone", {"name": spoken.member.value})


def range_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """BG-ABIL-2: the range of an ability that is about its owner alone, by which nobody else is found."""
    if getattr(ability, "range", None) is not None and getattr(ability, "to", "") == OWNER:
        yield AbilityWarning(("range",), "battleground-range-of-nobody", {})


def unique_token_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """The effects in an ability that give a unique token to several characters."""
    return _given_in(ability, getattr(ability, "to", "").startswith("all-"), ())


def _given_in(part: Any, several: bool, at: DocumentPath) -> Iterator[AbilityWarning]:
    """The effects in a part of an ability whose target may be several characters one after another."""
    if isinstance(part, kinds.Effect):
        if part.on != TARGET:
            several = isinstance(part.on, kinds.Selector) and part.on.several
        meaning = part.meaning if isinstance(part, CardEffect) else None
        if several and isinstance(meaning, TokenMeaning):
            yield AbilityWarning((*at, "name"), "battleground-unique-to-several", {"name": meaning.name})
        several = part.moves_target or (several and not isinstance(meaning, TokenMeaning | MarkMeaning))
    for member in members(part, at):
        if is_dataclass(member.value):
            yield from _given_in(member.value, several, member.at)


def place_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """Warnings about effects on the target of an ability that is aimed at a hex or an objective: they happen to its
    owner."""
    if not isinstance(ability, AbilityDefinition) or ability.to not in NOBODY:
        return
    for effect, at in _about_target(ability):
        fits = isinstance(effect, CardEffect) and effect.aims is not None and not {*effect.aims}.isdisjoint(NOBODY)
        if effect.on == TARGET and effect.needs_piece and not (fits or effect.once):
            yield AbilityWarning((*at, "on"), "battleground-target-is-a-place", {"aim": ability.to}, OWNER)


def _about_target(ability: AbilityDefinition) -> Iterator[tuple[kinds.Effect[Any], DocumentPath]]:
    """The effects on the target of the ability itself, with their paths; those on other targets are left out."""
    for reached, line in enumerate(ability.by_successes):
        at: DocumentPath = ("results", reached, "effects") if ability.results else ("effects",)
        for number, effect in enumerate(line.effects):
            yield from _on_same_target(effect, (*at, number))


def _on_same_target(effect: kinds.Effect[Any], at: DocumentPath) -> Iterator[tuple[kinds.Effect[Any], DocumentPath]]:
    yield effect, at
    waits = isinstance(effect, CardEffect) and effect.waits_for is not None
    if not (effect.moves_target or waits or effect.on != TARGET):
        for each, inside in in_branches(effect, at):
            yield from _on_same_target(each, inside)


EVERY: NameSet = frozenset((OWNER, TARGET, BEARER))
WHO = ("who", "whom", "by")
"""The fields of triggers for the acting and the affected character."""


def scenario_warnings(ability: Any) -> Iterator[AbilityWarning]:
    """Warnings about abilities of a scenario that refer to an owner or to a target."""
    if isinstance(ability, ScenarioReacts):
        yield from _meant_nowhere(ability, EVERY)
    elif isinstance(ability, ScenarioStands):
        yield from _meant_nowhere(ability, frozenset((OWNER,)))


def _meant_nowhere(ability: Any, nobody: NameSet) -> Iterator[AbilityWarning]:
    """The unbound names that it reads, and triggers about unbound names."""
    for spoken in spoken_in(ability, (), nobody):
        if spoken.is_known_name:
            yield AbilityWarning(spoken.member.at, "battleground-nobody-meant", {"name": spoken.member.value})
        elif OWNER in spoken.nobody:
            yield from _never(spoken.member)


def _never(member: Member) -> Iterator[AbilityWarning]:
    """Warnings about operations that need an owner, in an ability without one."""
    when = member.value
    if isinstance(when, kinds.Trigger) and any(getattr(when, key, "") == OWNER for key in WHO):
        yield AbilityWarning(member.at, "battleground-nobodys-moment")


PLACES = {"abilities": ABILITY, "ability": ABILITY, "bonus": BONUS, "mission": MISSION}
"""The slots of abilities by the keys of a card, unless items and scenarios have others."""
CARDS = ("character", "weapon", "item", "fate", "glory")


def card_problems(card: Plain, root: str = ROOT) -> Iterator[Problem]:
    """The warnings about the abilities of a card, or of a scenario itself."""
    found = tuple(abilities_of(card, ()))
    for ability, _, at in found:
        for each in (
            *ability_warnings(ability, ABILITY.always),
            *warnings_about_tests(ability),
            *range_warnings(ability),
            *unique_token_warnings(ability),
            *scenario_warnings(ability),
            *knocked_out_warnings(ability),
            *wording_warnings(ability),
            *place_warnings(ability),
            *test_target_warnings(ability),
        ):
            yield warning(each, root, at)
    yield from cycles_on(card, found, root)


def cycle_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Warnings about abilities of different cards in a document that may trigger one another forever."""
    return cycles_among(document, at, (*CARDS, "scenario"), abilities_of)


def abilities_of(card: Plain, at: DocumentPath) -> Iterator[CardAbility]:
    """The abilities of a card, each with its displayed name."""
    own = {"item": {"ability": ITEM_ABILITY}, "scenario": {"abilities": SCENARIO_ABILITY}}.get(card["kind"], {})
    for key, place in {**PLACES, **own}.items():
        held = card.get(key)
        if isinstance(held, Mapping):
            yield CardAbility(place.read(held).read(), card.get("id", ""), (*at, key))
        elif held:
            for number, each in enumerate(held):
                name = f"{card.get('id', '')}:{each.get('id', number + 1)}"
                yield CardAbility(place.read(each).read(), name, (*at, key, number))
