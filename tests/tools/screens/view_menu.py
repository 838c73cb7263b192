"""The longest menu, open."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.tools.open_menus import open_menu


def show(window: MainWindow) -> QWidget:
    return open_menu(window, "menu-view")
