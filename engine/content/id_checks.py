"""Checks of ids: those that must be unique, and those that must exist."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.content.problems import Problem, nearest, step_into


def repeated_ids(ids: Iterable[str], at: str) -> Iterator[Problem]:
    """The things in the list at `at` whose id another one before them has."""
    seen: set[str] = set()
    for place, name in enumerate(ids):
        if name in seen:
            yield Problem(f"{step_into(at, place)}.id", "content-repeated-id", {"id": name})
        seen.add(name)


def unknown_name(name: str, known: Collection[str], at: str) -> Iterator[Problem]:
    """A name at `at` that is none of those known."""
    if name not in known:
        yield Problem(at, "content-unknown-id", {"id": name}, nearest(name, sorted(known)))
