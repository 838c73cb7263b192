"""Item model of the map table: a row for each place, with all that the canvas shows there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.place_text import highlight_text, marker_text, piece_text
from editor.view_model.board import BoardPlace, Marker
from editor.view_model.overlay import NOTHING_OVER, Overlay
from editor.widgets.labels import tip
from engine.words import say

SORT = Qt.ItemDataRole.UserRole
AnyIndex = QModelIndex | QPersistentModelIndex
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
    """The rows of one picture; another one changes only the rows where it differs."""

    def __init__(self, atlas: SceneIndex, lang: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.atlas, self.overlay, self.lang = atlas, NOTHING_OVER, lang
        self._rows = self._numbered()
        self._columns: tuple[Callable[[BoardPlace], str], ...] = (
            lambda cell: cell.place,
            self._figure,
            lambda cell: highlight_text(self.atlas, self.overlay, cell.place, self.lang),
            lambda cell: cell.name,
            lambda cell: cell.height,
            lambda cell: say("map-level-platform" if cell.level else "map-level-ground", self.lang),
            lambda cell: ", ".join(marker_text(self.atlas, each, self.lang) for each in self._lying(cell)),
            lambda cell: ", ".join(zone.name for zone in self.atlas.zones_at(cell.place)),
        )

    def show(self, atlas: SceneIndex) -> None:
        before, self.atlas = self.atlas, atlas
        if atlas.ground is not before.ground or atlas.picture.zones != before.picture.zones:
            self.beginResetModel()
            self._rows = self._numbered()
            self.endResetModel()
            return
        places = {**before.standing, **atlas.standing, **before.lying, **atlas.lying}
        self._tell([place for place in places if _here(before, place) != _here(atlas, place)])

    def lay_over(self, overlay: Overlay) -> None:
        before, self.overlay = self.overlay, overlay
        rings = {**before.figures, **overlay.figures}
        figures = [self.atlas.figures[each] for each in rings if each in self.atlas.figures]
        ringed = [place for each in figures for place in each.places]
        spots = {**before.spots, **overlay.spots}
        self._tell([place for place in spots if before.spots.get(place) != overlay.spots.get(place)] + ringed)

    def speak(self, lang: str) -> None:
        self.beginResetModel()
        self.lang = lang
        self.endResetModel()

    def cell_at(self, row: int) -> BoardPlace:
        return self.atlas.ground.cells[row]

    def row_of(self, place: str) -> int | None:
        return self._rows.get(place)

    def is_occupied(self, row: int) -> bool:
        """Whether somebody stands or something lies there."""
        place = self.cell_at(row).place
        return place in self.atlas.standing or place in self.atlas.lying

    def is_pointed_out(self, row: int) -> bool:
        place = self.cell_at(row).place
        figure = self.atlas.standing.get(place)
        return place in self.overlay.spots or (figure is not None and figure.id in self.overlay.figures)

    def text(self, row: int) -> str:
        """All words of a row."""
        cell = self.cell_at(row)
        return " ".join(column(cell) for column in self._columns)

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.atlas.ground.cells)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(HEADERS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cell_at(index.row())
        if role == SORT:
            return _sort_key(cell) if index.column() == 0 else self._columns[index.column()](cell).casefold()
        said = self._columns[index.column()](cell)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(said)
        return said if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADERS[section], self.lang)
        return None

    def _numbered(self) -> Mapping[str, int]:
        return {cell.place: row for row, cell in enumerate(self.atlas.ground.cells)}

    def _figure(self, cell: BoardPlace) -> str:
        figure = self.atlas.standing.get(cell.place)
        return "" if figure is None else piece_text(self.atlas, figure, self.lang)

    def _lying(self, cell: BoardPlace) -> tuple[Marker, ...]:
        return self.atlas.lying.get(cell.place, ())

    def _tell(self, places: list[str]) -> None:
        for place in places:
            row = self._rows.get(place)
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADERS) - 1))


def _here(atlas: SceneIndex, place: str) -> object:
    return atlas.standing.get(place), atlas.lying.get(place)


def _sort_key(cell: BoardPlace) -> int:
    """By column, then row, then level."""
    return (cell.column * 1000 + cell.row) * 10 + cell.level
