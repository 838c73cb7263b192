"""A mission that does something by itself, as it begins: what it does stands beside the map and in the inspector."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import open_at

DROWNED_ALTAR = "battleground/drowned-altar"


def show(window: MainWindow) -> QWidget:
    open_at(window, DROWNED_ALTAR, "first-player")
    return window
