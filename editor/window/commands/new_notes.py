"""File > New notes: choose a map, and write notes on it."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.documents.document import OpenDocument
    from editor.notes.making import NewNotes, new_notes
    from editor.window.document_files import DocumentFiles

    dialog = NewNotes(window.lang, window)
    files = DocumentFiles.of(window)
    dialog.wanted.connect(lambda chosen: files.show_new(OpenDocument(new_notes(chosen, window.lang))))
    dialog.open()


COMMAND = Command(
    name="new-notes",
    word="command-new-notes",
    menu="file",
    place=120,
    run=run,
    keys="Ctrl+Alt+N",
    icon="note",
)
