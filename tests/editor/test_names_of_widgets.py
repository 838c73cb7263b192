"""Everything that takes the keyboard has a name for those who hear the screen, and one for those who drive it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.editor.conftest import OpenWindow
from tests.support.shots import Screen, find_screens

SCREENS = find_screens()


def nameless() -> list[str]:
    """What takes the keyboard on any window that is open, and lacks a name."""
    found = [
        f"{type(each).__name__} {each.objectName()!r} {heard(each)!r} in {each.parent()}"
        for each in QApplication.allWidgets()
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible() and not _is_within_another(each)
        if not (heard(each) and each.objectName())
    ]
    return sorted(set(found))


def heard(widget: QWidget) -> str:
    """What is said of it: its own name, or the text that it shows."""
    return widget.accessibleName() or QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _is_within_another(widget: QWidget) -> bool:
    """Whether it is a part of a widget of Qt's own, such as the line of a box of numbers, which speaks for it."""
    return widget.objectName().startswith("qt_") or widget.focusProxy() is not None


@pytest.mark.parametrize("name", SCREENS)
def test_all_that_takes_the_keyboard_has_a_name(open_window: OpenWindow, name: str) -> None:
    """On every screen of `./dev shots`: the start page, tables, dialogs, menus, rules, notes."""
    show: Screen = SCREENS[name]
    window = open_window()
    shown = show(window)
    QApplication.processEvents()
    assert shown.isVisible()
    assert nameless() == []
