"""The map as a table, below the map."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    window.run_command("show-contents")
    page.parts.contents.show_place(page.play.snapshot.board.pieces[0].places[0])
    return window
