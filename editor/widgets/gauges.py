"""Gauges (name, pips or a bar, the number) and tracks (spaces in a row with a marker)."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.theme.metrics import FINE_RADIUS
from editor.view_model.board import Gauge
from editor.view_model.side_panel import Track
from editor.widgets.labels import tip

MOST_PIPS = 12
GAP = 6


class GaugeBar(QWidget):
    """One gauge in a row of its own."""

    def __init__(self, gauge: Gauge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"gauge-{gauge.kind}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_gauge(gauge)

    def show_gauge(self, gauge: Gauge) -> None:
        self.gauge = gauge
        self.setAccessibleName(f"{gauge.name} {self.figures}")
        self.setToolTip(tip(f"{gauge.name} {self.figures}"))
        self.updateGeometry()
        self.update()

    @property
    def figures(self) -> str:
        """The number as text; without a maximum, it stands alone."""
        return f"{self.gauge.value} / {self.gauge.most}" if self.gauge.most else str(self.gauge.value)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        metrics = self.fontMetrics()
        bar = 8 * metrics.averageCharWidth() if self.gauge.most else 0
        words = metrics.horizontalAdvance(self.gauge.name) + metrics.horizontalAdvance(self.figures)
        return QSize(words + bar + 2 * GAP, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(16 * self.fontMetrics().averageCharWidth(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self.palette(), self.fontMetrics()
        figures = metrics.horizontalAdvance(self.figures)
        name = max(metrics.horizontalAdvance(self.gauge.name), self.width() * 2 // 5)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(0, 0, name, self.height(), middle, self.gauge.name)
        painter.drawText(self.width() - figures, 0, figures, self.height(), middle, self.figures)
        room = QRectF(name + GAP, 0, self.width() - name - figures - 2 * GAP, self.height())
        if self.gauge.most > 0 and room.width() > GAP:
            self._paint_bar(painter, room)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF) -> None:
        palette = self.palette()
        height = min(self.fontMetrics().height() * 0.55, room.height())
        bar = QRectF(room.x(), room.center().y() - height / 2, room.width(), height)
        parts = self.gauge.most if self.gauge.most <= MOST_PIPS else 1
        full = palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1))
        step = bar.width() / parts
        for part in range(parts):
            cell = QRectF(bar.x() + part * step, bar.y(), max(step - 2, 1), bar.height())
            share = min(max(self.gauge.value * parts / self.gauge.most - part, 0), 1)
            painter.setBrush(palette.color(QPalette.ColorRole.Base))
            painter.drawRoundedRect(cell, FINE_RADIUS, FINE_RADIUS)
            if share:
                painter.setBrush(full)
                painter.drawRoundedRect(
                    QRectF(cell.x(), cell.y(), cell.width() * share, cell.height()), FINE_RADIUS, FINE_RADIUS
                )


MOST_SPACES = 24
MOST_NUMBERED = 10


class TrackBar(QWidget):
    """A track: reached spaces are filled, spaces with an effect have a star."""

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
        painter.drawRoundedRect(cell, FINE_RADIUS, FINE_RADIUS)
        ink = QPalette.ColorRole.HighlightedText if reached else QPalette.ColorRole.Text
        painter.setPen(palette.color(ink))
        text = "★" if happens else str(space)
        if spaces > MOST_NUMBERED and not happens and space != self.track.value:
            text = ""
        if self.fontMetrics().horizontalAdvance(text) > cell.width():
            text = ""
        painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), text)
