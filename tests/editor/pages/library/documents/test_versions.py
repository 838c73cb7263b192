"""The versions of a document are listed, compared in words, and restored; the one that ships is among them."""

from dataclasses import replace
from pathlib import Path

import pytest

from database.library import Library
from database.records import LibraryEntry
from editor.pages.library.documents.versions import compare_version, versions
from editor.pages.library.open_library_page import open_library as open_page
from editor.pages.library.versions_dialog import VersionsDialog
from editor.services.library_worker import LibraryWorker
from tests.editor.conftest import OpenWindow, child
from tests.editor.pages.library.conftest import Opened
from tests.support.libraries import fate as stock_fate
from tests.support.libraries import open_library, stock_in
from tests.support.pack_libraries import save, stored_document
from tests.support.packs import fate


@pytest.fixture
def dialog(opened: Opened) -> VersionsDialog:
    """Of a card that was saved with two costs."""
    saved = (fate("test/curse", name={"en": "Curse"}, ap=cost) for cost in (2, 5))
    opened.ask(lambda library: save(library, *saved))
    opened.browser.look()
    opened.settle()
    opened.mark("Curse")
    opened.act("versions")
    opened.settle()
    return child(opened.page, VersionsDialog)


@pytest.mark.slow
def test_each_save_is_listed_the_newest_first(dialog: VersionsDialog) -> None:
    rows = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(rows) == 3
    assert rows[0].startswith("Now:")
    assert not dialog.restore.isEnabled()


def test_the_changes_of_a_version_are_described_in_words(opened: Opened, dialog: VersionsDialog) -> None:
    dialog.list.setCurrentRow(1)
    opened.settle()
    since, until = dialog.changes.toPlainText().split("\n\n")
    assert "1" in since
    assert "2" in since
    assert "5" in until
    assert '"ap": 2' in dialog.data.toPlainText()


@pytest.mark.slow
def test_one_is_restored_and_undo_goes_back(opened: Opened, dialog: VersionsDialog) -> None:
    dialog.list.setCurrentRow(1)
    opened.settle()
    dialog.restore.click()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/curse"))["ap"] == 2
    opened.window.run_command("undo-edit")
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/curse"))["ap"] == 5


def test_a_copy_of_what_ships_is_compared_with_that(tmp_path: Path) -> None:
    shipped = stock_fate("battleground/ambush")
    stock = stock_in(tmp_path, shipped)
    with open_library(tmp_path / "library.db", stock=lambda: stock) as library:
        last = _changed(library)
        (mine, ships) = versions(library, last)
        assert ships.number is None
        assert compare_version(library, mine, ships, mine, "en").since_before
        assert versions(library, replace(last, origin=None)) == (mine,)


def _changed(library: Library) -> LibraryEntry:
    return library.documents.save(stock_fate("battleground/ambush", ap=7))


@pytest.mark.slow
def test_a_copy_under_an_id_of_its_own_goes_back_to_what_it_was_copied_from(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Undo restores the former text."""
    stock, path = stock_in(tmp_path, stock_fate("battleground/ambush", ap=1)), tmp_path / "library.db"
    with open_library(path, stock=lambda: stock) as library:
        library.documents.duplicate("battleground/ambush", "test/copy")
        library.documents.save(stock_fate("test/copy", ap=7))
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=lambda: stock), lambda: path))
    opened = Opened(window, open_page(window.context))
    opened.settle()
    opened.browser.filters.choose("from", "own")
    opened.settle()
    opened.act("versions")
    opened.settle()
    dialog = child(opened.page, VersionsDialog)
    dialog.list.setCurrentRow(dialog.list.count() - 1)
    opened.settle()
    dialog.restore.click()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/copy"))["ap"] == 1
    window.run_command("undo-edit")
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/copy"))["ap"] == 7
