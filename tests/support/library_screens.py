"""Windows with a library in them, for tests and pictures: of real documents, in a file that goes with the window."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from database.library import Library, no_stock
from database.records import LibraryEntry
from editor.pages.library.documents.bulk_operations import TagChange, tag_all
from editor.pages.library.import_commands import import_files, import_packs
from editor.pages.library.import_export.export_dialog import ExportDialog
from editor.pages.library.import_export.file_import_dialog import FileImportDialog
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.open_library_page import open_library
from editor.pages.library.page import LibraryPage
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.services.document_resolver import DocumentResolver
from editor.services.library_worker import LibraryWorker
from editor.shell.bars.toasts import ToastWidget
from editor.shell.main_window import MainWindow
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.registry import declarations
from tests.support.libraries import Clock, empty_library
from tests.support.own_mission import documents, mission
from tests.support.pack_libraries import imported, save
from tests.support.packs import fate, pack_of, png

STOCK = DocumentResolver(with_files=False)
GAMES = ("battleground/", "hoplomachus/")
KINDS = ("character", "weapon", "fate", "unit", "map", "scenario")
OF_EACH = 6
LONGEST_WAIT = 30_000
"""Milliseconds for the worker to read a pack."""
NAP = 2
"""Milliseconds between two checks whether something is done."""


def some_documents() -> list[str]:
    """Ids of documents that ship: a few of each of these kinds, with what uses them."""
    taken: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for name in STOCK.names:
        kind = str(STOCK(name)["kind"])
        if kind in taken and len(taken[kind]) < OF_EACH:
            taken[kind].append(name)
    return [name for names in taken.values() for name in names]


def filled(path: Path) -> Library:
    """A library with these documents, all of them the user's own."""
    path.write_bytes(_filled())
    return Library.open(path, stock=no_stock, now=Clock())


@cache
def _filled() -> bytes:
    """The file of this library, which takes a second to make."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        path.write_bytes(empty_library())
        library = Library.open(path, stock=no_stock, now=Clock())
        library.documents.save_many([read_document(STOCK(name), declarations()) for name in some_documents()])
        library.close()
        return path.read_bytes()


@cache
def _with_stock() -> bytes:
    """The file of a library with all that ships, which takes longer still."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        Library.open(path).close()
        return path.read_bytes()


def page_on(window: MainWindow) -> LibraryPage:
    """The page of a library in a folder that is deleted with the window."""
    folder = TemporaryDirectory()
    window.destroyed.connect(lambda: folder.cleanup())  # a bound method would not keep the folder
    path = Path(folder.name) / "library.db"
    window.context.use_library(LibraryWorker(window, lambda: filled(path), lambda: path))
    page = open_library(window.context)
    settled(window)
    return page


def whole_page_on(window: MainWindow) -> LibraryPage:
    """The page of a library with all that ships, and a copy of a character, one card that is not sound, and an army."""
    folder = TemporaryDirectory()
    window.destroyed.connect(lambda: folder.cleanup())
    path = Path(folder.name) / "library.db"
    path.write_bytes(_with_stock())
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path), lambda: path))
    window.context.library.wait_for(_add_own)
    page = open_library(window.context)
    settled(window)
    return page


def _add_own(library: Library) -> None:
    for name in ("battleground/stratos", "battleground/first-masters"):
        library.documents.duplicate(name, f"mine/{name.rpartition('/')[2]}")
    save(library, {**STOCK("battleground/first-game"), "id": "mine/lost", "map": "mine/nowhere"})


