"""View > Theme > Dark: show the app in dark colours."""

from editor.theme.theme import Theme
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(theme=Theme.DARK)


def is_checked(window: MainWindow) -> bool:
    return window.theme is Theme.DARK


COMMAND = Command(
    name="use-dark-theme",
    word="command-use-dark-theme",
    menu="view/theme",
    place=30,
    run=run,
    is_checked=is_checked,
    one_of="theme",
)
