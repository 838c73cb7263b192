"""File > Play the first game: a whole game against a bot, at once."""

from editor.window.command import Command
from editor.window.main_window import MainWindow
from editor.window.opening import open_scenario
from editor.window.samples import samples

SLUG = "/first-game"
"""How the id of the scenario to begin with ends."""


def run(window: MainWindow) -> None:
    open_scenario(window, next(name for name in samples() if name.endswith(SLUG)))


COMMAND = Command(
    name="play-first-game",
    word="command-play-first-game",
    menu="file",
    place=100,
    run=run,
    keys="Ctrl+Shift+N",
    icon="play",
)
