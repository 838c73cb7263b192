"""The command palette: finds a command by a few letters of its name, and runs it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QLineEdit, QTreeView, QVBoxLayout

from editor.page_api.command import AnyCommand
from editor.shell.dialogs.fuzzy_match import match_score
from editor.shell.shortcuts import keys_of, keys_text
from editor.theme.current_theme import colours
from editor.widgets.labels import quiet_text, tip, without_access_key
from editor.widgets.list_delegates import RoomyDelegate, icon_or_blank
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

NAME = Qt.ItemDataRole.UserRole
ITSELF = "show-palette"
LETTERS = 88
ROWS = 12
TOP = 56
PLACES_COUNT = 0.3
GREY_COUNTS = 0.6
KEYS_OF_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPaletteDialog(QDialog):
    """Command palette: a search field and the matching commands, best first; unavailable ones are disabled."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setObjectName("command-palette")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._model = QStandardItemModel(0, 3, self)
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
        """The names of the matching commands, best first."""
        return [self._model.item(row, 0).data(NAME) for row in range(self._model.rowCount())]

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
        found.setItemDelegate(RoomyDelegate(found))
        found.setRootIsDecorated(False)
        found.setUniformRowHeights(True)
        found.setHeaderHidden(True)
        found.setAllColumnsShowFocus(True)
        found.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        found.header().setStretchLastSection(False)
        found.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        found.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        found.clicked.connect(self._run)
        return found

    def _find(self, typed: str) -> None:
        """Show the matching commands; for an empty search all, available ones first."""
        rated = [
            (worth, command) for command in self._window.commands if (worth := self._worth(typed, command)) is not None
        ]
        self._model.removeRows(0, self._model.rowCount())
        for _, command in sorted(rated, key=lambda each: -each[0]):
            self._model.appendRow(self._row(command))
        self._list.setVisible(bool(rated))
        self._nothing.setVisible(not rated)
        self._list.setCurrentIndex(self._model.index(0, 0))
        self._why_not.hide()

    def _worth(self, typed: str, command: AnyCommand) -> float | None:
        """The score of a command: by its own words, or less by its menu's; less if it cannot be run now."""
        if command.name == ITSELF:
            return None
        if not typed.strip():
            return float(command.can_run(self._window))
        text, menu = self._texts(command)
        by_name, by_both = match_score(typed, text), match_score(typed, f"{menu} {text}")
        if by_both is None:
            return None
        worth = by_both * PLACES_COUNT if by_name is None else by_name
        return worth if command.can_run(self._window) else worth * GREY_COUNTS

    def _texts(self, command: AnyCommand) -> tuple[str, str]:
        text = without_access_key(self._window.commands[command.name].text())
        return text, self._window.menus.entry_path(command.menu)

    def _row(self, command: AnyCommand) -> list[QStandardItem]:
        text, menu = self._texts(command)
        keys = keys_text(keys_of(command, self._window.store.preferences.shortcuts)[:1])
        row = [QStandardItem(each) for each in (text, menu, keys)]
        row[0].setData(command.name, NAME)
        row[0].setIcon(icon_or_blank(self._window.commands[command.name].icon()))
        row[2].setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        why_not = self._window.commands.why_not(command.name, self._window.lang)
        for item in row:
            item.setEnabled(not why_not)
            item.setToolTip(tip(why_not))
            item.setAccessibleDescription(why_not)
        return row

    def _run_current(self) -> None:
        """Run the current row, or show why the first match cannot be run."""
        current = self._list.currentIndex()
        self._run(current if current.isValid() else self._model.index(0, 0))

    def _run(self, place: QModelIndex) -> None:
        """Close, then run it, so that the command finds the window as it was; or stay, and show why it cannot be
        run."""
        item = self._model.item(place.row(), 0)
        if item is not None and item.isEnabled():
            name = item.data(NAME)
            self.close()
            self._window.run_command(name)
        elif item is not None:
            self._why_not.setText(self._window.commands.why_not(item.data(NAME), self._window.lang))
            self._why_not.show()
            self.adjustSize()

    def _take_place(self) -> None:
        """Move to the upper centre of the window."""
        window = self._window
        width = min(LETTERS * self.fontMetrics().averageCharWidth(), window.width() - TOP)
        row = self._list.sizeHintForRow(0)
        self._list.setFixedHeight(min(ROWS * row, window.height() - 3 * TOP) + 2 * self._list.frameWidth())
        self.setFixedWidth(width)
        self.adjustSize()
        self.move(window.mapToGlobal(QPoint((window.width() - width) // 2, TOP)))
