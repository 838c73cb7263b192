"""A sequential test: pairs of games are played until it is decided whether a bot scores at least so much.

A better bets on every pair that the score is higher than what has to be shown. If it is not, the capital grows as
often as it shrinks, and whenever one stops, it is at most once in forty such tests forty times what it was at the
start (Ville's inequality). So it may be looked at after every pair, and forty times the capital proves the score at
the lower bound of 95 %, which is one-sided 97.5 %. A second better, who bets the other way, ends hopeless tests.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

PROOF = 40.0
"""The capital that decides."""
STAKES = (0.4, 0.8, 1.2)
"""The shares of the capital that are at stake, each of a third of it: a small one grows where the score is little above
the least, a large one is soon done where it is far above."""

Verdict = Literal["higher", "lower", "open"]


@dataclass(frozen=True, slots=True)
class Decided:
    """The result: the verdict, the number of pairs, and their mean score."""

    verdict: Verdict
    pairs: int
    score: float


def decide(least: float, scores: Iterable[float]) -> Decided:
    """Go through the scores of pairs, each from 0 to 1, until it is decided whether their mean is above this."""
    above = below = (1.0,) * len(STAKES)
    seen = list[float]()
    for score in scores:
        seen.append(score)
        above = tuple(part * (1 + stake * (score - least)) for part, stake in zip(above, STAKES, strict=True))
        below = tuple(part * (1 - stake * (score - least)) for part, stake in zip(below, STAKES, strict=True))
        if max(sum(above), sum(below)) >= PROOF * len(STAKES):
            return Decided("higher" if sum(above) > sum(below) else "lower", len(seen), sum(seen) / len(seen))
    return Decided("open", len(seen), sum(seen) / max(1, len(seen)))
