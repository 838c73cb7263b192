"""The dialog for new notes: lists the hex maps that ship, and makes notes on the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.services.document_resolver import DocumentResolver
from editor.theme.icons import icon
from editor.widgets.labels import caption, room_for
from editor.widgets.list_delegates import RoomyDelegate
from engine.content.envelope import Names
from engine.content.kinds.notes import KIND, Notes
from engine.words import in_language, say

LETTERS, LINES = 56, 16


@dataclass(frozen=True, slots=True)
class StockMap:
    """A map of hexes that ships."""

    id: str
    system: str
    names: Names

    def name(self, lang: str) -> str:
        return in_language(self.names.plain(), lang, self.id)


def stock_maps() -> Sequence[StockMap]:
    """All that ship, in the order of their games."""
    stock = DocumentResolver(with_files=False)
    found = (stock(name) for name in stock.names)
    return [
        StockMap(each["id"], each["system"], Names.model_validate(each.get("name", {})))
        for each in found
        if each["kind"] == "map" and each["grid"]["shape"] == "hex"
    ]


def new_notes(chosen: StockMap, lang: str) -> Notes:
    """Notes on a map, without any yet."""
    name = say("notes-name", lang, map=chosen.name(lang))
    made = {
        "kind": KIND.name,
        "schema": KIND.version,
        "id": f"notes-on-{chosen.id.rpartition('/')[2]}",
        "system": chosen.system,
        "name": {lang: name},
        "map": chosen.id,
    }
    return Notes.model_validate(made)


class NewNotesDialog(QDialog):
    """`wanted` tells the map that was chosen."""

    wanted = Signal(object)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-notes")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("notes-new-title", lang))
        self._maps = stock_maps()
        self._list = QListWidget()
        self._list.setObjectName("new-notes-maps")
        self._list.setItemDelegate(RoomyDelegate(self._list))
        for each in self._maps:
            game = say(f"game-{each.system}", lang)
            self._list.addItem(QListWidgetItem(icon("map"), say("notes-map-of", lang, map=each.name(lang), game=game)))
        self._list.setCurrentRow(0)
        self._list.setMinimumWidth(self._list.sizeHintForColumn(0) + 2 * self._list.frameWidth())
        self._list.itemActivated.connect(lambda _: self.accept())
        which = caption(say("notes-which-map", lang))
        which.setBuddy(self._list)
        self._list.setAccessibleName(say("notes-maps", lang))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setObjectName("new-notes-ok")
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("new-notes-cancel")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (which, self._list, buttons):
            column.addWidget(part)
        self.resize(room_for(self, LETTERS, LINES))

    def accept(self) -> None:
        self.wanted.emit(self._maps[self._list.currentRow()])
        super().accept()
