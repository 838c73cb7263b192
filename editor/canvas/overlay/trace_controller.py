"""Controller of the traces of actions: each grows, stays a while and fades, or stands still for those who want that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation, Signal

from editor.canvas.overlay.action_trace import ActionTrace
from editor.theme.motion import motion_allowed

LASTS = 2600
"""The milliseconds of a trace."""
STILL = 0.4
"""The share of its time in which a trace that does not move is drawn: whole, and not yet fading."""
MOST_TRACES = 8
"""Older traces go when more are shown at once."""


class TraceController(QObject):
    """Holds the traces of what has just happened; `changed` is emitted when one of them is to be drawn anew."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lasts = LASTS
        self._next = 0
        self._traces: dict[int, ActionTrace] = {}

    @property
    def traces(self) -> tuple[ActionTrace, ...]:
        return tuple(self._traces.values())

    @property
    def moves(self) -> bool:
        """Whether traces move; otherwise they stand still and go after the same time."""
        return motion_allowed()

    def show_trace(self, trace: ActionTrace) -> None:
        """Show what has just happened, for a while."""
        number, self._next = self._next, self._next + 1
        moves = self.moves
        self._traces[number] = replace(trace, share=0.0 if moves else STILL)
        for old in list(self._traces)[:-MOST_TRACES]:
            self._end(old)
        if moves:
            self._animate(number)
        else:
            QTimer.singleShot(self.lasts, self, self._ender(number))
        self.changed.emit()

    def clear(self) -> None:
        """Forget all traces."""
        if self._traces:
            self._traces.clear()
            self.changed.emit()

    def _animate(self, number: int) -> None:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(self.lasts)
        animation.valueChanged.connect(lambda share: self._go_on(number, float(share)))
        animation.finished.connect(self._ender(number))
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def _go_on(self, number: int, share: float) -> None:
        if number in self._traces:
            self._traces[number] = replace(self._traces[number], share=share)
            self.changed.emit()

    def _ender(self, number: int) -> Callable[[], None]:
        return lambda: self._end(number)

    def _end(self, number: int) -> None:
        if self._traces.pop(number, None) is not None:
            self.changed.emit()
