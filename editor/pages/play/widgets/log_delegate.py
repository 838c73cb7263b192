"""Delegate of the log: heads of rounds and phases, headlines with the mark of their side, and details below them."""

from __future__ import annotations

import re

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QCursor, QFont, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
)

from editor.rule_books.rule_text import rules_tip
from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import CONTROL_RADIUS, MEDIUM, SMALL, TINY
from editor.theme.type_scale import TextRole, in_capitals, text_font
from editor.widgets.bars.rule_number import paint_rule_number, rule_font
from editor.widgets.swatch import paint_swatch

ANSWER = Qt.ItemDataRole.UserRole
RULES = Qt.ItemDataRole.UserRole + 1
LEVEL = Qt.ItemDataRole.UserRole + 2
"""`round`, `phase`, `remark`, `action`, `detail`, or `back` for the row that leads back."""
LOOK = Qt.ItemDataRole.UserRole + 3
"""The look of the seat of a headline; None for nobody's."""
IS_MINOR = Qt.ItemDataRole.UserRole + 4
NEW = Qt.ItemDataRole.UserRole + 5
"""The caption above the first new headline; empty for another new one, None for one that is not new."""
HEADS = ("round", "phase", "remark")
COUNTED = re.compile(r"(\d) (?=\w)")
TALLEST = 10_000
BAR = 3
"""The width of the bar beside what is new, in pixels."""
ARROW = 7
"""The side of the arrow of a headline that unfolds, in pixels."""

