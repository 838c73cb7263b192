"""Commands that import packs and files and export packs: they ask for the files and open the dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from database.records import LibraryEntry, SaveResult
from editor.documents.default_folder import default_folder
from editor.pages.library.documents.search_query import LibraryOverview, library_overview
from editor.pages.library.import_export.export_dialog import ExportDialog, PackRequest
from editor.pages.library.import_export.file_import_dialog import FileImportDialog
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.open_library_page import open_library
from editor.services.library_worker import LibraryWorker
from editor.suffixes import PACK
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.export.export_pack import Exported
    from editor.shell.main_window import MainWindow


def ask_for_import_files(window: MainWindow) -> None:
    """Let the person choose packs and documents, and take them in."""
    lang, folder = window.lang, default_folder()
    dialog = QFileDialog(window, say("library-import-choose", lang), folder, say("library-import-files", lang))
    dialog.setObjectName("library-import-file")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(partial(import_named_files, window))
    dialog.open()


def import_named_files(window: MainWindow, names: Sequence[str]) -> None:
    """The same for files that are already chosen."""
    import_files(window, [Path(name) for name in names])


def import_files(window: MainWindow, paths: Sequence[Path]) -> None:
    """Documents in files of their own together, then packs one after another."""
    packs = [path for path in paths if path.suffix.lower() == PACK]
    others = [path for path in paths if path not in packs]
    if not others:
        import_packs(window, packs)
        return
    page = open_library(window)
    dialog = FileImportDialog(LibraryWorker.of(window), others, window.lang, page)
    dialog.wanted.connect(page.doing.take_in)
    dialog.finished.connect(lambda _: import_packs(window, packs))
    dialog.open()


def import_packs(window: MainWindow, paths: list[Path]) -> None:
    """Import these, the next one when the one before is done with."""
    if not paths:
        return
    path, *others = paths
    page = open_library(window)
    dialog = ImportDialog(LibraryWorker.of(window), path, window.lang, page)
    dialog.brought_in.connect(partial(_show_imported, window))
    dialog.brought_in.connect(partial(_show_pack, window))
    dialog.finished.connect(lambda _: import_packs(window, others))
    dialog.open()


def export_documents(window: MainWindow, entries: Sequence[LibraryEntry]) -> None:
    """Ask what a new pack with these documents is to be, and where to write it."""
    page = open_library(window)
    dialog = ExportDialog(LibraryWorker.of(window), entries, window.lang, page)
    dialog.wanted.connect(partial(_ask_where, window, dialog))
    dialog.written.connect(partial(_show_exported, window))
    dialog.open()


def _ask_where(window: MainWindow, dialog: ExportDialog, wish: PackRequest) -> None:
    lang, folder = window.lang, default_folder()
    files = say("library-pack-files", lang, suffix=PACK.removeprefix("."))
    chooser = QFileDialog(window, say("library-export-title", lang), folder, files)
    chooser.setObjectName("library-pack-file")
    chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    chooser.setDefaultSuffix(PACK)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.selectFile(f"{wish.about['id']}-{wish.about['version']}{PACK}")
    chooser.fileSelected.connect(lambda name: dialog.write(wish, Path(name)))
    chooser.open()


def _show_exported(window: MainWindow, exported: Exported) -> None:
    told = say("library-exported", window.lang, n=len(exported.documents))
    lost = say("library-exported-lacks", window.lang, ids=list(exported.dangling)) if exported.dangling else ""
    window.tell(f"{told} {lost}".strip())


def _show_pack(window: MainWindow, saved: SaveResult) -> None:
    """List what came in, where some of it is of a pack now."""
    browser, lang = open_library(window).browser, window.lang

    def look(library: Library) -> tuple[LibraryOverview, str | None]:
        entries = map(library.documents.entry, (*saved.new, *saved.changed))
        return library_overview(library, lang), next((entry.pack for entry in entries if entry.pack is not None), None)

    LibraryWorker.of(window).ask(browser, look, lambda told: browser.show_pack(*told), lambda _: None)


def _show_imported(window: MainWindow, saved: SaveResult) -> None:
    numbers = {"new": len(saved.new), "changed": len(saved.changed), "same": len(saved.same)}
    window.tell(say("library-imported", window.lang, **numbers))