def window_of(page: LibraryPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def used(page: LibraryPage) -> LibraryEntry:
    """A document that others use, selected."""
    rows = page.browser.model.rows
    users = window_of(page).context.library.wait_for(
        lambda library: [row.entry for row in rows if library.documents.users_of(row.entry.id)]
    )
    page.browser.mark(users[0].key)
    return users[0]


def changed(page: LibraryPage) -> LibraryEntry:
    """A document that was saved again, with something else in it."""

    def change(library: Library) -> LibraryEntry:
        name = next(row.entry.id for row in page.browser.model.rows if row.entry.kind == "weapon")
        plain = parse(library.documents.text(name).encode())
        return library.documents.save(read_document({**plain, "cost": 77}, declarations()))

    return window_of(page).context.library.wait_for(change)


def tagged(page: LibraryPage) -> None:
    """Adds some tags to the cards of this library."""

    def tag(library: Library) -> None:
        weapons = [row.entry for row in page.browser.model.rows if row.entry.kind == "weapon"]
        tag_all(library, weapons, TagChange(("nowe", "moje-karty")))
        tag_all(library, weapons[:1], TagChange(("mapa",)))

    window_of(page).context.library.wait_for(tag)
    page.browser.look()
    settled(window_of(page))


def looking_at_files(page: LibraryPage) -> FileImportDialog:
    """The import dialog for three files, at the one that differs from the library."""
    window = window_of(page)
    mine = next(row.entry.id for row in page.browser.model.rows if row.entry.kind == "weapon")
    place, text = window.context.library.wait_for(lambda library: (library.path.parent, library.documents.text(mine)))
    changed = {**parse(text.encode()), "cost": 77}
    written = {"new.json": fate("test/new", name={"en": "Ruin", "pl": "Ruina"}), "mine.json": changed, "karta.json": []}
    for name, content in written.items():
        (place / name).write_text(json.dumps(content))
    import_files(window.context, [place / name for name in written])
    settled(window)
    dialog = page.findChildren(FileImportDialog)[0]
    if dialog.incoming is not None:
        dialog.incoming.table.selectRow(1)
    return dialog


def importing(page: LibraryPage, pack: bytes) -> ImportDialog:
    """The dialog for a pack, once the worker has read it."""
    library_worker = window_of(page).context.library
    library_worker.wait_for(lambda library: library.documents.save(read_document(fate("test/kept"), declarations())))
    path = library_worker.wait_for(lambda library: library.path.with_name("ruins.hexpack"))
    path.write_bytes(pack)
    import_packs(window_of(page).context, [path])
    dialog = page.findChildren(ImportDialog)[0]
    _wait(lambda: dialog.preview is not None or dialog.problems.isVisible())
    return dialog


def with_pictures(page: LibraryPage, dialog: ExportDialog) -> ExportDialog:
    """The dialog for a new pack, once the worker has read two pictures and one invalid file."""
    folder = window_of(page).context.library.wait_for(lambda library: library.path.parent)
    for name, data in {"bridge.png": png(640, 400), "hexsmith.png": png(300, 420), "map.png": b""}.items():
        (folder / name).write_bytes(data)
    dialog.pictures.read([folder / name for name in ("bridge.png", "hexsmith.png", "map.png")])
    _wait(lambda: not dialog.pictures.is_reading)
    return dialog


def _wait(is_done: Callable[[], bool]) -> None:
    """Sleeps in between: other processes read packs and pictures meanwhile."""
    clock = QElapsedTimer()
    clock.start()
    while not is_done() and clock.elapsed() < LONGEST_WAIT:
        QTest.qWait(NAP)


def settled(window: MainWindow) -> None:
    """Waits until all requests to the library are answered, and what follows is done; toasts keep their time."""
    for _ in range(3):
        for timer in window.findChildren(QTimer):
            is_waiting = timer.isSingleShot() and timer.isActive()
            if is_waiting and timer.parent() is not None and not isinstance(timer.parent(), ToastWidget):
                _hurry(timer)
        window.context.library.wait()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        window.context.steps.finish()
    _paint_all(window)


def _paint_all(window: MainWindow) -> None:
    """Waits until all visible documents have their pictures."""
    for gallery in window.findChildren(ThumbnailWorker):
        while not gallery.is_idle:
            window.context.library.wait()
            gallery.wait()
            QTest.qWait(NAP)


def _hurry(timer: QTimer) -> None:
    """Let it be over now."""
    timer.stop()
    timer.timeout.emit()


def with_mission(window: MainWindow, *more: Mapping[str, Any]) -> Path:
    """A library with a mission of the user's, and one of a pack, known to the window; returns its path."""
    folder = TemporaryDirectory()
    window.destroyed.connect(lambda: folder.cleanup())
    path = Path(folder.name) / "library.db"
    path.write_bytes(empty_library())

    def opened() -> Library:
        return Library.open(path, stock=no_stock, now=Clock())

    with opened() as library:
        ruins = {**mission(), "id": "ruins/arch", "name": {"en": "The broken arch", "pl": "Złamany łuk"}}
        imported(library, pack_of(ruins, title={"en": "Ruins", "pl": "Ruiny"}))
        save(library, *documents(), *more)
    window.context.use_library(LibraryWorker(window, opened, lambda: path))
    window.context.scenarios.look()
    settled(window)
    return path
