"""Probability distributions: outcomes with their chances, and the image of them under a function."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")

Distribution: TypeAlias = Mapping[A, float]
"""Each outcome once, with its chance; together they make 1."""


def lifted(function: Callable[[A], B], given: Distribution[A]) -> Distribution[B]:
    """The distribution of a function of an outcome."""
    found: defaultdict[B, float] = defaultdict(float)
    for outcome, chance in given.items():
        found[function(outcome)] += chance
    return dict(found)


def lifted_over_both(function: Callable[[A, B], C], one: Distribution[A], other: Distribution[B]) -> Distribution[C]:
    """The distribution of a function of two independent outcomes."""
    found: defaultdict[C, float] = defaultdict(float)
    for first, chance in one.items():
        for second, odds in other.items():
            found[function(first, second)] += chance * odds
    return dict(found)


def followed(given: Distribution[A], step: Callable[[A], Distribution[B]]) -> Distribution[B]:
    """The distribution of a second random step that depends on the first outcome."""
    found: defaultdict[B, float] = defaultdict(float)
    for outcome, chance in given.items():
        for end, odds in step(outcome).items():
            found[end] += chance * odds
    return dict(found)
