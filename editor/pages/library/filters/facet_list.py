"""The list of a filter: a row for each value with the number of its documents; at most one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.theme.colours import Colours
from editor.theme.current_theme import colours, text_size
from editor.theme.icons import picture
from editor.theme.metrics import CONTROL_RADIUS, ICON, MEDIUM, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.labels import tip

VALUE, COUNT, ICON_NAME = (Qt.ItemDataRole.UserRole + each for each in range(3))
MOST_LETTERS = 24
"""The longest name that is shown whole; longer ones are cut short, and shown whole by their tooltip."""
DIGITS = 5


@dataclass(frozen=True, slots=True)
class FacetValue:
    """A value of a filter, with its name and icon."""

    value: str
    name: str
    icon: str = ""


class FacetDelegate(QStyledItemDelegate):
    """Draws icon, name and number of a row; a row that lists nothing is faint."""

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, option.fontMetrics.height() + 2 * scaled(TINY + 1, text_size()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, percent = colours(), text_size()
        shown_in = option.widget
        stands_back = isinstance(shown_in, FacetListWidget) and shown_in.stands_back
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected) and not stands_back
        count = index.data(COUNT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, option, look, is_chosen=is_chosen)
        ink = QColor(look.text if is_chosen or count != 0 else look.faint_text)
        room = option.rect.adjusted(scaled(SMALL, percent), 0, -scaled(SMALL, percent), 0)
        if name := index.data(ICON_NAME):
            side = scaled(ICON, percent)
            tone = QColor(look.text if is_chosen else look.quiet_text)
            drawn = picture(name, side, tone, painter.device().devicePixelRatioF())
            painter.drawImage(room.left(), room.center().y() - side // 2 + 1, drawn)
            room.setLeft(room.left() + side + scaled(SMALL, percent))
        painter.setPen(QColor(look.quiet_text))
        painter.setFont(text_font(TextRole.NOTE, percent))
        if count is not None:
            number = str(count)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
            room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(number) - scaled(SMALL, percent))
        painter.setPen(ink)
        painter.setFont(text_font(TextRole.BODY, percent, bold=is_chosen))
        _draw_name(painter, room, str(index.data()))
        painter.restore()


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem, look: Colours, *, is_chosen: bool) -> None:
    box = option.rect.adjusted(1, 1, -1, -1)
    has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
    is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    if not (is_chosen or has_focus or is_hovered):
        return
    painter.setPen(QPen(QColor(look.focus), 2) if has_focus else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_chosen or is_hovered:
        painter.setBrush(QColor(look.wash if is_chosen else look.raised))
    radius = scaled(CONTROL_RADIUS, text_size())
    painter.drawRoundedRect(box, radius, radius)


def _draw_name(painter: QPainter, room: QRect, name: str) -> None:
    shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class FacetListWidget(QListWidget):
    """Emits `changed` when another value is chosen. What is chosen is given up by a second click, or by Space; in a
    list that must have one, the first stays, and `chosen_again` is emitted."""

    changed = Signal()
    chosen_again = Signal()

    def __init__(self, name: str, *, must_have_one: bool = False) -> None:
        super().__init__()
        self.setObjectName(f"library-filter-{name}")
        self._must_have_one = must_have_one
        self._is_quiet, self.stands_back = False, False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(FacetDelegate(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.itemSelectionChanged.connect(self._emit_changed)

    @property
    def chosen(self) -> str:
        """The value that is chosen; empty for none."""
        return next((str(item.data(VALUE)) for item in self.selectedItems()), "")

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(str(self.item(row).data(VALUE)) for row in range(self.count()))

    @property
    def chosen_name(self) -> str:
        return next((item.text() for item in self.selectedItems()), "")

    def stand_back(self, stands_back: bool) -> None:
        """Show what is chosen like any other row, because other filters narrow it down."""
        if self.stands_back != stands_back:
            self.stands_back = stands_back
            self.viewport().update()

    def offer(self, values: Sequence[FacetValue]) -> None:
        """Set the values, without a signal; keeps what is chosen, if it is still there, and the numbers."""
        before, self._is_quiet = self.chosen, True
        counts = {str(self.item(row).data(VALUE)): self.item(row).data(COUNT) for row in range(self.count())}
        current = self.currentRow()
        self.clear()
        for each in values:
            item = QListWidgetItem(each.name)
            item.setData(VALUE, each.value)
            item.setData(ICON_NAME, each.icon)
            item.setToolTip(tip(each.name) if len(each.name) > MOST_LETTERS else "")
            self.addItem(item)
            self._count(item, counts.get(each.value))
        self._choose(before)
        if not self.selectedItems() and 0 <= current < self.count():
            self.setCurrentRow(current, self.selectionModel().SelectionFlag.NoUpdate)
        self._is_quiet = False
        self.updateGeometry()

    def choose(self, value: str) -> None:
        """Choose a value, or none; emits `changed` if that is another one."""
        before, self._is_quiet = self.chosen, True
        self._choose(value)
        self._is_quiet = False
        if self.chosen != before:
            self.changed.emit()

    def show_counts(self, counts: dict[str, int] | None) -> None:
        """Show the number of documents of each value; none if they are not known."""
        for row in range(self.count()):
            item = self.item(row)
            self._count(item, None if counts is None else counts.get(str(item.data(VALUE)), 0))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        rows = self.sizeHintForRow(0) * self.count() if self.count() else 0
        return QSize(self._width(), rows)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        item = self.itemAt(event.position().toPoint())
        if item is not None and item.isSelected():
            self._choose_again()
            if not self._must_have_one:
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Do not choose by dragging."""
        if not event.buttons():
            super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        chosen = self.selectedItems()
        if event.key() == Qt.Key.Key_Space and chosen and (not self._must_have_one or self.currentItem() in chosen):
            self._choose_again()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def _choose_again(self) -> None:
        if self._must_have_one:
            self.chosen_again.emit()
        else:
            self.clearSelection()

    def _choose(self, value: str) -> None:
        row = self.values.index(value) if value in self.values else 0 if self._must_have_one else -1
        if row >= 0 and self.count():
            self.setCurrentRow(row)
        else:
            self.clearSelection()

    def _count(self, item: QListWidgetItem, count: int | None) -> None:
        if item.data(COUNT) != count:
            item.setData(COUNT, count)
        said = item.text() if count is None else f"{item.text()}, {count}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def _width(self) -> int:
        """Room for the longest name, within limits, and for a number."""
        metrics, percent = self.fontMetrics(), text_size()
        most = MOST_LETTERS * metrics.averageCharWidth()
        bold = QFontMetrics(text_font(TextRole.BODY, percent, bold=True))
        names = [bold.horizontalAdvance(self.item(row).text()) for row in range(self.count())]
        beside = scaled(ICON + SMALL + 2 * SMALL + MEDIUM, percent) + DIGITS * metrics.averageCharWidth()
        return min(max(names, default=0), most) + beside

    def _emit_changed(self) -> None:
        if not self._is_quiet:
            self.changed.emit()
