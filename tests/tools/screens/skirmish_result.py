"""The end of a Skirmish with a winner."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import SKIRMISH, open_at


def show(window: MainWindow) -> QWidget:
    open_at(window, SKIRMISH)
    return window
