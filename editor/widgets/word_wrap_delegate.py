"""A delegate for trees whose text wraps: a row is as tall as its text needs at the current width of the column."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

from editor.widgets.bars.rule_number import paint_rule_number, rule_font
from editor.widgets.list_delegates import PaletteRoleDelegate

AROUND = 10
"""Horizontal padding, in pixels."""
TALLEST = 10_000


LAST_LINE = "\N{LINE SEPARATOR}\N{NO-BREAK SPACE}"
Index = QModelIndex | QPersistentModelIndex


class WordWrapDelegate(PaletteRoleDelegate):
    """Delegate that wraps the first column of a tree, which is laid out again when the column is resized.

    If the second column is hidden, its text is shown as the number of a rule at the right of a last line.
    """

    link_clicked = Signal(QTreeWidgetItem)

    def __init__(self, tree: QTreeWidget, parent: QObject | None = None) -> None:
        super().__init__(parent or tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.setMouseTracking(True)
        tree.setItemDelegateForColumn(0, self)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        super().initStyleOption(option, index)
        option.text = self._text(index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if link := self._link(index):
            place = self._place_of_link(option, index)
            pointer = self._tree.viewport().mapFromGlobal(QCursor.pos())
            paint_rule_number(painter, QRectF(place), link, is_pointed=place.contains(pointer))

    def editorEvent(  # noqa: N802 - Qt's name
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and isinstance(event, QMouseEvent) and self._is_on_link(event, option, index):
            self.link_clicked.emit(self._tree.itemFromIndex(index))
            return True
        return super().editorEvent(event, model, option, index)

    def _is_on_link(self, event: QMouseEvent, option: QStyleOptionViewItem, index: Index) -> bool:
        return bool(self._link(index)) and self._place_of_link(option, index).contains(event.position().toPoint())

    def _text(self, index: Index) -> str:
        """The text, with an empty last line for the link."""
        return str(index.data() or "") + (LAST_LINE if self._link(index) else "")

    def _link(self, index: Index) -> str:
        """Text of the second column while that is hidden."""
        return str(index.sibling(index.row(), 1).data() or "") if self._tree.isColumnHidden(1) else ""

    def _place_of_link(self, option: QStyleOptionViewItem, index: Index) -> QRect:
        """The right end of the last line of the text, with the width of the link."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        style, part = self._tree.style(), QStyle.SubElement.SE_ItemViewItemText
        text = style.subElementRect(part, whole, self._tree)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._tree) + 1
        width = QFontMetrics(rule_font()).horizontalAdvance(self._link(index)) + 2
        line = QRect(0, 0, width, option.fontMetrics.lineSpacing())
        line.moveBottomRight(text.bottomRight())
        return line.translated(-margin, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        hint = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        has_icon = index.data(Qt.ItemDataRole.DecorationRole) is not None
        icon = self._tree.iconSize().width() if self._tree.iconSize().isValid() else option.fontMetrics.height()
        taken = depth * self._tree.indentation() + (icon + 4 if has_icon else 0) + AROUND
        room = QRect(0, 0, max(self._tree.columnWidth(0) - taken, 40), TALLEST)
        box = option.fontMetrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text(index))
        return QSize(hint.width(), max(hint.height(), box.height() + 4))
