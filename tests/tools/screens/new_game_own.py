"""The dialog for a new game, with a scenario of the user's chosen."""

from PySide6.QtWidgets import QDialog, QWidget

from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures
from tests.support.library_screens import settled, with_mission
from tests.support.own_mission import MISSION


def show(window: MainWindow) -> QWidget:
    from editor.pages.play.start.start_game import open_new_game_dialog

    with_mission(window)
    open_new_game_dialog(window.context, f"own:{MISSION}")
    settled(window)
    wait_for_pictures(window)
    return window.findChildren(QDialog, "new-game")[0]
