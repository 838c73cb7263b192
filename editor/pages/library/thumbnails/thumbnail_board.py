"""The board that the thumbnail of a document shows: its map, with pieces or notes. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from database.game_declarations import all_games
from editor.pages.library.thumbnails.thumbnail_source import ThumbnailSource
from editor.view_model.area_map import AreaBoard, AreaDot, AreaShape, Point
from editor.view_model.board import BoardPiece, GameBoard, Marker
from editor.view_model.from_map_document import picture_of
from editor.view_model.from_notes import markers_of
from engine.content.envelope import Document
from engine.content.kinds.notes import Note, Notes
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.maps.area_map import Area, AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError
from engine.words import languages

ThumbnailBoard: TypeAlias = GameBoard | AreaBoard
MOST_HEXES = 10_000
"""On a larger map so many things would be made at once that Python, cleaning up after them, would stop the window."""
ANY = languages()[0]
"""No word of a picture is read: it is the same in every language."""


@dataclass(frozen=True, slots=True)
class StartPosition:
    """A figure at the start of a scenario."""

    id: str
    seat: str
    at: str


def thumbnail_board(texts: ThumbnailSource) -> ThumbnailBoard | None:
    """What there is to be seen; nothing where any of it is wrong, newer than this program, or not drawn."""
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
    if isinstance(sheet, HexMap):
        if sheet.grid.columns * sheet.grid.rows > MOST_HEXES:
            return None
        return _on_hexes(sheet, stands, markers_of(document, ANY) if isinstance(document, Notes) else (), seats)
    return _on_areas(sheet, stands, notes, seats)


def _read(text: str) -> Document | None:
    try:
        document = read_document(text, all_games())
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


def _on_hexes(
    sheet: HexMap, stands: Sequence[StartPosition], notes: Sequence[Marker], seats: Sequence[str]
) -> GameBoard:
    picture = picture_of(sheet, ANY)
    return replace(
        picture,
        markers=(*picture.markers, *notes),
        figures=tuple(BoardPiece(f"{each.seat}/{each.id}", "", "", each.seat, (each.at,)) for each in stands),
        seats=tuple(dict.fromkeys((*seats, *picture.seats))),
    )


def _on_areas(
    sheet: AreaMap, stands: Sequence[StartPosition], notes: Sequence[Note], seats: Sequence[str]
) -> AreaBoard | None:
    drawn = [area for area in sheet.areas if area.polygon]
    lines = [*(path.line for path in sheet.paths), *(route.line for route in sheet.routes)]
    rings = [ring for area in drawn for ring in (area.polygon, *area.holes)]
    points = [point for each in (*rings, *lines) for point in each]
    if not drawn or not all(0 <= x <= sheet.grid.width and 0 <= y <= sheet.grid.height for x, y in points):
        return None
    middles = {area.id: _middle(area) for area in drawn}
    named = [*(each.at for each in (*sheet.objectives, *sheet.tokens)), *(each.at for each in notes)]
    lying = [*((at, None) for at in named), *((each.at, each.seat) for each in stands)]
    own = (area.seat for area in sheet.areas if area.seat is not None)
    return AreaBoard(
        width=sheet.grid.width,
        height=sheet.grid.height,
        regions=tuple(map(_region, drawn)),
        lines=tuple(_points(each) for each in lines if each),
        dots=tuple(AreaDot(middles[at], seat) for at, seat in lying if at in middles),
        seats=tuple(dict.fromkeys((*seats, *own))),
    )


def _region(area: Area) -> AreaShape:
    return AreaShape(area.area_class, tuple(map(_points, (area.polygon, *area.holes))), area.seat)


def _points(ring: Iterable[tuple[int, ...]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in ring)


def _middle(area: Area) -> Point:
    across, down = [x for x, _ in area.polygon], [y for _, y in area.polygon]
    return sum(across) // len(across), sum(down) // len(down)
