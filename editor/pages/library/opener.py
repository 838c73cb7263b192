"""Handles requests for the library page: show it, maintain the library, import files, show a document as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from editor.page_api.page_request import (
    ChooseImportFiles,
    ImportFiles,
    MaintainLibrary,
    OpenBrokenFile,
    OpenFile,
    OpenLibraryEntry,
    PageRequest,
    ShowDamage,
    ShowLibrary,
)
from editor.pages.library.document_text_page import page_of_broken_file, page_of_file
from editor.pages.library.import_commands import ask_for_import_files, import_named_files
from editor.pages.library.open_entry import open_entry
from editor.pages.library.open_library_page import open_library
from editor.services.document_service import file_page_key
from editor.services.library_refusals import show_refusal
from editor.services.recent_documents import remember_as_recent
from editor.widgets.labels import message_box, set_primary
from engine.kernel.data.message import Message
from engine.words import arguments, ids, say, speak

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from editor.services.app_context import AppContext

WORDS = "library-"
"""The prefix of the ids of its texts."""


def open_request(context: AppContext, request: PageRequest) -> None:
    """Handle a request."""
    match request:
        case ShowLibrary():
            open_library(context)
        case MaintainLibrary():
            open_library(context).look_after()
        case ShowDamage(why):
            show_damage(context, why)
        case ChooseImportFiles():
            ask_for_import_files(context)
        case ImportFiles(paths):
            import_named_files(context, paths)
        case OpenLibraryEntry(key, id_):
            _open_entry_with(context, key, id_)
        case OpenFile(document, path, real_path):
            context.window.open_page(file_page_key(real_path), lambda: page_of_file(context, document, path))
            remember_as_recent(context.window, path)
        case OpenBrokenFile(path, real_path, problems):
            context.window.open_page(file_page_key(real_path), lambda: page_of_broken_file(context, path, problems))
            remember_as_recent(context.window, path)


def _open_entry_with(context: AppContext, key: str, id_: str) -> None:
    """Open the document with this key, or with this id if there is no key, once the library has found it."""
    library = context.library
    library.ask(
        library,
        lambda found: found.documents.entry_with_key(key) if key else found.documents.entry(id_),
        lambda entry: open_entry(context, entry),
        lambda refusal: show_refusal(context.window.widget, refusal, context.lang),
    )


def preload_steps(lang: str, named: Sequence[str]) -> Iterator[str]:
    """Preload its texts, each of which is parsed when first used."""
    for word in sorted(ids()):
        if word.startswith(WORDS):
            arguments(word, lang)
            yield word


def show_damage(context: AppContext, why: Message) -> None:
    """Explain that the library is read-only from now on, with a link to the backups."""
    lang = context.lang
    box = message_box(context.window.widget, "library-damage", QMessageBox.Icon.Warning)
    box.setWindowTitle(say("library-screen-title", lang))
    box.setText(speak(why, lang))
    box.setInformativeText(say("library-damage-more", lang))
    care = box.addButton(say("library-care", lang), QMessageBox.ButtonRole.AcceptRole)
    care.setObjectName("library-damage-care")
    box.addButton(QMessageBox.StandardButton.Close).setObjectName("library-damage-close")
    set_primary(care)
    box.setDefaultButton(care)
    box.finished.connect(lambda _: context.open(MaintainLibrary()) if box.clickedButton() is care else None)
    box.open()
