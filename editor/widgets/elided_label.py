"""A label of one or more lines that is elided if it does not fit; its tooltip has the whole text."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.widgets.labels import tip

AROUND = 4
"""Vertical padding in pixels."""
APART = " ·"
"""Separators that are stripped from the end of a line."""


class ElidedLabel(QWidget):
    """A label that takes the available width; with several lines its height is the same for every text."""

    def __init__(
        self,
        name: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        lines: int = 1,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.text = self._short = ""
        self._side, self._lines = side, lines

    def show_text(self, text: str, short: str = "") -> None:
        """Show a text, or its short form if there is no room."""
        self.text, self._short = text, short
        self.setToolTip(tip(text))
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.fontMetrics().horizontalAdvance(self.text) + 2, self._height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(8 * self.fontMetrics().averageCharWidth(), self._height)

    @property
    def _height(self) -> int:
        return self._lines * self.fontMetrics().lineSpacing() + (AROUND if self._lines == 1 else 0)

    @property
    def shown(self) -> list[str]:
        """The visible lines."""
        metrics = self.fontMetrics()
        if self._short and metrics.horizontalAdvance(self.text) > self.width():
            return [self._short]
        return rows_of(self.text, metrics, self.width(), self._lines)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | self._side), "\n".join(self.shown))
        painter.end()


def rows_of(text: str, metrics: QFontMetrics, width: int, most: int) -> list[str]:
    """The text in this number of lines at most, broken between words; the last line is elided."""
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    words = text.split(" ")
    for number in range(len(words) - 1, 0, -1) if most > 1 else ():
        row = " ".join(words[:number]).strip(APART)
        if metrics.horizontalAdvance(row) <= width:
            return [row, *rows_of(" ".join(words[number:]).strip(APART), metrics, width, most - 1)]
    return [metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)]
