"""How well costs predict games that they were not fitted from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tests.balance.box import first_costs
from tests.balance.evidence import Matrix, evidence_of, points_at
from tests.balance.records import Record
from tests.balance.study import Study

PARTS = 9
FORESEERS = ("no look at the armies", "first costs", "fitted costs", "the fit itself")
"""Those who foresee a result: by circumstances only, by what armies cost besides, by what each card brings."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How wrong each of them was, in victory points of games that were held out in turn."""

    errors: Mapping[str, Matrix]

    def size(self, foreseer: str) -> float:
        """The root of the mean square."""
        return float(np.sqrt(np.mean(self.errors[foreseer] ** 2)))

    def gain(self, foreseer: str) -> tuple[float, float]:
        """By how much less the mean square is than with first costs, in parts of it, and the standard error of that."""
        first = self.errors["first costs"] ** 2
        better = (first - self.errors[foreseer] ** 2) / first.mean()
        return float(better.mean()), float(better.std() / np.sqrt(len(better)))


def foresight(records: Sequence[Record]) -> Foresight:
    """Each part of the games is foreseen from the others; everything is fitted anew, costs and spreads too."""
    parts = [_wrong(records, number) for number in range(PARTS)]
    return Foresight({name: np.concatenate([part[name] for part in parts]) for name in FORESEERS})


def _wrong(records: Sequence[Record], part: int) -> Mapping[str, Matrix]:
    """The errors in one part."""
    there = Study([record for place, record in enumerate(records) if place % PARTS != part])
    here = records[part::PARTS]
    foreseen = (
        _by_costs(there, here, {}),
        _by_costs(there, here, first_costs()),
        _by_costs(there, here, there.costs),
        there.fit.expected(evidence_of(here, there.cards)),
    )
    result = evidence_of(here, there.cards).result
    return {name: result - each for name, each in zip(FORESEERS, foreseen, strict=True)}


def _by_costs(there: Study, here: Sequence[Record], costs: Mapping[str, int]) -> Matrix:
    """What is expected here from the circumstances and the points of the armies, by the least squares of the others."""
    known, asked = (_known(games, costs) for games in (there.records, here))
    expected: Matrix = asked @ np.linalg.solve(known.T @ known, known.T @ there.evidence.result)
    return expected


def _known(games: Sequence[Record], costs: Mapping[str, int]) -> Matrix:
    """The circumstances, and what the armies cost; no costs, no look at them."""
    return np.hstack([evidence_of(games, ()).circumstances, *([points_at(games, costs)] if costs else [])])
