"""Fixtures of the tests of the library's screens: a window with a library, and the pictures in its list."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from database.library import Library, no_stock
from database.records import LibraryEntry
from editor.pages.library.browser_panel import BrowserPanel
from editor.pages.library.open_library_page import open_library
from editor.pages.library.page import LibraryPage
from editor.pages.library.results_panel import TABLE
from editor.pages.library.thumbnails import thumbnail_worker as gallery_module
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.services.library_worker import LibraryWorker
from editor.shell.main_window import MainWindow
from editor.theme.theme import Theme
from editor.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail
from editor.view_model.board import GameBoard
from engine.content.kinds.notes import Note
from tests.editor.conftest import OpenWindow, child
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
LOOK = ThumbnailStyle(Theme.LIGHT, 32, 24, 1.0, is_small=True)


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

    def grid_focus(self) -> None:
        """Give the keyboard to the grid."""
        self.browser.results.grid.setFocus()

    def offered(self) -> set[str]:
        """The actions in the menu of the bar."""
        child(self.browser, QPushButton, "library-do-more").click()
        menu = child(self.browser, QMenu, "library-menu")
        names = {each.objectName().removeprefix("library-menu-") for each in menu.actions()}
        menu.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return names

    def act(self, name: str) -> None:
        """Choose an action in the menu of the bar."""
        child(self.browser, QPushButton, "library-do-more").click()
        menu = child(self.browser, QMenu, "library-menu")
        wanted = next(each for each in menu.actions() if each.objectName() == f"library-menu-{name}")
        menu.close()
        wanted.trigger()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.settle()

    def mark(self, name: str) -> None:
        """Selects a document by its name."""
        self.browser.table.mark(self.names.index(name))
        self.settle()


@dataclass
class Shown(Opened):
    """The library on the screen, with its pictures."""

    @property
    def gallery(self) -> ThumbnailWorker:
        return ThumbnailWorker.of(self.window.context.library)

    def entry(self, name: str) -> LibraryEntry:
        return self.ask(lambda library: library.documents.entry(name))

    def picture(self, name: str, look: ThumbnailStyle = LOOK) -> QImage | None:
        """As soon as it is known whether there is one."""
        entry = self.entry(name)
        self.gallery.picture(entry, look)
        self.settle()
        return self.gallery.picture(entry, look)

    def save(self, *documents: Mapping[str, Any]) -> None:
        """Then tell all that show the library."""
        self.ask(lambda library: save(library, *documents))
        self.window.context.library.changed.emit()
        self.settle()


@dataclass
class Painted:
    """What was painted, and in which threads."""

    looks: list[ThumbnailStyle] = field(default_factory=list)
    threads: set[threading.Thread] = field(default_factory=set)


@pytest.fixture
def opened(show: Callable[..., Shown]) -> Shown:
    """A library with three cards, a deck that uses two of them, and notes, all the user's own."""
    return show(*DOCUMENTS)


@pytest.fixture
def show(open_window: OpenWindow, tmp_path: Path) -> Callable[..., Shown]:
    """Opens a library with these documents, as a table."""

    def opened(*documents: Mapping[str, Any]) -> Shown:
        path = tmp_path / "library.db"
        path.write_bytes(empty_library())

        def open_it() -> Library:
            return Library.open(path, stock=no_stock, now=Clock())

        with open_it() as library:
            save(library, *documents)
        window = open_window()
        window.context.use_library(LibraryWorker(window, open_it, lambda: path))
        shown = Shown(window, open_library(window.context))
        shown.browser.show_as(TABLE)
        shown.settle()
        return shown

    return opened


@pytest.fixture
def painting(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Notes what the worker of the thumbnails paints."""
    seen = Painted()

    def paint(subject: GameBoard, look: ThumbnailStyle) -> QImage:
        seen.looks.append(look)
        seen.threads.add(threading.current_thread())
        return paint_thumbnail(subject, look)

    monkeypatch.setattr(gallery_module, "paint_thumbnail", paint)
    return seen
