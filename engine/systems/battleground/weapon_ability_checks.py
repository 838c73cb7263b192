"""BG-ATT-6: abilities of weapons that could only work while nobody attacks with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.problems import ROOT, Problem
from engine.systems.battleground.abilities import Exempt, Reacting
from engine.systems.battleground.ability_content import ABILITY
from engine.systems.battleground.ability_events import AbilityUsed, ItemUsed
from engine.systems.battleground.events import BonusChosen, ObjectiveClaimed, PhaseBegan, RoundBegan
from engine.systems.battleground.moment_events import MomentCame, PhaseEnded, RoundEnded

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
"""What never happens while an attack is made."""


def never_at_work(weapon: Mapping[str, Any]) -> Iterator[Problem]:
    """A weapon whose ability waits for something that no attack brings, and does not say that it works anyway."""
    if "ability" not in weapon:
        return
    ability = ABILITY.read(weapon["ability"]).read()
    if isinstance(ability, Exempt) and not ability.anyway and ability.rule != "cover":
        path = f"{ROOT}.ability.from"
        yield Problem(path, "battleground-never-in-attacks", rule="BG-ATT-6", severity="warning", stops="start")
    if isinstance(ability, Reacting) and not ability.anyway and OUTSIDE_ATTACKS.issuperset(ability.when.events):
        path = f"{ROOT}.ability.when"
        yield Problem(path, "battleground-never-in-attacks", rule="BG-ATT-6", severity="warning", stops="start")
