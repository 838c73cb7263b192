"""The dialog that asks for a map to write notes on."""

from PySide6.QtWidgets import QWidget

from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("new-notes")
    return window.findChildren(NewNotesDialog)[0]
