"""A window with documents that have pictures, and what is asked and painted for them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from database.library import Library, no_stock
from database.records import LibraryEntry
from editor.pages.library.open_library_page import open_library
from editor.pages.library.thumbnails import thumbnail_worker as gallery_module
from editor.pages.library.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.services.library_worker import LibraryWorker
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard
from tests.editor.conftest import OpenWindow
from tests.editor.pages.library.conftest import Opened
from tests.support.libraries import Clock, empty_library
from tests.support.library_screens import settled
from tests.support.pack_libraries import save

LOOK = ThumbnailStyle(Theme.LIGHT, 32, 24, 1.0, is_small=True)


@dataclass
class Painted:
    """What was painted, and in which threads."""

    looks: list[ThumbnailStyle] = field(default_factory=list)
    threads: set[threading.Thread] = field(default_factory=set)


@pytest.fixture
def painting(monkeypatch: pytest.MonkeyPatch) -> Painted:
    seen = Painted()

    def paint(subject: GameBoard, look: ThumbnailStyle) -> QImage:
        seen.looks.append(look)
        seen.threads.add(threading.current_thread())
        return paint_thumbnail(subject, look)

    monkeypatch.setattr(gallery_module, "paint_thumbnail", paint)
    return seen


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


@pytest.fixture
def show(open_window: OpenWindow, tmp_path: Path) -> Callable[..., Shown]:
    """Opens a library with these documents."""

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
        settled(window)
        return shown

    return opened