LogIndex = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Paints the rows of a log, each as tall as its text needs at the width of the tree."""

    rule_clicked = Signal(QTreeWidgetItem)

    def __init__(self, tree: QTreeWidget, lang: str) -> None:
        super().__init__(tree)
        self._tree, self._lang = tree, lang
        tree.setMouseTracking(True)
        tree.setItemDelegate(self)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def sizeHint(self, option: QStyleOptionViewItem, index: LogIndex) -> QSize:  # noqa: N802 - Qt's name
        width = max(self._tree.viewport().width(), 1)
        box = self._text_box(QRect(0, 0, width, TALLEST), index)
        flags = int(Qt.TextFlag.TextWordWrap)
        text = QFontMetrics(self._font(index)).boundingRect(box, flags, self._text(index))
        above, below = self._margins(index)
        return QSize(width, text.height() + above + below)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: LogIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        level, box = index.data(LEVEL), self._text_box(option.rect, index)
        self._paint_ground(painter, option, index)
        painter.setFont(self._font(index))
        painter.setPen(QColor(self._ink(index)))
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), self._text(index))
        if level in HEADS:
            self._paint_line(painter, option.rect, box, index)
        elif level == "action":
            self._paint_action(painter, option, box, index)
        elif number := self._number(index):
            place = self.rule_box(option.rect, index)
            pointer = self._tree.viewport().mapFromGlobal(QCursor.pos())
            paint_rule_number(painter, QRectF(place), number, is_pointed=place.contains(pointer))
        painter.restore()

    def rule_box(self, row: QRect, index: LogIndex) -> QRect:
        """The box of the number of a rule, at the right of the first line of its row."""
        metrics, above = QFontMetrics(rule_font()), self._margins(index)[0]
        width = metrics.horizontalAdvance(self._number(index)) + 2
        height = QFontMetrics(self._font(index)).height()
        return QRect(row.right() - SMALL - width, row.top() + above, width, height)

    def editorEvent(  # noqa: N802 - Qt's name
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: LogIndex
    ) -> bool:
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and isinstance(event, QMouseEvent) and self._is_on_rule(event.position().toPoint(), option, index):
            self.rule_clicked.emit(self._tree.itemFromIndex(index))
            return True
        return super().editorEvent(event, model, option, index)

    def helpEvent(  # noqa: N802 - Qt's name
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: LogIndex
    ) -> bool:
        if event.type() == QEvent.Type.ToolTip and self._is_on_rule(event.pos(), option, index):
            QToolTip.showText(event.globalPos(), rules_tip(index.data(RULES), self._lang), view)
            return True
        return super().helpEvent(event, view, option, index)

    def _is_on_rule(self, at: object, option: QStyleOptionViewItem, index: LogIndex) -> bool:
        return bool(self._number(index)) and self.rule_box(option.rect, index).contains(at)  # type: ignore[call-overload]

    def _text(self, index: LogIndex) -> str:
        """The sentence of a row, in which no line ends between a number and what it counts."""
        return COUNTED.sub("\\1\N{NO-BREAK SPACE}", str(index.data()))

    def _number(self, index: LogIndex) -> str:
        """The number of the first rule of a detail, with a sign that there are more."""
        rules = index.data(RULES) if index.data(LEVEL) == "detail" else ()
        return "" if not rules else rules[0] if len(rules) == 1 else f"{rules[0]} …"

    def _text_box(self, row: QRect, index: LogIndex) -> QRect:
        above, below = self._margins(index)
        box = row.adjusted(self._indent(index), above, -SMALL, -below)
        if index.data(LEVEL) == "action":
            return box.adjusted(0, 0, -ARROW - SMALL, 0)
        if number := self._number(index):
            return box.adjusted(0, 0, -QFontMetrics(rule_font()).horizontalAdvance(number) - SMALL, 0)
        return box

    def _indent(self, index: LogIndex) -> int:
        level = index.data(LEVEL)
        if level in HEADS:
            return SMALL
        return SMALL + self._side() + SMALL + (TINY if level != "action" else 0)

    def _margins(self, index: LogIndex) -> tuple[int, int]:
        """The room above and below the text of a row."""
        match index.data(LEVEL):
            case "round":
                return MEDIUM, TINY
            case "phase":
                return SMALL, TINY
            case "action":
                caption = QFontMetrics(self._caption_font()).height() + TINY if index.data(NEW) else 0
                return TINY + caption, TINY
            case "detail":
                return 1, 2
        return TINY, TINY

    def _side(self) -> int:
        """The side of the mark of a seat."""
        return round(0.85 * QFontMetrics(text_font(TextRole.BODY, text_size())).height())

    def _font(self, index: LogIndex) -> QFont:
        match index.data(LEVEL):
            case "round":
                return text_font(TextRole.BODY, text_size(), bold=True)
            case "phase":
                return self._caption_font()
            case "detail" | "back" | "remark":
                return text_font(TextRole.NOTE, text_size())
        return text_font(TextRole.BODY, text_size(), bold=index.data(NEW) is not None)

    def _caption_font(self) -> QFont:
        return in_capitals(text_font(TextRole.KEY, text_size()))

    def _ink(self, index: LogIndex) -> str:
        theme = colours()
        match index.data(LEVEL):
            case "round":
                return theme.text
            case "phase":
                return theme.faint_text
            case "back":
                return theme.accent
            case "action":
                return theme.quiet_text if index.data(IS_MINOR) else theme.text
        return theme.quiet_text

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: LogIndex) -> None:
        """Paint the wash of a chosen row, the ground of one under the mouse, and the frame of the focus."""
        box, theme = QRectF(option.rect).adjusted(1, 0.5, -1, -0.5), colours()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.wash if is_chosen else theme.raised))
            painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS, CONTROL_RADIUS)

    def _paint_line(self, painter: QPainter, row: QRect, box: QRect, index: LogIndex) -> None:
        """Paint the line from the head of a round to the edge."""
        if index.data(LEVEL) != "round":
            return
        metrics = QFontMetrics(self._font(index))
        start, y = box.left() + metrics.horizontalAdvance(str(index.data())) + SMALL, box.top() + metrics.height() / 2
        if start < row.right() - MEDIUM:
            painter.setPen(QPen(QColor(colours().line), 1))
            painter.drawLine(QPointF(start, y), QPointF(row.right() - SMALL, y))

    def _paint_action(self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, index: LogIndex) -> None:
        """Paint the mark of the seat, what says that it is new, and the arrow of its fold."""
        theme, new = colours(), index.data(NEW)
        look, line = index.data(LOOK), QFontMetrics(self._font(index)).height()
        side = self._side()
        mark = QRectF(option.rect.left() + SMALL, box.top() + (line - side) / 2, side, side)
        if look is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.quiet_text))
            painter.drawEllipse(mark.center(), 2.0, 2.0)
        else:
            paint_swatch(painter, mark, look, option.palette)
        if new is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRect(QRectF(option.rect.left(), box.top() - TINY, BAR, option.rect.bottom() - box.top() + TINY))
        if new:
            painter.setFont(self._caption_font())
            painter.setPen(QColor(theme.accent))
            painter.drawText(option.rect.adjusted(SMALL, TINY, -SMALL, 0), int(Qt.AlignmentFlag.AlignTop), new)
        self._paint_arrow(painter, option, box.top() + line / 2)

    def _paint_arrow(self, painter: QPainter, option: QStyleOptionViewItem, y: float) -> None:
        """Paint an arrow, down for a headline that is unfolded; as text goes, to the right otherwise."""
        is_open = bool(option.state & QStyle.StateFlag.State_Open)
        is_near = bool(option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected))
        x, half = option.rect.right() - SMALL - ARROW / 2, ARROW / 2
        points = (
            [(-half, -half / 2), (0, half / 2), (half, -half / 2)]
            if is_open
            else [(-half / 2, -half), (half / 2, 0), (-half / 2, half)]
        )
        painter.setPen(QPen(QColor(colours().quiet_text if is_near or is_open else colours().line), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points]))
