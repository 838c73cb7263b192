"""Packs and documents come in, packs go out: asks for their files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from database.records import LibraryEntry, SaveResult
from editor.library.export_dialog import ExportDialog, Wish
from editor.library.files_dialog import FilesDialog
from editor.library.import_dialog import ImportDialog
from editor.library.librarian import Librarian
from editor.library.opening import open_library
from editor.library.question import Overview, overview
from editor.suffixes import PACK
from editor.window.usual_folder import usual_folder
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.export.export_pack import Exported
    from editor.window.main_window import MainWindow


def ask_for_files(window: MainWindow) -> None:
    """Let the person choose packs and documents, and take them in."""
    lang, folder = window.lang, usual_folder()
    dialog = QFileDialog(window, say("library-import-choose", lang), folder, say("library-import-files", lang))
    dialog.setObjectName("library-import-file")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(partial(import_named_files, window))
    dialog.open()


def import_named_files(window: MainWindow, names: Sequence[str]) -> None:
    """The same for files that are already chosen."""
    take_in(window, [Path(name) for name in names])


def take_in(window: MainWindow, paths: Sequence[Path]) -> None:
    """Documents in files of their own together, then packs one after another."""
    packs = [path for path in paths if path.suffix.lower() == PACK]
    others = [path for path in paths if path not in packs]
    if not others:
        import_packs(window, packs)
        return
    page = open_library(window)
    dialog = FilesDialog(Librarian.of(window), others, window.lang, page)
    dialog.wanted.connect(page.doing.take_in)
    dialog.finished.connect(lambda _: import_packs(window, packs))
    dialog.open()


def import_packs(window: MainWindow, paths: list[Path]) -> None:
    """Import these, the next one when the one before is done with."""
    if not paths:
        return
    path, *others = paths
    page = open_library(window)
    dialog = ImportDialog(Librarian.of(window), path, window.lang, page)
    dialog.brought_in.connect(partial(_tell, window))
    dialog.brought_in.connect(partial(_show_pack, window))
    dialog.finished.connect(lambda _: import_packs(window, others))
    dialog.open()


def ask_for_export(window: MainWindow, entries: Sequence[LibraryEntry]) -> None:
    """Ask what a new pack with these documents is to be, and where to write it."""
    page = open_library(window)
    dialog = ExportDialog(Librarian.of(window), entries, window.lang, page)
    dialog.wanted.connect(partial(_ask_where, window, dialog))
    dialog.written.connect(partial(_tell_written, window))
    dialog.open()


def _ask_where(window: MainWindow, dialog: ExportDialog, wish: Wish) -> None:
    lang, folder = window.lang, usual_folder()
    files = say("library-pack-files", lang, suffix=PACK.removeprefix("."))
    chooser = QFileDialog(window, say("library-export-title", lang), folder, files)
    chooser.setObjectName("library-pack-file")
    chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    chooser.setDefaultSuffix(PACK)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.selectFile(f"{wish.about['id']}-{wish.about['version']}{PACK}")
    chooser.fileSelected.connect(lambda name: dialog.write(wish, Path(name)))
    chooser.open()


def _tell_written(window: MainWindow, exported: Exported) -> None:
    told = say("library-exported", window.lang, n=len(exported.documents))
    lost = say("library-exported-lacks", window.lang, ids=list(exported.dangling)) if exported.dangling else ""
    window.tell(f"{told} {lost}".strip())


def _show_pack(window: MainWindow, saved: SaveResult) -> None:
    """List what came in, where some of it is of a pack now."""
    browser, lang = open_library(window).browser, window.lang

    def look(library: Library) -> tuple[Overview, str | None]:
        entries = map(library.documents.entry, (*saved.new, *saved.changed))
        return overview(library, lang), next((entry.pack for entry in entries if entry.pack is not None), None)

    Librarian.of(window).ask(browser, look, lambda told: browser.show_pack(*told), lambda _: None)


def _tell(window: MainWindow, saved: SaveResult) -> None:
    numbers = {"new": len(saved.new), "changed": len(saved.changed), "same": len(saved.same)}
    window.tell(say("library-imported", window.lang, **numbers))
