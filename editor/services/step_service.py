"""Runs work of the window in steps, with a breath between them in which it draws itself and answers."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer

WorkSteps = Generator[None, None, None]
BREATH = 10
"""Milliseconds before each step, so that no work holds the window up for longer than its longest step."""


class StepService(QObject):
    """Work under way, each piece with a name; one step of the oldest at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: dict[str, WorkSteps] = {}
        self._timer = QTimer(self, singleShot=True, interval=BREATH)
        self._timer.timeout.connect(self._go_on)

    def run(self, name: str, steps: WorkSteps) -> None:
        """Run work after this breath; ignored if some of this name is under way, as after a second click."""
        if name not in self._work:
            self._work[name] = steps
            self._timer.start()

    def is_under_way(self, name: str) -> bool:
        return name in self._work

    def finish(self) -> None:
        """Do all work now: what is needed cannot wait."""
        while self._work:
            self._go_on()
        self._timer.stop()

    def drop(self) -> None:
        """Give up all work, when the window is being closed; it is closed where it stands."""
        self._timer.stop()
        work, self._work = self._work, {}
        for steps in work.values():
            steps.close()

    def _go_on(self) -> None:
        """Run the next step; work whose step fails is over."""
        name = next(iter(self._work))
        steps = self._work[name]
        try:
            next(steps)
        except BaseException as end:
            self._work.pop(name, None)
            if not isinstance(end, StopIteration):
                raise
        finally:
            if self._work:
                self._timer.start()
