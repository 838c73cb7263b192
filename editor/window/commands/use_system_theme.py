"""View > Theme > As the system: show the app in light or dark colours, as the system is."""

from editor.theme.theme import Theme
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(theme=Theme.SYSTEM)


def is_checked(window: MainWindow) -> bool:
    return window.theme is Theme.SYSTEM


COMMAND = Command(
    name="use-system-theme",
    word="command-use-system-theme",
    menu="view/theme",
    place=10,
    run=run,
    is_checked=is_checked,
    one_of="theme",
)
