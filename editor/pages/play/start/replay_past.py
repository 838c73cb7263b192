"""Replays the past of a saved game before its page opens: at once if that is quick, otherwise in a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer

from editor.page_api.hint import Notice
from editor.pages.play.task_worker import TaskWorker
from editor.playtest.save_game import ResumedGame
from editor.services.app_context import AppContext
from engine.kernel.data.message import message

AT_ONCE = 0.1
"""The seconds for which the window may wait."""
REPORT_EVERY = 200
"""Milliseconds."""


def replay_past(context: AppContext, game: ResumedGame, key: str, then: Callable[[], None]) -> None:
    """Replay the past and call `then`; a toast says how far it is if that takes longer. Of one key, one game is
    replayed at a time."""
    name = f"replay-{key}"
    if context.findChild(TaskWorker, name) is not None:
        return
    if game.go_on(AT_ONCE):
        then()
        return
    worker = TaskWorker(context)
    worker.setObjectName(name)
    reports = QTimer(worker, interval=REPORT_EVERY)

    def report() -> None:
        context.window.show_notice(Notice(message("table-past-coming", percent=int(100 * game.share)), topic=name))

    def end() -> None:
        reports.stop()
        context.window.end_notice(name)
        worker.setObjectName("")
        worker.deleteLater()
        then()

    reports.timeout.connect(report)
    context.destroyed.connect(game.give_up)
    worker.thought.connect(end)
    worker.start(ReplayTask(game))
    reports.start()
    report()


@dataclass(frozen=True, slots=True)
class ReplayTask:
    """The rest of the replay."""

    game: ResumedGame

    def run(self) -> ResumedGame:
        self.game.go_on()
        return self.game
