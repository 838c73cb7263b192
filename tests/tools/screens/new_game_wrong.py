"""The dialog for a new game, with a scenario of the user's that cannot be played, and why."""

from PySide6.QtWidgets import QDialog, QWidget

from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures
from tests.support.library_screens import settled, with_mission
from tests.support.own_mission import army, mission


def show(window: MainWindow) -> QWidget:
    from editor.pages.play.start.start_game import open_new_game_dialog

    wrong = {**army(), "id": "mine/giants-2", "deck": "mine/drumming", "name": {"en": "Giants again"}}
    side = {**mission()["armies"][0], "army": "mine/giants-2"}
    other = {**mission(), "id": "mine/ford", "references": [], "armies": [side, mission()["armies"][1]]}
    with_mission(window, wrong, {**other, "name": {"en": "The ford", "pl": "Bród"}})
    open_new_game_dialog(window.context, "own:mine/ford")
    settled(window)
    wait_for_pictures(window)
    return window.findChildren(QDialog, "new-game")[0]
