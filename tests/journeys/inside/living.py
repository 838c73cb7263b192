"""Runs the app itself with a simulated player in it, and reports the result as one line of JSON."""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication

from editor.app import main as app
from editor.shell.dialogs.error_report_dialog import ErrorReportDialog
from editor.shell.main_window import MainWindow
from tests.journeys.inside.watch import Watch, waited

PAUSE = 1
"""Milliseconds from one deed to the next."""
READING, MOST_READING = 2.0, 20.0
"""Seconds, as the person counts them, and at most in all: where many programs wait, so does every thread at each of its
steps, which together is longer than the time itself."""
PATIENCE = 40.0
"""Seconds that one deed may wait for what should come of it."""


@dataclass(frozen=True, slots=True)
class Until:
    """Go on once this holds."""

    what: str
    holds: Callable[[], bool]


Actions = Generator[Until | str | None, None, None]
"""What a player does: after each deed it says what to wait for, or what it is about to do, or nothing."""


@dataclass
class Report:
    """What came of it; a player may note more."""

    notes: dict[str, Any] = field(default_factory=dict)
    failure: str = ""
    records: list[str] = field(default_factory=list)
    dialogs: list[str] = field(default_factory=list)
    keeping_up: Mapping[str, object] = field(default_factory=dict)


def read_start_page() -> Actions:
    """Look at it as long as a person needs to find out where to click.

    What the app reads meanwhile takes longer where other programs have the processor: that time does not count.
    """
    begun, before = time.monotonic(), waited()

    def was_read() -> bool:
        took = time.monotonic() - begun
        return took - (waited() - before) > READING or took > MOST_READING

    yield Until("the start page was read", was_read)


Player = Callable[[MainWindow, Report], Actions]


class Listener(logging.Handler):
    """Keeps what is logged as a warning or worse."""

    def __init__(self, report: Report) -> None:
        super().__init__(logging.WARNING)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info:
            text += "\n" + "".join(traceback.format_exception(*record.exc_info))
        self._report.records.append(text)


class Living(QObject):
    """Lets a player go on whenever the app has nothing else to do."""

    def __init__(self, window: MainWindow, player: Player, report: Report) -> None:
        super().__init__(window)
        self._window, self._report = window, report
        self._actions = player(window, report)
        self._until: Until | None = Until("the window is in front", self._is_in_front)
        self._since = time.monotonic()
        self._watch = Watch(self)
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        self._timer.stop()
        try:
            self._one_deed()
        except StopIteration:
            self._leave()
        except Exception:
            self._report.failure = f"{self._watch.doing}\n{traceback.format_exc()}"
            self._leave()
        else:
            self._timer.start()

    def _one_deed(self) -> None:
        if dialogs := self._window.findChildren(ErrorReportDialog):
            self._report.dialogs += [dialog.report for dialog in dialogs]
            raise AssertionError("the app reported a fault")
        if self._until is not None:
            if not self._until.holds():
                if time.monotonic() - self._since > PATIENCE:
                    raise TimeoutError(f"waited in vain until {self._until.what}")
                return
            self._until = None
        said = next(self._actions)
        self._since = time.monotonic()
        if isinstance(said, Until):
            self._until = said
        elif said:
            self._watch.doing = said

    def _is_in_front(self) -> bool:
        return self._window.isActiveWindow() and self._window.windowHandle().isExposed()

    def _leave(self) -> None:
        self._report.keeping_up = self._watch.stop()
        self._window.skip_questions()
        QApplication.exit(0)


def live(player: Player, documents: list[str]) -> int:
    """The app from its start to its end, with a player."""
    report = Report()
    logging.getLogger().addHandler(Listener(report))

    class Lived(MainWindow):
        """The main window, in which the player begins once it is there."""

        def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
            super().showEvent(event)
            if not self.findChildren(Living):
                Living(self, player, report)

    vars(app)["MainWindow"] = Lived
    code = app.main(documents)
    sys.stdout.write(json.dumps({**vars(report), "code": code}, ensure_ascii=False) + "\n")
    return code
