"""Observers of writes: derived data, such as the search index, is changed in the same transaction as the documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.records import DocumentLayer
    from database.store.document_columns import DocumentColumns


@dataclass(frozen=True, slots=True)
class WrittenDocument:
    """A document that was written, new or changed."""

    key: str
    layer: DocumentLayer
    facts: DocumentColumns


class WriteObserver(Protocol):
    """Is called inside the transaction: an exception rolls everything back."""

    def written(self, rows: Connection, documents: Sequence[WrittenDocument]) -> None:
        """Called when documents are new or have changed; there may be many thousands."""

    def gone(self, rows: Connection, keys: Sequence[str]) -> None:
        """Called when documents were moved to the trash or deleted."""

    def translated(self, rows: Connection, ids: Sequence[str]) -> None:
        """Called when the translations of the documents with these ids have changed."""
