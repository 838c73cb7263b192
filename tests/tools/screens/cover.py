"""The cover over the table, while the screen goes from one person to the other."""

from PySide6.QtWidgets import QWidget

from editor.playtest.play_session import PERSON
from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    open_at(window, FIRST_GAME, "activate", players={"red": PERSON, "blue": PERSON}, viewer="red")
    return window
