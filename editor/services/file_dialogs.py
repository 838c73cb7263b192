"""The dialogs about document files: which to open, where to save, a change by others, a failure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from editor.file_suffixes import DOCUMENT
from editor.widgets.labels import message_box, set_danger, set_primary
from engine.content.checks.problem_text import problem_lines
from engine.content.problems import Problem
from engine.kernel.data.message import Message
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.page_api.page_host import PageHost

MOST_PROBLEMS = 8
ButtonRole = QMessageBox.ButtonRole


class FileChange(Enum):
    """Resolution of a conflict with a file that changed on disk."""

    RELOAD = "reload"
    OVERWRITE = "overwrite"
    SAVE_AS = "save-as"
    NOTHING = "nothing"


def ask_for_file(window: PageHost, folder: Path, then: Callable[[str], None]) -> None:
    """Open a file dialog for a document or a pack, and continue with it."""
    dialog = _dialog(window, "documents-open-title", folder, say("library-import-files", window.lang))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(then)
    dialog.open()


def ask_for_target(window: PageHost, proposed: Path) -> Path | None:
    """Path to save to; None if cancelled."""
    files = say("documents-filter", window.lang, suffix=DOCUMENT.removeprefix("."))
    dialog = _dialog(window, "documents-save-title", proposed.parent, files)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(DOCUMENT)
    dialog.selectFile(proposed.name)
    path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
    dialog.deleteLater()
    return path


def ask_about_file_change(window: PageHost, path: Path) -> FileChange:
    """Ask what to do about a file that has changed since it was last read or saved."""
    lang = window.lang
    box = message_box(window.widget, "ask-about-change", QMessageBox.Icon.Question)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    box.setText(say("documents-changed-elsewhere", lang, path=str(path)))
    box.setInformativeText(say("documents-changed-what", lang))
    buttons = {
        box.addButton(say("documents-reload", lang), ButtonRole.DestructiveRole): FileChange.RELOAD,
        box.addButton(say("documents-overwrite", lang), ButtonRole.DestructiveRole): FileChange.OVERWRITE,
        box.addButton(say("documents-save-as", lang), ButtonRole.AcceptRole): FileChange.SAVE_AS,
    }
    for button, change in buttons.items():
        (set_primary if change is FileChange.SAVE_AS else set_danger)(button)
    box.setDefaultButton(next(button for button, change in buttons.items() if change is FileChange.SAVE_AS))
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((change for button, change in buttons.items() if button is clicked), FileChange.NOTHING)


def show_failure(
    window: PageHost, why: Message, problems: Sequence[Problem] = (), advice: Message | None = None, more: int = 0
) -> None:
    """Show why something failed, with a remedy."""
    box = message_box(window.widget, "document-complaint", QMessageBox.Icon.Warning)
    box.setText(speak(why, window.lang))
    lines = list(problem_lines(problems, window.lang, more, MOST_PROBLEMS))
    if advice is not None:
        lines.append(speak(advice, window.lang))
    box.setInformativeText("\n".join(lines))
    box.open()


def _dialog(window: PageHost, title: str, folder: Path, files: str) -> QFileDialog:
    dialog = QFileDialog(window.widget, say(title, window.lang), str(folder), files)
    dialog.setObjectName("document-file")
    return dialog
