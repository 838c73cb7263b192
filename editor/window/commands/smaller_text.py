"""View > Text size > Smaller: one step smaller, everywhere in the app."""

from editor.settings.text_sizes import smaller
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(text_size=smaller(window.store.preferences.text_size))


def enabled(window: MainWindow) -> bool:
    size = window.store.preferences.text_size
    return smaller(size) != size


COMMAND = Command(
    name="smaller-text",
    word="command-smaller-text",
    menu="view/text-size",
    place=20,
    run=run,
    keys="Ctrl+Alt+-",
    enabled=enabled,
)
