"""Numbers of problems in the list of the library: counted in the background, kept by version, true after changes."""

import json
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt

from database.library import Library, no_stock
from editor.pages.library.documents import problem_check
from editor.pages.library.open_library_page import open_library
from editor.pages.library.page import LibraryPage
from editor.pages.library.results_panel import TABLE
from editor.pages.library.table.document_table_model import PROBLEMS
from editor.pages.library.table.problem_count_worker import ProblemCountWorker
from editor.services.library_worker import LibraryWorker
from editor.shell.main_window import MainWindow
from engine.content.checks.document_checks import check_document
from engine.words import say
from tests.editor.conftest import OpenWindow
from tests.support.library_screens import settled
from tests.support.own_mission import (
    ARMY,
    GIANT,
    HAMMER,
    MISSION,
    army,
    documents_with_illegal_army,
    giant,
    small_format,
)
from tests.support.pack_libraries import library_at, save

Checked = list[str]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Checked:
    """The ids of the documents in the order of their checks."""
    found: Checked = []

    def check(source: str, *others: object) -> object:
        found.append(json.loads(source)["id"])
        return check_document(source, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(problem_check, "check_document", check)
    return found


@pytest.fixture
def page(open_window: OpenWindow, tmp_path: Path, checked: Checked) -> LibraryPage:
    """The library with an illegal army, and the mission that names it."""
    path = tmp_path / "library.db"
    library_at(path, *documents_with_illegal_army()).close()
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    page = open_library(window.context)
    page.browser.show_as(TABLE)
    count_all(page)
    return page


def count_all(page: LibraryPage) -> None:
    """Wait until all visible documents have been counted."""
    window = page.window()
    assert isinstance(window, MainWindow)
    settled(window)
    page.browser.table.viewport().repaint()
    counts = ProblemCountWorker.of(window.context.library)
    while not counts.is_idle:
        settled(window)


def change(page: LibraryPage, job: Callable[[Library], object]) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    window.context.library.wait_for(job)
    window.context.library.changed.emit()
    count_all(page)


def cells(page: LibraryPage) -> dict[str, str]:
    """The numbers of problems by id, where there are any."""
    model = page.browser.model
    numbers = {row.entry.id: str(model.index(at, PROBLEMS).data()) for at, row in enumerate(model.rows)}
    return {name: number for name, number in numbers.items() if number}


def test_an_army_and_the_mission_that_names_it_have_their_number(page: LibraryPage) -> None:
    """With an icon, a tip, and in the language of the window."""
    assert cells(page) == {ARMY: "1", MISSION: "2"}
    model = page.browser.model
    index = model.index(next(at for at, row in enumerate(model.rows) if row.entry.id == ARMY), PROBLEMS)
    assert index.data(Qt.ItemDataRole.DecorationRole) is not None
    assert index.data(Qt.ItemDataRole.ToolTipRole) == say("tab-problems", n=1)
    assert model.headerData(PROBLEMS, Qt.Orientation.Horizontal) == say("library-column-problems")
    header = page.browser.table.horizontalHeader()
    assert header.visualIndex(PROBLEMS) == 1


def test_the_details_tell_the_first_problems(page: LibraryPage) -> None:
    """With their number and a button to open the document; nothing where there are none."""
    told = page.browser.details.problems
    for name, number in ((MISSION, 2), (ARMY, 1), (HAMMER, 0)):
        row = next(at for at, row in enumerate(page.browser.model.rows) if row.entry.id == name)
        page.browser.table.selectRow(row)
        count_all(page)
        assert told.isVisibleTo(page) == bool(number)
        assert sum(line.isVisibleTo(page) and bool(line.text()) for line in told.lines) == number
        assert not number or told.title.text() == say("tab-problems", n=number)
    wanted: list[str] = []
    page.browser.details.wanted.connect(wanted.append)
    told.open.click()
    assert wanted == ["open"]


def test_each_version_is_checked_once(page: LibraryPage, checked: Checked) -> None:
    assert sorted(checked) == sorted(each["id"] for each in documents_with_illegal_army())
    page.browser.refresh()
    count_all(page)
    assert len(checked) == len(documents_with_illegal_army())


def test_a_change_is_followed_by_all_that_name_the_document(page: LibraryPage, checked: Checked) -> None:
    """The format allows more: the army and the mission are checked again, all others are known still."""
    checked.clear()
    change(page, lambda library: save(library, small_format(200)))
    assert cells(page) == {MISSION: "2"}  # The warnings about tokens are told where no error is in their place.
    assert sorted(checked) == sorted([ARMY, MISSION, "mine/small"])


def test_a_document_that_is_gone_is_noticed(page: LibraryPage) -> None:
    change(page, lambda library: library.documents.delete(GIANT, anyway=True))
    assert cells(page)[ARMY] == "1"
    change(page, lambda library: save(library, giant() | {"id": GIANT}))
    change(page, lambda library: save(library, army()))
    assert ARMY not in cells(page)


def test_a_search_does_not_wait_for_a_check(page: LibraryPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the check of a document takes; the window closes as soon as it is over."""
    window = page.window()
    assert isinstance(window, MainWindow)
    began, may_go_on = Event(), Event()

    def slow(*arguments: Any) -> object:
        began.set()
        assert may_go_on.wait(60)
        return check_document(*arguments)

    monkeypatch.setattr(problem_check, "check_document", slow)
    window.context.library.wait_for(lambda library: save(library, small_format(200)))
    window.context.library.changed.emit()
    while not began.is_set():
        settled(window)
        page.browser.table.viewport().repaint()
    page.browser.search.setText("hammer")
    settled(window)
    assert [row.entry.id for row in page.browser.model.rows] == [HAMMER]
    assert not ProblemCountWorker.of(window.context.library).is_idle
    may_go_on.set()
