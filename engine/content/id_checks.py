"""Checks of ids: unique ones, and references to existing ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.content.problems import Problem, nearest, step_into


def repeated_ids(ids: Iterable[str], at: str) -> Iterator[Problem]:
    """The problems of items in the list at `at` whose id an earlier item has."""
    seen: set[str] = set()
    for place, name in enumerate(ids):
        if name in seen:
            yield Problem(f"{step_into(at, place)}.id", "content-repeated-id", {"id": name})
        seen.add(name)


def unknown_name(name: str, known: Collection[str], at: str) -> Iterator[Problem]:
    """The problem of a name at `at` that is not among the known ones."""
    if name not in known:
        yield Problem(at, "content-unknown-id", {"id": name}, nearest(name, sorted(known)))
