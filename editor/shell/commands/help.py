"""The commands of the Help menu: the rules of the games, and information about the program."""

from PySide6.QtGui import QAction

from editor.page_api.command import Command
from editor.page_api.page_request import ShowGuide, ShowRules
from editor.shell.dialogs.about_dialog import AboutDialog
from editor.shell.main_window import MainWindow


def show_about(window: MainWindow) -> None:
    """Show version, licences, and trademarks."""
    AboutDialog(window.lang, window).open()


COMMANDS: tuple[Command[MainWindow], ...] = (
    Command("show-rules", "help", 10, lambda window: window.context.open(ShowRules()), keys="F1", icon="rule"),
    Command("show-guide", "help", 20, lambda window: window.context.open(ShowGuide()), icon="help"),
    Command("show-about", "help", 90, show_about, icon="about", role=QAction.MenuRole.AboutRole),
)
