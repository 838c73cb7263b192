"""Fixtures of windows, their settings and a file of notes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.canvas.board_turn_service import board_turns
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.shell.qt_translations import translate_qt
from editor.theme.current_theme import apply_theme
from editor.theme.motion import allow_motion
from editor.theme.theme import Theme
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from tests.support.notes import notes_of

OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    """Settings of its own for each test."""
    return SettingsStore(tmp_path / "settings")


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, store: SettingsStore) -> Iterator[OpenWindow]:
    """Opens main windows that are gone, with their theme, text size and language, when the test is over."""

    opened: list[MainWindow] = []

    def open_one(lang: str = "en", theme: Theme = Theme.LIGHT, store: SettingsStore = store) -> MainWindow:
        translate_qt(qapp, lang)
        window = MainWindow(qapp, store, lang, theme)
        opened.append(window)
        with qtbot.waitActive(window):
            window.show()
        return window

    yield open_one
    for window in opened:
        if isValid(window):
            window.skip_questions()
            window.close()
            qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    apply_theme(qapp, Theme.LIGHT)
    translate_qt(qapp, "en")
    board_turns().begin(turns_to_fit=True)
    allow_motion(True)


@pytest.fixture
def notes_file(tmp_path: Path) -> Path:
    """A file of notes with one note."""
    path = tmp_path / "notes.json"
    path.write_bytes(save(notes_of(Note(id="one", at="A1", text="First"))))
    return path


T = TypeVar("T", bound=QObject)


def child(parent: QObject, kind: type[T], name: str | None = None) -> T:
    """The child of this kind (and name), which must be there."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert isinstance(found, kind), f"there is no {kind.__name__} {name or ''}"
    return found


def action(window: MainWindow, name: str) -> QAction:
    """The menu entry of a command, by the command's name."""
    return child(window, QAction, name)


def focused() -> QWidget:
    """What has the keyboard, which something must."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the keyboard"
    return found
