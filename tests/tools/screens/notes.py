"""Notes on a map, one of them being written."""

from PySide6.QtWidgets import QWidget

from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.pages.notes.note_form import NoteTextWidget
from editor.pages.notes.page import NotesPage
from editor.shell.main_window import MainWindow
from engine.words import say

NOTES = {"H8": "notes-sign-question", "M15": "notes-sign-warning", "S22": "notes-sign-done"}


def show(window: MainWindow) -> QWidget:
    window.run_command("new-notes")
    window.findChildren(NewNotesDialog)[0].accept()
    page = window.page
    if not isinstance(page, NotesPage):
        raise TypeError(f"{page} has no notes")
    for place, word in NOTES.items():
        page.add_at(place)
        page.side.findChildren(NoteTextWidget)[0].insertPlainText(say(word, window.lang))
    return window
