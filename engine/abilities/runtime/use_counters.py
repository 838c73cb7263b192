"""Counters of the uses of limited abilities, by the period of the limit, the piece and the ability.

They lie in the `used` of a state. A counter is named by its period first, as it stands in saved games.
"""

from __future__ import annotations

from collections.abc import Mapping


def use_counter(period: str, piece: str, ability: str) -> str:
    """The name of the counter of an ability of a piece."""
    return f"{period} {piece} {ability}"


def with_one_more(used: Mapping[str, int], counter: str) -> Mapping[str, int]:
    """The counters after one more use."""
    return {**used, counter: used.get(counter, 0) + 1}


def without_counters_of(used: Mapping[str, int], *periods: str) -> Mapping[str, int]:
    """The counters when new periods of these kinds begin."""
    return {counter: times for counter, times in used.items() if counter.partition(" ")[0] not in periods}
