"""What the scenario itself does is nobody's doing: what is waited for of its owner, or about a target, never is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import kinds
from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.structure.traversal import Member
from engine.systems.battleground.names_of_nobody import Names, spoken_in
from engine.systems.battleground.scenario_abilities import ScenarioReacts, ScenarioStands

EVERY: Names = frozenset((OWNER, TARGET, BEARER))
WHO = ("who", "whom", "by")
"""Where what is waited for says whose doing it is, and to whom it happens."""


def scenario_doubts(ability: Any) -> Iterator[AbilityWarning]:
    """Where an ability of the scenario speaks of whoever has it, or of its target."""
    if isinstance(ability, ScenarioReacts):
        yield from _meant_nowhere(ability, EVERY)
    elif isinstance(ability, ScenarioStands):
        yield from _meant_nowhere(ability, frozenset((OWNER,)))


def _meant_nowhere(ability: Any, nobody: Names) -> Iterator[AbilityWarning]:
    """The names in it that stand for nobody, and what is waited for of nobody."""
    for spoken in spoken_in(ability, (), nobody):
        if spoken.is_nobody:
            yield AbilityWarning(spoken.member.at, "battleground-nobody-meant", {"name": spoken.member.value})
        elif OWNER in spoken.nobody:
            yield from _never(spoken.member)


def _never(member: Member) -> Iterator[AbilityWarning]:
    """What only the one may do, or only to the one may happen, whose ability it is: here it is nobody's."""
    when = member.value
    if isinstance(when, kinds.Trigger) and any(getattr(when, key, "") == OWNER for key in WHO):
        yield AbilityWarning(member.at, "battleground-nobodys-moment")
