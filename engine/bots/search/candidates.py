"""Which choices are looked at: those that the judge thinks best, but not too many of one kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.bots.judging import Judged

MOST_OF_A_KIND = 5


def candidates(rated: Sequence[Judged]) -> Iterator[Judged]:
    """The choices to look at, the best ones first; of equal ones the first on offer."""
    seen = Counter[str]()
    for each in sorted(rated, key=lambda each: -each.worth):
        seen[each.choice.kind] += 1
        if seen[each.choice.kind] <= MOST_OF_A_KIND:
            yield each
