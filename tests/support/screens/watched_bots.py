"""Two bots that are watched."""

from PySide6.QtWidgets import QWidget

from editor.table.seating import BEST_BOT
from editor.window.main_window import MainWindow
from tests.support.played import SKIRMISH, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, SKIRMISH, "move", least=60, players={"red": BEST_BOT, "blue": BEST_BOT})
    page.play.go_on(False)
    return window
