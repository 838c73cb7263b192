"""An ability that asks its player which of several things happens."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import open_at

CASTLE_SIEGE = "battleground/castle-siege"


def show(window: MainWindow) -> QWidget:
    open_at(window, CASTLE_SIEGE, "option")
    return window
