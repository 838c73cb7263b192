"""What the tests of the library's screens share: a window with a library in it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from database.library import Library, no_stock
from editor.pages.library.browser_panel import BrowserPanel
from editor.pages.library.open_library_page import open_library
from editor.pages.library.page import LibraryPage
from editor.services.library_worker import LibraryWorker
from editor.shell.main_window import MainWindow
from engine.content.kinds.notes import Note
from tests.editor.conftest import OpenWindow
from tests.support.libraries import Clock, empty_library
from tests.support.library_screens import settled
from tests.support.notes import notes_of
from tests.support.pack_libraries import save
from tests.support.packs import deck, fate

T = TypeVar("T")
DOCUMENTS = (
    fate("test/ambush", name={"en": "Ambush", "pl": "Zasadzka"}, tags=["dark"]),
    fate("test/bounty", name={"en": "Bounty"}, tags=["light"]),
    fate("test/curse", name={"en": "Curse"}),
    deck("test/deck", "test/ambush", "test/bounty"),
    notes_of(Note(id="one", at="A1", text="First")).plain(),
)


@dataclass
class Opened:
    """A library on the screen."""

    window: MainWindow
    page: LibraryPage

    @property
    def browser(self) -> BrowserPanel:
        return self.page.browser

    @property
    def names(self) -> list[str]:
        """What is listed."""
        model = self.browser.model
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def settle(self) -> None:
        settled(self.window)

    def ask(self, job: Callable[[Library], T]) -> T:
        return self.window.context.library.wait_for(job)

    def mark(self, name: str) -> None:
        """Come to a document by what it is called."""
        self.browser.table.mark(self.names.index(name))
        self.settle()


@pytest.fixture
def opened(open_window: OpenWindow, tmp_path: Path) -> Opened:
    """A library with three cards, a deck that uses two of them, and notes, all one's own."""
    path = tmp_path / "library.db"
    path.write_bytes(empty_library())

    def open_it() -> Library:
        return Library.open(path, stock=no_stock, now=Clock())

    with open_it() as library:
        save(library, *DOCUMENTS)
    window = open_window()
    window.context.use_library(LibraryWorker(window, open_it, lambda: path))
    page = open_library(window.context)
    shown = Opened(window, page)
    shown.settle()
    return shown
