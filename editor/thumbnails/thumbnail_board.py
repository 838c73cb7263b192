"""The board that the thumbnail of a document shows: its map, with pieces or notes. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from editor.thumbnails.thumbnail_source import ThumbnailSource
from editor.view_model.board import BoardPiece, GameBoard, Marker
from editor.view_model.map_document_board import board_of
from editor.view_model.note_markers import markers_of
from engine.content.envelope import Document
from engine.content.kinds.notes import Notes
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError
from engine.registry import declarations
from engine.words import languages

MOST_HEXES = 10_000
"""The limit of hexes: a larger map creates so many objects at once that garbage collection would block the window."""
ANY = languages()[0]
"""Any language: no text of the board is shown."""


@dataclass(frozen=True, slots=True)
class StartPosition:
    """A figure at the start of a scenario."""

    id: str
    seat: str
    at: str


def thumbnail_board(texts: ThumbnailSource) -> GameBoard | None:
    """The board of a document; None if it is invalid, newer than this program, too large, or not drawn."""
    document = _read(texts.document)
    sheet = _map_of(document, texts.map)
    if document is None or sheet is None:
        return None
    stands = tuple(_stands(document)) if isinstance(document, Scenario) else ()
    seats = document.seat_names() if isinstance(document, Scenario) else ()
    notes = document.placed if isinstance(document, Notes) else ()
    places = sheet.places()
    named = [*(each.at for each in stands), *(each.at for each in notes)]
    if any(True for at in named for _ in places.problems(at, ROOT)):
        return None
    is_too_large = isinstance(sheet, HexMap) and sheet.grid.columns * sheet.grid.rows > MOST_HEXES
    if is_too_large or (isinstance(sheet, AreaMap) and not _is_drawn(sheet)):
        return None
    return _with_pieces(sheet, stands, markers_of(document, ANY) if isinstance(document, Notes) else (), seats)


def _read(text: str) -> Document | None:
    try:
        document = read_document(text, declarations())
    except ContentError:
        return None
    return None if isinstance(document, NewerDocument) else document


def _map_of(document: Document | None, named: str | None) -> HexMap | AreaMap | None:
    sheet: object = document.map if isinstance(document, Notes | Scenario) else document
    if isinstance(sheet, str):
        sheet = None if named is None else _read(named)
    return sheet if isinstance(sheet, HexMap | AreaMap) else None


def _stands(scenario: Scenario) -> Iterator[StartPosition]:
    for side in scenario.armies:
        for figure in side.figures:
            if figure.at is not None and not figure.reserve:
                yield StartPosition(figure.id, side.seat, figure.at)
        for placed in side.placements:
            if not placed.reserve:
                yield StartPosition(placed.figure, side.seat, placed.at)


def _with_pieces(
    sheet: HexMap | AreaMap, stands: Sequence[StartPosition], notes: Sequence[Marker], seats: Sequence[str]
) -> GameBoard:
    board = board_of(sheet, ANY)
    return replace(
        board,
        markers=(*board.markers, *notes),
        pieces=tuple(BoardPiece(f"{each.seat}/{each.id}", "", "", each.seat, (each.at,)) for each in stands),
        seats=tuple(dict.fromkeys((*seats, *board.seats))),
    )


def _is_drawn(sheet: AreaMap) -> bool:
    """Whether an area has a drawing, and all of them are on the sheet."""
    lines = [*(path.line for path in sheet.paths), *(route.line for route in sheet.routes)]
    rings = [ring for area in sheet.areas if area.polygon for ring in (area.polygon, *area.holes)]
    points = [point for each in (*rings, *lines) for point in each]
    return bool(rings) and all(0 <= x <= sheet.grid.width and 0 <= y <= sheet.grid.height for x, y in points)
