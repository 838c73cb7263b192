"""The dialog for new notes: lists the maps of the library and the stock, and makes notes on the chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from database.store.document_source import DocumentSource
from editor.documents.load_document import upgraded_document
from editor.pages.notes.map_row_delegate import SUBJECT, MapRowDelegate, map_subject
from editor.services.document_resolver import DocumentResolver
from editor.thumbnails.board_picture_worker import BoardPictureWorker
from editor.widgets.labels import caption, room_for, set_primary
from editor.widgets.layouts import dialog_column
from engine.content.envelope import Document, Names
from engine.content.kinds.notes import KIND, Notes
from engine.content.limits import MAX_SLUG, MAX_TITLE
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.words import ids, in_language, say
from engine.words.letter_fold import fold

LETTERS, LINES = 64, 30
MOST_PICTURES = 60
"""The most maps of a library that are read for their pictures."""
KIND_OF_MAPS = "map"


@dataclass(frozen=True, slots=True)
class ListedMap:
    """A map for notes: its id, its game and its name."""

    id: str
    system: str
    names: Mapping[str, str]
    is_own: bool = False
    """Whether it is in the library of the user, by that id."""
    pack: Mapping[str, str] | None = None
    """The title of the pack that it came with, if any."""
    sheet: Mapping[str, Any] | None = field(default=None, compare=False, repr=False)
    """Its content, for the picture of its board."""

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.id)

    def row(self, lang: str) -> str:
        """Its row in the list: the name, the game, and the source if it does not ship."""
        row = say("notes-map-of", lang, map=self.name(lang), game=game_text(self.system, lang))
        if not self.is_own:
            return row
        if self.pack is None:
            return f"{row} · {say('scenario-from-own', lang)}"
        return f"{row} · {say('scenario-from-pack', lang, source=in_language(self.pack, lang))}"


def game_text(system: str, lang: str) -> str:
    """The name of a game; of one that is not installed, its id."""
    word = f"game-{system}"
    return say(word, lang) if word in ids() else system


def own_maps(source: DocumentSource) -> Sequence[ListedMap]:
    """The maps of the user's library."""
    return [
        ListedMap(each.id, each.system, each.names, True, each.pack, _sheet(source, each.id, number))
        for number, each in enumerate(source.of_kind(KIND_OF_MAPS))
    ]


def _sheet(source: DocumentSource, id_: str, number: int) -> Mapping[str, Any] | None:
    """The content of one of the first maps."""
    try:
        return source(id_) if number < MOST_PICTURES else None
    except (UnknownDocument, ContentError):
        return None


def stock_maps() -> Sequence[ListedMap]:
    """Stock maps, in the order of their games."""
    stock = DocumentResolver(with_files=False)
    found = (stock(name) for name in stock.names)
    return [
        ListedMap(each["id"], each["system"], Names.model_validate(each.get("name", {})).plain(), sheet=each)
        for each in found
        if each["kind"] == KIND_OF_MAPS
    ]


def new_notes(chosen: ListedMap, lang: str) -> Notes:
    """An empty document of notes on a stock map, which they refer to by id."""
    return _empty_notes(chosen, chosen.id, lang)


def notes_on(sheet: Document, lang: str) -> Notes:
    """An empty document of notes on any map: they refer to a stock map by id, and contain a copy of another one."""
    chosen = ListedMap(sheet.id, sheet.system, sheet.name.plain())
    content = sheet.plain()
    stock = DocumentResolver(with_files=False)
    ships = sheet.id in stock.names and upgraded_document(stock(sheet.id), sheet.id).plain() == content
    return _empty_notes(chosen, sheet.id if ships else content, lang)


def _empty_notes(on: ListedMap, sheet: str | Mapping[str, Any], lang: str) -> Notes:
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

    def __init__(self, pictures: BoardPictureWorker, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-notes")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("notes-new-title", lang))
        self._lang = lang
        self._maps = list(stock_maps())
        self._list = QListWidget()
        self._list.setObjectName("new-notes-maps")
        self._list.setItemDelegate(MapRowDelegate(self._list, pictures))
        for each in self._maps:
            self._list.addItem(self._row(each))
        self._list.setCurrentRow(0)
        self._leave_room()
        self._list.itemActivated.connect(lambda _: self.accept())
        which = caption(say("notes-which-map", lang))
        which.setBuddy(self._list)
        self._list.setAccessibleName(say("notes-maps", lang))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        begin = buttons.button(QDialogButtonBox.StandardButton.Ok)
        begin.setObjectName("new-notes-ok")
        begin.setText(say("notes-create", lang))
        set_primary(begin)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("new-notes-cancel")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        for part in (which, self._list, buttons):
            column.addWidget(part)
        self.resize(room_for(self, LETTERS, LINES))

    def add_own(self, maps: Sequence[ListedMap]) -> None:
        """List the maps of the library above the others, in the order of their names; the choice stays."""
        for each in sorted(maps, key=lambda found: fold(found.name(self._lang)), reverse=True):
            self._maps.insert(0, each)
            self._list.insertItem(0, self._row(each))
        self._leave_room()

    def _row(self, listed: ListedMap) -> QListWidgetItem:
        row = QListWidgetItem(listed.row(self._lang))
        if listed.sheet is not None:
            row.setData(SUBJECT, map_subject(listed.sheet))
        return row

    def _leave_room(self) -> None:
        self._list.setMinimumWidth(self._list.sizeHintForColumn(0) + 2 * self._list.frameWidth())

    def accept(self) -> None:
        self.wanted.emit(self._maps[self._list.currentRow()])
        super().accept()
