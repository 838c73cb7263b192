"""The menu that asks what a click on a card was meant for."""

from PySide6.QtWidgets import QWidget

from editor.playtest.choice_options import Handle
from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, offered, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "play-card", least=60)
    page.play.pick(Handle("card", offered(page, "play-card")[0].text("card")))
    return window
