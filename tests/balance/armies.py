"""Random armies within the shipped format, as built by players who know the cards by their numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from engine.content.checks.army_limits import format_problems
from engine.kernel.chance.rolls import Stream
from tests.balance.box import FOLDER, box, first_costs, may_have

Army: TypeAlias = Mapping[str, tuple[str, ...]]
"""What each character carries, by its name."""

LEAST_POINTS, MOST_POINTS = 120, 150
"""Armies of unlike worth meet, so that the worth of a point itself can be seen."""
SIZES = (2, 2, 3, 3, 3, 3, 3, 4)
"""How many characters an army has, as far as its points go."""
STATISTIC = {"melee": "strength", "ranged": "perception", "spell": "power"}
LEAST_STATISTIC = 2
"""Nobody takes a weapon up who can do less with it."""


@cache
def army_format() -> Mapping[str, Any]:
    """The shipped format."""
    rules: dict[str, Any] = json.loads((FOLDER / "formats" / "standard-150.json").read_text(encoding="utf-8"))
    return {**rules, "limits": [each for each in rules["limits"] if "pile" not in each]}


def cards_of(army: Army) -> set[str]:
    """All its cards that cost points; none is there twice."""
    return {*army, *(name for carried in army.values() for name in carried)}


def points_of(army: Army) -> int:
    """What it costs, at the first costs."""
    return sum(first_costs()[name] for name in cards_of(army))


def points_by_kind(army: Army) -> tuple[int, int]:
    """What its characters and its equipment cost."""
    characters = sum(first_costs()[figure] for figure in army)
    return characters, points_of(army) - characters


def random_army(faction: str, rng: Stream) -> Army:
    """Some characters with a weapon each, then equipment in random order, if it fits and a character can use it."""
    budget = LEAST_POINTS + rng.next_below(MOST_POINTS - LEAST_POINTS + 1)
    weapons, items = may_have(faction, "weapon"), may_have(faction, "item")
    army = _armed(_characters(faction, rng), weapons, budget, rng)
    for name in rng.shuffled([each for each in (*weapons, *items) if each not in cards_of(army)]):
        bearer = _drawn({figure: _aptitude(figure, name) for figure in army}, rng)
        if bearer is not None:
            larger = {**army, bearer: (*army[bearer], name)}
            if points_of(larger) <= budget and is_legal(larger):
                army = larger
    return army


def is_legal(army: Army) -> bool:
    """Whether the army, its decks left aside, keeps to the format."""
    figures = [{"card": box()[name], "equipment": [box()[each] for each in army[name]]} for name in army]
    return not any(True for _ in format_problems({"figures": figures}, (), army_format(), "$"))


def _characters(faction: str, rng: Stream) -> tuple[str, ...]:
    return rng.shuffled(may_have(faction, "character"))[: SIZES[rng.next_below(len(SIZES))]]


def _armed(figures: Sequence[str], weapons: Sequence[str], budget: int, rng: Stream) -> Army:
    """Each with a weapon that suits it; those who cannot be paid for stay at home."""
    army: Army = {}
    for figure in figures:
        fitting = {name: _aptitude(figure, name) for name in weapons if name not in cards_of(army)}
        larger = {**army, figure: (weapon,) if (weapon := _drawn(fitting, rng)) else ()}
        if points_of(larger) <= budget:
            army = larger
    return army


def _drawn(weights: Mapping[str, int], rng: Stream) -> str | None:
    """One of them, the more likely the more it weighs; none if nothing weighs anything."""
    if not (total := sum(weights.values())):
        return None
    left = rng.next_below(total)
    for name, weight in weights.items():
        if left < weight:
            return name
        left -= weight
    raise AssertionError


def _aptitude(figure: str, name: str) -> int:
    """How well it does with that: with weapons the square of what they ask for, with items all do alike."""
    if box()[name]["kind"] == "item":
        return 1
    able: int = box()[figure][STATISTIC[box()[name]["type"]]]
    return able**2 if able >= LEAST_STATISTIC else 0
