"""The main window: a menu bar and, while no document is open, the page that says so."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from editor.theme.theme import Theme, wear
from editor.window.icon import app_icon
from editor.window.menus import build_menus
from editor.window.start_page import StartPage
from engine.words import say

START_SIZE = QSize(1120, 720)
LEAST_SIZE = QSize(640, 480)


class MainWindow(QMainWindow):
    """One window of the app, in one language."""

    def __init__(self, app: QApplication, lang: str, theme: Theme = Theme.LIGHT) -> None:
        super().__init__()
        self.app = app
        self.lang = lang
        self.theme = theme
        self.setObjectName("main-window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("window-title", lang))
        self.setWindowIcon(app_icon())
        self.setMinimumSize(LEAST_SIZE)
        self.resize(START_SIZE)
        self.setCentralWidget(StartPage(lang))
        build_menus(self)
        self.wear(theme)

    def wear(self, theme: Theme) -> None:
        """Show the whole app in this theme."""
        self.theme = theme
        wear(self.app, theme)
