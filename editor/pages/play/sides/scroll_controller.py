"""Scrolls to the seat that must answer, and to one of its cards that can be chosen."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from editor.pages.play.sides.pile_list import PileListWidget
from editor.pages.play.sides.side_view import SeatView
from editor.theme.metrics import MEDIUM

LAID_OUT = (QEvent.Type.Move, QEvent.Type.Resize)


class ScrollController(QObject):
    """The controller of the scrolled side panels and piles of one table."""

    def __init__(self, frames: Sequence[QScrollArea], sides: Mapping[str, SeatView], of_table: PileListWidget) -> None:
        super().__init__(frames[0])
        self._frames, self._sides, self._of_table = tuple(frames), sides, of_table
        self._asked = self._brought = ""
        self._left_at = dict.fromkeys(self._frames, 0)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._scroll)
        for frame in self._frames:
            frame.verticalScrollBar().rangeChanged.connect(self._relayout)

    def bring(self, asked: str) -> None:
        """Scroll to the panel of the seat that must answer, once the layout is done."""
        self._asked = asked
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in LAID_OUT:
            self._relayout()
        return False

    def _relayout(self) -> None:
        """Restore the scroll position after a relayout, unless the user has scrolled."""
        bars = {frame.verticalScrollBar(): at for frame, at in self._left_at.items()}
        if self._brought and all(bar.value() == min(at, bar.maximum()) for bar, at in bars.items()):
            self._brought = ""
            self._soon.start()

    def _scroll(self) -> None:
        side, focused = self._sides[self._asked], self._seen_with_keyboard()
        if self._asked != self._brought:
            self._brought = self._asked
            self._move(side, lambda frame: frame.verticalScrollBar().setValue(side.y() - MEDIUM))
        piles = (*side.piles.values(), *self._of_table.views.values())
        selectable = [card for pile in piles for card in pile.cards.values() if card.wanted]
        for each in self._up_from(selectable[0]) if selectable else ():
            each.installEventFilter(self)
        if selectable and not any(map(self._is_seen, selectable)):
            self._move(selectable[0], lambda frame: frame.ensureWidgetVisible(selectable[0]))
        if focused is not None:
            for frame in self._around(focused):
                frame.ensureWidgetVisible(focused)

    def _move(self, widget: QWidget, scroll: Callable[[QScrollArea], None]) -> None:
        """Scroll the column that a widget is in."""
        for frame in self._around(widget):
            scroll(frame)
            self._left_at[frame] = frame.verticalScrollBar().value()

    def _around(self, widget: QWidget) -> list[QScrollArea]:
        return [frame for frame in self._frames if frame.isAncestorOf(widget)]

    def _up_from(self, card: QWidget) -> Iterator[QWidget]:
        """A card and its ancestors up to the scroll area."""
        inside: QWidget | None = card
        columns = [frame.widget() for frame in self._frames]
        while inside is not None and inside not in columns:
            yield inside
            inside = inside.parentWidget()

    def _seen_with_keyboard(self) -> QWidget | None:
        """The focused widget in the scroll area, which must stay visible for keyboard users."""
        focused = QApplication.focusWidget()
        if focused is None or not self._around(focused):
            return None
        return None if focused.visibleRegion().isEmpty() else focused

    def _is_seen(self, card: QWidget) -> bool:
        return card.visibleRegion().boundingRect() == card.rect()
