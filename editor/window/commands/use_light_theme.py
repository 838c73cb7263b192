"""View > Theme > Light: show the app in light colours."""

from editor.theme.theme import Theme
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(theme=Theme.LIGHT)


def is_checked(window: MainWindow) -> bool:
    return window.theme is Theme.LIGHT


COMMAND = Command(
    name="use-light-theme",
    word="command-use-light-theme",
    menu="view/theme",
    place=20,
    run=run,
    is_checked=is_checked,
    one_of="theme",
)
