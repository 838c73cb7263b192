"""What a run that crashed left behind: notes that were never saved, and some in a file of which steps are lost."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from editor.documents.document import OpenDocument
from editor.documents.workspace import UnsavedWork
from editor.edits.note_edits import add_note, move_note
from editor.pages.notes.new_notes_dialog import new_notes, stock_maps
from editor.shell.dialogs.recovery_dialog import RecoveryDialog
from editor.shell.main_window import MainWindow
from engine.content.kinds.notes import Note
from tests.support.notes import do_edit

WHEN = 1_750_000_000.0


def show(window: MainWindow) -> QWidget:
    maps = [new_notes(each, window.lang) for each in stock_maps()[:2]]
    files = (None, Path("/home/ada/notes.json"))
    left = [
        UnsavedWork(Path("journal"), OpenDocument(content, path), number * 2, WHEN)
        for number, (content, path) in enumerate(zip(maps, files, strict=True))
    ]
    for each in left:
        do_edit(each.document, add_note, Note(id="one", at="H8", text="?"), 0)
        do_edit(each.document, move_note, "one", "M15")
    dialog = RecoveryDialog(window.lang, left, lambda _: False, lambda _: False, window)
    dialog.open()
    return dialog
