"""Bulk operations on documents of the library; each succeeds for all documents or for none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from database.errors import InUse
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.registry import declarations

if TYPE_CHECKING:
    from database.library import Library
    from database.records import DocumentUse, LibraryEntry

ProgressStep: TypeAlias = Callable[[int, int], None]
"""Progress callback, called after each document with done and total; raises to stop."""


def no_progress(done: int, of: int) -> None:
    """Progress callback that does nothing."""


@dataclass(frozen=True, slots=True)
class TagChange:
    """Tags to be added to documents, and tags to be removed."""

    added: tuple[str, ...] = ()
    removed: frozenset[str] = frozenset()

    def of(self, tags: Sequence[str]) -> list[str]:
        """The tags of a document after the change."""
        remaining = [tag for tag in tags if tag not in self.removed]
        return [*remaining, *(tag for tag in self.added if tag not in remaining)]


def delete_all(
    library: Library, entries: Sequence[LibraryEntry], *, anyway: bool, step: ProgressStep = no_progress
) -> None:
    """Move documents to the trash; raises `InUse` if others refer to one of them, unless `anyway`."""
    with library.transaction():
        users: dict[str, DocumentUse] = {}
        for done, entry in enumerate(entries, 1):
            try:
                library.documents.delete(entry.id)
            except InUse as used:
                users |= {use.user.key: use for use in used.users}
                library.documents.delete(entry.id, anyway=True)
            step(done, len(entries))
        others = tuple(use for key, use in users.items() if key not in {entry.key for entry in entries})
        if others and not anyway:
            raise InUse(entries[0].id, others)


def restore_all(library: Library, entries: Sequence[LibraryEntry], *, step: ProgressStep = no_progress) -> None:
    """Restore documents from the trash."""
    with library.transaction():
        for done, entry in enumerate(entries, 1):
            library.trash.restore(entry.key)
            step(done, len(entries))


def tag_all(
    library: Library, entries: Sequence[LibraryEntry], change: TagChange, *, step: ProgressStep = no_progress
) -> Mapping[str, str]:
    """Change the tags of documents; returns the previous texts of the changed ones by id."""
    before: dict[str, str] = {}
    with library.transaction():
        for done, entry in enumerate(entries, 1):
            text = library.documents.text(entry.id)
            plain = parse(text.encode())
            had = plain.get("tags", [])
            if (tags_after := change.of(had)) != had:
                before[entry.id] = text
                library.documents.save(read_document({**plain, "tags": tags_after}, declarations()))
            step(done, len(entries))
    return before


def save_texts(library: Library, texts: Mapping[str, str]) -> None:
    """Save these texts again."""
    with library.transaction():
        library.documents.save_many([read_document(text.encode(), declarations()) for text in texts.values()])
