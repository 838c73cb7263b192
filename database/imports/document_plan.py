"""Plans what becomes of each document of an import: new, the same, changed or in conflict with the library."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from database.imports.free_ids import Copies, FreeIds
from database.imports.incoming_document import IncomingDocument
from database.packs.reader.cancellation import IsCancelled, never, stop_if
from database.records import Layer
from database.store.save_documents import StoredDocument, known

State: TypeAlias = Literal["new", "same", "changed", "conflict"]
"""Not there yet; there as it is; there as an earlier version of the pack left it; there, and something else."""

Choice: TypeAlias = Literal["mine", "theirs", "both"]
"""Keep the document that is there; replace it; keep it and import the other one under another id."""

ANY: tuple[Choice, ...] = ("mine", "theirs", "both")
NOT_RENAMED: tuple[Choice, ...] = ("mine", "theirs")


@dataclass(frozen=True, slots=True)
class PlannedDocument:
    """A document of an import, and what is to become of it."""

    document: IncomingDocument
    state: State
    choice: Choice
    choices: tuple[Choice, ...]
    """The possible choices; none for an identical document."""
    new_id: str | None = None
    """The id under which it comes in, if both are kept."""
    mine: Layer | None = None
    """The layer of the document that is there."""
    mine_digest: str | None = None

    def choosing(self, choice: Choice | None) -> PlannedDocument:
        """The plan with another choice; unchanged if the choice is not among the allowed ones."""
        return replace(self, choice=choice) if choice in self.choices else self


def plan_documents(
    rows: Connection,
    found: Collection[IncomingDocument],
    untouched: Set[str] = frozenset(),
    copies: Copies | None = None,
    cancelled: IsCancelled = never,
) -> Iterator[PlannedDocument]:
    """The plan of each document, in their order; `untouched` are ids that nobody has edited since the last import.

    A document in conflict gets an id under which it can come in beside the one that is there: one that no document
    has, here or in the import, or that it came in under before (`copies`). `Cancelled` as soon as `cancelled` says so.
    """
    free = FreeIds(rows, {each.id for each in found}, copies)
    for item in compare_documents(rows, found, untouched):
        stop_if(cancelled)
        is_renamed = item.state == "conflict" and not item.document.is_unread
        yield replace(item, new_id=free.for_document(item.document)) if is_renamed else item


def compare_documents(
    rows: Connection, found: Collection[IncomingDocument], untouched: Set[str]
) -> Iterator[PlannedDocument]:
    """The state of each document beside the library, without new ids."""
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
    layer: Layer = "own" if own else "stock"
    if mine.digest == document.digest:
        return PlannedDocument(document, "same", "mine", (), None, layer, mine.digest)
    if is_untouched:
        return PlannedDocument(document, "changed", "theirs", NOT_RENAMED, None, layer, mine.digest)
    if document.is_unread:
        return PlannedDocument(document, "conflict", "mine", NOT_RENAMED, None, layer, mine.digest)
    return PlannedDocument(document, "conflict", "both", ANY, None, layer, mine.digest)
