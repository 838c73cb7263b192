"""File > Backups and check: make and restore backups of the library, check it, repair it."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.library.opening import open_library

    open_library(window).look_after()


COMMAND = Command(
    name="look-after-library",
    word="command-look-after-library",
    menu="file",
    place=160,
    run=run,
)
