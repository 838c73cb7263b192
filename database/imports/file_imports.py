"""The import of documents from loose files: read, planned, carried out, undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from database.documents import Documents
from database.files.fingerprint import read_user_file
from database.gc_pause import collecting_seldom
from database.imports.document_plan import ImportChoice, PlannedDocument, plan_documents
from database.imports.free_ids import FreeIds
from database.imports.import_execution import columns_of, with_referring_documents
from database.imports.incoming_document import IncomingDocument, incoming
from database.store.document_source import DocumentSource, SourceChain, TextSource
from database.store.quick_lookup import Resolver
from database.store.save_documents import Batch, known, write
from database.store.session import LibrarySession
from engine.content.limits import MAX_BYTES
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """A file, and the plan of the document in it."""

    path: Path
    item: PlannedDocument | None = None
    """None if the file cannot be imported."""
    body: bytes = b""
    """The document as stored in the library."""
    refusal: OSError | ContentError | Message | None = None
    """The reason why it cannot be imported."""
    updates_own: bool = False
    """Whether it is a later version of a document that the user made, which it replaces unless another choice is made;
    the library keeps the earlier version."""

    def choosing(self, choice: ImportChoice) -> PlannedFile:
        """The planned file with another choice, if that is allowed."""
        return self if self.item is None else replace(self, item=self.item.choosing(choice))


@dataclass(frozen=True, slots=True)
class ImportedFiles:
    """The changes made by an import of files."""

    new: tuple[str, ...]
    """Ids that did not exist before."""
    before: Mapping[str, str]
    """The replaced texts of the user's documents, by id."""


class FileImports:
    """Imports loose files by the same planning as packs."""

    def __init__(self, session: LibrarySession, documents: Documents) -> None:
        self._session, self._documents = session, documents

    def plan(self, paths: Sequence[Path]) -> tuple[PlannedFile, ...]:
        """The plan of an import of these files, in order; of two files with the same id the second is refused."""
        read: dict[Path, PlannedFile] = {}
        found: dict[str, tuple[Path, IncomingDocument, bytes]] = {}
        written: dict[Path, float] = {}
        for path in paths:
            try:
                document, body, written[path] = self._read(path)
            except (OSError, ContentError) as error:
                read[path] = PlannedFile(path, refusal=error)
                continue
            if not document.id:
                read[path] = PlannedFile(path, refusal=message("library-file-no-id"))
            elif document.id in found:
                read[path] = PlannedFile(path, refusal=message("library-file-twice", id=document.id))
            else:
                found[document.id] = (path, document, body)
        with self._session.reading() as rows:
            for item in plan_documents(rows, [document for _, document, _ in found.values()]):
                path, _, body = found[item.document.id]
                read[path] = PlannedFile(path, item, body)
        return tuple(self._updating(read[path], written.get(path, 0)) for path in dict.fromkeys(paths))

    def resolver(self, files: Sequence[PlannedFile]) -> DocumentSource:
        """A resolver for the library and the planned files: the documents that the planned files may refer to."""
        bodies = {file.item.document.id: file.body for file in files if file.item is not None}
        return SourceChain(Resolver(self._session), TextSource(bodies))

    def carry_out(self, files: Sequence[PlannedFile]) -> ImportedFiles:
        """Import the files as chosen, all or none.

        If both documents are kept, references of other imported documents are changed to the new id; ids that were
        taken since the plan was made are replaced by free ones.
        """
        bodies = {file.item.document.digest: file.body for file in files if file.item is not None}
        items = [file.item for file in files if file.item is not None]
        with collecting_seldom(), self._session.writing() as rows:
            free = FreeIds(rows, {item.document.id for item in items})
            renamed = [
                replace(item, new_id=free.for_document(item.document)) if item.choice == "both" else item
                for item in items
            ]
            columns = list(columns_of(self._session, with_referring_documents(rows, renamed, {}), bodies.__getitem__))
            replaced = known(rows, {each.id for each in columns}, "own")
            before = {name: self._documents.text(name) for name in replaced}
            write(self._session, rows, columns, Batch("own", "imported"))
        return ImportedFiles(tuple(each.id for each in columns if each.id not in before), before)

    def undo(self, imported: ImportedFiles) -> None:
        """Delete the new documents, and restore the replaced ones."""
        with self._session.writing():
            for name in imported.new:
                self._documents.delete(name, anyway=True)
            self._documents.save_many(self._replaced(imported))

    def _replaced(self, imported: ImportedFiles) -> Iterator[Any]:
        for text in imported.before.values():
            yield read_document(text.encode(), self._session.declarations)

    def _updating(self, file: PlannedFile, written: float) -> PlannedFile:
        """The plan to replace a document that the user made, if the file was written after its last change."""
        item = file.item
        if item is None or item.state != "conflict" or item.mine != "own":
            return file
        entry = self._documents.entry(item.document.id)
        if entry.pack is not None or written <= entry.changed:
            return file
        return replace(file, item=item.choosing("theirs"), updates_own=True)

    def _read(self, path: Path) -> tuple[IncomingDocument, bytes, float]:
        """The document in a file, as it would be stored, and when the file was written, in seconds since 1970."""
        data, on_disk = read_user_file(path, MAX_BYTES)
        declarations = self._session.declarations
        return *incoming(path.name, read_document(data, declarations), declarations), on_disk.changed / 1e9
