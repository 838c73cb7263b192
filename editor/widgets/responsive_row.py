"""A widget that puts its parts in a row if there is room, otherwise below one another."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

Direction = QBoxLayout.Direction


class ResponsiveRowWidget(QWidget):
    """A row whose parts are placed below one another if a line has room for fewer letters than a limit."""

    def __init__(self, letters: int, gap: int) -> None:
        super().__init__()
        self._letters = letters
        self._box = QBoxLayout(Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(gap)
        self._parts: list[QWidget] = []

    def add(self, part: QWidget, share: int) -> None:
        """Add a part with its share of the width."""
        self._parts.append(part)
        self._box.addWidget(part, share)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Least size: the width of the widest part."""
        width = max((part.minimumSizeHint().width() for part in self._parts), default=0)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        narrow = self.width() < self._letters * self.fontMetrics().averageCharWidth()
        self._box.setDirection(Direction.TopToBottom if narrow else Direction.LeftToRight)
