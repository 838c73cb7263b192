"""File > Import: look at what packs and documents would bring into the library, and take it in."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.library.packs import ask_for_files

    ask_for_files(window)


COMMAND = Command(
    name="import-pack",
    word="command-import-pack",
    menu="file",
    place=150,
    run=run,
    keys="Ctrl+I",
    icon="import",
)
