"""The board of a map document: its ground, zones and objectives as the canvas draws them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import compress
from operator import ne
from typing import NamedTuple, TypeAlias

from editor.view_model.board import (
    AreaLine,
    AreaSheet,
    BoardPlace,
    BoardZone,
    GameBoard,
    HexSheet,
    Marker,
    Point,
    Surface,
)
from engine.content.maps.area_map import Area, AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.maps.pieces import ClassedPiece, MeasuredPiece
from engine.content.maps.tokens import MapToken
from engine.content.maps.zones import region_titles
from engine.content.place_names import expand, hexes_in
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text

MapDocument: TypeAlias = HexMap | AreaMap
KIND_WORDS: Mapping[str, str] = {
    "open": "notes-open-ground",
    "tall": "term-tall-obstacle",
    "low": "term-low-obstacle",
    "difficult": "term-difficult-ground",
    "ladder": "term-ladder",
    "platform": "term-platform",
    "outpost": "map-area-outpost",
    "wild": "map-area-wild",
    "sea": "map-area-sea",
}
"""Kinds of ground and classes of areas as text; others are shown by their names in the map."""
GROUND = frozenset(
    ("open", "low", "tall", "difficult", "ladder", "platform", "stone", "pedestal", "other"),
)
"""Roles of hexes that the canvas draws as ground; every other role is shown as a zone."""
SURFACES: Mapping[str, Surface] = {"hoplomachus": "sand"}
"""By system, where maps are not printed on a sheet."""
DEPLOY = "deploy-"
"""The beginning of a role that names the hexes where a seat deploys."""
UNDRAWN_IN_ROW = 8
"""Areas without a drawing are squares in rows below the others; the number of squares in a row."""
UNDRAWN_SHARE = 0.8
"""The share of the room that such a square fills."""


def board_of(sheet: MapDocument, lang: str) -> GameBoard:
    """Board of a map without pieces."""
    return MapBoardBuilder(lang).board(sheet)


class GroundLayer(NamedTuple):
    """Hexes to which a part of the map document gives a kind of ground; of two layers, the later one counts."""

    kind: str
    terrain_piece: str
    hexes: int


class MapBoardBuilder:
    """Incremental builder of boards for a map that is being edited.

    For a hex map, only the places whose ground has changed since the last version are created anew. All others are the
    same objects, by which the canvas recognises what has changed.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._board: GameBoard | None = None
        self._grid: Grid | None = None
        self._zoned: HexMap | None = None
        self._names: dict[str, str] = {}
        self._pieces: dict[str, tuple[ClassedPiece | MeasuredPiece, tuple[GroundLayer, ...]]] = {}
        self._layers: tuple[GroundLayer, ...] = ()
        self._roles: tuple[GroundLayer, ...] = ()
        self._raised: Mapping[int, str] = {}

    def board(self, sheet: MapDocument) -> GameBoard:
        """The board of a version of the map."""
        self._board = self._area_board(sheet) if isinstance(sheet, AreaMap) else self._hex_board(sheet)
        return self._board

    def _hex_board(self, sheet: HexMap) -> GameBoard:
        grid, before = sheet.sheet(), self._board
        if grid != self._grid:
            self._grid, self._zoned, self._layers, before = grid, None, (), None
        places = self._hex_places(sheet, grid, () if before is None else before.places)
        if before is None or self._zoned is None or _zone_parts(sheet) != _zone_parts(self._zoned):
            zones = tuple(_zones(sheet, self._lang))
        else:
            zones = before.zones
        self._zoned = sheet
        markers = tuple(_objectives(sheet.objectives, self._lang))
        made = _with_seats(HexSheet(grid.tops, grid.columns, grid.rows), places, zones, markers, self._lang)
        return replace(made, surface=SURFACES.get(sheet.system or "", "paper"))

    def _hex_places(self, sheet: HexMap, grid: Grid, before: tuple[BoardPlace, ...]) -> tuple[BoardPlace, ...]:
        roles = self._role_layers(sheet, grid)
        layers, raised = self._piece_layers(sheet, grid)
        layers = (*roles, *layers)
        ground = list(before[: grid.size])
        changed = _changed_hexes(self._layers, layers) if ground else (1 << grid.size) - 1
        if not ground:
            ground = [BoardPlace("", 0, 0, "", "")] * grid.size
        for hex_, kind, owner in _topmost(layers, changed):
            ground[hex_] = self._place(grid, hex_, kind, owner)
        known = {place.id: place for place in before[grid.size :]}
        above = [known.get(grid.name(place)) for place in raised]
        upper = [
            old if old is not None and old.terrain_piece == owner else self._place(grid, place, "platform", owner)
            for (place, owner), old in zip(raised.items(), above, strict=True)
        ]
        unchanged = bool(before) and not changed and raised == self._raised
        self._layers, self._raised = layers, raised
        return before if unchanged else (*ground, *upper)

    def _place(self, grid: Grid, place: int, kind: str, terrain_piece: str) -> BoardPlace:
        column, row = grid.column_row(place)
        if kind not in self._names:
            self._names[kind] = _kind_text(kind, self._lang)
        level = int(grid.is_raised(place))
        return BoardPlace(
            grid.name(place), column, row, kind, self._names[kind], level=level, terrain_piece=terrain_piece
        )

    def _role_layers(self, sheet: HexMap, grid: Grid) -> tuple[GroundLayer, ...]:
        if self._zoned is None or sheet.roles != self._zoned.roles:
            self._roles = tuple(
                GroundLayer(role.role, "", _union(grid, role.hexes)) for role in sheet.roles if role.role in GROUND
            )
        return self._roles

    def _piece_layers(self, sheet: HexMap, grid: Grid) -> tuple[tuple[GroundLayer, ...], Mapping[int, str]]:
        """The ground as changed by terrain pieces, and raised places with their pieces."""
        known, self._pieces = self._pieces, {}
        ground: list[GroundLayer] = []
        raised: dict[int, str] = {}
        for piece in sheet.pieces:
            old = known.get(piece.id)
            if old is not None and (old[0] is piece or old[0] == piece):
                layers = old[1]
            else:
                layers = tuple(GroundLayer(kind, piece.id, hexes) for kind, hexes in piece.classes(grid).items())
            self._pieces[piece.id] = (piece, layers)
            for layer in layers:
                if layer.kind == "platform":
                    raised |= {grid.raised(hex_): piece.id for hex_ in members(layer.hexes)}
                else:
                    ground.append(layer)
        return tuple(ground), raised

    def _area_board(self, sheet: AreaMap) -> GameBoard:
        self._grid = None
        known = {} if self._board is None else {place.id: place for place in self._board.places}
        places = []
        for number, area in enumerate(sheet.areas):
            made = _area_place(area, number, self._lang)
            old = known.get(area.id)
            places.append(old if old is not None and old == made else made)
        zones = tuple(_base(area, self._lang) for area in sheet.areas if area.seat is not None)
        markers = (*_objectives(sheet.objectives, self._lang), *_tokens(sheet.tokens))
        return _with_seats(_area_sheet(sheet), tuple(places), zones, markers, self._lang)


