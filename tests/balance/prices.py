"""From the value of cards to their costs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tests.balance.armies import MOST_POINTS, points_by_kind, points_of
from tests.balance.box import FOLDER, first_costs
from tests.balance.evidence import Evidence, Matrix
from tests.balance.fitting import Fitted
from tests.balance.records import Record

LARGEST_STEP = 4
"""One fit moves a cost by no more than this part of it: bots are no people."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a card is worth in points of cards, and the standard deviation of that: None where games prove nothing."""

    fair: float
    doubt: float | None = None


def prices(records: Sequence[Record], cards: Sequence[str], games: Evidence, found: Fitted) -> Mapping[str, Price]:
    """What each card of the box is worth, on the scale of the first costs.

    A card that brings more than others of its kind do for as many points is worth so many points more as bring that in
    an army. One that costs a point more brings less by what the enemy scores for it when the bearer is knocked out.
    """
    brought = brought_by_a_point(records, found, games) + share_lost(records)
    beyond = _beyond_their_kind(games)
    more, squares = beyond @ found.brings / brought, np.diag(beyond @ found.doubt @ beyond.T)
    doubts = np.sqrt(np.maximum(squares, 0)) / brought
    fitted = {
        name: Price(first_costs()[name] + float(much), float(doubt))
        for name, much, doubt, character in zip(cards, more, doubts, games.characters, strict=True)
        if character or found.spread.equipment or found.spread.shared
    }
    return {name: fitted.get(name, Price(first)) for name, first in first_costs().items()}


def _beyond_their_kind(games: Evidence) -> Matrix:
    """From what cards bring to what they bring beyond as many points of all characters, or of all equipment."""
    beyond = np.eye(len(games.costs))
    for kind in (games.characters, ~games.characters):
        beyond -= np.outer(games.costs * kind, kind) / games.costs[kind].sum()
    return beyond


def brought_by_a_kind(found: Fitted, games: Evidence) -> tuple[float, float]:
    """What a point of characters brings in victory points, and one of equipment."""
    of_characters, of_equipment = (
        float(found.brings[kind].sum() / games.costs[kind].sum()) for kind in (games.characters, ~games.characters)
    )
    return of_characters, of_equipment


def brought_by_a_point(records: Sequence[Record], found: Fitted, games: Evidence) -> float:
    """What a point brings that is spent as armies spend theirs."""
    spent = np.sum([points_by_kind(army) for record in records for army in record.armies], axis=0)
    return float(np.array(brought_by_a_kind(found, games)) @ spent / spent.sum())


def share_lost(records: Sequence[Record]) -> float:
    """Which part of the points of an army the enemy scores by knock-outs."""
    return sum(sum(each.fallen) for each in records) / sum(points_of(army) for each in records for army in each.armies)


def costs(worth: Mapping[str, Price]) -> Mapping[str, int]:
    """Whole costs, at most a step away from the first ones; the armies of a rule book can be paid for.

    Where one could not, point after point is taken off the card of it that is then still the likeliest.
    """
    whole = {name: min(max(round(price.fair), least(name)), most(name)) for name, price in worth.items()}
    for army in rule_book_armies().values():
        while sum(whole[name] for name in army) > MOST_POINTS:
            lower = [name for name in army if worth[name].doubt and whole[name] > least(name)]
            whole[min(lower, key=lambda name: _unlikelier(worth[name], whole[name]))] -= 1
    return whole


def least(name: str) -> int:
    """The lowest cost that one fit may give a card; a rise is bounded alike."""
    return first_costs()[name] - _step(name)


def most(name: str) -> int:
    """The highest one."""
    return first_costs()[name] + _step(name)


def _step(name: str) -> int:
    return max(1, first_costs()[name] // LARGEST_STEP)


def _unlikelier(price: Price, cost: int) -> float:
    """How much is lost of the logarithm of the likelihood, twice, if the card costs a point less."""
    assert price.doubt is not None
    return ((cost - 1 - price.fair) ** 2 - (cost - price.fair) ** 2) / price.doubt**2


@cache
def rule_book_armies() -> Mapping[str, tuple[str, ...]]:
    """The cards of the armies that are not ours to change."""
    documents = (json.loads(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / "armies").glob("*.json")))
    theirs = (army for army in documents if army["provenance"]["source"] == "rulebook")
    return {army["id"]: tuple(_cards(army["figures"])) for army in theirs}


def _cards(figures: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    for figure in figures:
        yield from (name.partition("/")[2] for name in (figure["card"], *figure["equipment"]))
