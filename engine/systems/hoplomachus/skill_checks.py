"""What is odd about a skill or a tactic that is right by the letter: warnings only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.abilities.names import ALWAYS
from engine.abilities.walking import everything
from engine.abilities.warnings import Doubt, doubts
from engine.content.errors import ROOT, Problem, step_into
from engine.systems.hoplomachus.ability_content import LYING, SKILL
from engine.systems.hoplomachus.skill_content import NAMES, SkillCard


def skill_problems(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """What is odd about a skill: parameters that it never asks for, and what no author can have meant."""
    card = SkillCard.model_validate(document)
    ability = SKILL.read(document["ability"]).read()
    always = {**ALWAYS, **{each.id: NAMES[each.holds] for each in card.parameters}}
    for doubt in doubts(ability, always):
        yield _problem(Doubt(("ability", *doubt.at), doubt.code, doubt.values), at)
    read = {getattr(part, name, None) for part, _ in everything(ability) for name in ("name", "dice_named")}
    for number, each in enumerate(card.parameters):
        if each.id not in read:
            yield _problem(Doubt(("parameters", number, "id"), "ability-unused-name", {"name": each.id}), at)


def tactic_problems(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """What is odd about what a tactic gives for as long as it lies on a unit."""
    for number, each in enumerate(document.get("abilities", ())):
        for doubt in doubts(LYING.read(each).read(), LYING.always):
            yield _problem(Doubt(("abilities", number, *doubt.at), doubt.code, doubt.values), at)


def _problem(doubt: Doubt, root: str) -> Problem:
    path = root
    for step in doubt.at:
        path = step_into(path, step)
    return Problem(path, doubt.code, doubt.values, severity="warning")
