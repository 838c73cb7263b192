"""Shows the large face of a card while the pointer rests on what stands for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from editor.cards.face_widget import FacePopupWidget
from editor.view_model.card_face import CardFace

HOVER_DELAY = 250
"""Milliseconds that the pointer rests before the large face is shown."""
ENDS = frozenset(
    {
        QEvent.Type.Leave,
        QEvent.Type.Hide,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.WindowDeactivate,
    }
)


class FaceHoverController(QObject):
    """Watches a widget; `face_at_pointer` says which card lies under the pointer, if any does."""

    def __init__(self, watched: QWidget, face_at_pointer: Callable[[], CardFace | None]) -> None:
        super().__init__(watched)
        self._watched, self._face_at_pointer = watched, face_at_pointer
        self._popup: FacePopupWidget | None = None
        self._rested = QTimer(self)
        self._rested.setSingleShot(True)
        self._rested.setInterval(HOVER_DELAY)
        self._rested.timeout.connect(self._show)
        self._bars: set[QScrollBar] = set()
        watched.setAttribute(Qt.WidgetAttribute.WA_Hover)
        watched.installEventFilter(self)

    @property
    def shown_face(self) -> CardFace | None:
        """The face that is shown large now."""
        return self._popup.face if self._popup is not None and self._popup.isVisible() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Enter, QEvent.Type.HoverMove):
            self._follow()
        elif event.type() in ENDS:
            self.hide()
        return False

    def hide(self) -> None:
        self._rested.stop()
        if self._popup is not None:
            self._popup.hide()

    def _follow(self) -> None:
        """Wait anew for the pointer to rest; the face of another card is taken away at once."""
        if self.shown_face is not None and self.shown_face != self._face_at_pointer():
            self.hide()
        if self.shown_face is None:
            self._rested.start()

    def _show(self) -> None:
        face = self._face_at_pointer()
        if face is None or not self._watched.isVisible():
            return
        if self._popup is None:
            self._popup = FacePopupWidget(face, self._watched)
        self._hide_with_scrolling()
        self._popup.show_face(face)
        self._popup.show_at(QCursor.pos())

    def _hide_with_scrolling(self) -> None:
        """Hide the face as soon as anything around the widget scrolls, since the pointer leaves nothing then."""
        around: QWidget | None = self._watched
        while around is not None:
            if isinstance(around, QAbstractScrollArea):
                for bar in {around.verticalScrollBar(), around.horizontalScrollBar()} - self._bars:
                    self._bars.add(bar)
                    bar.valueChanged.connect(self.hide)
            around = around.parentWidget()
