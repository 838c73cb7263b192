"""The dialog that asks for a map to write notes on."""

from PySide6.QtWidgets import QWidget

from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures


def show(window: MainWindow) -> QWidget:
    window.run_command("new-notes")
    wait_for_pictures(window)
    return window.findChildren(NewNotesDialog)[0]
