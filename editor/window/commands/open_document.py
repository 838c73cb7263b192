"""File > Open: show the document in a file, or what a pack brings."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.window.document_asking import ask_for_file
    from editor.window.document_files import DocumentFiles
    from editor.window.opening import open_file

    ask_for_file(window, DocumentFiles.of(window).folder, lambda name: open_file(window, name))


COMMAND = Command(
    name="open-document",
    word="command-open-document",
    menu="file",
    place=130,
    run=run,
    keys="Ctrl+O",
    icon="open",
)
