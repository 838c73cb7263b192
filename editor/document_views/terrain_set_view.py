"""Terrain sets as data for reading: all pieces laid out on a board, and each with its class and its number in a box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from editor.document_views.view_parts import ViewSource, field_text
from editor.view_model.board import GameBoard, Marker
from editor.view_model.card_face import FaceAbility, FaceClause
from editor.view_model.document_view import DocumentView, ViewSection
from editor.view_model.map_document_board import board_of
from engine.content.kinds.terrain_set import TerrainSet
from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.content.maps.terrain_pieces import SetPiece
from engine.content.problems import ContentError
from engine.geometry.hex.grid import Grid
from engine.registry import declarations
from engine.words import in_language, say, speak
from engine.words.slug_text import slug_text

COLUMNS, MOST_ROWS = 34, 60
"""The width of the board, and its greatest height: a larger set is told in words alone."""
GAP = 2
"""The hexes between pieces; a whole number of twos, since a shape looks different in every other column."""
MIDDLE = (60, 30)
"""A hex far from the edges, in axial coordinates, at which a shape is measured."""
MEASURE = Grid(120, 120, "flat")

LaidHex = tuple[int, int, str]
"""A column and a row, and the class of the hex there."""


@dataclass(frozen=True, slots=True)
class LaidPiece:
    """A piece on the board, with its number if it is the first of those that are counted together."""

    piece: SetPiece
    number: int
    spots: tuple[LaidHex, ...]
    corner: tuple[int, int]
    """The column and the row of the hex for its number."""


def terrain_set_view(terrain: TerrainSet, source: ViewSource, lang: str) -> DocumentView:
    """The pieces of a set; shapes that are counted together share a number."""
    groups = _groups(terrain)
    told = tuple(
        FaceAbility(f"{number} · {_piece_name(group[0], lang)}", (FaceClause("", (_piece_text(group[0], lang),)),))
        for number, group in enumerate(groups, 1)
    )
    section = ViewSection(field_text("pieces", lang), passages=told, column="side")
    return DocumentView((section,), board=_board(terrain, groups, lang))


def _groups(terrain: TerrainSet) -> list[list[SetPiece]]:
    """The pieces by what they are counted with, which comes first."""
    groups = {piece.id: [piece] for piece in terrain.pieces if piece.like is None}
    for piece in terrain.pieces:
        if piece.like is not None:
            groups.setdefault(piece.like, []).append(piece)
    return list(groups.values())


def _board(terrain: TerrainSet, groups: Sequence[Sequence[SetPiece]], lang: str) -> GameBoard | None:
    """All pieces in rows, with the numbers of their groups."""
    laid = list(_laid(groups))
    rows = max((row for each in laid for _, row, _ in each.spots), default=0) + 2
    if rows > MOST_ROWS or not laid:
        return None
    grid = Grid(COLUMNS, rows, "flat")
    plain = {
        "kind": "map",
        "schema": "1.0",
        "id": terrain.id,
        "system": terrain.system,
        "grid": {"shape": "hex", "tops": "flat", "columns": COLUMNS, "rows": rows},
        "pieces": [part for number, each in enumerate(laid) for part in _map_pieces(each, number, grid)],
    }
    try:
        sheet = read_document(plain, declarations())
    except ContentError:
        return None
    if not isinstance(sheet, HexMap):
        return None
    markers = tuple(
        Marker(each.piece.id, "note", _piece_name(each.piece, lang), str(each.number), _name(grid, *each.corner))
        for each in laid
        if each.number
    )
    return replace(board_of(sheet, lang), markers=markers)


def _laid(groups: Iterable[Sequence[SetPiece]]) -> Iterator[LaidPiece]:
    """The pieces from left to right in rows as high as their highest piece."""
    left, top, highest = 0, 0, 0
    for number, group in enumerate(groups, 1):
        for place, piece in enumerate(group):
            spots = _spots(piece)
            wide = max((column for column, _, _ in spots), default=0) + 1
            high = max((row for _, row, _ in spots), default=0) + 1
            if left + wide > COLUMNS and left:
                left, top, highest = 0, top + highest + GAP, 0
            moved = tuple((left + column, top + 1 + row, hex_class) for column, row, hex_class in spots)
            yield LaidPiece(piece, 0 if place else number, moved, (left + _first_column(spots), top))
            left += wide + wide % 2 + GAP
            highest = max(highest, high)


def _spots(piece: SetPiece) -> tuple[LaidHex, ...]:
    """The hexes of a piece as columns and rows, from an even column."""
    found = []
    for lane, slant, hex_class in piece.shape():
        hex_ = MEASURE.hex_at_axial(MIDDLE[0] + lane, MIDDLE[1] + slant - MIDDLE[0] // 2)
        if hex_ is not None:
            found.append((*MEASURE.column_row(hex_), hex_class))
    left = min((column for column, _, _ in found), default=0)
    left -= (left - MIDDLE[0]) % 2
    top = min((row for _, row, _ in found), default=0)
    return tuple((column - left, row - top, hex_class) for column, row, hex_class in found)


def _first_column(spots: Sequence[LaidHex]) -> int:
    """The column above whose first hex nothing of the piece lies."""
    return min((column for column, row, _ in spots if row == 0), default=0)


def _map_pieces(laid: LaidPiece, number: int, grid: Grid) -> Iterator[dict[str, Any]]:
    """The pieces of a map that a piece of a set is: one for each class of its hexes."""
    for hex_class in dict.fromkeys(hex_class for _, _, hex_class in laid.spots):
        hexes = [_name(grid, column, row) for column, row, each in laid.spots if each == hex_class]
        yield {"id": f"piece-{number}-{hex_class}", "class": hex_class, "hexes": hexes}


def _name(grid: Grid, column: int, row: int) -> str:
    return grid.name(grid.hex_at(column, row))


def _piece_name(piece: SetPiece, lang: str) -> str:
    return in_language(piece.name.plain(), lang, slug_text(piece.id))


def _piece_text(piece: SetPiece, lang: str) -> str:
    reasons = dict.fromkeys(speak(piece.derived(portion).why, lang) for portion in piece.portions)
    count = piece.count
    number = say("view-set-any-number", lang) if count is None else say("view-set-number", lang, n=count)
    return " ".join((*reasons, f"{number[:1].upper()}{number[1:]}."))
