"""The start page with scenarios of one's own: of the library, of a pack, of a file."""

from PySide6.QtWidgets import QWidget

from editor.window.main_window import MainWindow
from editor.window.opening import remember_as_recent
from editor.window.own_scenarios import OwnScenarios, file_sample
from editor.window.samples import samples
from tests.support.library_screens import with_mission


def show(window: MainWindow) -> QWidget:
    with_mission(window)
    remember_as_recent(window, next(iter(samples())))
    names = {"en": "The ford at night", "pl": "Bród nocą"}
    file = file_sample("/home/ana/missions/ford.json", "mine/ford", "battleground", names)
    OwnScenarios.of(window).add_file(file)
    return window
