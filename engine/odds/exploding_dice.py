"""Exploding dice, which may add dice without end: chances of totals up to a bound, from one linear equation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

GainOdds = Mapping[int, float]
"""The probability of each addition to the total by a face."""


def with_one_more(totals: Sequence[float], ends: GainOdds, goes_on: GainOdds) -> list[float]:
    """The distribution of totals after one more die and all dice that it adds.

    `ends` are the faces that add no die; after a face of `goes_on` another die is thrown. If `before` and `after` are
    the totals without and with the die, `after = ends * before + goes_on * after`, solved from the lowest total up.
    """
    found: list[float] = []
    for total in range(len(totals)):
        last = sum(chance * totals[total - gain] for gain, chance in ends.items() if gain <= total)
        more = sum(chance * found[total - gain] for gain, chance in goes_on.items() if 0 < gain <= total)
        found.append((last + more) / (1 - goes_on.get(0, 0)))
    return found
