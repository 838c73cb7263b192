"""Exploding dice, which may add dice without end: chances of totals up to a bound, from one linear equation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Gains = Mapping[int, float]
"""The probability of each addition to the total by a face."""


def with_one_more(totals: Sequence[float], ends: Gains, goes_on: Gains) -> list[float]:
    """The chances of each total after one more die and all that it gives.

    A face of `ends` is the last one; after a face of `goes_on` another die is thrown. Where `before` and `after` are
    the totals without and with the die, `after = ends * before + goes_on * after`, solved from the lowest total up.
    """
    found: list[float] = []
    for total in range(len(totals)):
        last = sum(chance * totals[total - gain] for gain, chance in ends.items() if gain <= total)
        more = sum(chance * found[total - gain] for gain, chance in goes_on.items() if 0 < gain <= total)
        found.append((last + more) / (1 - goes_on.get(0, 0)))
    return found
