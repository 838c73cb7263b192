"""BG-ABIL-1, -3: conditions about a test where none is looked at: of what is used, of effects, of most exemptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import kinds
from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.structure.traversal import everything
from engine.systems.battleground.abilities import Bonus, Exempt, Used


def doubts_about_tests(ability: Any) -> Iterator[AbilityWarning]:
    """The conditions in an ability that never hold."""
    for part, at in everything(ability):
        if isinstance(part, Used | Bonus | kinds.Effect) or (isinstance(part, Exempt) and part.rule != "cover"):
            every = (each for condition in getattr(part, "condition", ()) for each in condition.each)
            for asked in (each for each in every if each.asks_of_test):
                values = {"condition": asked.called()}
                place = next(inside for each, inside in everything(part, at) if each is asked)
                yield AbilityWarning(place, "battleground-no-test-there", values)
