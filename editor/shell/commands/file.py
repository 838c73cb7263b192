"""The commands of the File menu: games, documents, the library, saving, closing, leaving."""

from typing import cast

from PySide6.QtGui import QAction

from editor.services.open_requests import open_scenario
from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.command import Command
from editor.shell.main_window import MainWindow

FIRST_GAME = "/first-game"
"""How the id of the scenario to begin with ends."""


def play_first_game(window: MainWindow) -> None:
    """A whole game against a bot, at once."""
    open_scenario(window, next(name for name in stock_scenarios() if name.endswith(FIRST_GAME)))


def new_game(window: MainWindow) -> None:
    """Ask which scenario, who plays, with which luck and readings of the rules."""
    from editor.pages.play.start.start_game import open_new_game_dialog

    open_new_game_dialog(window)


def new_notes(window: MainWindow) -> None:
    """Ask for a map, and open notes on it."""
    from editor.documents.document import OpenDocument
    from editor.pages.notes.new_notes_dialog import NewNotesDialog, new_notes
    from editor.services.document_service import DocumentService

    dialog = NewNotesDialog(window.lang, window)
    files = DocumentService.of(window)
    dialog.wanted.connect(lambda chosen: files.show_new(OpenDocument(new_notes(chosen, window.lang))))
    dialog.open()


def open_document(window: MainWindow) -> None:
    """Ask for a file; show the document in it, or what a pack brings."""
    from editor.services.document_service import DocumentService
    from editor.services.file_dialogs import ask_for_file
    from editor.services.open_requests import open_file

    ask_for_file(window, DocumentService.of(window).folder, lambda name: open_file(window, name))


def show_library(window: MainWindow) -> None:
    """All that one made or imported and all that ships."""
    from editor.pages.library.open_library_page import open_library

    open_library(window)


def import_packs(window: MainWindow) -> None:
    """Ask for packs and documents, and show what they would bring into the library."""
    from editor.pages.library.import_export_commands import ask_for_import_files

    ask_for_import_files(window)


def maintain_library(window: MainWindow) -> None:
    """Backups of the library, its check and repair."""
    from editor.pages.library.open_library_page import open_library

    open_library(window).look_after()


def keep_in_library(window: MainWindow) -> None:
    """Put the document in front into the library, and save it there from now on."""
    from editor.pages.document_page import DocumentPage
    from editor.services.library_documents import LibraryDocumentService

    LibraryDocumentService.of(window).take(cast(DocumentPage, window.page))


def is_closable(window: MainWindow) -> bool:
    """Whether the page in front can be closed: the start page cannot."""
    return window.page is not window.tabs.home


COMMANDS = (
    Command("play-first-game", "file", 100, play_first_game, keys="Ctrl+Shift+N", icon="play"),
    Command("new-game", "file", 110, new_game, keys="Ctrl+N", icon="new"),
    Command("new-notes", "file", 120, new_notes, keys="Ctrl+Alt+N", icon="note"),
    Command("open-document", "file", 130, open_document, keys="Ctrl+O", icon="open"),
    Command("show-library", "file", 140, show_library, keys="Ctrl+L", icon="library"),
    Command("import-pack", "file", 150, import_packs, keys="Ctrl+I", icon="import"),
    Command("look-after-library", "file", 160, maintain_library),
    Command(
        "save-page",
        "file",
        300,
        lambda window: window.page.save(),
        keys="Ctrl+S",
        icon="save",
        enabled=lambda window: window.page.is_edited(),
    ),
    Command(
        "save-page-as",
        "file",
        305,
        lambda window: window.page.save_as(),
        keys="Ctrl+Shift+S",
        icon="save",
        enabled=lambda window: window.page.saves_elsewhere,
    ),
    Command(
        "keep-in-library",
        "file",
        306,
        keep_in_library,
        icon="library",
        enabled=lambda window: window.page.can_be_kept(),
    ),
    Command(
        "close-page",
        "file",
        310,
        lambda window: window.close_page(window.page),
        keys="Ctrl+W",
        icon="close",
        enabled=is_closable,
    ),
    Command("quit-app", "file", 900, MainWindow.quit, keys="Ctrl+Q", icon="quit", role=QAction.MenuRole.QuitRole),
)
