"""Several documents at once: marked together, deleted after one question, tagged, exported, with a way back."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMessageBox, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.library.import_export.export_dialog import ExportDialog
from editor.pages.library.tags_dialog import PARTLY, TagsDialog, parse_tags
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import save, stored_document
from tests.support.packs import fate

Key = Qt.Key
Flag = QItemSelectionModel.SelectionFlag


def mark(opened: Opened, *names: str) -> None:
    """Mark all of these, as Ctrl and the mouse do."""
    opened.mark(names[0])
    for name in names[1:]:
        place = opened.browser.model.index(opened.names.index(name), 0)
        opened.browser.table.selectionModel().select(place, Flag.Select | Flag.Rows)
    opened.settle()


def press(opened: Opened, key: Qt.Key) -> None:
    QTest.keyClick(opened.browser.table, key)
    opened.settle()


def run(opened: Opened, command: str) -> None:
    opened.window.run_command(command)
    opened.settle()


def shown(opened: Opened) -> set[str]:
    """The actions offered in the menu; those on the bar are among them."""
    offered = opened.offered()
    assert {name for name, button in opened.browser.details.buttons.items() if button.isVisible()} <= offered
    return offered


def test_only_operations_for_all_marked_documents_are_offered(opened: Opened) -> None:
    mark(opened, "Ambush", "Curse", "test/deck")
    assert opened.browser.details.name.text() == say("library-several", n=3)
    assert shown(opened) == {"tag", "export", "delete"}
    opened.mark("Curse")
    assert {"open", "rename"} <= shown(opened)


def test_shift_and_the_arrows_mark_several(opened: Opened) -> None:
    opened.mark("Ambush")
    QTest.keyClick(opened.browser.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert [entry.id for entry in opened.browser.table.marked] == ["test/ambush", "test/bounty"]


@pytest.mark.slow
def test_all_are_deleted_and_one_undo_brings_all_back(opened: Opened) -> None:
    mark(opened, "Curse", "Notes")
    press(opened, Key.Key_Delete)
    assert opened.names == ["Ambush", "Bounty", "test/deck"]
    assert opened.window.toasts.text == say("library-deleted-several", n=2)
    run(opened, "undo-edit")
    assert len(opened.names) == 5
    run(opened, "redo-edit")
    assert len(opened.names) == 3


@pytest.mark.slow
def test_one_question_lists_all_who_use_them(opened: Opened) -> None:
    mark(opened, "Ambush", "Bounty", "Curse")
    press(opened, Key.Key_Delete)
    box = child(opened.page, QMessageBox, "library-ask-delete")
    assert box.informativeText().count("test/deck (test/deck)") == 1
    assert len(opened.names) == 5
    child(box, QPushButton, "library-delete-anyway").click()
    opened.settle()
    assert opened.names == ["Notes", "test/deck"]
    run(opened, "undo-edit")
    assert len(opened.names) == 5


@pytest.mark.slow
def test_those_who_use_them_may_go_with_them_unasked(opened: Opened) -> None:
    mark(opened, "Ambush", "Bounty", "test/deck")
    press(opened, Key.Key_Delete)
    assert opened.page.findChild(QMessageBox, "library-ask-delete") is None
    assert opened.names == ["Curse", "Notes"]


@pytest.mark.slow
def test_several_leave_the_trash_together(opened: Opened) -> None:
    mark(opened, "Curse", "Notes")
    press(opened, Key.Key_Delete)
    opened.browser.filters.choose("from", "trash")
    opened.settle()
    opened.browser.table.selectAll()
    child(opened.browser, QPushButton, "library-do-restore").click()
    opened.settle()
    assert opened.names == []
    run(opened, "undo-edit")
    assert opened.names == ["Curse", "Notes"]
    opened.browser.table.selectAll()
    press(opened, Key.Key_Delete)
    child(child(opened.page, QMessageBox, "library-ask-destroy"), QPushButton, "library-destroy-yes").click()
    opened.settle()
    assert opened.ask(lambda library: library.trash.entries()) == ()


def test_tags_are_given_and_taken_away(opened: Opened) -> None:
    mark(opened, "Ambush", "Bounty")
    child(opened.browser, QPushButton, "library-do-tag").click()
    opened.settle()
    dialog = child(opened.page, TagsDialog)
    states = {dialog.list.item(row).text(): dialog.list.item(row).checkState() for row in range(dialog.list.count())}
    assert states == {"dark": PARTLY, "light": PARTLY}
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    child(dialog, QLineEdit, "library-tags-new").setText("Zażółć gęślą, old")
    child(dialog, QPushButton, "library-tags-ok").click()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/ambush"))["tags"] == ["zazolc-gesla", "old"]
    assert opened.ask(lambda library: stored_document(library, "test/bounty"))["tags"] == [
        "light",
        "zazolc-gesla",
        "old",
    ]
    assert len(opened.browser.table.marked) == 2
    run(opened, "undo-edit")
    assert opened.ask(lambda library: stored_document(library, "test/ambush"))["tags"] == ["dark"]


@pytest.mark.parametrize(
    ("line", "tags"), [("", ()), (" , ,", ()), ("A b, A-B", ("a-b",)), ("<i>&", ("i",)), ("x" * 90, ("x" * 60,))]
)
def test_tags_are_written_in_letters_that_tags_may_have(line: str, tags: tuple[str, ...]) -> None:
    assert parse_tags(line) == tags


def test_several_are_exported_together(opened: Opened) -> None:
    mark(opened, "Ambush", "Curse")
    child(opened.browser, QPushButton, "library-do-export").click()
    dialog = child(opened.page, ExportDialog)
    assert child(dialog, QComboBox, "library-export-what").currentText() == say("library-export-these", n=2)
    assert dialog.wish.chosen == ("test/ambush", "test/curse")
    dialog.reject()


def test_an_operation_for_one_document_says_so(opened: Opened) -> None:
    mark(opened, "Ambush", "Curse")
    press(opened, Key.Key_F2)
    assert opened.window.toasts.text == say("library-for-one")


@pytest.mark.slow
def test_work_with_many_is_shown_and_can_be_stopped(opened: Opened, qtbot: QtBot) -> None:
    cards = [fate(f"test/many-{number}", name={"en": f"Many {number:03}"}) for number in range(80)]
    opened.ask(lambda library: save(library, *cards))
    opened.browser.look()
    opened.settle()
    opened.browser.table.selectAll()
    opened.page.controller.progress.stop()
    press(opened, Key.Key_Delete)
    assert opened.window.toasts.text == say("library-stopped")
    assert len(opened.names) == 85
    opened.browser.table.selectAll()
    QTest.keyClick(opened.browser.table, Key.Key_Delete)
    qtbot.waitUntil(lambda: opened.page.findChild(QProgressDialog, "library-progress") is not None)
    opened.settle()
    assert opened.names == []
    assert opened.page.findChild(QProgressDialog, "library-progress") is None
    for command, before, after in (("undo-edit", 0, 85), ("redo-edit", 85, 0)):
        opened.page.controller.progress.stop()
        run(opened, command)
        assert (opened.window.toasts.text, len(opened.names)) == (say("library-stopped"), before)
        run(opened, command)
        assert len(opened.names) == after, "what was stopped can be begun again"


def test_all_words_are_seen_where_there_are_no_tags_yet(opened: Opened) -> None:
    opened.ask(lambda library: library.documents.delete("test/ambush", anyway=True))
    opened.ask(lambda library: library.documents.delete("test/bounty", anyway=True))
    mark(opened, "Curse")
    child(opened.browser, QPushButton, "library-do-tag").click()
    opened.settle()
    dialog = child(opened.page, TagsDialog)
    assert not dialog.list.isVisible()
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    dialog.reject()


@pytest.mark.slow
def test_all_that_is_wanted_is_marked_also_what_is_not_listed_yet(opened: Opened) -> None:
    opened.ask(
        lambda library: save(library, *(fate(f"many/card-{n:03}", name={"en": f"Z {n:03}"}) for n in range(250)))
    )
    opened.browser.look()
    opened.settle()
    opened.mark("Ambush")
    assert opened.browser.model.has_more
    QTest.keyClick(opened.browser.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert len(opened.browser.table.marked) == 255
    assert opened.browser.details.name.text() == say("library-several", n=255)
    QTest.keyClick(opened.browser.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert len(opened.browser.table.marked) == 255


def test_the_header_does_not_ask_what_is_marked(opened: Opened) -> None:
    """Of ten thousand rows that takes longer than to draw them, each time; a row that is marked shows in itself."""
    table = opened.browser.table
    opened.mark("Bounty")
    header = table.horizontalHeader().selectionModel()
    assert header.model() is table.model()
    assert not header.hasSelection()
    assert table.marked_rows() == [opened.names.index("Bounty")]


def test_home_and_end_go_to_the_first_and_the_last_row(opened: Opened) -> None:
    table = opened.browser.table
    opened.mark("Bounty")
    for key, row in ((Key.Key_End, len(opened.names) - 1), (Key.Key_Home, 0)):
        press(opened, key)
        assert (table.marked_rows(), table.currentIndex().column()) == ([row], 0)
    QTest.keyClick(table, Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert len(table.marked) == len(opened.names)
