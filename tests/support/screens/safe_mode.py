"""What the app says after several starts that broke down."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.window.main_window import MainWindow
from editor.window.safe_mode import tell_safe_mode


def show(window: MainWindow) -> QWidget:
    tell_safe_mode(window, "/home/ada/.local/state/hexsmith/log", lambda: None)
    return window.findChildren(QMessageBox, "safe-mode")[0]
