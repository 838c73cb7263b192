"""Documents are deleted, restored, renamed, copied, each with a way back, asked about where it matters."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.library.name_dialog import NameDialog
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import save, stored_document
from tests.support.packs import fate

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def press(opened: Opened, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(opened.browser.table, key, modifier)
    opened.settle()


def answer(opened: Opened, box: str, button: str) -> None:
    child(child(opened.page, QMessageBox, box), QPushButton, button).click()
    opened.settle()


def rename(opened: Opened, name: str, id_: str) -> None:
    dialog = child(opened.page, NameDialog)
    child(dialog, QLineEdit, "library-name-name").setText(name)
    child(dialog, QLineEdit, "library-name-id").setText(id_)
    child(dialog, QPushButton, "library-name-ok").click()
    opened.settle()


@pytest.mark.slow
def test_delete_puts_into_the_trash_and_undo_takes_out(opened: Opened) -> None:
    opened.mark("Curse")
    press(opened, Key.Key_Delete)
    assert "Curse" not in opened.names
    assert "Curse" in opened.window.toasts.text
    assert opened.browser.table.currentIndex().isValid()
    opened.window.run_command("undo-edit")
    opened.settle()
    assert "Curse" in opened.names
    assert opened.window.toasts.text == say("library-undone")
    opened.window.run_command("redo-edit")
    opened.settle()
    assert "Curse" not in opened.names
    assert "Curse" in opened.window.toasts.text


@pytest.mark.slow
def test_a_document_in_use_is_deleted_only_after_its_users_are_listed(opened: Opened) -> None:
    opened.mark("Ambush")
    press(opened, Key.Key_Delete)
    box = child(opened.page, QMessageBox, "library-ask-delete")
    assert "test/deck" in box.informativeText()
    answer(opened, "library-ask-delete", "library-ask-delete-cancel")
    assert "Ambush" in opened.names
    press(opened, Key.Key_Delete)
    answer(opened, "library-ask-delete", "library-delete-anyway")
    assert "Ambush" not in opened.names


@pytest.mark.slow
def test_the_trash_lists_restores_and_destroys(opened: Opened) -> None:
    opened.ask(lambda library: library.documents.delete("test/bounty", anyway=True))
    opened.ask(lambda library: library.documents.delete("test/curse"))
    opened.browser.filters.choose("from", "trash")
    opened.settle()
    assert opened.names == ["Bounty", "Curse"]
    opened.browser.search.setText("cur")
    opened.settle()
    assert opened.names == ["Curse"]
    child(opened.browser, QPushButton, "library-do-restore").click()
    opened.settle()
    assert opened.names == []
    opened.browser.search.clear()
    opened.settle()
    opened.mark("Bounty")
    press(opened, Key.Key_Delete)
    answer(opened, "library-ask-destroy", "library-destroy-yes")
    assert opened.names == []
    assert opened.ask(lambda library: library.trash.entries()) == ()


@pytest.mark.slow
def test_rename_gives_a_name_and_an_id_and_those_who_use_it_follow(opened: Opened) -> None:
    opened.mark("Ambush")
    press(opened, Key.Key_F2)
    rename(opened, "Trap", "test/trap")
    assert "Trap" in opened.names
    assert opened.ask(lambda library: stored_document(library, "test/deck"))["cards"] == ["test/trap", "test/bounty"]
    opened.window.run_command("undo-edit")
    opened.settle()
    assert "Ambush" in opened.names
    assert opened.ask(lambda library: stored_document(library, "test/deck"))["cards"] == ["test/ambush", "test/bounty"]


@pytest.mark.slow
def test_an_id_that_is_taken_is_refused_and_another_one_may_be_tried(opened: Opened) -> None:
    opened.mark("Curse")
    press(opened, Key.Key_F2)
    rename(opened, "Hex", "test/bounty")
    dialog = child(opened.page, NameDialog)
    assert dialog.isVisible()
    assert dialog.id.height() >= dialog.id.sizeHint().height(), "the refusal has room"
    rename(opened, "Hex", "test/hex")
    assert "Hex" in opened.names
    assert opened.page.findChild(NameDialog) is None


@pytest.mark.slow
def test_a_copy_gets_an_id_of_its_own_and_is_marked(opened: Opened) -> None:
    opened.mark("Curse")
    press(opened, Key.Key_D, CTRL)
    dialog = child(opened.page, NameDialog)
    assert dialog.id.text() == "test/curse-2"
    rename(opened, "Second curse", "test/curse-2")
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/curse-2"
    assert opened.browser.marked.origin is not None
    for command, is_there in (("undo-edit", False), ("redo-edit", True)):
        opened.window.run_command(command)
        opened.settle()
        assert ("Second curse" in opened.names) is is_there


@pytest.mark.slow
def test_where_undo_is_refused_it_says_why_and_forgets_the_steps(opened: Opened, qtbot: QtBot) -> None:
    opened.mark("Curse")
    press(opened, Key.Key_Delete)
    opened.ask(lambda library: save(library, fate("test/curse")))
    opened.window.run_command("undo-edit")
    opened.settle()
    assert "test/curse" in child(opened.page, QMessageBox, "library-complaint").text()
    assert opened.page.controller.stack.count() == 0
