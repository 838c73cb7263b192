"""View > Text size > Larger: one step larger, everywhere in the app."""

from editor.settings.text_sizes import larger
from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.change(text_size=larger(window.store.preferences.text_size))


def enabled(window: MainWindow) -> bool:
    size = window.store.preferences.text_size
    return larger(size) != size


COMMAND = Command(
    name="larger-text",
    word="command-larger-text",
    menu="view/text-size",
    place=10,
    run=run,
    keys="Ctrl+Alt+=; Ctrl+Alt++",
    enabled=enabled,
    icon="text-size",
)
