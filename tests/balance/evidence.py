"""Games as numbers: their results, and the possible causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tests.balance.armies import cards_of
from tests.balance.box import CHARACTER, first_costs, group_of
from tests.balance.missions import MISSIONS
from tests.balance.records import EVIL, MASTERS, Record

Matrix: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A row each game, always of the masters less the evil warriors; and the cards that are to be fitted."""

    result: Matrix
    """The victory points."""
    circumstances: Matrix
    """What is no army's doing: the mission, for the masters and for the red seat; the first player; luck."""
    sizes: Matrix
    """How many characters there are, their points, and the points of the equipment, at the first costs."""
    cards: Matrix
    """Which cards they have."""
    costs: Matrix
    """The first cost of each card."""
    characters: NDArray[np.bool_]
    """Which cards are characters."""
    types: Matrix
    """Of which type a piece of equipment is."""


def evidence_of(records: Sequence[Record], cards: Sequence[str]) -> Evidence:
    """The games as numbers, for a fit of these cards."""
    types = sorted({group_of(name) for name in cards} - {CHARACTER})
    figures = np.array([[len(record.armies[MASTERS]) - len(record.armies[EVIL])] for record in records])
    return Evidence(
        np.array([record.points[MASTERS] - record.points[EVIL] for record in records], dtype=np.float64),
        np.array([_circumstances(record) for record in records], dtype=np.float64),
        np.hstack([figures, points_at(records, first_costs())]).astype(np.float64),
        differences(records, cards),
        np.array([first_costs()[name] for name in cards], dtype=np.float64),
        np.array([group_of(name) == CHARACTER for name in cards]),
        np.array([[float(group_of(name) == each) for each in types] for name in cards]),
    )


def points_at(records: Sequence[Record], costs: Mapping[str, int]) -> Matrix:
    """What the characters cost and what the equipment costs, the masters' less the evil warriors'."""
    names = list(costs)
    by_kind = [[costs[name] * ((group_of(name) == CHARACTER) == kind) for kind in (True, False)] for name in names]
    return differences(records, names) @ np.array(by_kind, dtype=np.float64)


def differences(records: Sequence[Record], cards: Sequence[str]) -> Matrix:
    """Which of these cards only the masters have (1) and only the evil warriors (-1)."""
    places = {name: place for place, name in enumerate(cards)}
    found = np.zeros((len(records), len(cards)))
    for row, record in zip(found, records, strict=True):
        for sign, army in zip((1, -1), record.armies, strict=True):
            row[[places[name] for name in cards_of(army) if name in places]] += sign
    return found


def _circumstances(record: Record) -> list[float]:
    here = [float(record.mission == mission) for mission in MISSIONS]
    session, beginning = ([1.0, -1.0][side] for side in (record.red, record.first))
    return [*here, *(session * each for each in here), beginning, *record.luck]
