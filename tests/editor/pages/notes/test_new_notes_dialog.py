"""New notes are made on any map: of the stock, of the library, of a pack."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QListWidget

from database.library import Library, no_stock
from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.pages.notes.page import NotesPage
from editor.services.library_worker import LibraryWorker
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import OpenWindow, child
from tests.support.board_pictures import wait_for_pictures
from tests.support.library_screens import settled
from tests.support.own_mission import STOCK
from tests.support.pack_libraries import imported, library_at
from tests.support.packs import pack_of

GAME = say("game-battleground")
OF_AN_ICON = 100
"""More colours than the icon of maps has, which stands for a picture until it is made; a board has over a thousand."""


def own_map(id_: str, name: str) -> dict[str, Any]:
    wire = dict(STOCK("battleground/wasteland"))
    return wire | {"id": id_, "name": {"en": name}, "provenance": {"source": "author"}}


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> MainWindow:
    """A window with a library that contains a map of the user and one of a pack."""
    path = tmp_path / "library.db"
    with library_at(path, own_map("mine/heath", "Heath")) as library:
        imported(library, pack_of(own_map("theirs/bog", "Bog")))
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    return window


def test_maps_of_the_library_are_listed_and_annotated(window: MainWindow) -> None:
    """Above those that ship, by name, with their source; the notes contain a copy of the map."""
    window.run_command("new-notes")
    maps = child(window, QListWidget, "new-notes-maps")
    ships = [maps.item(row).text() for row in range(maps.count())]
    chosen = maps.currentItem().text()
    settled(window)
    rows = [maps.item(row).text() for row in range(maps.count())]
    assert rows == [
        f"Bog · {GAME} · {say('scenario-from-pack', source='Ruins')}",
        f"Heath · {GAME} · {say('scenario-from-own')}",
        *ships,
    ]
    assert maps.currentItem().text() == chosen
    maps.setCurrentRow(1)
    child(window, NewNotesDialog).accept()
    settled(window)
    page = window.page
    assert isinstance(page, NotesPage)
    assert page.title() == "Notes on Heath"
    assert page.notes.plain()["map"]["id"] == "mine/heath"


def test_each_map_in_sight_has_the_picture_of_its_board(window: MainWindow) -> None:
    """Those of the library as well; it is made when its row is painted."""
    window.run_command("new-notes")
    settled(window)
    maps = child(window, QListWidget, "new-notes-maps")
    wait_for_pictures(window)
    rows = [row for row in range(maps.count()) if maps.visualItemRect(maps.item(row)).bottom() < maps.height()]
    assert rows[:2] == [0, 1]
    assert all(maps.visualItemRect(maps.item(row)).height() > maps.iconSize().height() for row in rows)
    assert min(picture_colours(maps)) > OF_AN_ICON


def picture_colours(maps: QListWidget) -> list[int]:
    """The number of colours at the left of the first two rows."""
    image = maps.viewport().grab().toImage()
    boxes = [maps.visualItemRect(maps.item(row)) for row in range(2)]
    return [
        len({image.pixel(x, y) for x in range(4, 80) for y in range(box.top() + 4, box.bottom() - 4)}) for box in boxes
    ]


def test_maps_that_ship_are_there_without_a_library(open_window: OpenWindow, tmp_path: Path) -> None:
    """And no library is made only to see that it is empty."""
    window = open_window()
    window.context.use_library(LibraryWorker(window, place=lambda: tmp_path / "none.db"))
    window.run_command("new-notes")
    child(window, NewNotesDialog).accept()
    page = window.page
    assert isinstance(page, NotesPage)
    assert isinstance(page.notes.plain()["map"], str)
    assert list(tmp_path.glob("*.db")) == []
