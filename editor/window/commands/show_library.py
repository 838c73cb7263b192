"""File > Library: search everything that you made or imported and all that ships, and put it in order."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.library.opening import open_library

    open_library(window)


COMMAND = Command(
    name="show-library",
    word="command-show-library",
    menu="file",
    place=140,
    run=run,
    keys="Ctrl+L",
    icon="library",
)
