"""The status bar: a line about the front page, elided if it does not fit."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

from editor.widgets.labels import tip


class StatusLabel(QWidget):
    """One line of text whose size hint never exceeds the available width."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("status-text")
        self._text = ""

    def text(self) -> str:
        return self._text

    def show_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(tip(text))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        option = QStyleOption()
        option.initFrom(self)
        fitting = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter = QPainter(self)
        self.style().drawItemText(painter, self.rect(), align, option.palette, True, fitting)
        painter.end()


class StatusBar(QStatusBar):
    """The status bar with this label."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("status-bar")
        self._text = StatusLabel()
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)
        self.setContentsMargins(margin, 0, 0, 0)
        self.addWidget(self._text, 1)

    def text(self) -> str:
        return self._text.text()

    def show_text(self, text: str) -> None:
        self._text.show_text(text)
