"""The dialogs about files of documents: which to open, where to save, a change from elsewhere, a failure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from editor.suffixes import DOCUMENT
from editor.widgets.labels import message_box
from engine.content.problems import Problem
from engine.kernel.data.message import Message
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

MOST_PROBLEMS = 8
Role = QMessageBox.ButtonRole


class FileChange(Enum):
    """What is to become of a file that somebody else has changed."""

    RELOAD = "reload"
    OVERWRITE = "overwrite"
    SAVE_AS = "save-as"
    NOTHING = "nothing"


def ask_for_file(window: MainWindow, folder: Path, then: Callable[[str], None]) -> None:
    """Let the person choose a document or a pack, and go on with it."""
    dialog = _dialog(window, "documents-open-title", folder, say("library-import-files", window.lang))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(then)
    dialog.open()


def ask_for_target(window: MainWindow, proposed: Path) -> Path | None:
    """Where to save; None where the person thought better of it."""
    files = say("documents-filter", window.lang, suffix=DOCUMENT.removeprefix("."))
    dialog = _dialog(window, "documents-save-title", proposed.parent, files)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(DOCUMENT)
    dialog.selectFile(proposed.name)
    path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
    dialog.deleteLater()
    return path


def ask_about_file_change(window: MainWindow, path: Path) -> FileChange:
    """The file is not as it was when it was read or saved last."""
    lang = window.lang
    box = message_box(window, "ask-about-change", QMessageBox.Icon.Question)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    box.setText(say("documents-changed-elsewhere", lang, path=str(path)))
    box.setInformativeText(say("documents-changed-what", lang))
    buttons = {
        box.addButton(say("documents-reload", lang), Role.DestructiveRole): FileChange.RELOAD,
        box.addButton(say("documents-overwrite", lang), Role.DestructiveRole): FileChange.OVERWRITE,
        box.addButton(say("documents-save-as", lang), Role.AcceptRole): FileChange.SAVE_AS,
    }
    box.setDefaultButton(next(button for button, change in buttons.items() if change is FileChange.SAVE_AS))
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((change for button, change in buttons.items() if button is clicked), FileChange.NOTHING)


def show_failure(
    window: MainWindow, why: Message, problems: Sequence[Problem] = (), advice: Message | None = None
) -> None:
    """Say why something cannot be done, and what can be done about it."""
    box = message_box(window, "document-complaint", QMessageBox.Icon.Warning)
    box.setText(speak(why, window.lang))
    told = [f"{problem.sentence(window.lang)} ({problem.path})" for problem in problems[:MOST_PROBLEMS]]
    if advice is not None:
        told.append(speak(advice, window.lang))
    box.setInformativeText("\n".join(told))
    box.open()


def _dialog(window: MainWindow, title: str, folder: Path, files: str) -> QFileDialog:
    dialog = QFileDialog(window, say(title, window.lang), str(folder), files)
    dialog.setObjectName("document-file")
    return dialog
