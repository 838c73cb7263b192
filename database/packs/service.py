"""The pack service of a library: imports, lists, removes and exports packs, and finds their translations."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from database.backups.make_backup import last_change
from database.errors import NotDone
from database.imports.import_execution import carry_out
from database.imports.pack_planner import plan_import
from database.packs.export.export_pack import ExportAgain, Exported, export, exported_metadata
from database.packs.format.container import digest_of
from database.packs.format.entry_names import as_png, entry_of_image
from database.packs.inventory.installed_packs import (
    Installed,
    all_installed,
    documents_of,
    images_of,
    installed,
    overlays_of,
    parts_of,
)
from database.packs.inventory.removal import Removal, removal_of, take_out
from database.packs.reader.cancellation import IsCancelled, never_cancelled
from database.packs.reader.staging import Staging, remove_abandoned, staging_root
from database.store.library_path import has_damaged_beside
from database.store.translation_overlay import overlay_translations
from engine.content.problems import nearest
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from database.images import Images
    from database.imports.import_plan import ImportPlan
    from database.packs.format.contents import Contents
    from database.packs.format.signatures import SigningKey
    from database.packs.format.translations import TranslatedTexts
    from database.records import SaveResult
    from database.store.session import LibrarySession

log = logging.getLogger(__name__)


class Packs:
    """Service for the packs of a library: import, export and removal."""

    def __init__(self, session: LibrarySession, images: Images) -> None:
        self._session = session
        self._images = images
        self._after_import: str | None = None
        """The number of the last change after the last import; if it is still the last, there were only imports
        since."""

    def staging(self) -> Staging:
        """A folder next to the library for a pack that is being read; leftovers of interrupted imports are deleted.

        If nothing can be imported but a pack may be previewed, it is in the system's temporary folder.
        """
        if self._session.why_read_only is not None:  # another program may be importing, or the disk may be full
            return Staging()
        below = staging_root(self._session.path)
        remove_abandoned(below)
        self._sweep()
        return Staging(below)

    def all(self) -> tuple[Installed, ...]:
        """The imported packs, in the order of their import."""
        with self._session.reading() as rows:
            return all_installed(rows)

    def get(self, id_: str) -> Installed | None:
        """The pack with an id, if it was imported."""
        with self._session.reading() as rows:
            return installed(rows, id_)

    def documents_of(self, pack: Installed) -> tuple[str, ...]:
        """The ids of the documents of a pack that still exist."""
        with self._session.reading() as rows:
            return documents_of(rows, pack.key)

    def plan(self, contents: Contents, cancelled: IsCancelled = never_cancelled) -> ImportPlan:
        """The plan of an import of a pack; raises `PackRefused` if it can never be imported here."""
        with self._session.reading() as rows:
            return plan_import(rows, contents, cancelled)

    def bring_in(
        self, plan: ImportPlan, staging: Staging, *, anyway: bool = False, cancelled: IsCancelled = never_cancelled
    ) -> SaveResult:
        """Import a pack as planned, all or nothing; raises `NotDone` while the plan has warnings that are not
        overridden.

        Raises `Cancelled`, with nothing imported, as soon as `cancelled` returns True. For several packs in a row, one
        backup is made before the first.
        """
        if self._after_import is None or self._after_import != self._last_change():
            self._session.back_up("import")
        saved = carry_out(self._session, self._images, plan, staging.body, anyway=anyway, cancelled=cancelled)
        self._after_import = self._last_change()
        return saved

    def removal(self, id_: str) -> Removal:
        """The plan of a pack's removal with its warnings; raises `NotDone` for a pack that was not imported."""
        with self._session.reading() as rows:
            return self._removal(rows, id_)

    def remove(self, id_: str, *, anyway: bool = False) -> Removal:
        """Remove a pack: its documents are moved to the trash, except those that were changed since the import.

        Raises `NotDone` while there are warnings that `anyway` does not override. Documents can be restored from the
        trash; importing the same file again restores everything.
        """
        self._session.back_up("delete")
        with self._session.writing() as rows:
            removal = self._removal(rows, id_)
            if removal.doubts and not anyway:
                raise NotDone(removal.doubts[0])
            take_out(self._session, rows, removal)
        self._sweep()
        return removal

    def export(
        self,
        chosen: Collection[str],
        about: Mapping[str, Any],
        *,
        images: Collection[str] = (),
        pictures: Collection[bytes] = (),
        translations: Mapping[str, TranslatedTexts] | None = None,
        key: SigningKey | None = None,
    ) -> Exported:
        """Export a pack of the user's documents with those that they need, and with images by digest.

        `about` is the metadata: `id`, `version`, `title`, and other keys of a manifest. `pictures` are images that the
        library does not have, sanitised before (`database/packs/export/picture_files.py`).
        """
        named = {entry_of_image(digest): digest for digest in images}
        return self._export(chosen, about, named, pictures, translations or {}, key)

    def export_again(
        self, pack: Installed, *, pictures: Collection[bytes] = (), key: SigningKey | None = None
    ) -> Exported:
        """Export an imported pack again with its documents as they are now, and with its metadata."""
        with self._session.reading() as rows:
            overlays, images = overlays_of(rows, pack.key), images_of(rows, pack.key)
            again = ExportAgain(pack.key, pack.manifest, parts_of(rows, pack.key))
        return self._export(
            self.documents_of(pack), exported_metadata(again), as_png(images), pictures, overlays, key, again
        )

    def translated(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        """A document with the texts of packs added, where it has none of its own in a language."""
        with self._session.looking() as connection:
            name = str(document.get("id", ""))
            return overlay_translations(connection, name, document, lambda: self._session.declarations)

    def _last_change(self) -> str:
        with self._session.looking() as connection:
            return last_change(connection)

    def _sweep(self) -> None:
        """Delete images that belong to nothing, unless a damaged library may have had them."""
        try:
            may_be_missed = has_damaged_beside(self._session.path)
        except OSError as error:
            log.info("nobody can look beside %s: %s", self._session.path, error)
            return
        if not may_be_missed:
            self._images.sweep()

    def _removal(self, rows: Connection, id_: str) -> Removal:
        found = installed(rows, id_)
        if found is None:
            near = nearest(id_, [each.manifest.id for each in all_installed(rows)])
            raise NotDone(
                message("pack-unknown", id=id_) if near is None else message("pack-unknown-near", id=id_, near=near)
            )
        return removal_of(rows, found)

    def _export(
        self,
        chosen: Collection[str],
        about: Mapping[str, Any],
        images: Mapping[str, str],
        pictures: Collection[bytes],
        translations: Mapping[str, TranslatedTexts],
        key: SigningKey | None,
        again: ExportAgain | None = None,
    ) -> Exported:
        found = {entry: self._images.get(digest) for entry, digest in images.items()}
        there = {entry: data for entry, data in found.items() if data is not None}
        if len(there) < len(found):
            raise NotDone(message("pack-images-lost", images=tuple(sorted(found.keys() - there.keys()))))
        there |= {entry_of_image(digest_of(data)): data for data in pictures}
        with self._session.reading() as rows:
            return export(rows, chosen, about, images=there, translations=translations, key=key, again=again)
