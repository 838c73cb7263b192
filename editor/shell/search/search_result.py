"""A result of the search for everything, and the groups of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QIcon

GROUPS = {
    "tabs": "search-group-tabs",
    "commands": "search-group-commands",
    "documents": "search-group-documents",
    "rules": "search-group-rules",
}
"""The groups, with the ids of their headings; of equally good ones, the first comes first."""
MOST_OF_GROUP = 7
"""The greatest number of results of a group while there are others."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A result: what is shown of it, and what choosing it does."""

    key: str
    """The name of the command, or the kind of thing and what it is known by."""
    group: str
    title: str
    note: str
    icon: QIcon
    run: Callable[[], object]
    keys: str = ""
    worth: float = 0.0
    """A measure of how well it fits; higher is better."""
    why_not: str = ""
    """The reason why it cannot be chosen now."""
    is_name: bool = False
    """Whether its title is the name of a document."""


def grouped_hits(hits: Sequence[SearchResult], *, is_whole: bool = False) -> Iterator[tuple[str, list[SearchResult]]]:
    """The results by group, the group with the best one first, and in each the best ones first, or all of them."""
    groups = {group: sorted(_of(group, hits), key=lambda hit: -hit.worth) for group in GROUPS}
    filled = [group for group in GROUPS if groups[group]]
    for group in sorted(filled, key=lambda group: -groups[group][0].worth):
        yield group, groups[group][: MOST_OF_GROUP if len(filled) > 1 and not is_whole else None]


def _of(group: str, hits: Sequence[SearchResult]) -> list[SearchResult]:
    return [hit for hit in hits if hit.group == group]
