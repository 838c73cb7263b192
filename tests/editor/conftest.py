"""What the tests of windows share."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.theme.theme import Theme, wear
from editor.window.main_window import MainWindow

OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenWindow]:
    """Opens main windows that are gone, with their theme, when the test is over."""

    def open_one(lang: str = "en", theme: Theme = Theme.LIGHT) -> MainWindow:
        window = MainWindow(qapp, lang, theme)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        return window

    yield open_one
    wear(qapp, Theme.LIGHT)


T = TypeVar("T", bound=QObject)


def child(parent: QObject, kind: type[T], name: str | None = None) -> T:
    """The child of this kind (and name), which must be there."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert isinstance(found, kind), f"there is no {kind.__name__} {name or ''}"
    return found


def action(window: MainWindow, name: str) -> QAction:
    """The menu entry of a command, by the command's name."""
    return child(window, QAction, name)
