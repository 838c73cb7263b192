"""Warnings about skills and tactics that are valid but hardly intended, alone or together."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.analysis.author_wording import empty_words, unknown_placeholders
from engine.abilities.analysis.checks import CardAbility, cycles_among, cycles_on, warning
from engine.abilities.analysis.lint import AbilityWarning, ability_warnings
from engine.abilities.context import TARGET
from engine.abilities.structure.name_resolution import ALWAYS
from engine.abilities.structure.traversal import all_parts
from engine.content.document_path import DocumentPath, Plain
from engine.content.problems import ROOT, Problem
from engine.systems.hoplomachus.abilities.types.skills import AtOnce
from engine.systems.hoplomachus.checks.effect_causes import triggers_of_effect
from engine.systems.hoplomachus.documents.ability_fields import EFFECT, LYING, SKILL
from engine.systems.hoplomachus.documents.skill_documents import NAMES, SkillCard

CARDS = ("skill", "tactic")


def skill_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Warnings about a skill: unused parameters, and combinations that are hardly intended."""
    card = SkillCard.model_validate(document)
    held = tuple(abilities_of(document, ()))
    always = {**ALWAYS, **{each.id: NAMES[each.holds] for each in card.parameters}}
    for ability, _, inside in held:
        known = [each.id for each in card.parameters]
        odd = (*ability_warnings(ability, always), *empty_words(ability), *unknown_placeholders(ability, known))
        yield from (warning(each, at, inside) for each in odd)
    read = {
        getattr(part, name, None) for each in held for part, _ in all_parts(each.ability) for name in PARAMETER_FIELDS
    }
    for number, each in enumerate(card.parameters):
        if each.id not in read:
            yield warning(AbilityWarning(("parameters", number, "id"), "ability-unused-name", {"name": each.id}), at)
    yield from cycles_on(document, held, at, triggers_of_effect)


PARAMETER_FIELDS = ("name", "dice_named")
"""The fields by which operations refer to a parameter."""


def tactic_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Warnings about the effects of a tactic, and about the abilities it gives while it lies on a unit."""
    at_once = AtOnce(effects=tuple(EFFECT.read(each).read() for each in document.get("effects", ())))
    yield from (warning(each, at) for each in ability_warnings(at_once, {TARGET: "piece"}))
    held = tuple(abilities_of(document, ()))
    for ability, _, inside in held:
        odd = (*ability_warnings(ability, LYING.always), *empty_words(ability), *unknown_placeholders(ability, ()))
        yield from (warning(each, at, inside) for each in odd)
    yield from cycles_on(document, held, at, triggers_of_effect)


def cycle_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Warnings about skills and tactics of a document that may trigger one another forever."""
    return cycles_among(document, at, CARDS, abilities_of, triggers_of_effect)


def abilities_of(card: Plain, at: DocumentPath) -> Iterator[CardAbility]:
    """The ability of a skill, or each of the abilities that a tactic gives, with its title."""
    if card["kind"] == "skill":
        yield CardAbility(SKILL.read(card["ability"]).read(), card.get("id", ""), (*at, "ability"))
    for number, each in enumerate(card.get("abilities", ())):
        name = f"{card.get('id', '')}:{each.get('id', number + 1)}"
        yield CardAbility(LYING.read(each).read(), name, (*at, "abilities", number))
