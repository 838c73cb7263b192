"""View > Theme > High contrast: show the app in white on black, with strong edges."""

from editor.theme.theme import Theme
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(theme=Theme.HIGH_CONTRAST)


def is_checked(window: MainWindow) -> bool:
    return window.theme is Theme.HIGH_CONTRAST


COMMAND = Command(
    name="use-high-contrast-theme",
    word="command-use-high-contrast-theme",
    menu="view/theme",
    place=40,
    run=run,
    is_checked=is_checked,
    one_of="theme",
)
