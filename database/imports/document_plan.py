"""Plans each document of an import: new, identical, changed, or in conflict with the library."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from database.imports.free_ids import Copies, FreeIds
from database.imports.incoming_document import IncomingDocument
from database.packs.reader.cancellation import IsCancelled, never_cancelled, stop_if
from database.records import DocumentLayer
from database.store.save_documents import StoredDocument, known

PlannedState: TypeAlias = Literal["new", "same", "changed", "conflict"]
"""Not in the library; identical; in the library as an earlier version of the pack left it; or edited since."""

ImportChoice: TypeAlias = Literal["mine", "theirs", "both"]
"""Keep the existing document; replace it; or keep it and import the other one under another id."""

ANY: tuple[ImportChoice, ...] = ("mine", "theirs", "both")
NOT_RENAMED: tuple[ImportChoice, ...] = ("mine", "theirs")


@dataclass(frozen=True, slots=True)
class PlannedDocument:
    """A document of an import, and its plan."""

    document: IncomingDocument
    state: PlannedState
    choice: ImportChoice
    choices: tuple[ImportChoice, ...]
    """The possible choices; none for an identical document."""
    new_id: str | None = None
    """The id under which it is imported if both are kept."""
    mine: DocumentLayer | None = None
    """The layer of the existing document."""
    mine_digest: str | None = None

    def choosing(self, choice: ImportChoice | None) -> PlannedDocument:
        """The plan with another choice; unchanged if the choice is not among the allowed ones."""
        return replace(self, choice=choice) if choice in self.choices else self


def plan_documents(
    rows: Connection,
    found: Collection[IncomingDocument],
    untouched: Set[str] = frozenset(),
    copies: Copies | None = None,
    cancelled: IsCancelled = never_cancelled,
) -> Iterator[PlannedDocument]:
    """The plan of each document, in order; `untouched` are ids that were not edited since the last import.

    A document in conflict gets an id under which it can be imported in addition: one that is free, in the library and
    the import, or under which it was imported before (`copies`). Raises `Cancelled` as soon as `cancelled` returns
    True.
    """
    free = FreeIds(rows, {each.id for each in found}, copies)
    for item in compare_documents(rows, found, untouched):
        stop_if(cancelled)
        is_renamed = item.state == "conflict" and not item.document.is_unread
        yield replace(item, new_id=free.for_document(item.document)) if is_renamed else item


def compare_documents(
    rows: Connection, found: Collection[IncomingDocument], untouched: Set[str]
) -> Iterator[PlannedDocument]:
    """The state of each document relative to the library, without new ids."""
    ids = {each.id for each in found}
    own, stock = known(rows, ids, "own"), known(rows, ids, "stock")
    for each in found:
        yield _compared(each, own.get(each.id), stock.get(each.id), each.id in untouched)


def _compared(
    document: IncomingDocument, own: StoredDocument | None, stock: StoredDocument | None, is_untouched: bool
) -> PlannedDocument:
    mine = own or stock
    if mine is None:
        return PlannedDocument(document, "new", "theirs", NOT_RENAMED)
    layer: DocumentLayer = "own" if own else "stock"
    if mine.digest == document.digest:
        return PlannedDocument(document, "same", "mine", (), None, layer, mine.digest)
    if is_untouched:
        return PlannedDocument(document, "changed", "theirs", NOT_RENAMED, None, layer, mine.digest)
    if document.is_unread:
        return PlannedDocument(document, "conflict", "mine", NOT_RENAMED, None, layer, mine.digest)
    return PlannedDocument(document, "conflict", "both", ANY, None, layer, mine.digest)
