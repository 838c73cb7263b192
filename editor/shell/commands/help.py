"""The commands of the Help menu: the rules of the games, and what this program is."""

from PySide6.QtGui import QAction

from editor.shell.command import Command
from editor.shell.dialogs.about_dialog import AboutDialog
from editor.shell.main_window import MainWindow


def show_rules(window: MainWindow) -> None:
    """Search and read the rules of the games."""
    from editor.pages.rules.open_rules import open_reference

    open_reference(window)


def show_about(window: MainWindow) -> None:
    """Version, licences, and whose names the games are."""
    AboutDialog(window.lang, window).open()


COMMANDS = (
    Command("show-rules", "help", 10, show_rules, keys="F1", icon="rule"),
    Command("show-about", "help", 90, show_about, icon="about", role=QAction.MenuRole.AboutRole),
)
