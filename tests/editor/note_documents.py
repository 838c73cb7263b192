"""Steps of tests with documents in the window: open notes, write, save, answer questions."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
)

from editor.documents.load_document import read_file
from editor.edits.note_edits import write_note
from editor.pages.notes.page import NotesPage
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import child
from tests.support.notes import do_edit

CTRL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


def open_notes(window: MainWindow, path: Path) -> NotesPage:
    open_named(window.context, [str(path)])
    page = window.page
    assert isinstance(page, NotesPage)
    return page


def write(page: NotesPage, text: str) -> None:
    do_edit(page.document, write_note, "one", text)


def text_in(path: Path) -> str:
    return str(read_file(path).content.plain()["placed"][0]["text"])


def complaint(window: MainWindow) -> QMessageBox:
    return child(window, QMessageBox, "document-complaint")


def soon(then: Callable[[], None]) -> None:
    """While a dialog waits for an answer."""
    QTimer.singleShot(50, then)


def fill_in(window: MainWindow, path: Path | None) -> None:
    """Name a file in the dialog, or leave it.

    The keys are posted: Qt reads folders in a thread, and a call from here that waits for it could wait for ever.
    """
    dialog = child(window, QFileDialog, "document-file")
    name = child(dialog, QLineEdit, "fileNameEdit")
    keys = [(Key.Key_Escape, "")] if path is None else [(Key.Key_A, str(path)), (Key.Key_Return, "\r")]
    QApplication.postEvent(name, QKeyEvent(QEvent.Type.KeyPress, Key.Key_A, CTRL))
    for key, typed in keys:
        QApplication.postEvent(name, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, typed))


def press(window: MainWindow, word_id: str) -> None:
    """A button of the question about a file that was changed by others."""
    box = child(window, QMessageBox, "ask-about-change")
    next(button for button in box.buttons() if button.text() == say(word_id)).click()
