"""The foot of a scroll area that fades out while there is more below, so that no line is cut without a sign."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from editor.theme.current_theme import text_size
from editor.theme.metrics import VAST, scaled


class ScrollFadeWidget(QWidget):
    """The ground of the window, from clear at the top to full at the bottom; the mouse reaches what is below."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._place)
        bar.rangeChanged.connect(self._place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the size of the area."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        ground = self.palette().window().color()
        clear = QColor(ground)
        clear.setAlpha(0)
        ramp = QLinearGradient(QPoint(0, 0), QPoint(0, self.height()))
        ramp.setColorAt(0, clear)
        ramp.setColorAt(1, ground)
        painter = QPainter(self)
        painter.fillRect(self.rect(), ramp)
        painter.end()

    def _place(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        high = min(scaled(VAST, text_size()), seen.height())
        self.setGeometry(QRect(seen.left(), seen.bottom() + 1 - high, seen.width(), high))
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()