def _with_seats(
    sheet: HexSheet | AreaSheet,
    places: tuple[BoardPlace, ...],
    zones: tuple[BoardZone, ...],
    markers: tuple[Marker, ...],
    lang: str,
) -> GameBoard:
    seats = tuple(dict.fromkeys(zone.seat for zone in zones if zone.seat))
    names = {seat: _seat_name(seat, lang) for seat in seats}
    return GameBoard(sheet, places, zones=zones, markers=markers, seats=seats, seat_names=names)


def _changed_hexes(before: Sequence[GroundLayer], after: Sequence[GroundLayer]) -> int:
    """The hexes whose ground may have changed: those of layers that only one of two versions has."""
    if len(before) == len(after):
        differing = compress(zip(before, after, strict=True), map(ne, before, after))
        return _hexes_of([each for pair in differing for each in pair])
    start = next((n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), None)
    start = min(len(before), len(after)) if start is None else start
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return _hexes_of([*before[start : len(before) - end], *after[start : len(after) - end]])


def _hexes_of(layers: Sequence[GroundLayer]) -> int:
    found = 0
    for layer in layers:
        found |= layer.hexes
    return found


def _topmost(layers: Sequence[GroundLayer], hexes: int) -> Iterator[tuple[int, str, str]]:
    """The ground of some hexes: each with its kind and its piece of terrain."""
    for layer in reversed(layers):
        if not hexes:
            return
        here = layer.hexes & hexes
        if here:
            hexes &= ~here
            for hex_ in members(here):
                yield hex_, layer.kind, layer.terrain_piece
    for hex_ in members(hexes):
        yield hex_, "open", ""


