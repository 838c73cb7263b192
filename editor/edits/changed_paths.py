"""The paths of a document that an edit, or several, changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.content.document_path import DocumentPath, starts_with


@dataclass(frozen=True, slots=True)
class ChangedPaths:
    """Paths of changed values; each includes everything below it.

    A list in which items were inserted, removed or moved counts as changed as a whole, since the positions of other
    items shift.
    """

    paths: tuple[DocumentPath, ...] = ()

    @classmethod
    def joined(cls, several: Iterable[ChangedPaths]) -> ChangedPaths:
        """Union of the paths, without ones below others."""
        paths = dict.fromkeys(path for each in several for path in each.paths)
        return cls(tuple(path for path in paths if not any(path[:length] in paths for length in range(len(path)))))

    def touches(self, *path: str | int) -> bool:
        """Whether the value at a path is changed, or anything inside it or around it."""
        return any(starts_with(path, each) or starts_with(each, path) for each in self.paths)
