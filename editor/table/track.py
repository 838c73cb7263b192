"""Spaces in a row with something that moves along them, and marks where something happens."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.board.panel import Track
from editor.widgets.labels import tip

MOST_SPACES = 24
MOST_NUMBERED = 10


class TrackBar(QWidget):
    """The reached spaces are filled, where something happens is a star."""

    def __init__(self, track: Track, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("track")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.track = track
        self.setAccessibleName(f"{track.name} {track.value} / {track.most}")
        self.setToolTip(tip(self.accessibleName()))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        height = self.fontMetrics().height()
        return QSize(12 * self.fontMetrics().averageCharWidth(), round(1.3 * height) + 4)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(6 * self.fontMetrics().averageCharWidth(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spaces = min(self.track.most, MOST_SPACES)
        for space in range(1, spaces + 1):
            self._paint_space(painter, space, spaces)
        painter.end()

    def _paint_space(self, painter: QPainter, space: int, spaces: int) -> None:
        palette = self.palette()
        step = self.width() / max(spaces, 1)
        cell = QRectF((space - 1) * step + 0.5, 1, max(step - 2, 2), self.height() - 3)
        reached = space <= self.track.value * spaces / max(self.track.most, 1)
        role = QPalette.ColorRole.Highlight if reached else QPalette.ColorRole.Base
        happens = space in self.track.marks
        painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 2 if happens else 1))
        painter.setBrush(palette.color(role))
        painter.drawRoundedRect(cell, 2, 2)
        ink = QPalette.ColorRole.HighlightedText if reached else QPalette.ColorRole.Text
        painter.setPen(palette.color(ink))
        text = "★" if happens else str(space)
        if spaces > MOST_NUMBERED and not happens and space != self.track.value:
            text = ""
        if self.fontMetrics().horizontalAdvance(text) > cell.width():
            text = ""
        painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), text)
