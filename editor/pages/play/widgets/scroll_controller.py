"""Scrolls to the seat that is asked, and to one of its cards that can be chosen."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from editor.pages.play.widgets.side_view import SeatView

LAID_OUT = (QEvent.Type.Move, QEvent.Type.Resize)


class ScrollController(QObject):
    """Over the sides of one table, which are scrolled in a frame."""

    def __init__(self, frame: QScrollArea, sides: Mapping[str, SeatView]) -> None:
        super().__init__(frame)
        self._frame, self._sides = frame, sides
        self._asked = self._brought = ""
        self._left_at = 0
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._scroll)
        frame.verticalScrollBar().rangeChanged.connect(self._laid_out_anew)

    def bring(self, asked: str) -> None:
        """This seat is asked now; its side comes into sight once all is laid out."""
        self._asked = asked
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in LAID_OUT:
            self._laid_out_anew()
        return False

    def _laid_out_anew(self) -> None:
        """Another size of text moves everything; what somebody scrolled to is left alone."""
        bar = self._frame.verticalScrollBar()
        if self._brought and bar.value() == min(self._left_at, bar.maximum()):
            self._brought = ""
            self._soon.start()

    def _scroll(self) -> None:
        side, focused = self._sides[self._asked], self._seen_with_keyboard()
        if self._asked != self._brought:
            self._brought = self._asked
            self._move(lambda: self._frame.verticalScrollBar().setValue(side.y()))
        wanted = [card for pile in side.piles.values() for card in pile.cards.values() if card.wanted]
        for each in self._up_from(wanted[0]) if wanted else ():
            each.installEventFilter(self)
        if wanted and not any(map(self._is_seen, wanted)):
            self._move(lambda: self._frame.ensureWidgetVisible(wanted[0]))
        if focused is not None:
            self._frame.ensureWidgetVisible(focused)

    def _move(self, scroll: Callable[[], None]) -> None:
        scroll()
        self._left_at = self._frame.verticalScrollBar().value()

    def _up_from(self, card: QWidget) -> Iterator[QWidget]:
        """A card and all that it stands in, whose places decide where it is seen; but for what scrolling moves."""
        inside: QWidget | None = card
        while inside is not None and inside is not self._frame.widget():
            yield inside
            inside = inside.parentWidget()

    def _seen_with_keyboard(self) -> QWidget | None:
        """What has the keyboard here, and must not be scrolled away from who plays by keys."""
        focused = QApplication.focusWidget()
        if focused is None or not self._frame.isAncestorOf(focused):
            return None
        return None if focused.visibleRegion().isEmpty() else focused

    def _is_seen(self, card: QWidget) -> bool:
        return card.visibleRegion().boundingRect() == card.rect()
