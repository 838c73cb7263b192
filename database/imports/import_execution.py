"""Carries out an import in one transaction: of a pack with its images, or of loose files."""

from __future__ import annotations

import json
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from database.errors import NotDone
from database.files.stale_files import delete_if_possible
from database.gc_pause import collecting_seldom
from database.imports.document_plan import PlannedDocument
from database.imports.free_ids import Copies, FreeIds
from database.imports.import_plan import ImportPlan
from database.imports.pack_planner import copies_of, is_outdated
from database.packs.inventory.installed_packs import Body, installed, put_installed
from database.packs.reader.cancellation import IsCancelled, never_cancelled, stop_if
from database.store.document_columns import DocumentColumns, facts_in, facts_of
from database.store.save_documents import Batch, write
from engine.content.loading.document_reader import read_document
from engine.content.problems import ROOT
from engine.content.references.mentions import mentions, with_other_name
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from database.images import Images
    from database.imports.incoming_document import IncomingDocument
    from database.records import SaveResult
    from database.store.session import LibrarySession
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document
    from engine.content.newer_document import NewerDocument


def carry_out(
    session: LibrarySession,
    images: Images,
    plan: ImportPlan,
    body: Body,
    *,
    anyway: bool = False,
    cancelled: IsCancelled = never_cancelled,
) -> SaveResult:
    """Import a pack as planned; raises `NotDone` while there are warnings that are not overridden by `anyway`.

    Raises `Cancelled` as soon as `cancelled` returns True; then nothing was imported.
    """
    if plan.doubts and not anyway:
        raise NotDone(plan.doubts[0])
    with collecting_seldom(), _pictures(images) as put, session.writing() as rows:
        if is_outdated(rows, plan):
            raise NotDone(message("pack-plan-outdated"))
        ids = {item.document.id for item in plan.items}
        items = with_referring_documents(
            rows, plan.items, copies_of(rows, installed(rows, plan.contents.manifest.id), ids)
        )
        for image in plan.contents.images:
            stop_if(cancelled)
            put(body(image.digest))
        pack = put_installed(session, rows, plan.contents, body)
        facts = list(columns_of(session, items, body, cancelled))
        return write(session, rows, facts, Batch("own", "imported", pack))


def columns_of(
    session: LibrarySession, items: Sequence[PlannedDocument], body: Body, cancelled: IsCancelled = never_cancelled
) -> Iterator[DocumentColumns]:
    """The columns of the imported documents, with their new ids; `body` returns a text by its digest."""
    new_ids = {item.document.id: item.new_id for item in items if item.choice == "both" and item.new_id}
    for item in items:
        stop_if(cancelled)
        if item.choice != "mine":
            yield _columns(session.declarations, item.document, body(item.document.digest), new_ids)


def _columns(
    declarations: Declarations, document: IncomingDocument, source: bytes, new_ids: Mapping[str, str]
) -> DocumentColumns:
    """The columns of one document. Its reader has checked it; with another id it is read again."""
    if document.is_unread:
        return facts_of(read_document(source, declarations), declarations)
    if new_ids.keys().isdisjoint((document.id, *document.mentioned)):
        return facts_in(source, declarations)
    return facts_of(_renamed(declarations, source, new_ids), declarations)


def _renamed(declarations: Declarations, source: bytes, new_ids: Mapping[str, str]) -> Document | NewerDocument:
    """The document with the new ids, its own and those of its references."""
    plain = json.loads(source)
    places = {each.place: new_ids[each.id] for each in mentions(plain, declarations) if each.id in new_ids}
    if plain["id"] in new_ids:
        places[f"{ROOT}.id"] = new_ids[plain["id"]]
    return read_document(with_other_name(plain, places), declarations)


def with_referring_documents(
    rows: Connection, planned: Iterable[PlannedDocument], copies: Copies
) -> tuple[PlannedDocument, ...]:
    """The items; an identical document that refers to one with a new id is imported in addition, too."""
    items = {item.document.id: item for item in planned}
    users = defaultdict[str, list[str]](list)
    for item in items.values():
        if item.state == "same" and item.choice == "mine":
            for name in item.document.mentioned:
                users[name].append(item.document.id)
    free = FreeIds(rows, {*items, *(item.new_id for item in items.values() if item.new_id)}, copies)
    renamed = deque(name for name, item in items.items() if item.choice == "both")
    while renamed:
        for user in users.pop(renamed.popleft(), ()):
            if items[user].choice == "mine":
                items[user] = replace(items[user], choice="both", new_id=free.for_document(items[user].document))
                renamed.append(user)
    return tuple(items.values())


@contextmanager
def _pictures(images: Images) -> Iterator[Callable[[bytes], None]]:
    """Writes images next to the library, and deletes the new ones again if the rest fails."""
    before, new = frozenset(images.digests()), list[Path]()

    def put(data: bytes) -> None:
        digest = images.put(data)
        if digest not in before:
            new.append(images.path(digest))

    try:
        yield put
    except BaseException:
        for path in new:
            delete_if_possible(path)
        raise
