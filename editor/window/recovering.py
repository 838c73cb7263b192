"""At the start of the app: whether a run before it crashed, and what of its work is to be restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDir

from database.files.recovery import TRASH

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

FOLDERS = QDir.Filter.Dirs | QDir.Filter.NoDotAndDotDot


def offer_recovery(window: MainWindow) -> None:
    """Ask what is to become of unsaved work; where no run left a trace, nothing is read or imported for it."""
    folder = QDir(str(window.store.folder / "recovery"))
    if set(folder.entryList(FOLDERS)) <= {TRASH}:
        return
    from editor.window.document_files import DocumentFiles
    from editor.window.recovery_dialog import RecoveryDialog

    files = DocumentFiles.of(window)
    if left := files.desk.left_behind():
        RecoveryDialog(window.lang, left, files.restore, files.discard, window).open()
