"""Help > About Hexsmith: version, licences, and whose names the games are."""

from PySide6.QtGui import QAction

from editor.window.about import About
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    About(window.lang, window).open()


COMMAND = Command(
    name="show-about",
    word="command-show-about",
    menu="help",
    place=90,
    run=run,
    icon="about",
    role=QAction.MenuRole.AboutRole,
)
