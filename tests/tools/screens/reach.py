"""A figure that may move: where to and at what cost, and the way to the hex under the mouse."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, offered, open_at, point_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    page.play.pick_kind("move")
    far = max(offered(page, "move"), key=lambda each: len(str(page.play.session.game.shown(each)["path"])))
    point_at(page, far.text("to"))
    return window
