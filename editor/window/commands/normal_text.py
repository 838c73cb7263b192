"""View > Text size > Normal: as large as the platform has it."""

from editor.settings.text_sizes import NORMAL
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(text_size=NORMAL)


def enabled(window: MainWindow) -> bool:
    return window.store.preferences.text_size != NORMAL


COMMAND = Command(
    name="normal-text",
    word="command-normal-text",
    menu="view/text-size",
    place=30,
    run=run,
    keys="Ctrl+Alt+0",
    enabled=enabled,
)
