"""What each card brings, fitted from games.

The difference in victory points of a game is explained by its circumstances, the number of characters, the points of
the characters and of the equipment at their first costs, and by what each card brings beyond all that. The last is
held back towards nothing: a character's own part, the own part of a piece of equipment and what equipment of a type
has in common each have a spread, which the games choose by their likelihood (ridge regression by restricted maximum
likelihood, in numpy).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tests.balance.evidence import Evidence, Matrix

OWN_SPREADS = (0.0, 0.01, 0.015, 0.02, 0.03, 0.04, 0.06)
SHARED_SPREADS = (0.0, 0.002, 0.004, 0.008, 0.016)
PROOF = 1.35
"""By so much the logarithm of the likelihood has to grow for a spread: it does by chance in one case of twenty."""


class Spread(NamedTuple):
    """How far costs stray from what cards are worth, in parts of the noise of a game."""

    character: float
    """Of a character; of one that costs four times as much, twice as far."""
    equipment: float
    """Of a weapon or an item by itself, alike."""
    shared: float
    """Of all equipment of a type together, for each point that it costs."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """What the games say."""

    spread: Spread
    noise: float
    """The standard deviation of what is left unexplained of a game."""
    settled: Matrix
    """What the circumstances bring, one more character, a point of characters, a point of equipment."""
    own: Matrix
    """What each card brings by itself and with others of its type, beyond its points."""
    brings: Matrix
    """What each card brings in all, in victory points."""
    doubt: Matrix
    """The covariance of that."""

    def expected(self, games: Evidence) -> Matrix:
        """The results that it expects."""
        found: Matrix = np.hstack([games.circumstances, games.sizes]) @ self.settled + games.cards @ self.own
        return found


class _Equations(NamedTuple):
    """The products of all columns with each other and with the results, and the squares of the results."""

    products: Matrix
    targets: Matrix
    squares: float
    games: int
    settled: int
    """How many columns are not held back."""

    def scaled(self, scales: Matrix) -> tuple[Matrix, Matrix]:
        """Left and right side, with the parts of cards in units of their spread: one is as likely as any other."""
        scaling = np.r_[np.ones(self.settled), scales]
        held_back = np.diag(np.r_[np.zeros(self.settled), np.ones(len(scales))])
        return self.products * np.outer(scaling, scaling) + held_back, self.targets * scaling


def fitted(games: Evidence) -> Fitted:
    """The fit whose spreads make the games likeliest: one of them is changed at a time, as long as that helps."""
    equations, spread = _equations(games), Spread(0.0, 0.0, 0.0)

    def worth(each: Spread) -> float:
        return _likelihood(equations, _scales(games, each)) - PROOF * sum(part > 0 for part in each)

    while (better := max(_changed(spread), key=worth)) != spread:
        spread = better
    return fitted_with(games, spread)


def _changed(spread: Spread) -> Iterator[Spread]:
    """The same, and all with one of the three changed."""
    yield spread
    yield from (spread._replace(character=each) for each in OWN_SPREADS)
    yield from (spread._replace(equipment=each) for each in OWN_SPREADS)
    yield from (spread._replace(shared=each) for each in SHARED_SPREADS)


def fitted_with(games: Evidence, spread: Spread) -> Fitted:
    """The fit with given spreads."""
    equations, scales = _equations(games), _scales(games, spread)
    system, targets = equations.scaled(scales)
    inverse = np.linalg.inv(system)
    solution = inverse @ targets
    variance = (equations.squares - float(solution @ targets)) / (equations.games - equations.settled)
    parts = _parts(games) * scales
    to_cards = np.hstack([_from_sizes(games), parts])
    last = slice(games.circumstances.shape[1], None)
    return Fitted(
        spread,
        float(np.sqrt(variance)),
        solution[: equations.settled],
        parts @ solution[equations.settled :],
        to_cards @ solution[last],
        variance * to_cards @ inverse[last, last] @ to_cards.T,
    )


def _likelihood(equations: _Equations, scales: Matrix) -> float:
    """The logarithm of the restricted one, which integrates over all that is settled, but for a constant."""
    system, targets = equations.scaled(scales)
    free = np.r_[np.ones(equations.settled, dtype=bool), scales > 0]
    system, targets = system[np.ix_(free, free)], targets[free]
    factor = np.linalg.cholesky(system)
    unexplained = equations.squares - np.sum(np.linalg.solve(factor, targets) ** 2)
    left = equations.games - equations.settled
    found: float = -left * np.log(unexplained) / 2 - np.sum(np.log(np.diag(factor)))
    return found


def _equations(games: Evidence) -> _Equations:
    settled = np.hstack([games.circumstances, games.sizes])
    columns = np.hstack([settled, games.cards @ _parts(games)])
    squares = float(games.result @ games.result)
    return _Equations(columns.T @ columns, columns.T @ games.result, squares, len(columns), settled.shape[1])


def _parts(games: Evidence) -> Matrix:
    """From the own parts of cards, and the shared ones of types, to what each card brings by them."""
    return np.hstack([np.diag(np.sqrt(games.costs)), games.types * games.costs[:, None]])


def _from_sizes(games: Evidence) -> Matrix:
    """How many characters, points of characters and points of equipment each card is."""
    return np.column_stack([games.characters, games.costs * games.characters, games.costs * ~games.characters])


def _scales(games: Evidence, spread: Spread) -> Matrix:
    own = np.where(games.characters, spread.character, spread.equipment)
    scales: Matrix = np.r_[own, np.full(games.types.shape[1], spread.shared)]
    return scales
