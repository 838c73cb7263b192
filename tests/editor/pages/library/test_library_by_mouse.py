"""A new user goes through the whole library with the mouse, and types only what is requested."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QMenu, QMessageBox, QPushButton, QWidget

from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.library.import_export.export_dialog import ExportDialog
from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from editor.pages.library.name_dialog import NameDialog
from editor.pages.library.tags_dialog import TagsDialog
from editor.pages.library.versions_dialog import VersionsDialog
from engine.words import say
from tests.editor.conftest import action, child
from tests.editor.pages.library.conftest import Opened

LEFT, YES = Qt.MouseButton.LeftButton, QDialogButtonBox.ButtonRole.AcceptRole


def click(opened: Opened, widget: QWidget, at: QPoint | None = None) -> None:
    """Where it is seen, and only if it can be clicked."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
    opened.settle()


def press(opened: Opened, parent: QWidget, name: str) -> None:
    click(opened, child(parent, QPushButton, name))


def row(opened: Opened, name: str) -> None:
    """Click a document in the list."""
    table = opened.browser.table
    place = table.visualRect(opened.browser.model.index(opened.names.index(name), 0)).center()
    click(opened, table.viewport(), place)


def choose_in_menu(opened: Opened, name: str) -> None:
    """An action of the menu beside the primary one."""
    press(opened, opened.browser, "library-do-more")
    menu = child(opened.browser, QMenu, "library-menu")
    wanted = next(each for each in menu.actions() if each.objectName() == f"library-menu-{name}")
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(wanted).center())
    opened.settle()


def filter_by(opened: Opened, name: str, value: str) -> None:
    """A click on a value of a filter."""
    values = opened.browser.filters.lists[name]
    click(opened, values.viewport(), values.visualItemRect(values.item(values.values.index(value))).center())


def write(opened: Opened, parent: QWidget, name: str, words: str) -> None:
    line = child(parent, QLineEdit, name)
    click(opened, line)
    line.selectAll()
    QTest.keyClicks(line, words)
    opened.settle()


def agree(opened: Opened, dialog: QDialog) -> None:
    """Its button that says yes."""
    box = child(dialog, QDialogButtonBox)
    click(
        opened, next(each for each in box.buttons() if box.buttonRole(each) is QDialogButtonBox.ButtonRole.AcceptRole)
    )


def undo(opened: Opened) -> None:
    action(opened.window, "undo-edit").trigger()
    opened.settle()


@pytest.mark.slow
def test_from_the_search_to_the_trash_and_back(opened: Opened) -> None:
    write(opened, opened.browser, "library-search", "cur")
    assert opened.names == ["Curse"]
    press(opened, opened.browser, "library-do-duplicate")
    write(opened, opened.page, "library-name-name", "My curse")
    agree(opened, child(opened.page, NameDialog))
    assert "My curse" in opened.names
    row(opened, "My curse")
    choose_in_menu(opened, "tag")
    write(opened, opened.page, "library-tags-new", "Mine, For friends")
    agree(opened, child(opened.page, TagsDialog))
    assert opened.browser.marked is not None
    assert opened.browser.marked.tags == ("for-friends", "mine")
    choose_in_menu(opened, "versions")
    dialog = child(opened.page, VersionsDialog)
    assert dialog.list.count() == 3
    dialog.reject()
    press(opened, opened.browser, "library-do-delete")
    assert opened.names == ["Curse"]
    undo(opened)
    assert opened.names == ["Curse", "My curse"]
    row(opened, "My curse")
    press(opened, opened.browser, "library-do-delete")
    filter_by(opened, "from", "trash")
    row(opened, "My curse")
    press(opened, opened.browser, "library-do-destroy")
    press(opened, child(opened.page, QMessageBox, "library-ask-destroy"), "library-destroy-yes")
    assert opened.names == []
    press(opened, opened.browser, "library-filters-clear")
    write(opened, opened.browser, "library-search", "")


@pytest.mark.slow
def test_a_document_is_opened_and_the_way_leads_back(opened: Opened) -> None:
    row(opened, "Ambush")
    press(opened, opened.browser, "library-do-open")
    assert opened.window.findChild(DocumentTextPage) in opened.window.pages
    assert not opened.page.isVisible()
    action(opened.window, "show-library").trigger()
    assert opened.page.isVisible()
    row(opened, "Ambush")
    users = opened.browser.details.users
    place = users.visualItemRect(users.item(0)).center()
    click(opened, users.viewport(), place)
    QTest.mouseDClick(users.viewport(), LEFT, pos=place)
    opened.settle()
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/deck"


@pytest.mark.slow
def test_a_pack_is_begun_and_the_library_is_looked_after(opened: Opened) -> None:
    row(opened, "Ambush")
    choose_in_menu(opened, "export")
    dialog = child(opened.page, ExportDialog)
    write(opened, dialog, "library-export-author", "Me")
    assert dialog.wish.about["authors"] == ["Me"]
    dialog.reject()
    action(opened.window, "look-after-library").trigger()
    opened.settle()
    care = child(opened.page, MaintenanceDialog)
    press(opened, care, "library-back-up")
    assert care.list.count() == 1
    press(opened, care, "library-check")
    assert care.report.toPlainText().startswith(say("library-is-sound"))
    care.reject()
