"""The start page with scenarios of the user's: of the library, of a pack, of a file."""

from PySide6.QtWidgets import QWidget

from editor.services.recent_documents import remember_as_recent
from editor.services.scenario_catalogue import file_scenario, stock_scenarios
from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures
from tests.support.library_screens import with_mission


def show(window: MainWindow) -> QWidget:
    with_mission(window)
    remember_as_recent(window, next(iter(stock_scenarios())))
    names = {"en": "The ford at night", "pl": "Bród nocą"}
    file = file_scenario("/home/ana/missions/ford.json", "mine/ford", "battleground", names)
    window.context.scenarios.add_file(file)
    wait_for_pictures(window)
    return window
