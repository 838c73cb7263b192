"""File > Put into the library: keep the document in front there, and save it there from now on."""

from typing import cast

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.library.library_files import LibraryFiles
    from editor.window.document_page import DocumentPage

    LibraryFiles.of(window).take(cast(DocumentPage, window.page))


def can_run(window: MainWindow) -> bool:
    return window.page.can_be_kept()


COMMAND = Command(
    name="keep-in-library",
    word="command-keep-in-library",
    menu="file",
    place=306,
    run=run,
    enabled=can_run,
    icon="library",
)
