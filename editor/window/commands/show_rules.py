"""Help > Rules: search and read the rules of the games."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.reference.opening import open_reference

    open_reference(window)


COMMAND = Command(
    name="show-rules",
    word="command-show-rules",
    menu="help",
    place=10,
    run=run,
    keys="F1",
    icon="rule",
)
