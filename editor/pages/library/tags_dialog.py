"""The dialog for the tags of documents: each known tag on all or none of them, and new ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from database.records import LibraryEntry
from editor.pages.library.documents.bulk_operations import TagChange
from editor.widgets.labels import quiet_text, room_for, set_primary, text
from editor.widgets.layouts import dialog_column
from editor.widgets.list_delegates import RoomyDelegate
from engine.content.limits import MAX_SLUG
from engine.words import say
from engine.words.letter_fold import fold

LETTERS, LINES = 56, 20
CHECKED, UNCHECKED, PARTLY = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked
WORDS = re.compile("[a-z0-9]+")


class TagsDialog(QDialog):
    """Dialog of tags; emits `wanted` with the change. Partially set tags stay as they are unless touched."""

    wanted = Signal(object)

    def __init__(
        self, heading: str, entries: Sequence[LibraryEntry], known: Sequence[str], lang: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library-tags")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-tags-title", lang))
        self.list, self.new = QListWidget(), QLineEdit()
        self.list.setObjectName("library-tags-list")
        self.list.setAccessibleName(say("library-tags-title", lang))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        for tag in known:
            having = sum(tag in entry.tags for entry in entries)
            self._offer(tag, CHECKED if having == len(entries) else PARTLY if having else UNCHECKED)
        self.list.setVisible(bool(known))
        self.new.setObjectName("library-tags-new")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        apply = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        apply.setObjectName("library-tags-ok")
        set_primary(apply)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("library-tags-cancel")
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say("library-tags-new", lang), self.new)
        column = dialog_column(self)
        column.addWidget(text(heading))
        column.addWidget(self.list, 1)
        column.addLayout(form)
        column.addWidget(quiet_text(say("library-tags-how", lang)))
        column.addStretch(0)
        column.addWidget(self._buttons)
        self.new.setFocus()
        self.resize(room_for(self, LETTERS, LINES if known else 0))

    def accept(self) -> None:
        states = {item.text(): item.checkState() for item in map(self.list.item, range(self.list.count()))}
        added = (*(tag for tag, state in states.items() if state is CHECKED), *parse_tags(self.new.text()))
        removed = frozenset(tag for tag, state in states.items() if state is UNCHECKED) - {*added}
        self.wanted.emit(TagChange(added, removed))
        super().accept()

    def _offer(self, tag: str, state: Qt.CheckState) -> None:
        item = QListWidgetItem(tag, self.list)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(state)


def parse_tags(line: str) -> tuple[str, ...]:
    """Parse comma-separated tags and normalise their letters."""
    found = ("-".join(WORDS.findall(fold(each)))[:MAX_SLUG].strip("-") for each in line.split(","))
    return tuple(dict.fromkeys(filter(None, found)))
