"""HR-COMP-7: checks of a troop: what no faction has, and more of something than a faction has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.checks.playability import cards_in
from engine.content.problems import Problem, step_into

TACTICS = 4
"""The tactics of a faction."""
RIVALS = ("immortal", "titan")
"""HR-TROOP-1: the ranks of units that no player leads."""


def army_problems(army: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """HR-COMP-7: a troop is a hero, units and tactics of a faction; a scenario may still be played with others."""
    tactics = sum(1 for _ in cards_in(army, ("tactics",), at))
    if tactics > TACTICS:
        values = {"found": tactics, "wanted": TACTICS}
        where = step_into(at, "tactics")
        yield Problem(where, "hoplomachus-too-many-tactics", values, rule="HR-COMP-7", severity="warning")
    for path, card, _ in cards_in(army, ("card",), at):
        if not isinstance(card, str) and card.get("rank") in RIVALS:
            where = step_into(path, "rank")
            yield Problem(where, "hoplomachus-rival-in-a-troop", rule="HR-COMP-7", severity="warning")
