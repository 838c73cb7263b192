"""Every screen of the library by keyboard alone: Tab comes to everything, Escape leaves, the menu key works."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tests.editor.conftest import OpenWindow, child, focused
from tests.editor.pages.library.conftest import Opened
from tests.tools.shots import find_screens

Key = Qt.Key
SCREENS = find_screens()
DIALOGS = [
    f"library-{name}" for name in ["care", "export", "files", "import", "refused", "rename", "tags", "used", "versions"]
]
MOST = 80


def come_to() -> Iterator[str]:
    """The names of all that Tab leads to, until it is back where it began."""
    first = focused()
    for _ in range(MOST):
        yield focused().objectName()
        QTest.keyClick(focused(), Key.Key_Tab)
        if focused() is first:
            return


def takes_tab(widget: QWidget) -> bool:
    is_there = widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return is_there and widget.focusProxy() is None and not widget.objectName().startswith("qt_")


def test_tab_comes_to_everything_in_the_browser(opened: Opened) -> None:
    opened.mark("Ambush")
    opened.browser.start_searching()
    wanted = {each.objectName() for each in opened.browser.findChildren(QWidget) if takes_tab(each)}
    assert {"library-table", "library-do-open", "library-notes-here", "library-users"} <= wanted
    assert wanted <= set(come_to())


def test_the_menu_key_opens_the_menu_of_the_document(opened: Opened) -> None:
    opened.mark("Curse")
    key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(opened.browser.table, key)
    menu = child(opened.browser, QMenu, "library-menu")
    assert menu.isVisible()
    QTest.keyClick(menu, Key.Key_Escape)


@pytest.mark.slow
@pytest.mark.parametrize("name", DIALOGS)
def test_tab_comes_to_everything_and_escape_leaves(open_window: OpenWindow, name: str) -> None:
    dialog = SCREENS[name](open_window())
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    (dialog.focusWidget() or dialog).setFocus()
    wanted = {each.objectName() for each in dialog.findChildren(QWidget) if takes_tab(each)}
    assert wanted <= set(come_to())
    QTest.keyClick(focused(), Key.Key_Escape)
    assert not dialog.isVisible()
