"""Somebody who starts the app with the name of a scenario, and waits for the game.

python -m tests.journeys.inside.named_scenario battleground/first-game
"""

import sys

from editor.pages.play.page import PlayPage
from editor.shell.main_window import MainWindow
from tests.journeys.inside.living import Actions, Report, Until, live


def wait_for_the_game(window: MainWindow, report: Report) -> Actions:
    """Nothing but looking on until the page of the game is in front."""
    yield Until("the game is there", lambda: isinstance(window.page, PlayPage))
    report.notes["page"] = window.page.title()


if __name__ == "__main__":
    sys.exit(live(wait_for_the_game, sys.argv[1:]))
