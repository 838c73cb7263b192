"""The dialog for new notes: lists the stock maps, and makes notes on the chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.documents.load_document import upgraded_document
from editor.services.document_resolver import DocumentResolver
from editor.theme.icons import icon
from editor.widgets.labels import caption, room_for
from editor.widgets.list_delegates import RoomyDelegate
from engine.content.envelope import Document, Names
from engine.content.kinds.notes import KIND, Notes
from engine.content.limits import MAX_SLUG, MAX_TITLE
from engine.words import in_language, say

LETTERS, LINES = 56, 16
KIND_OF_MAPS = "map"


@dataclass(frozen=True, slots=True)
class StockMap:
    """A map of the stock for notes: its id, name and sheet."""

    id: str
    system: str
    names: Names

    def name(self, lang: str) -> str:
        return in_language(self.names.plain(), lang, self.id)


def stock_maps() -> Sequence[StockMap]:
    """Stock maps, in the order of their games."""
    stock = DocumentResolver(with_files=False)
    found = (stock(name) for name in stock.names)
    return [
        StockMap(each["id"], each["system"], Names.model_validate(each.get("name", {})))
        for each in found
        if each["kind"] == KIND_OF_MAPS
    ]


def new_notes(chosen: StockMap, lang: str) -> Notes:
    """An empty document of notes on a stock map, which they refer to by id."""
    return _empty_notes(chosen, chosen.id, lang)


def notes_on(sheet: Document, lang: str) -> Notes:
    """An empty document of notes on any map: they refer to a stock map by id, and contain a copy of another one."""
    chosen = StockMap(sheet.id, sheet.system, sheet.name)
    content = sheet.plain()
    stock = DocumentResolver(with_files=False)
    ships = sheet.id in stock.names and upgraded_document(stock(sheet.id), sheet.id).plain() == content
    return _empty_notes(chosen, sheet.id if ships else content, lang)


def _empty_notes(on: StockMap, sheet: str | Mapping[str, Any], lang: str) -> Notes:
    id_ = f"notes-on-{on.id.rpartition('/')[2] or KIND_OF_MAPS}"
    made = {
        "kind": KIND.name,
        "schema": KIND.version,
        "id": id_[:MAX_SLUG].rstrip("-"),
        "system": on.system,
        "name": {lang: say("notes-name", lang, map=on.name(lang))[:MAX_TITLE].rstrip()},
        "map": sheet,
    }
    return Notes.model_validate(made)


class NewNotesDialog(QDialog):
    """A dialog that emits `wanted` with the chosen map."""

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
