"""View > Command palette: find any command by a few letters of its name."""

from editor.window.command import Command
from editor.window.main_window import MainWindow
from editor.window.palette import CommandPalette


def run(window: MainWindow) -> None:
    CommandPalette(window).show()


COMMAND = Command(
    name="show-palette",
    word="command-show-palette",
    menu="view",
    place=100,
    run=run,
    keys="Ctrl+Shift+P",
    icon="search",
)
