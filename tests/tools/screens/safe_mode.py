"""What the app says after several starts that broke down."""

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.app.crash_recovery import show_safe_mode
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    show_safe_mode(window, "/home/ada/.local/state/hexsmith/log", lambda: None)
    return window.findChildren(QMessageBox, "safe-mode")[0]
