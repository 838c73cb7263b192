"""Item model of the map table: a row for each place, with everything that the canvas shows there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from operator import is_not
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.canvas.geometry.board_index import BoardIndex, changed_zone_places
from editor.canvas.place_text import highlight_text, marker_text, piece_text
from editor.view_model.board import AreaSheet, BoardPlace
from editor.view_model.overlay import NOTHING_OVER, Overlay
from editor.widgets.labels import tip
from engine.words import say
from engine.words.letter_fold import fold

SORT = Qt.ItemDataRole.UserRole
MapTableIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
HEADERS = (
    "map-column-place",
    "map-column-figure",
    "map-column-now",
    "map-column-terrain",
    "map-column-height",
    "map-column-level",
    "map-column-marker",
    "map-column-zone",
)


class MapTableModel(QAbstractTableModel):
    """The rows of a board; another board changes only the rows that differ."""

    def __init__(self, board_index: BoardIndex, lang: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board_index, self.overlay, self.lang = board_index, NOTHING_OVER, lang
        self._rows = self._numbered()
        self._columns: tuple[Callable[[BoardPlace], str], ...] = (
            lambda place: place.title or place.id,
            self._pieces,
            lambda place: highlight_text(self.board_index, self.overlay, place.id, self.lang),
            lambda place: place.name,
            lambda place: place.height,
            lambda place: say("map-level-platform" if place.level else "map-level-ground", self.lang),
            self._markers,
            lambda place: ", ".join(zone.name for zone in self.board_index.zones_at(place.id)),
        )

    @property
    def empty_columns(self) -> frozenset[int]:
        """The columns that say the same of every place, as there is nothing of their sort on the board."""
        board = self.board_index.board
        there = {
            "map-column-figure": board.pieces,
            "map-column-now": board.pieces,
            "map-column-level": any(place.level for place in board.places),
            "map-column-marker": board.markers,
            "map-column-zone": board.zones,
        }
        return frozenset(HEADERS.index(name) for name, found in there.items() if not found)

    def show(self, board_index: BoardIndex) -> None:
        """Show another board; if its places are the same, selection and scroll position are kept."""
        before, self.board_index = self.board_index, board_index
        if not _has_same_rows(before, board_index):
            self.beginResetModel()
            self._rows = self._numbered()
            self.endResetModel()
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)
            return
        changed = dict.fromkeys(board_index.ground.changed_places(before.ground))
        changed |= dict.fromkeys(changed_zone_places(before.board.zones, board_index.board.zones))
        occupied = {**before.standing, **board_index.standing, **before.lying, **board_index.lying}
        changed |= dict.fromkeys(
            place for place in occupied if _contents(before, place) != _contents(board_index, place)
        )
        self._emit_changed(list(changed))

    def lay_over(self, overlay: Overlay) -> None:
        before, self.overlay = self.overlay, overlay
        rings = {**before.pieces, **overlay.pieces}
        pieces = [self.board_index.pieces[each] for each in rings if each in self.board_index.pieces]
        ringed = [place for each in pieces for place in each.places]
        spots = {**before.spots, **overlay.spots}
        self._emit_changed([place for place in spots if before.spots.get(place) != overlay.spots.get(place)] + ringed)

    def speak(self, lang: str) -> None:
        self.beginResetModel()
        self.lang = lang
        self.endResetModel()

    def place_at(self, row: int) -> BoardPlace:
        return self.board_index.ground.places[row]

    def row_of(self, place: str) -> int | None:
        return self._rows.get(place)

    def is_occupied(self, row: int) -> bool:
        """Whether a piece or a marker is there."""
        place = self.place_at(row).id
        return place in self.board_index.standing or place in self.board_index.lying

    def is_highlighted(self, row: int) -> bool:
        place = self.place_at(row).id
        rings = self.overlay.pieces
        return place in self.overlay.spots or any(piece.id in rings for piece in self.board_index.pieces_at(place))

    def text(self, row: int) -> str:
        """Full text of a row."""
        place = self.place_at(row)
        return " ".join(column(place) for column in self._columns)

    def rowCount(self, parent: MapTableIndex = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.board_index.ground.places)

    def columnCount(self, parent: MapTableIndex = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(HEADERS)

    def data(self, index: MapTableIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        place = self.place_at(index.row())
        if role == SORT:
            return _sort_key(place) if index.column() == 0 else fold(self._columns[index.column()](place))
        text = self._columns[index.column()](place)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(text)
        return text if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(self._header(section), self.lang)
        return None

    def _header(self, section: int) -> str:
        areas = isinstance(self.board_index.board.sheet, AreaSheet)
        return "map-column-area" if areas and HEADERS[section] == "map-column-place" else HEADERS[section]

    def _numbered(self) -> Mapping[str, int]:
        return {place.id: row for row, place in enumerate(self.board_index.ground.places)}

    def _pieces(self, place: BoardPlace) -> str:
        return "; ".join(
            piece_text(self.board_index, piece, self.lang) for piece in self.board_index.pieces_at(place.id)
        )

    def _markers(self, place: BoardPlace) -> str:
        return ", ".join(
            marker_text(self.board_index, each, self.lang) for each in self.board_index.markers_at(place.id)
        )

    def _emit_changed(self, places: list[str]) -> None:
        for place in places:
            row = self._rows.get(place)
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADERS) - 1))


def _has_same_rows(before: BoardIndex, after: BoardIndex) -> bool:
    old, new = before.ground.places, after.ground.places
    if old is new:
        return True
    if len(old) != len(new):
        return False
    return all(one.id == other.id for one, other in compress(zip(old, new, strict=True), map(is_not, old, new)))


def _contents(board_index: BoardIndex, place: str) -> object:
    return board_index.pieces_at(place), board_index.markers_at(place)


def _sort_key(place: BoardPlace) -> int:
    """Sort key: column, row, level."""
    return (place.column * 1000 + place.row) * 10 + place.level
