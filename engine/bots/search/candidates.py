"""Which choices are looked at: those that the judge thinks best, but not too many of one kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.bots.judging import Judged
from engine.kernel.choice import Choice

MOST_OF_A_KIND = 5


def candidates(choices: Sequence[Choice], worth: Sequence[float]) -> Iterator[Judged]:
    """The choices to look at, the best ones first; of equal ones the first on offer."""
    seen = Counter[str]()
    for number in sorted(range(len(choices)), key=lambda number: (-worth[number], number)):
        kind = choices[number].kind
        seen[kind] += 1
        if seen[kind] <= MOST_OF_A_KIND:
            yield Judged(choices[number], worth[number])
