"""A layout that puts widgets in rows from left to right and starts a new row when one is full, like text."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """A flow layout: items keep their size hint; the height of the whole depends on its width."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._at_end: QWidget | None = None
        self.setSpacing(gap)
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def put(self, widget: QWidget) -> None:
        """Add a widget and show it at once; Qt would show it later, and it could not take the focus yet."""
        self.addWidget(widget)
        widget.show()

    def keep_at_end(self, widget: QWidget | None) -> None:
        """Keep a widget of the layout at the right end of the first row; None keeps none there."""
        self._at_end = widget
        self.invalidate()

    @property
    def row_width(self) -> int:
        """The width in which all widgets have room in one row."""
        widths = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        return sum(widths) + self.spacing() * max(0, len(widths) - 1)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem:  # noqa: N802 - Qt's name; None past the end
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def takeAt(self, index: int) -> QLayoutItem:  # noqa: N802 - Qt's name
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._laid(QRect(0, 0, width, 0), in_earnest=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        super().setGeometry(rect)
        self._laid(rect, in_earnest=True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def clear(self) -> None:
        """Remove and delete all widgets."""
        self._at_end = None
        while self._items:
            widget = self._items.pop().widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.invalidate()

    def _laid(self, rect: QRect, *, in_earnest: bool) -> int:
        """Arrange the items in the rectangle, or only compute the height."""
        inside = rect.marginsRemoved(self.contentsMargins())
        x, y, tallest, end = inside.x(), inside.y(), 0, inside.x() + inside.width()
        for item in self._end_first():
            size = item.sizeHint().boundedTo(QSize(max(inside.width(), 1), 10_000))
            if item.widget() is self._at_end:
                end -= size.width()
                tallest = size.height()
                if in_earnest:
                    item.setGeometry(QRect(QPoint(end, y), size))
                end -= self.spacing()
                continue
            if x + size.width() > end and (x > inside.x() or end < inside.x() + inside.width()):
                x, y, tallest, end = inside.x(), y + tallest + self.spacing(), 0, inside.x() + inside.width()
            if in_earnest:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            tallest = max(tallest, size.height())
        return y + tallest - rect.y() + self.contentsMargins().bottom()

    def _end_first(self) -> list[QLayoutItem]:
        """The shown items, the one at the end of the first row before the others."""
        shown = (item for item in self._items if not item.isEmpty())
        return sorted(shown, key=lambda item: self._at_end is None or item.widget() is not self._at_end)
