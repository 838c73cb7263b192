"""Plans an import: which documents are new, the same, changed or in conflict with the library."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from graphlib import CycleError, TopologicalSorter

from sqlalchemy import Connection

from database.imports.free_ids import Copies, FreeIds
from database.imports.import_plan import Choice, ImportPlan, MissingDocument, PlannedDocument
from database.packs.format.contents import Contents, PackDocument
from database.packs.format.entry_names import entry_of_document
from database.packs.format.manifest import Manifest
from database.packs.format.problems import refused
from database.packs.format.versions import PackVersion, is_within
from database.packs.installed.installed_packs import Installed, all_installed, ids_that_are_there, installed, untouched
from database.packs.reader.cancellation import IsCancelled, never, stop_if
from database.records import Layer
from database.store.entry_queries import entry_columns, entry_of
from database.store.save_documents import StoredDocument, known
from database.store.statements import among
from database.tables.documents import documents
from engine.kernel.data.message import Message, message

ANY: tuple[Choice, ...] = ("mine", "theirs", "both")
NOT_RENAMED: tuple[Choice, ...] = ("mine", "theirs")


def plan_import(rows: Connection, contents: Contents, cancelled: IsCancelled = never) -> ImportPlan:
    """The plan for a pack that was read; `PackRefused` where it can never be imported here.

    `Cancelled` as soon as `cancelled` says so.
    """
    there = all_installed(rows)
    before = installed(rows, contents.manifest.id)
    _refuse_circle(contents.manifest, there)
    items = tuple(_with_new_ids(rows, contents, before, cancelled))
    return ImportPlan(
        contents,
        items,
        tuple(_doubts(contents, before, there)),
        tuple(_remarks(contents, before, there)),
        tuple(_missing(rows, contents.documents)),
    )


def is_outdated(rows: Connection, plan: ImportPlan) -> bool:
    """Whether the library has changed since the plan was made; `PackRefused` where the pack can never come in any more.

    What was saved meanwhile is not written over, and may have got the very id that a document of the pack was to have.
    """
    contents = plan.contents
    before = installed(rows, contents.manifest.id)
    _refuse_circle(contents.manifest, all_installed(rows))
    now = {item.document.id: (item.state, item.mine_digest) for item in _items(rows, contents.documents, before)}
    if now != {item.document.id: (item.state, item.mine_digest) for item in plan.items}:
        return True
    new_ids = frozenset(item.new_id for item in plan.items if item.new_id)
    return not ids_that_are_there(rows, new_ids).keys() <= copies_of(rows, before, now).keys()


def _items(rows: Connection, found: Collection[PackDocument], before: Installed | None) -> Iterator[PlannedDocument]:
    ids = {each.id for each in found}
    own, stock = known(rows, ids, "own"), known(rows, ids, "stock")
    kept = untouched(rows, before.key) if before else frozenset()
    for each in found:
        yield _item(each, own.get(each.id), stock.get(each.id), each.id in kept)


def _with_new_ids(
    rows: Connection, contents: Contents, before: Installed | None, cancelled: IsCancelled
) -> Iterator[PlannedDocument]:
    """The items; a document that is in conflict with one that is here has an id under which it can come in beside it.

    That is one that none has, here or in the pack, or that it came in under before.
    """
    ids = {each.id for each in contents.documents}
    free = FreeIds(rows, ids, copies_of(rows, before, ids))
    for item in _items(rows, contents.documents, before):
        stop_if(cancelled)
        is_renamed = item.state == "conflict" and not item.document.is_unread
        yield replace(item, new_id=free.for_document(item.document)) if is_renamed else item


def _item(
    document: PackDocument, own: StoredDocument | None, stock: StoredDocument | None, is_untouched: bool
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


def copies_of(rows: Connection, before: Installed | None, ids: Collection[str]) -> Copies:
    """What came with a pack before, says what it said then, and is neither in the pack nor was in its last version.

    That is what came in under another id, or what only an older version had.
    """
    if before is None:
        return {}
    listed = {each.path for each in before.manifest.entries}
    names = [name for name in untouched(rows, before.key) if name not in ids and entry_of_document(name) not in listed]
    found = rows.execute(entry_columns().where(among(documents.c.id, names), documents.c.layer == "own"))
    return {entry.id: entry for entry in map(entry_of, found)}


def _refuse_circle(manifest: Manifest, there: Collection[Installed]) -> None:
    """Packs that need one another in a circle can never all be there before the others."""
    needs = {each.manifest.id: each.manifest.requires for each in there} | {manifest.id: manifest.requires}
    try:
        TopologicalSorter({id_: [need.id for need in each] for id_, each in needs.items()}).prepare()
    except CycleError as circle:
        raise refused("pack-circle", ids=tuple(reversed(circle.args[1]))) from None


def _doubts(contents: Contents, before: Installed | None, there: Collection[Installed]) -> Iterator[Message]:
    """What is asked before the import: packs that are missing, an older version, another hand."""
    versions = {each.manifest.id: each.manifest.version for each in there}
    for need in contents.manifest.requires:
        if need.id not in versions:
            yield message("pack-missing-requirement", id=need.id, range=need.range)
        elif not is_within(versions[need.id], need.range):
            yield message("pack-other-requirement", id=need.id, range=need.range, found=versions[need.id])
    if before is None:
        return
    mine, theirs = before.manifest.version, contents.manifest.version
    if PackVersion(theirs) < PackVersion(mine):
        yield message("pack-older", found=theirs, mine=mine)
    if theirs == mine and not contents.manifest.same_content(before.manifest):
        yield message("pack-same-version", version=theirs)
    if before.signer is not None and contents.signer is None:
        yield message("pack-signed-no-more")
    elif before.signer is not None and contents.signer is not None and contents.signer.key != before.signer:
        yield message("pack-other-signer", fingerprint=contents.signer.fingerprint)


def _remarks(contents: Contents, before: Installed | None, there: Collection[Installed]) -> Iterator[Message]:
    """Whose it is, as far as that can be told, and what was not read."""
    signer = contents.signer
    if signer is None:
        yield message("pack-unsigned")
    else:
        others = tuple(each.manifest.id for each in there if each.signer == signer.key)
        name = signer.name or "?"
        if others:
            yield message("pack-known-signer", name=name, fingerprint=signer.fingerprint, packs=others)
        else:
            yield message("pack-new-signer", name=name, fingerprint=signer.fingerprint)
    if before is not None and before.manifest.identity == contents.manifest.identity:
        yield message("pack-here-already")
    if contents.passed_over:
        code = "pack-passed-over" if contents.kept_unread else "pack-left-behind"
        yield message(code, entries=contents.passed_over)


def _missing(rows: Connection, found: Collection[PackDocument]) -> Iterator[MissingDocument]:
    """What documents of the pack name that is neither in it nor in the library, or is of another kind."""
    named = frozenset(name for each in found for name in each.mentioned)
    kinds = {**ids_that_are_there(rows, named), **{each.id: each.kind for each in found}}
    for each in found:
        for name, kind in each.mentioned.items():
            if name not in kinds:
                yield MissingDocument(each.id, name, kind)
            elif kind and kinds[name] != kind:
                yield MissingDocument(each.id, name, kind, kinds[name])
