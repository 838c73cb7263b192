"""Observers of writes: what is kept beside the documents, such as the search index, changes in their transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.records import Layer
    from database.store.document_columns import DocumentColumns


@dataclass(frozen=True, slots=True)
class WrittenDocument:
    """A document that was written, new or changed."""

    key: str
    layer: Layer
    facts: DocumentColumns


class WriteObserver(Protocol):
    """Is called inside the transaction: what it raises undoes everything."""

    def written(self, rows: Connection, documents: Sequence[WrittenDocument]) -> None:
        """These documents are new, or say something else than before; there may be many thousands."""

    def gone(self, rows: Connection, keys: Sequence[str]) -> None:
        """These documents are in the trash, or nowhere any more."""

    def translated(self, rows: Connection, ids: Sequence[str]) -> None:
        """What packs translate of the documents with these ids, if there are any, is something else by now."""
