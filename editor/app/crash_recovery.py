"""Crash recovery at the start: restores unsaved work, and offers safe mode after repeated crashes.

In safe mode the app starts with fewer features, says so, and can load the rest on request. If no run left a trace,
nothing is read or imported for recovery.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QMessageBox

from database.files.recovery import TRASH
from editor.widgets.labels import message_box, set_primary
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


FOLDERS = QDir.Filter.Dirs | QDir.Filter.NoDotAndDotDot


def offer_recovery(window: MainWindow) -> None:
    """Offer to restore unsaved work; reads and imports nothing if no run left a journal."""
    folder = QDir(str(window.store.folder / "recovery"))
    if set(folder.entryList(FOLDERS)) <= {TRASH}:
        return
    from editor.shell.dialogs.recovery_dialog import RecoveryDialog

    files = window.context.documents
    if left := files.workspace.left_behind():
        RecoveryDialog(window.lang, left, files.restore, files.discard, window).open()


def show_safe_mode(window: MainWindow, log_folder: str, start_as_usual: Callable[[], None]) -> None:
    """Show what safe mode left out, with a button that loads it."""
    lang = window.lang
    box = message_box(window, "safe-mode", QMessageBox.Icon.Information)
    box.setWindowTitle(say("safe-mode-title", lang))
    box.setText(say("safe-mode-what", lang))
    box.setInformativeText(say("safe-mode-more", lang, folder=log_folder))
    usual = box.addButton(say("safe-mode-usual", lang), QMessageBox.ButtonRole.ActionRole)
    usual.setObjectName("safe-mode-usual")
    stay = box.addButton(say("safe-mode-stay", lang), QMessageBox.ButtonRole.RejectRole)
    stay.setObjectName("safe-mode-stay")
    set_primary(stay)
    box.setDefaultButton(stay)
    box.finished.connect(lambda _: start_as_usual() if box.clickedButton() is usual else None)
    box.open()
