"""The dialog of all shortcuts: shows and changes the keys of each command, and reports conflicts."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)

from editor.page_api.command import AnyCommand
from editor.shell.dialogs.fuzzy_match import match_score
from editor.shell.shortcuts import (
    PORTABLE,
    Chosen,
    commands_with_keys,
    default_keys,
    is_alone,
    keys_of,
    keys_text,
    with_keys,
)
from editor.widgets.labels import caption, room_for, text, without_access_key
from editor.widgets.layouts import dialog_column
from editor.widgets.list_delegates import RoomyDelegate, icon_or_blank
from engine.words import say
from engine.words.letter_fold import fold

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


STEPS = {Qt.Key.Key_Tab: True, Qt.Key.Key_Backtab: False}
FOR_THE_DIALOG = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class ShortcutEdit(QKeySequenceEdit):
    """Key recorder in which plain Tab and Escape keep their usual meaning; with Ctrl or Alt they are recorded."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.modifiers() in PLAIN:
            if event.key() in STEPS:
                return self.focusNextPrevChild(STEPS[Qt.Key(event.key())])
            if event.key() in FOR_THE_DIALOG:
                event.ignore()
                return False
        return super().event(event)


NAME = Qt.ItemDataRole.UserRole
SIZE = (96, 34)


class ShortcutsDialog(QDialog):
    """Dialog of shortcuts: a list of commands and an editor for the selected one. Changes apply at once."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.setObjectName("shortcuts")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("shortcuts-title", window.lang))
        self.resize(room_for(self, *SIZE))
        self._window = window
        self._filter = self._filter_line()
        self._list = self._command_list()
        self._keys = self._recorder()
        self._taken = text("")
        self._taken.setObjectName("shortcuts-taken")
        self._take = self._button("shortcuts-take", self._take_over)
        self._none = self._button("shortcuts-none", self._remove)
        self._own = self._button("shortcuts-own", self._reset)
        self._all_own = self._button("shortcuts-all-own", self._reset_all)
        self._lay_out()
        self._fill()
        self._filter.setFocus()

    @property
    def command(self) -> AnyCommand | None:
        """The selected command."""
        item = self._list.currentItem()
        return self._window.commands.commands[item.data(0, NAME)] if item else None

    def choose(self, name: str) -> None:
        """Select a command."""
        self._list.setCurrentItem(next(item for item in self._items() if item.data(0, NAME) == name))

    def _filter_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName("shortcuts-filter")
        line.setClearButtonEnabled(True)
        line.setPlaceholderText(say("shortcuts-filter", self._window.lang))
        line.setAccessibleName(say("shortcuts-filter", self._window.lang))
        line.textChanged.connect(self._hide_others)
        return line

    def _command_list(self) -> QTreeWidget:
        lang = self._window.lang
        commands = QTreeWidget()
        commands.setObjectName("shortcuts-list")
        commands.setAccessibleName(say("shortcuts-title", lang))
        commands.setHeaderLabels(
            [say("shortcuts-command", lang), say("shortcuts-menu", lang), say("shortcuts-keys", lang)]
        )
        commands.setItemDelegate(RoomyDelegate(commands))
        commands.setRootIsDecorated(False)
        commands.setUniformRowHeights(True)
        commands.setAllColumnsShowFocus(True)
        commands.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = commands.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        commands.currentItemChanged.connect(lambda *_: self._show_keys())
        return commands

    def _recorder(self) -> ShortcutEdit:
        keys = ShortcutEdit()
        keys.setObjectName("shortcuts-recorder")
        keys.setAccessibleName(say("shortcuts-press", self._window.lang))
        keys.setMaximumSequenceLength(1)
        keys.keySequenceChanged.connect(self._recorded)
        return keys

    def _button(self, name: str, run: object) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(run)
        return button

    def _lay_out(self) -> None:
        lang = self._window.lang
        press = caption(say("shortcuts-press", lang))
        press.setBuddy(self._keys)
        self._none.setText(say("shortcuts-none", lang))
        self._own.setText(say("shortcuts-own", lang))
        self._all_own.setText(say("shortcuts-all-own", lang))
        one = QHBoxLayout()
        one.addWidget(press)
        one.addWidget(self._keys, 1)
        one.addWidget(self._none)
        one.addWidget(self._own)
        conflict = QHBoxLayout()
        conflict.addWidget(self._taken, 1)
        conflict.addWidget(self._take)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("shortcuts-close")
        buttons.addButton(self._all_own, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.close)
        column = dialog_column(self)
        column.addWidget(self._filter)
        column.addWidget(self._list, 1)
        column.addLayout(one)
        column.addLayout(conflict)
        column.addWidget(buttons)

    def _fill(self) -> None:
        for command in self._window.commands:
            item = QTreeWidgetItem()
            item.setText(0, self._name(command))
            item.setText(1, self._window.menus.entry_path(command.menu))
            item.setIcon(0, icon_or_blank(self._window.commands[command.name].icon()))
            item.setData(0, NAME, command.name)
            self._list.addTopLevelItem(item)
        self._show_all_keys()
        self._list.setCurrentItem(self._items()[0])

    def _items(self) -> list[QTreeWidgetItem]:
        rows = range(self._list.topLevelItemCount())
        return [item for row in rows if (item := self._list.topLevelItem(row)) is not None]

    def _name(self, command: AnyCommand) -> str:
        return without_access_key(self._window.commands[command.name].text())

    def _hide_others(self, typed: str) -> None:
        for item in self._items():
            item.setHidden(bool(typed.strip()) and not matches(typed, item))

    def _show_all_keys(self) -> None:
        chosen = self._window.store.preferences.shortcuts
        for item in self._items():
            item.setText(2, keys_text(keys_of(self._window.commands.commands[item.data(0, NAME)], chosen)))

    def _show_keys(self) -> None:
        """Show the keys of the selected command, and clear the conflict message."""
        if command := self.command:
            keys = keys_of(command, self._window.store.preferences.shortcuts)
            self._keys.blockSignals(True)
            self._keys.setKeySequence(QKeySequence.fromString(keys[0] if keys else "", PORTABLE))
            self._keys.blockSignals(False)
            self._none.setEnabled(bool(keys))
            self._own.setEnabled(keys != default_keys(command))
        self._show_conflict([])

    def _recorded(self, sequence: QKeySequence) -> None:
        """Assign recorded keys to the command, unless they conflict or are reserved."""
        command, keys = self.command, sequence.toString(PORTABLE)
        if command is None or not keys:
            return
        if is_alone(keys):
            self._show_conflict([])
            self._taken.setText(say("shortcuts-alone", self._window.lang))
            return
        shortcuts = self._window.store.preferences.shortcuts
        others = [each for each in commands_with_keys(keys, self._window.commands, shortcuts) if each is not command]
        if others:
            self._show_conflict(others)
        else:
            self._prefer(with_keys(command, (keys,), shortcuts))

    def _show_conflict(self, others: list[AnyCommand]) -> None:
        lang = self._window.lang
        names = [self._name(other) for other in others]
        self._taken.setText(say("shortcuts-taken", lang, list=names) if names else "")
        self._take.setText(say("shortcuts-take", lang))
        self._take.setVisible(bool(others))

    def _take_over(self) -> None:
        """Take the keys from the commands that have them."""
        command, keys = self.command, self._keys.keySequence().toString(PORTABLE)
        if command is None:
            return
        shortcuts = with_keys(command, (keys,), self._window.store.preferences.shortcuts)
        self._prefer(self._taken_from_others(command, (keys,), shortcuts))

    def _taken_from_others(self, command: AnyCommand, keys: tuple[str, ...], shortcuts: Chosen) -> Chosen:
        """Take the keys from other commands and give them to this one."""
        for each in keys:
            for other in commands_with_keys(each, self._window.commands, shortcuts):
                if other is not command:
                    left = tuple(one for one in keys_of(other, shortcuts) if one != each)
                    shortcuts = with_keys(other, left, shortcuts)
        return shortcuts

    def _remove(self) -> None:
        """Remove the shortcuts of the command."""
        if command := self.command:
            self._prefer(with_keys(command, (), self._window.store.preferences.shortcuts))

    def _reset(self) -> None:
        """Restore the command's default keys, taking them from other commands."""
        if command := self.command:
            shortcuts = with_keys(command, default_keys(command), self._window.store.preferences.shortcuts)
            self._prefer(self._taken_from_others(command, default_keys(command), shortcuts))

    def _reset_all(self) -> None:
        self._prefer({})

    def _prefer(self, shortcuts: Chosen) -> None:
        self._window.change(shortcuts=shortcuts)
        self._show_all_keys()
        self._show_keys()


def matches(typed: str, item: QTreeWidgetItem) -> bool:
    """True if a search matches this row: by name, menu, or written keys."""
    return any(match_score(typed, item.text(place)) is not None for place in (0, 1)) or fold(typed) in fold(
        item.text(2)
    )
