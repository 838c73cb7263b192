"""Plans the import of a pack: its documents, questions to the user, remarks, and missing documents."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from graphlib import CycleError, TopologicalSorter

from sqlalchemy import Connection

from database.imports.document_plan import compare_documents, plan_documents
from database.imports.free_ids import Copies
from database.imports.import_plan import ImportPlan, MissingDocument
from database.imports.incoming_document import IncomingDocument
from database.packs.format.contents import Contents
from database.packs.format.entry_names import entry_of_document
from database.packs.format.manifest import Manifest
from database.packs.format.refusals import refused
from database.packs.format.versions import PackVersion, is_within
from database.packs.inventory.installed_packs import Installed, all_installed, installed, untouched
from database.packs.reader.cancellation import IsCancelled, never_cancelled
from database.store.entry_queries import entry_columns, entry_of, kinds_of_ids
from database.store.statements import among
from database.tables.documents import documents
from engine.kernel.data.message import Message, message


def plan_import(rows: Connection, contents: Contents, cancelled: IsCancelled = never_cancelled) -> ImportPlan:
    """The plan for a pack that was read; raises `PackRefused` if it can never be imported here.

    Raises `Cancelled` as soon as `cancelled` returns True.
    """
    there = all_installed(rows)
    before = installed(rows, contents.manifest.id)
    _refuse_circle(contents.manifest, there)
    ids = {each.id for each in contents.documents}
    unedited, copies = _untouched(rows, before), copies_of(rows, before, ids)
    items = tuple(plan_documents(rows, contents.documents, unedited, copies, cancelled))
    return ImportPlan(
        contents,
        items,
        tuple(_doubts(contents, before, there)),
        tuple(_remarks(contents, before, there)),
        tuple(_missing(rows, contents.documents)),
    )


def is_outdated(rows: Connection, plan: ImportPlan) -> bool:
    """Whether the library has changed since the plan was made; raises `PackRefused` if the pack can no longer be
    imported.

    Documents saved meanwhile are not overwritten, and may have taken an id planned for a document of the pack.
    """
    contents = plan.contents
    before = installed(rows, contents.manifest.id)
    _refuse_circle(contents.manifest, all_installed(rows))
    compared = compare_documents(rows, contents.documents, _untouched(rows, before))
    now = {item.document.id: (item.state, item.mine_digest) for item in compared}
    if now != {item.document.id: (item.state, item.mine_digest) for item in plan.items}:
        return True
    new_ids = frozenset(item.new_id for item in plan.items if item.new_id)
    return not kinds_of_ids(rows, new_ids).keys() <= copies_of(rows, before, now).keys()


def _untouched(rows: Connection, before: Installed | None) -> frozenset[str]:
    return untouched(rows, before.key) if before else frozenset()


def copies_of(rows: Connection, before: Installed | None, ids: Collection[str]) -> Copies:
    """The unchanged documents of an earlier import of the pack that are neither in the pack nor in its last version.

    These were imported under another id, or only an older version had them.
    """
    if before is None:
        return {}
    listed = {each.path for each in before.manifest.entries}
    names = [name for name in untouched(rows, before.key) if name not in ids and entry_of_document(name) not in listed]
    found = rows.execute(entry_columns().where(among(documents.c.id, names), documents.c.layer == "own"))
    return {entry.id: entry for entry in map(entry_of, found)}


def _refuse_circle(manifest: Manifest, there: Collection[Installed]) -> None:
    """Refuse packs that require one another in a cycle, as none of them could be imported first."""
    needs = {each.manifest.id: each.manifest.requires for each in there} | {manifest.id: manifest.requires}
    try:
        TopologicalSorter({id_: [need.id for need in each] for id_, each in needs.items()}).prepare()
    except CycleError as circle:
        raise refused("pack-circle", ids=tuple(reversed(circle.args[1]))) from None


def _doubts(contents: Contents, before: Installed | None, there: Collection[Installed]) -> Iterator[Message]:
    """The questions to ask before the import: missing packs, an older version, another signer."""
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
    """Its signer, as far as known, and the entries that were not read."""
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


def _missing(rows: Connection, found: Collection[IncomingDocument]) -> Iterator[MissingDocument]:
    """The references of the pack's documents that lead nowhere, or to a document of another kind."""
    named = frozenset(name for each in found for name in each.mentioned)
    kinds = {**kinds_of_ids(rows, named), **{each.id: each.kind for each in found}}
    for each in found:
        for name, kind in each.mentioned.items():
            if name not in kinds:
                yield MissingDocument(each.id, name, kind)
            elif kind and kinds[name] != kind:
                yield MissingDocument(each.id, name, kind, kinds[name])
