"""Imports packs and documents into the library: asks for the files, and opens a dialog for each pack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from database.records import SaveResult
from editor.documents.default_folder import default_folder
from editor.file_suffixes import PACK
from editor.page_api.hint import Notice
from editor.pages.library.documents.search_query import LibraryOverview, library_overview
from editor.pages.library.import_export.file_import_dialog import FileImportDialog
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.open_library_page import open_library
from engine.kernel.data.message import message
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from editor.services.app_context import AppContext


def ask_for_import_files(context: AppContext) -> None:
    """Open a file dialog for packs and documents, and import them."""
    lang, folder = context.lang, default_folder()
    dialog = QFileDialog(
        context.window.widget, say("library-import-choose", lang), folder, say("library-import-files", lang)
    )
    dialog.setObjectName("library-import-file")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(partial(import_named_files, context))
    dialog.open()


def import_named_files(context: AppContext, names: Sequence[str]) -> None:
    """Import files by name."""
    import_files(context, [Path(name) for name in names])


def import_files(context: AppContext, paths: Sequence[Path]) -> None:
    """Import documents in files together, then packs one after another."""
    packs = [path for path in paths if path.suffix.lower() == PACK]
    others = [path for path in paths if path not in packs]
    if not others:
        import_packs(context, packs)
        return
    page = open_library(context)
    dialog = FileImportDialog(context.library, others, context.lang, page)
    dialog.wanted.connect(page.controller.take_in)
    dialog.finished.connect(lambda _: import_packs(context, packs))
    dialog.open()


def import_packs(context: AppContext, paths: list[Path]) -> None:
    """Import these packs, each after the previous one is finished."""
    if not paths:
        return
    path, *others = paths
    page = open_library(context)
    dialog = ImportDialog(context.library, path, context.lang, page)
    dialog.brought_in.connect(partial(_show_imported, context))
    dialog.brought_in.connect(partial(_show_pack, context))
    dialog.finished.connect(lambda _: import_packs(context, others))
    dialog.open()


def _show_pack(context: AppContext, saved: SaveResult) -> None:
    """List the imported documents, if some belong to a pack."""
    browser, lang = open_library(context).browser, context.lang

    def look(library: Library) -> tuple[LibraryOverview, str | None]:
        entries = map(library.documents.entry, (*saved.new, *saved.changed))
        return library_overview(library, lang), next((entry.pack for entry in entries if entry.pack is not None), None)

    context.library.ask(browser, look, lambda contents: browser.show_pack(*contents), lambda _: None)


def _show_imported(context: AppContext, saved: SaveResult) -> None:
    numbers = {"new": len(saved.new), "changed": len(saved.changed), "same": len(saved.same)}
    context.window.show_notice(Notice(message("library-imported", **numbers)))
