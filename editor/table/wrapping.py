"""Lets the lines of a tree wrap: a row is as tall as its text needs at the present width of its column."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

AROUND = 10
"""Pixels beside the text that are not for it."""
TALLEST = 10_000


class Wrapping(QStyledItemDelegate):
    """For the first column of one tree; the tree lays its rows out anew when the column is resized."""

    def __init__(self, tree: QTreeWidget, parent: QObject | None = None) -> None:
        super().__init__(parent or tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.setItemDelegateForColumn(0, self)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        option.text = self._text(index)

    def _text(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """With what the second column says, where that is hidden for want of room."""
        told = [str(index.data() or "")]
        if self._tree.isColumnHidden(1):
            told.append(str(index.sibling(index.row(), 1).data() or ""))
        return "  ".join(filter(None, told))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        hint = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        has_icon = index.data(Qt.ItemDataRole.DecorationRole) is not None
        icon = self._tree.iconSize().width() if self._tree.iconSize().isValid() else option.fontMetrics.height()
        taken = depth * self._tree.indentation() + (icon + 4 if has_icon else 0) + AROUND
        room = QRect(0, 0, max(self._tree.columnWidth(0) - taken, 40), TALLEST)
        box = option.fontMetrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text(index))
        return QSize(hint.width(), max(hint.height(), box.height() + 4))
