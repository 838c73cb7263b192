"""Removes a pack: its documents go to the trash, except those that were changed since the import."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, exists, select, update

from database.packs.format.entry_names import entry_of_document
from database.packs.inventory.installed_packs import (
    Installed,
    all_installed,
    documents_of,
    notify_translations_changed,
    translated_by,
    untouched,
)
from database.records import DocumentUse
from database.store.entry_queries import entry_with_id, users_of
from database.store.statements import among, numbers
from database.store.trash_rows import throw_away
from database.tables.documents import documents
from database.tables.images import images
from database.tables.pack_images import pack_images
from database.tables.packs import packs
from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from database.store.session import LibrarySession


@dataclass(frozen=True, slots=True)
class Removal:
    """The plan of a pack's removal. Nothing has been changed yet."""

    pack: Installed
    goes: tuple[str, ...]
    """The ids of the documents that are moved to the trash."""
    stays: tuple[str, ...]
    """The ids of the documents that were changed since the import, which are kept as the user's own."""
    shared: Mapping[str, Installed]
    """The ids of the documents that also belong to another pack, which are kept."""
    used: tuple[tuple[str, tuple[DocumentUse, ...]], ...]
    """The removed documents that remaining ones refer to, with these references."""
    needed_by: tuple[str, ...]
    """The ids of the packs that require it."""

    @property
    def doubts(self) -> tuple[Message, ...]:
        """Warnings to show before the removal."""
        return tuple(self._doubts())

    def _doubts(self) -> Iterator[Message]:
        for name, uses in self.used:
            yield message("library-in-use", id=name, users=tuple(use.user.id for use in uses))
        if self.needed_by:
            yield message("pack-needed", id=self.pack.manifest.id, packs=self.needed_by)


def removal_of(rows: Connection, pack: Installed) -> Removal:
    """The plan of the removal of this pack."""
    came, unchanged = documents_of(rows, pack.key), untouched(rows, pack.key)
    shared = _shared(rows, pack)
    removed = tuple(name for name in came if name in unchanged and name not in shared)
    needing = (each.manifest for each in all_installed(rows))
    return Removal(
        pack,
        removed,
        tuple(name for name in came if name not in unchanged and name not in shared),
        shared,
        tuple(_used(rows, removed)),
        tuple(each.id for each in needing if pack.manifest.id in (need.id for need in each.requires)),
    )


def take_out(session: LibrarySession, rows: Connection, removal: Removal) -> None:
    """Carry out the plan: move the documents to the trash, and delete everything else about the pack.

    Its image files are strays then, until they are deleted.
    """
    key = removal.pack.key
    removed = select(documents.c.key).where(documents.c.pack == key, documents.c.layer == "own")
    throw_away(session, rows, list(rows.execute(removed.where(among(documents.c.id, removal.goes))).scalars()))
    for name, other in removal.shared.items():
        its = (documents.c.pack == key, documents.c.layer == "own", documents.c.id == name)
        rows.execute(update(documents).where(*its).values(pack=other.key))
    translated, pictures = translated_by(rows, key), _pictures_of_no_other(rows, key)
    rows.execute(delete(packs).where(packs.c.key == key))
    rows.execute(delete(images).where(among(images.c.digest, pictures)))
    numbers(rows, 1)  # otherwise no backup would notice the removal of a pack that had only translations
    notify_translations_changed(session, rows, translated)


def _shared(rows: Connection, pack: Installed) -> Mapping[str, Installed]:
    """The documents of this pack that are identical in another one; the first such pack counts."""
    query = select(documents.c.id, documents.c.digest).where(documents.c.pack == pack.key, documents.c.layer == "own")
    found = {(entry_of_document(id_), digest): id_ for id_, digest in rows.execute(query)}
    shared: dict[str, Installed] = {}
    for other in all_installed(rows):
        for each in other.manifest.entries:
            name = found.get((each.path, each.sha256))
            if name is not None and other.key != pack.key:
                shared.setdefault(name, other)
    return shared


def _pictures_of_no_other(rows: Connection, key: str) -> Collection[str]:
    """The digests of the images that belong to this pack and to no other."""
    other = pack_images.alias("other")
    elsewhere = exists().where(other.c.digest == pack_images.c.digest, other.c.pack != key)
    found = select(pack_images.c.digest).where(pack_images.c.pack == key, ~elsewhere)
    return rows.execute(found.distinct()).scalars().all()


def _used(rows: Connection, removed: Collection[str]) -> Iterator[tuple[str, tuple[DocumentUse, ...]]]:
    """Documents to be removed, with the remaining ones that refer to them; unless a stock document takes their
    place."""
    going = frozenset(removed)
    for name in removed:
        if entry_with_id(rows, name, "stock") is None:
            uses = tuple(use for use in users_of(rows, name) if use.user.id not in going)
            if uses:
                yield name, uses
