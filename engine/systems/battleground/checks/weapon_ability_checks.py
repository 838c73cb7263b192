"""Checks of weapon abilities: warnings about those that could only work outside attacks with it (BG-ATT-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.problems import ROOT, Problem
from engine.systems.battleground.abilities.events import AbilityUsed, ItemUsed
from engine.systems.battleground.abilities.types.card_abilities import Exempt, Reacting
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.battleground.events import BonusChosen, ObjectiveClaimed, PhaseBegan, RoundBegan
from engine.systems.battleground.trigger_events import MomentCame, PhaseEnded, RoundEnded

OUTSIDE_ATTACKS = frozenset(
    {
        AbilityUsed,
        BonusChosen,
        ItemUsed,
        MomentCame,
        ObjectiveClaimed,
        PhaseBegan,
        PhaseEnded,
        RoundBegan,
        RoundEnded,
    }
)
"""The events that never happen during an attack."""


def weapon_ability_problems(weapon: Mapping[str, Any]) -> Iterator[Problem]:
    """Weapon abilities that wait for an event which no attack causes, although they only apply in attacks."""
    if "ability" not in weapon:
        return
    ability = ABILITY.read(weapon["ability"]).read()
    if isinstance(ability, Exempt) and not ability.anyway and ability.rule != "cover":
        path = f"{ROOT}.ability.from"
        yield Problem(path, "battleground-never-in-attacks", rule="BG-ATT-6", severity="warning", stops="start")
    if isinstance(ability, Reacting) and not ability.anyway and OUTSIDE_ATTACKS.issuperset(ability.when.events):
        path = f"{ROOT}.ability.when"
        yield Problem(path, "battleground-never-in-attacks", rule="BG-ATT-6", severity="warning", stops="start")
