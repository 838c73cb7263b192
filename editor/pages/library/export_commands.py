"""Exports documents of the library as a pack: asks for its metadata and where to write it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from database.records import LibraryEntry
from editor.documents.default_folder import default_folder
from editor.file_suffixes import PACK
from editor.page_api.hint import Notice
from editor.pages.library.import_export.export_dialog import ExportDialog, PackRequest
from engine.words import say

if TYPE_CHECKING:
    from database.packs.export.export_pack import Exported
    from editor.services.app_context import AppContext


def export_documents(context: AppContext, page: QWidget, entries: Sequence[LibraryEntry]) -> None:
    """Ask for the metadata of a new pack with these documents, and where to write it."""
    dialog = ExportDialog(context.library, entries, context.lang, page)
    dialog.wanted.connect(partial(_ask_where, context, dialog))
    dialog.written.connect(partial(_show_exported, context))
    dialog.open()


def _ask_where(context: AppContext, dialog: ExportDialog, wish: PackRequest) -> None:
    lang, folder = context.lang, default_folder()
    files = say("library-pack-files", lang, suffix=PACK.removeprefix("."))
    chooser = QFileDialog(context.window.widget, say("library-export-title", lang), folder, files)
    chooser.setObjectName("library-pack-file")
    chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    chooser.setDefaultSuffix(PACK)
    chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    chooser.selectFile(f"{wish.about['id']}-{wish.about['version']}{PACK}")
    chooser.fileSelected.connect(lambda name: dialog.write(wish, Path(name)))
    chooser.open()


def _show_exported(context: AppContext, exported: Exported) -> None:
    context.window.show_notice(Notice(partial(_exported_text, exported)))


def _exported_text(exported: Exported, lang: str) -> str:
    done = say("library-exported", lang, n=len(exported.documents))
    lost = say("library-exported-lacks", lang, ids=list(exported.dangling)) if exported.dangling else ""
    return f"{done} {lost}".strip()
