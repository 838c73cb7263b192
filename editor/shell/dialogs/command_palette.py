"""The search for everything: commands, open tabs, documents and rules by a few letters; the chosen one is run."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
)

from editor.shell.search.search_result import GROUPS, SearchResult, grouped_hits
from editor.shell.search.search_sources import BackgroundSearchController, quick_hits
from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import SMALL, scaled
from editor.theme.type_scale import TextRole, in_capitals, text_font
from editor.widgets.labels import quiet_text, tip
from editor.widgets.list_delegates import COLOUR, PaletteRoleDelegate, icon_or_blank
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

HIT = Qt.ItemDataRole.UserRole
LETTERS = 88
ROWS = 13
ROW = 30
TOP = 56
KEYS_OF_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchResultDelegate(PaletteRoleDelegate):
    """A delegate with high rows, whose titles begin in the same column whether they have an icon or not."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(HIT) is not None:
            option.icon = icon_or_blank(option.icon)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(super().sizeHint(option, index).width() + SMALL, scaled(ROW, text_size()))


class CommandPaletteDialog(QDialog):
    """A search field and the results in groups, best first; commands that cannot be run now are disabled."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setObjectName("command-palette")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        window.commands.refresh()
        self._model = QStandardItemModel(0, 3, self)
        self._hits: list[SearchResult] = []
        self._later: dict[str, Sequence[SearchResult]] = {}
        self._background = BackgroundSearchController(window, self)
        self._background.found.connect(self._add)
        self._line = self._typed_line()
        self._list = self._found_list()
        self._nothing = quiet_text(say("palette-nothing", window.lang))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._why_not = quiet_text("")
        self._why_not.setObjectName("palette-why-not")
        self._why_not.hide()
        column = QVBoxLayout(self)
        column.addWidget(self._line)
        column.addWidget(self._list)
        column.addWidget(self._nothing)
        column.addWidget(self._why_not)
        self._find("")
        self._take_place()
        self._line.setFocus()

    @property
    def found(self) -> list[str]:
        """The keys of the results, as they are shown."""
        return [hit.key for hit in self._hits]

    def row_of(self, key: str) -> int:
        """The row of a result in the list."""
        rows = range(self._model.rowCount())
        return next(row for row in rows if self._model.item(row, 0).data(HIT) == self.found.index(key))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a border: the background is the same as that below."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QColor(colours().edge))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrows typed in the line move through the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in KEYS_OF_LIST:
            self._list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _typed_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName("palette-line")
        line.setPlaceholderText(say("palette-type", self._window.lang))
        line.setAccessibleName(say("palette-type", self._window.lang))
        line.setClearButtonEnabled(True)
        line.installEventFilter(self)
        line.textChanged.connect(self._find)
        line.returnPressed.connect(self._run_current)
        return line

    def _found_list(self) -> QTreeView:
        found = QTreeView()
        found.setObjectName("palette-list")
        found.setAccessibleName(say("palette-list", self._window.lang))
        found.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        found.setModel(self._model)
        found.setItemDelegate(SearchResultDelegate(found))
        found.setRootIsDecorated(False)
        found.setHeaderHidden(True)
        found.setAllColumnsShowFocus(True)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        found.header().setStretchLastSection(False)
        found.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        found.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        found.clicked.connect(self._run)
        return found

    def _find(self, typed: str) -> None:
        """Show what matches; slower sources add theirs when they have it."""
        self._later.clear()
        self._background.ask(typed)
        self._show_found(typed)
        self._choose(next((number for number, hit in enumerate(self._hits) if not hit.why_not), 0))
        self._why_not.hide()

    def _add(self, typed: str, hits: Sequence[SearchResult]) -> None:
        """Show the results of a slow source too; what was chosen stays so if the user has chosen it."""
        current = self._hit_at(self._list.currentIndex())
        was_first = current is None or current.key == self.found[0]
        self._later[hits[0].group] = hits
        self._show_found(self._line.text())
        keys = self.found
        self._choose(0 if was_first or current is None or current.key not in keys else keys.index(current.key))

    def _show_found(self, typed: str) -> None:
        later = [hit for hits in self._later.values() for hit in hits]
        groups = list(grouped_hits((*quick_hits(self._window, typed), *later), is_whole=not typed.strip()))
        self._hits = [hit for _, hits in groups for hit in hits]
        self._model.removeRows(0, self._model.rowCount())
        number = 0
        for group, hits in groups:
            if len(groups) > 1:
                self._add_heading(group)
            for hit in hits:
                self._model.appendRow(self._row(hit, number))
                number += 1
        self._list.setVisible(bool(self._hits))
        self._nothing.setVisible(not self._hits)

    def _add_heading(self, group: str) -> None:
        item = QStandardItem(say(GROUPS[group], self._window.lang))
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(in_capitals(text_font(TextRole.KEY, text_size())))
        item.setData(QPalette.ColorRole.PlaceholderText, COLOUR)
        self._model.appendRow(item)
        self._list.setFirstColumnSpanned(self._model.rowCount() - 1, QModelIndex(), True)

    def _row(self, hit: SearchResult, number: int) -> list[QStandardItem]:
        row = [QStandardItem(each) for each in (hit.title, hit.note, hit.keys)]
        row[0].setData(number, HIT)
        row[0].setIcon(hit.icon)
        row[0].setFont(text_font(TextRole.ROW, text_size(), serif=hit.is_name))
        row[2].setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for item in row[1:]:
            item.setData(QPalette.ColorRole.PlaceholderText, COLOUR)
        for item in row:
            item.setEnabled(not hit.why_not)
            item.setToolTip(tip(hit.why_not))
            item.setAccessibleDescription(hit.why_not)
        return row

    def _choose(self, number: int) -> None:
        """Choose a result in the list."""
        if self._hits:
            self._list.setCurrentIndex(self._model.index(self.row_of(self._hits[number].key), 0))

    def _hit_at(self, place: QModelIndex) -> SearchResult | None:
        item = self._model.item(place.row(), 0) if place.isValid() else None
        number = None if item is None else item.data(HIT)
        return None if number is None else self._hits[number]

    def _run_current(self) -> None:
        """Run the chosen result, or show why the first one cannot be run."""
        current = self._hit_at(self._list.currentIndex()) or next(iter(self._hits), None)
        if current is not None:
            self._run_hit(current)

    def _run(self, place: QModelIndex) -> None:
        if (hit := self._hit_at(place)) is not None:
            self._run_hit(hit)

    def _run_hit(self, hit: SearchResult) -> None:
        """Close, then run it, so that it finds the window as it was; or stay, and show why it cannot be run."""
        if hit.why_not:
            self._why_not.setText(hit.why_not)
            self._why_not.show()
            self.adjustSize()
            return
        self.close()
        hit.run()

    def _take_place(self) -> None:
        """Move to the upper centre of the window."""
        window = self._window
        width = min(LETTERS * self.fontMetrics().averageCharWidth(), window.width() - TOP)
        row = scaled(ROW, text_size())
        self._list.setFixedHeight(min(ROWS * row, window.height() - 3 * TOP) + 2 * self._list.frameWidth())
        self.setFixedWidth(width)
        self.adjustSize()
        self.move(window.mapToGlobal(QPoint((window.width() - width) // 2, TOP)))
