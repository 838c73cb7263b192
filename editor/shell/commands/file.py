"""The commands of the File menu: games, documents, the library, saving, closing, leaving."""

from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction

from editor.page_api.command import Command, Need
from editor.page_api.page_registry import editor_pages
from editor.page_api.page_request import (
    ChooseImportFiles,
    ChooseNewGame,
    MaintainLibrary,
    NewDocument,
    PlayScenario,
    ShowLibrary,
)
from editor.page_api.page_type import PageType
from editor.services.open_requests import open_file
from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.main_window import MainWindow
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from editor.page_api.document_page import DocumentPage

FIRST_GAME = "/first-game"
"""The last part of the id of the scenario for a first game."""


def play_first_game(window: MainWindow) -> None:
    """Start a whole game against a bot at once."""
    window.context.open(PlayScenario(next(name for name in stock_scenarios() if name.endswith(FIRST_GAME))))


def open_document(window: MainWindow) -> None:
    """Ask for a file; show the document in it, or import a pack."""
    documents = window.context.documents
    documents.ask_for_file(lambda name: open_file(window.context, name))


def save_to_library(window: MainWindow) -> None:
    """Put the front document into the library, and save it there from now on."""
    window.context.library_documents.take(cast("DocumentPage", window.page))


def is_closable(window: MainWindow) -> bool:
    """Whether the front page can be closed: the start page cannot."""
    return window.page is not window.tabs.home


def _new_document(number: int, page: PageType) -> Command[MainWindow]:
    """Create a document of the kind that is edited on a page."""

    def run(window: MainWindow) -> None:
        context = window.context
        context.open(NewDocument(page.kind, window, context.documents.show_document))

    return Command(f"new-{page.kind}", "file", 120 + number, run, keys=page.new_keys, icon=page.icon)


COMMANDS: tuple[Command[MainWindow], ...] = (
    Command("play-first-game", "file", 100, play_first_game, keys="Ctrl+Shift+N", icon="play"),
    Command("new-game", "file", 110, lambda window: window.context.open(ChooseNewGame()), keys="Ctrl+N", icon="new"),
    *(_new_document(number, page) for number, page in enumerate(editor_pages().values())),
    Command("open-document", "file", 130, open_document, keys="Ctrl+O", icon="open"),
    Command(
        "show-library", "file", 140, lambda window: window.context.open(ShowLibrary()), keys="Ctrl+L", icon="library"
    ),
    Command(
        "import-pack",
        "file",
        150,
        lambda window: window.context.open(ChooseImportFiles()),
        keys="Ctrl+I",
        icon="import",
    ),
    Command("look-after-library", "file", 160, lambda window: window.context.open(MaintainLibrary())),
    Command(
        "save-page",
        "file",
        300,
        lambda window: window.page.save(),
        keys="Ctrl+S",
        icon="save",
        needs=(
            Need(
                lambda window: window.page.is_edited() or window.page.saves_itself,
                message("why-not-nothing-to-save"),
            ),
        ),
    ),
    Command(
        "save-page-as",
        "file",
        305,
        lambda window: window.page.save_as(),
        keys="Ctrl+Shift+S",
        icon="save",
        needs=(Need(lambda window: window.page.saves_elsewhere, message("why-not-no-file")),),
    ),
    Command(
        "keep-in-library",
        "file",
        306,
        save_to_library,
        icon="library",
        needs=(Need(lambda window: window.page.can_save_to_library(), message("why-not-nothing-to-keep")),),
    ),
    Command(
        "close-page",
        "file",
        310,
        lambda window: window.close_page(window.page),
        keys="Ctrl+W",
        icon="close",
        needs=(Need(is_closable, message("why-not-start-page-stays")),),
    ),
    Command("quit-app", "file", 900, MainWindow.quit, keys="Ctrl+Q", icon="quit", role=QAction.MenuRole.QuitRole),
)
