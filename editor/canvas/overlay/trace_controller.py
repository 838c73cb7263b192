"""Controller of the traces of actions: each grows, stays a while and fades, or stands still until the next action."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from editor.canvas.overlay.action_trace import ActionTrace
from editor.theme.motion import motion_allowed

LASTS = 2600
"""The milliseconds of a trace."""
FRAME = 16
"""The milliseconds from one picture of traces that move to the next."""
STILL = 0.4
"""The share of its time in which a trace that does not move is drawn: whole, and not yet fading."""
MOST_TRACES = 8
"""Older traces go when more are shown at once."""


class TraceController(QObject):
    """Holds the traces of what has just happened; `changed` is emitted when some of them are to be drawn anew."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lasts = LASTS
        self._next = 0
        self._traces: dict[int, ActionTrace] = {}
        self._times: dict[int, tuple[int, int]] = {}
        """Of traces that move, when they began and how long they last, in milliseconds."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._go_on)

    @property
    def traces(self) -> tuple[ActionTrace, ...]:
        return tuple(self._traces.values())

    @property
    def moves(self) -> bool:
        """Whether traces move; otherwise they stand still until the next action."""
        return motion_allowed()

    def show_trace(self, trace: ActionTrace) -> None:
        """Show what happened: for a while, or until `end_still`. A number takes the place of an older one."""
        if trace.text:
            self._end([old for old, each in self._traces.items() if each.text and each.end == trace.end])
        number, self._next = self._next, self._next + 1
        moves = self.moves
        self._traces[number] = replace(trace, share=0.0 if moves else STILL)
        if moves:
            self._times[number] = (self._clock.elapsed(), self.lasts)
            self._frames.start()
        self._end(list(self._traces)[:-MOST_TRACES])
        self.changed.emit()

    def end_still(self) -> None:
        """End the traces that stand still: another action comes."""
        if still := [number for number in self._traces if number not in self._times]:
            self._end(still)
            self.changed.emit()

    def clear(self) -> None:
        """Forget all traces."""
        if self._traces:
            self._end(list(self._traces))
            self.changed.emit()

    def _go_on(self) -> None:
        """Bring the traces that move to the present moment, and end those whose time is over."""
        now = self._clock.elapsed()
        shares = {number: (now - began) / max(lasts, 1) for number, (began, lasts) in self._times.items()}
        self._end([number for number, share in shares.items() if share >= 1])
        for number in self._times:
            self._traces[number] = replace(self._traces[number], share=shares[number])
        self.changed.emit()

    def _end(self, numbers: list[int]) -> None:
        for number in numbers:
            del self._traces[number]
            self._times.pop(number, None)
        if not self._times:
            self._frames.stop()