def _union(grid: Grid, names: Sequence[str]) -> int:
    found = 0
    for name in names:
        found |= hexes_in(grid, name)
    return found


def _zone_parts(sheet: HexMap) -> object:
    return sheet.zones, sheet.roles


def _zones(sheet: HexMap, lang: str) -> Iterator[BoardZone]:
    grid = sheet.sheet()
    titles_by_region = {region: in_language(dict(titles), lang) for region, titles in region_titles(sheet).items()}
    for zone in sheet.zones:
        name = titles_by_region.get(zone.id) or say("notes-zone", lang, seat=_seat_name(zone.seat, lang))
        yield BoardZone(zone.id, name, zone.seat, frozenset(expand(grid, zone.hexes)))
    for number, role in enumerate(sheet.roles):
        if role.role not in GROUND:
            seat = _deploying_seat(role.role)
            named = slug_text(role.role) if seat is None else say("notes-zone", lang, seat=_seat_name(seat, lang))
            name = titles_by_region.get(role.role) or named
            yield BoardZone(f"role-{number}", name, seat, frozenset(expand(grid, role.hexes)))


def _deploying_seat(role: str) -> str | None:
    """The seat that deploys on hexes of a role; None for any other role."""
    seat = role.removeprefix(DEPLOY)
    return seat if seat != role and f"seat-{seat}" in ids() else None


def _objectives(objectives: Sequence[MapToken], lang: str) -> Iterator[Marker]:
    for number, each in enumerate(objectives, 1):
        name = say("notes-objective", lang, number=number)
        yield Marker(f"objective-{each.id}", "objective", name, str(number), each.at)


def _tokens(tokens: Sequence[MapToken]) -> Iterator[Marker]:
    for each in tokens:
        name = slug_text(each.type or each.id)
        yield Marker(f"token-{each.id}", "token", name, name[:1], each.at)


def _area_place(area: Area, number: int, lang: str) -> BoardPlace:
    title = in_language(area.name.plain(), lang) if area.name.plain() else slug_text(area.id)
    roles = ", ".join(slug_text(role).lower() for role in area.roles)
    kind = _kind_text(area.area_class, lang)
    name = say("map-area-with-roles", lang, kind=kind, roles=roles) if roles else kind
    return BoardPlace(
        area.id, 0, number, area.area_class, name, title=title, roles=tuple(area.roles), income=area.income
    )


def _base(area: Area, lang: str) -> BoardZone:
    name = say("map-area-base", lang, seat=_seat_name(area.seat, lang))
    return BoardZone(f"base-{area.id}", name, area.seat, frozenset({area.id}))


def _area_sheet(sheet: AreaMap) -> AreaSheet:
    outlines: dict[str, tuple[tuple[Point, ...], ...]] = {}
    undrawn = [area.id for area in sheet.areas if len(area.polygon) < 3]
    side = sheet.grid.width / UNDRAWN_IN_ROW
    for area in sheet.areas:
        if area.id in undrawn:
            row, column = divmod(undrawn.index(area.id), UNDRAWN_IN_ROW)
            left, top = column * side, sheet.grid.height + (row + 1 - UNDRAWN_SHARE) * side
            outlines[area.id] = (_square(left, top, UNDRAWN_SHARE * side),)
        else:
            outlines[area.id] = tuple(_points(ring) for ring in (area.polygon, *area.holes))
    lines = [AreaLine("path", _points(path.line), tuple(path.joins)) for path in sheet.paths]
    lines += [AreaLine("route", _points(route.line), tuple(route.ends)) for route in sheet.routes]
    return AreaSheet(sheet.grid.width, sheet.grid.height, outlines, tuple(lines))


def _points(ring: Sequence[Sequence[int]]) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in ring)


def _square(left: float, top: float, side: float) -> tuple[Point, ...]:
    return (left, top), (left + side, top), (left + side, top + side), (left, top + side)


def _kind_text(kind: str, lang: str) -> str:
    """The text of a kind of ground or class of areas."""
    word = KIND_WORDS.get(kind)
    text = slug_text(kind) if word is None else say(word, lang)
    return text[:1].upper() + text[1:]


def _seat_name(seat: str | None, lang: str) -> str:
    """The default name of a seat; its id if it has none."""
    if seat is None:
        return ""
    word = f"seat-{seat}"
    return say(word, lang) if word in ids() else seat
