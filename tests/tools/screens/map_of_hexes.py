"""A stock map of hexes, with the cursor in the middle."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from engine.words import resources_folder
from tests.support.library_screens import settled
from tests.support.open_maps import open_map


def show(window: MainWindow) -> QWidget:
    page = open_map(window, resources_folder() / "systems" / "battleground" / "maps" / "crystal-pass.json")
    settled(window)
    page.map.set_cursor("M15")
    return window
