"""Scrolls to the seat that must answer, and to one of its cards that can be chosen."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from editor.pages.play.widgets.pile_list import PileListWidget
from editor.pages.play.widgets.side_view import SeatView

LAID_OUT = (QEvent.Type.Move, QEvent.Type.Resize)


class ScrollController(QObject):
    """The controller of the scrolled side panels and piles of one table."""

    def __init__(self, frame: QScrollArea, sides: Mapping[str, SeatView], of_table: PileListWidget) -> None:
        super().__init__(frame)
        self._frame, self._sides, self._of_table = frame, sides, of_table
        self._asked = self._brought = ""
        self._left_at = 0
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._scroll)
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
        bar = self._frame.verticalScrollBar()
        if self._brought and bar.value() == min(self._left_at, bar.maximum()):
            self._brought = ""
            self._soon.start()

    def _scroll(self) -> None:
        side, focused = self._sides[self._asked], self._seen_with_keyboard()
        if self._asked != self._brought:
            self._brought = self._asked
            self._move(lambda: self._frame.verticalScrollBar().setValue(side.y()))
        piles = (*side.piles.values(), *self._of_table.views.values())
        selectable = [card for pile in piles for card in pile.cards.values() if card.wanted]
        for each in self._up_from(selectable[0]) if selectable else ():
            each.installEventFilter(self)
        if selectable and not any(map(self._is_seen, selectable)):
            self._move(lambda: self._frame.ensureWidgetVisible(selectable[0]))
        if focused is not None:
            self._frame.ensureWidgetVisible(focused)

    def _move(self, scroll: Callable[[], None]) -> None:
        scroll()
        self._left_at = self._frame.verticalScrollBar().value()

    def _up_from(self, card: QWidget) -> Iterator[QWidget]:
        """A card and its ancestors up to the scroll area."""
        inside: QWidget | None = card
        while inside is not None and inside is not self._frame.widget():
            yield inside
            inside = inside.parentWidget()

    def _seen_with_keyboard(self) -> QWidget | None:
        """The focused widget in the scroll area, which must stay visible for keyboard users."""
        focused = QApplication.focusWidget()
        if focused is None or not self._frame.isAncestorOf(focused):
            return None
        return None if focused.visibleRegion().isEmpty() else focused

    def _is_seen(self, card: QWidget) -> bool:
        return card.visibleRegion().boundingRect() == card.rect()
