"""The grid of documents: faces and boards, which can be gone through, chosen and acted on like rows of the table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QColor,
    QContextMenuEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame

from database.records import LibraryEntry
from editor.pages.library.document_actions import action_of_keys
from editor.pages.library.documents.display_names import name_of, note_of
from editor.pages.library.documents.facet_counts import FacetCounts
from editor.pages.library.grid.grid_layout import GridLayout, shape_of
from editor.pages.library.grid.tile_painter import RING, RING_WIDTH, Tile, paint_tile, picture_room
from editor.pages.library.table.document_table_model import NAME, DocumentTableModel
from editor.pages.library.table.document_table_view import Flag
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.presenters.document_kinds import kind_icon, kinds_name
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.metrics import SMALL
from editor.theme.type_scale import TextRole, text_font
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.widgets.column_table_model import AnyIndex
from engine.words import say

CursorAction = QAbstractItemView.CursorAction
NOWHERE = QModelIndex()
STEP = 48
"""The pixels of a step of the scroll bar."""
AROUND = RING + RING_WIDTH
MOST_DRAWN = 200
"""The most pictures that are kept to stand in until they are made in another size."""


class DocumentGridView(QAbstractItemView):
    """Grid of documents; emits `wanted` with an action. It shares its model and its selection with the table."""

    wanted = Signal(str)
    all_requested = Signal()
    menu_requested = Signal(object)
    """Emitted to request a menu of actions at this screen position."""
    search_requested = Signal()

    def __init__(self, model: DocumentTableModel, gallery: ThumbnailWorker, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-grid")
        self.lang, self._rows, self._gallery = lang, model, gallery
        self._layout, self._counts, self.shows_whose = GridLayout((), 0, 100), FacetCounts(), True
        self._hovered, self._anchor = -1, 0
        self._drawn = dict[str, QImage]()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setModel(model)
        gallery.made.connect(self._show_picture)
        self.doubleClicked.connect(lambda _: self.wanted.emit("open"))
        self.verticalScrollBar().valueChanged.connect(lambda _: self._fetch_if_near_the_end())

    @property
    def order(self) -> tuple[int, ...]:
        """The rows as they stand in the grid."""
        return tuple(self._layout.order)

    @property
    def first_row(self) -> int:
        """The row of the first tile."""
        return next(iter(self._layout.order), 0)

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.viewport().update()

    def show_counts(self, counts: FacetCounts | None) -> None:
        """Show the number of documents of each section."""
        self._counts = counts or FacetCounts()
        self.viewport().update()

    def show_problems_of(self, key: str) -> None:
        """Repaint the badge of a document."""
        if (row := self._rows.row_of(key)) is not None:
            self.viewport().update(self._around(row))

    def visualRect(self, index: AnyIndex) -> QRect:  # noqa: N802 - Qt's name
        return self._box(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802 - Qt's name
        row = self._layout.row_at(point + self._offset())
        return NOWHERE if row is None else self._rows.index(row, NAME)

    def scrollTo(  # noqa: N802 - Qt's name
        self, index: AnyIndex, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if not index.isValid() or index.row() >= len(self._layout.boxes):
            return
        box, bar, height = self._layout.boxes[index.row()], self.verticalScrollBar(), self.viewport().height()
        is_first_line = bool(self._layout.lines) and box.top() <= self._layout.lines[0].top
        if is_first_line or box.top() - AROUND < bar.value():
            bar.setValue(0 if is_first_line else box.top() - AROUND - SMALL)
        elif box.bottom() + AROUND > bar.value() + height:
            bar.setValue(box.bottom() + AROUND + SMALL - height)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        order, row = self._layout.order, self.currentIndex().row()
        if not order:
            return NOWHERE
        if row < 0:
            return self._rows.index(order[0], NAME)
        place = self._layout.place_of(row)
        height = self.viewport().height()
        match action:
            case CursorAction.MoveLeft | CursorAction.MovePrevious:
                row = order[max(0, place - 1)]
            case CursorAction.MoveRight | CursorAction.MoveNext:
                row = order[min(len(order) - 1, place + 1)]
            case CursorAction.MoveUp:
                row = self._layout.above(row, 1)
            case CursorAction.MoveDown:
                row = self._layout.above(row, -1)
            case CursorAction.MovePageUp:
                row = self._layout.above(row, self._layout.lines_within(row, height, up=True))
            case CursorAction.MovePageDown:
                row = self._layout.above(row, -self._layout.lines_within(row, height, up=False))
            case CursorAction.MoveHome:
                row = order[0]
            case CursorAction.MoveEnd:
                row = order[-1]
        return self._rows.index(row, NAME)

    def horizontalOffset(self) -> int:  # noqa: N802 - Qt's name
        return 0

    def verticalOffset(self) -> int:  # noqa: N802 - Qt's name
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: AnyIndex) -> bool:  # noqa: N802 - Qt's name
        return index.column() != NAME

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:  # noqa: N802 - Qt's name
        """Select what is touched; a range is selected by `_select_to`, in the order of the grid."""
        touched = rect.normalized().translated(self._offset())
        rows = [row for row in self._layout.seen(touched) if self._layout.boxes[row].intersects(touched)]
        self._select(rows, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:  # noqa: N802 - Qt's name
        """The tiles in view; those of all would take seconds in a large library."""
        region = QRegion()
        ranges = [selection.at(place) for place in range(selection.count())]
        for row in self._layout.seen(QRect(self._offset(), self.viewport().size())):
            if any(each.top() <= row <= each.bottom() for each in ranges):
                region += self._around(row)
        return region

    def selectAll(self) -> None:  # noqa: N802 - Qt's name
        """Select all; the browser includes documents that are not loaded."""
        self.all_requested.emit()

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:  # noqa: N802 - Qt's name
        """Tell assistive programs of the document: to them a view of its own making has no items."""
        super().currentChanged(current, previous)
        words = ""
        if current.isValid():
            words = str(self._rows.index(current.row(), NAME).data(Qt.ItemDataRole.AccessibleTextRole))
        self.setAccessibleDescription(words)
        if QAccessible.isActive() and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def rowsInserted(self, parent: AnyIndex, start: int, end: int) -> None:  # noqa: N802 - Qt's name
        """Make room for more documents."""
        super().rowsInserted(parent, start, end)
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:  # noqa: N802 - Qt's name
        self._lay_out()
        super().doItemsLayout()

    def updateGeometries(self) -> None:  # noqa: N802 - Qt's name
        bar, height = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, self._layout.height - height))
        bar.setPageStep(height)
        bar.setSingleStep(STEP)
        super().updateGeometries()
        self._fetch_if_near_the_end()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        window = event.rect().translated(self._offset()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
        painter = QPainter(self.viewport())
        painter.translate(-self._offset())
        for heading in self._layout.headings:
            if heading.box.intersects(window):
                self._paint_heading(painter, heading.kind, heading.box)
        rows = tuple(self._layout.seen(window))
        chosen = [row for row in rows if self._is_chosen(row)]
        for row in (*(each for each in rows if each not in chosen), *chosen):
            if (entry := self._rows.entry_at(row)) is not None:
                paint_tile(painter, self._layout.boxes[row], self._tile(row, entry))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the current document in view when the tiles flow into other lines."""
        current = self.currentIndex()
        was_seen = self.visualRect(current).intersects(QRect(QPoint(), event.oldSize()))
        if event.oldSize().width() != event.size().width():
            self._lay_out()
        super().resizeEvent(event)
        if current.isValid() and was_seen:
            self.scrollTo(current)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        action, before = action_of_keys(event), self.currentIndex().row()
        if action is not None:
            self.wanted.emit(action)
        elif event.text() == "/":
            self.search_requested.emit()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and (to := self._target(event)) is not None:
            self._select_to(to)
        else:
            super().keyPressEvent(event)
            if self.currentIndex().row() != before:
                self._anchor = self.currentIndex().row()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._select_to(index.row())
            return
        super().mousePressEvent(event)
        if index.isValid():
            self._anchor = index.row()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Light the tile under the mouse; dragging chooses nothing."""
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self._hover(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Open the context menu at the mouse; for the menu key, at the current document."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_requested.emit(event.globalPos())
        elif self.currentIndex().isValid():
            self.menu_requested.emit(self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center()))

    def _lay_out(self) -> None:
        kinds = [row.entry.kind for row in self._rows.rows]
        self._layout = GridLayout(kinds, self.viewport().width(), text_size())
        self._hovered = -1
        self.viewport().update()

    def _target(self, event: QKeyEvent) -> int | None:
        """The row that a key of movement leads to."""
        action = KEYS.get(Qt.Key(event.key()))
        return None if action is None else self.moveCursor(action, event.modifiers()).row()

    def _select_to(self, row: int) -> None:
        """Select from where the selection began, and go there."""
        rows = self._layout.between(min(self._anchor, len(self._layout.boxes) - 1), row)
        self.selectionModel().setCurrentIndex(self._rows.index(row, NAME), Flag.NoUpdate)
        self._select(rows, Flag.ClearAndSelect | Flag.Rows)

    def _select(self, rows: Iterable[int], command: QItemSelectionModel.SelectionFlag) -> None:
        selection = QItemSelection()
        for row in rows:
            index = self._rows.index(row, NAME)
            selection.select(index, index)
        self.selectionModel().select(selection, command | Flag.Rows)

    def _tile(self, row: int, entry: LibraryEntry) -> Tile:
        count = self._rows.problems_of(entry)
        is_own = entry.layer == "own"
        return Tile(
            shape_of(entry.kind),
            name_of(entry, self.lang),
            note_of(entry, self.lang),
            kind_icon(entry.kind),
            self._image_of(entry),
            ribbon=say("library-mine", self.lang) if is_own and self.shows_whose else "",
            problems=count.total,
            has_errors=bool(count.errors),
            is_chosen=self._is_chosen(row),
            has_focus=self.hasFocus() and row == self.currentIndex().row(),
            is_hovered=row == self._hovered,
            is_gone=entry.layer == "trash",
        )

    def _image_of(self, entry: LibraryEntry) -> QImage | None:
        shape = shape_of(entry.kind)
        size = picture_room(shape, self._layout.picture_of(shape))
        look = ThumbnailStyle(
            current_theme(), size.width(), size.height(), self.devicePixelRatioF(), is_small=False, lang=self.lang
        )
        made = self._gallery.picture(entry, look)
        if made is not None:
            self._drawn[entry.digest] = made
            if len(self._drawn) > MOST_DRAWN:
                self._drawn.pop(next(iter(self._drawn)))
        return made or self._drawn.get(entry.digest)

    def _paint_heading(self, painter: QPainter, kind: str, box: QRect) -> None:
        look, percent = colours(), text_size()
        painter.setPen(QColor(look.text))
        painter.setFont(text_font(TextRole.PANEL, percent, bold=True))
        name = kinds_name(kind, self.lang)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        if count := self._counts.of("kind", kind):
            beside = box.adjusted(painter.fontMetrics().horizontalAdvance(name) + SMALL, 0, 0, 0)
            painter.setPen(QColor(look.quiet_text))
            painter.setFont(text_font(TextRole.BODY, percent))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, str(count))

    def _is_chosen(self, row: int) -> bool:
        return self.selectionModel().isSelected(self._rows.index(row, NAME))

    def _offset(self) -> QPoint:
        return QPoint(0, self.verticalScrollBar().value())

    def _box(self, row: int) -> QRect:
        boxes = self._layout.boxes
        return boxes[row].translated(-self._offset()) if row < len(boxes) else QRect()

    def _around(self, row: int) -> QRect:
        return self._box(row).adjusted(-2 * AROUND, -2 * AROUND, 2 * AROUND, 2 * AROUND)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            for each in (self._hovered, row):
                if each >= 0:
                    self.viewport().update(self._around(each))
            self._hovered = row

    def _show_picture(self, digest: str) -> None:
        """Repaint the tile of a picture that came, if it is in view."""
        for row in self._layout.seen(QRect(self._offset(), self.viewport().size())):
            entry = self._rows.entry_at(row)
            if entry is not None and entry.digest == digest:
                self.viewport().update(self._around(row))

    def _fetch_if_near_the_end(self) -> None:
        bar = self.verticalScrollBar()
        if bar.value() + bar.pageStep() >= bar.maximum() and self._rows.canFetchMore(NOWHERE):
            self._rows.fetchMore(NOWHERE)


KEYS = {
    Qt.Key.Key_Left: CursorAction.MoveLeft,
    Qt.Key.Key_Right: CursorAction.MoveRight,
    Qt.Key.Key_Up: CursorAction.MoveUp,
    Qt.Key.Key_Down: CursorAction.MoveDown,
    Qt.Key.Key_PageUp: CursorAction.MovePageUp,
    Qt.Key.Key_PageDown: CursorAction.MovePageDown,
    Qt.Key.Key_Home: CursorAction.MoveHome,
    Qt.Key.Key_End: CursorAction.MoveEnd,
}
"""The keys that extend the selection together with Shift."""
