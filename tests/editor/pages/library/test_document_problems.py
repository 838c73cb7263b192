"""Problems of documents of the library: listed on their pages and told on their tabs, as the library changes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from database.library import Library, no_stock
from database.records import LibraryEntry
from editor.page_api.page import Page
from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.library.open_entry import open_entry
from editor.pages.maps.page import MapPage
from editor.services.library_worker import LibraryWorker
from editor.shell.main_window import MainWindow
from editor.widgets.problem_card_delegate import CARD
from engine.words import say
from tests.editor.conftest import OpenWindow
from tests.support.library_screens import settled
from tests.support.own_mission import ARMY, STOCK, army, documents_with_illegal_army
from tests.support.pack_libraries import library_at, save

POINTS = say("content-format-points", found=138, most=100)


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> MainWindow:
    """A window with a library that contains an army beyond its format."""
    path = tmp_path / "library.db"
    library_at(path, *documents_with_illegal_army()).close()
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    return window


def change(window: MainWindow, job: Callable[[Library], object]) -> None:
    window.context.library.wait_for(job)
    window.context.library.changed.emit()
    settled(window)


def open_document(window: MainWindow, name: str) -> Page:
    entry: LibraryEntry = window.context.library.wait_for(lambda library: library.documents.entry(name))
    open_entry(window.context, entry)
    settled(window)
    return window.page


@pytest.mark.rule("BG-SETUP-3")
def test_an_army_of_the_library_tells_what_is_wrong_with_it(window: MainWindow) -> None:
    """As `hexsmith check` does, with the rule, until it is mended."""
    page = open_document(window, ARMY)
    assert isinstance(page, DocumentTextPage)
    row = page.problems.list.item(0)
    assert row.text().startswith(POINTS)
    assert row.data(CARD).rule == "BG-SETUP-3"
    assert page.problem_count == (1, 0)
    change(window, lambda library: save(library, army()))
    assert page.problem_count == (0, 0)
    assert page.problems.isHidden()


def test_a_map_of_the_library_is_drawn_as_it_is_now(window: MainWindow) -> None:
    wire = dict(STOCK("hoplomachus/pozzuoli")) | {"id": "mine/arena"}
    change(window, lambda library: save(library, wire))
    page = open_document(window, "mine/arena")
    assert isinstance(page, MapPage)
    changed = wire | {"name": {"en": "Edited"}, "references": [{"kind": "map", "id": "mine/none"}]}
    change(window, lambda library: save(library, changed))
    assert page.title() == "Edited"
    assert page.problem_count.total == 1
