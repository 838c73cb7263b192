"""Somebody who wrote five cards and a mission begins it from the start page, and watches the cards act.

python -m tests.journeys.inside.own_cards FOLDER
"""

import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from editor.pages.play.page import PlayPage
from editor.shell.main_window import MainWindow
from tests.journeys.inside.beginning import begin_game
from tests.journeys.inside.hands import is_in_sight
from tests.journeys.inside.living import Actions, Report, Until, live
from tests.support.own_mission import MISSION

KEY = f"own:{MISSION}"
BOTS = {"red": "greedy", "blue": "greedy"}
SEED = 3
"""With this one the giant comes to stomp and to strike."""


def watch(window: MainWindow, report: Report) -> Actions:
    """The mission stands on the start page; the log tells in the end what each card did."""
    yield Until("the library was looked into", lambda: bool(window.context.scenarios.own))
    card = window.tabs.home.findChild(QWidget, f"own-{KEY}")
    assert isinstance(card, QWidget)
    assert is_in_sight(card)
    yield from begin_game(window, KEY, BOTS, SEED)
    page = window.page
    assert isinstance(page, PlayPage)
    while not page.play.over:
        yield has_gone_on(page, page.play.session.game.answers)
    report.notes["log"] = [str(line) for line in page.parts.log.lines]


def has_gone_on(page: PlayPage, before: int) -> Until:
    return Until("a bot answered", lambda: page.play.over or page.play.session.game.answers > before)


def main(arguments: Sequence[str]) -> int:
    return live(watch, ["--library", *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
