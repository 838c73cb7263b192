"""The menu of the game at the table, open."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at
from tests.tools.open_menus import open_menu


def show(window: MainWindow) -> QWidget:
    open_at(window, FIRST_GAME, "move", "attack", least=60)
    return open_menu(window, "menu-game")
