"""Controller of the marks of actions on the board: those of each answer as it comes, and once more when asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.playtest.game_log import LogLine
from editor.view_model.action_mark import ActionMark

LEAST, MOST = 1600, 4200
"""The milliseconds that a mark stays at the fastest and the slowest pace of bots."""
LINGERS = 2.5
"""The number of usual pauses that bots wait after an action with a result, so that it can be read."""


class ActionMarkController(QObject):
    """Controller of the marks of one session on one table."""

    pointed_out = Signal()
    """Emitted when a headline is pointed out in the log, which is to be seen then."""

    def __init__(self, play: SessionController, parts: TableWidget) -> None:
        super().__init__(parts)
        self._play, self._parts = play, parts
        self._lines: Sequence[LogLine] = ()
        self._answers = play.session.game.answers
        self._is_answered = False
        self._shown: set[tuple[int, ActionMark]] = set()
        play.answered.connect(self._expect)

    def follow(self, lines: Sequence[LogLine]) -> None:
        """Show the marks that came with an answer; after a jump to another moment, none."""
        self._lines, answers = lines, self._play.session.game.answers
        if self._is_answered:
            self._show_new([line for line in lines if line.answer > self._answers])
        elif answers != self._answers:
            self.forget()
        self._answers, self._is_answered = answers, False

    def forget(self) -> None:
        """Take all marks off the board."""
        self._shown.clear()
        self._parts.map.traces.clear()

    def cover(self) -> None:
        """Take all marks off the board; what comes under the cover is shown to who takes over."""
        self.forget()
        self._is_answered = self._play.session.game.answers > self._answers

    def show_line(self, line: LogLine) -> None:
        """Show the marks of an action again."""
        self._parts.map.traces.clear()
        self._show(line.marks)

    @property
    def last_of_others(self) -> LogLine | None:
        """The last action of another seat, if possible one with marks; of any seat for somebody who watches."""
        viewer = self._play.session.viewer
        others = [line for line in self._lines if line.level == "action" and line.seat not in (None, viewer)]
        marked = (line for line in reversed(others) if line.marks)
        return next(marked, others[-1] if others else None)

    def show_last_again(self) -> None:
        """Show the last action of another seat again, on the board and in the log."""
        line = self.last_of_others
        if line is not None:
            self.show_line(line)
            self.pointed_out.emit()
            self._parts.log.point_out(line)

    def _expect(self) -> None:
        self._is_answered = True

    def _show_new(self, lines: Sequence[LogLine]) -> None:
        viewer = self._play.session.viewer
        found = [
            (line.began, mark)
            for line in lines
            for mark in line.marks
            if (line.began, mark) not in self._shown and not (line.seat == viewer and mark.kind == "move")
        ]
        self._shown |= set(found)
        if lines:
            self._show([mark for _, mark in found])
        if any(mark.text for _, mark in found):
            self._play.linger(LINGERS)

    def _show(self, marks: Sequence[ActionMark]) -> None:
        self._parts.map.traces.lasts = max(LEAST, min(MOST, LEAST + 2 * self._play.pause))
        self._parts.map.show_actions(marks)
