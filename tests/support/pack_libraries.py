"""Libraries for tests of packs, and imports into them without a process for each."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from database.imports.document_plan import ImportChoice
from database.imports.import_plan import ImportPlan
from database.library import Library, no_stock
from database.packs.format.contents import Contents
from database.packs.reader.pack_reader import read_pack
from database.packs.reader.staging import Staging, StagingWriter
from database.records import SaveResult
from engine.content.loading.document_reader import read_document
from engine.registry import declarations


def library_at(path: Path, *documents: Mapping[str, Any]) -> Library:
    """A library without stock, with these documents in it."""
    library = Library.open(path, stock=no_stock)
    save(library, *documents)
    return library


def save(library: Library, *documents: Mapping[str, Any]) -> None:
    """Saves documents as a user does."""
    for document in documents:
        library.documents.save(read_document(document, declarations()))


def laid_down(data: bytes, staging: Staging) -> Contents:
    """The contents of a pack that a worker would have read, with their bytes in the staging folder."""
    return read_pack(BytesIO(data), declarations(), StagingWriter(staging.folder))


def planned(library: Library, data: bytes) -> ImportPlan:
    """The plan for importing a pack."""
    with library.packs.staging() as staging:
        return library.packs.plan(laid_down(data, staging))


def imported(
    library: Library, data: bytes, *, anyway: bool = False, choices: Mapping[str, ImportChoice] | None = None
) -> SaveResult:
    """Import a pack with these choices."""
    with library.packs.staging() as staging:
        plan = library.packs.plan(laid_down(data, staging)).choosing(choices or {})
        return library.packs.bring_in(plan, staging, anyway=anyway)


def states(plan: ImportPlan) -> dict[str, str]:
    """What there is to say of each document."""
    return {item.document.id: item.state for item in plan.items}


def ids(library: Library) -> set[str]:
    return {entry.id for entry in library.documents.entries()}


def stored_document(library: Library, name: str) -> dict[str, Any]:
    """A document of the library as JSON has it."""
    import json

    found: dict[str, Any] = json.loads(library.documents.text(name))
    return found
