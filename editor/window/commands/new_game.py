"""File > New game: which scenario, who plays, with which luck and readings of the rules."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    from editor.table.starting import ask_for_game

    ask_for_game(window)


COMMAND = Command(
    name="new-game",
    word="command-new-game",
    menu="file",
    place=110,
    run=run,
    keys="Ctrl+N",
    icon="new",
)
