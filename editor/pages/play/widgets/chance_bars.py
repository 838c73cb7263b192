"""A bar chart of probabilities: a bar and a percentage for each result."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.game_text.display_names import DisplayNames
from editor.presenters.amount_text import percent
from editor.theme.metrics import FINE_RADIUS, SMALL
from editor.widgets.labels import tip

GAP = SMALL


class ChanceBarsWidget(QWidget):
    """The exact odds, in the given order."""

    def __init__(self, chances: Sequence[tuple[str, float]], lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chance-bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.rows = [(name, chance, percent(chance, DisplayNames(lang, {}))) for name, chance in chances]
        self.setAccessibleName(", ".join(f"{name}: {text}" for name, _, text in self.rows))
        self.setToolTip(tip("\n".join(f"{name}: {text}" for name, _, text in self.rows)))

    @property
    def _row(self) -> int:
        return self.fontMetrics().height() + 2

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._widest(0) + self._widest(2) + 8 * GAP, self._row * len(self.rows))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names, numbers, palette = self._widest(0), self._widest(2), self.palette()
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        for at, (name, chance, text) in enumerate(self.rows):
            top = at * self._row
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            painter.drawText(0, top, names, self._row, middle, name)
            painter.drawText(self.width() - numbers, top, numbers, self._row, middle, text)
            room = QRectF(names + GAP, top + 3, self.width() - names - numbers - 2 * GAP, self._row - 6)
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.setBrush(palette.color(QPalette.ColorRole.Base))
            painter.drawRoundedRect(room, FINE_RADIUS, FINE_RADIUS)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(
                QRectF(room.x(), room.y(), room.width() * chance, room.height()), FINE_RADIUS, FINE_RADIUS
            )
        painter.end()

    def _widest(self, column: int) -> int:
        return max((self.fontMetrics().horizontalAdvance(str(row[column])) for row in self.rows), default=0)
