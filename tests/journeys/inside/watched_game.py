"""Two bots play in the app without a person; it tells when they play, what it is asked to open, and when it closes.

python -m tests.journeys.inside.watched_game [SCENARIO]
"""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent

from editor.app import main as app
from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.pages.play.start.start_game import begin
from editor.shell.main_window import MainWindow

GAME = NewGame("hoplomachus/skirmish-pozzuoli", {"red": "random", "blue": "greedy"}, seed=8)
ENOUGH = 3
LOOK_EVERY = 20
"""Milliseconds."""


def write_line(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


class Telling(MainWindow):
    """The window of the app."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: begin(self.context, GAME))
        self._looks = QTimer(self, interval=LOOK_EVERY)
        self._looks.timeout.connect(self._look)
        self._looks.start()

    def come_forward(self, names: list[str]) -> None:
        super().come_forward(names)
        self.context.steps.finish()
        write_line("wanted", *names, "in front:", self.page.title())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        super().closeEvent(event)
        write_line("closed")

    def _look(self) -> None:
        if isinstance(self.page, PlayPage) and self.page.play.session.game.answers >= ENOUGH:
            self._looks.stop()
            write_line("playing")


def main(arguments: Sequence[str]) -> int:
    vars(app)["MainWindow"] = Telling
    return app.main(list(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
