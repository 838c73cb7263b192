"""The board of a map document: its ground, zones and objectives as the canvas draws them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from editor.view_model.board import BoardPlace, BoardZone, GameBoard, Marker
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import region_titles
from engine.content.place_names import expand
from engine.geometry.hex.bit_sets import members
from engine.words import ids, in_language, say

TERRAIN: Mapping[str, str] = {
    "open": "notes-open-ground",
    "tall": "term-tall-obstacle",
    "low": "term-low-obstacle",
    "difficult": "term-difficult-ground",
    "ladder": "term-ladder",
    "platform": "term-platform",
}
GROUND = frozenset(
    ("open", "low", "tall", "difficult", "ladder", "platform", "stone", "pedestal", "other"),
)
"""Roles of hexes that the canvas draws as ground; it shows every other role as a zone."""


def picture_of(sheet: HexMap, lang: str) -> GameBoard:
    """The map by itself."""
    zones = tuple(_zones(sheet, lang))
    seats = tuple(dict.fromkeys(zone.seat for zone in zones if zone.seat))
    return GameBoard(
        tops=sheet.grid.tops,
        columns=sheet.grid.columns,
        rows=sheet.grid.rows,
        cells=tuple(_cells(sheet, lang)),
        zones=zones,
        markers=tuple(
            Marker(f"objective-{each.id}", "objective", say("notes-objective", lang, number=number), "", each.at)
            for number, each in enumerate(sheet.objectives, 1)
        ),
        seats=seats,
        seat_names={seat: _seat_name(seat, lang) for seat in seats},
    )


def _cells(sheet: HexMap, lang: str) -> Iterator[BoardPlace]:
    grid = sheet.sheet()
    ground = dict.fromkeys(range(grid.size), ("open", ""))
    for role in sheet.roles:
        if role.role in GROUND:
            ground |= {grid.place(name): (role.role, "") for name in expand(grid, role.hexes)}
    raised: list[tuple[int, str]] = []
    for piece in sheet.pieces:
        for kind, hexes in piece.classes(grid).items():
            if kind == "platform":
                raised += [(grid.raised(hex_), piece.id) for hex_ in members(hexes)]
            else:
                ground |= dict.fromkeys(members(hexes), (kind, piece.id))
    cells = [(place, *found) for place, found in ground.items()]
    called: dict[str, str] = {}
    for place, look, piece_id in (*cells, *((place, "platform", owner) for place, owner in raised)):
        column, row = grid.column_row(place)
        if look not in called:
            called[look] = _called(look, lang)
        level = int(grid.is_raised(place))
        yield BoardPlace(grid.name(place), column, row, look, called[look], level=level, piece=piece_id)


def _called(kind: str, lang: str) -> str:
    said = say(TERRAIN[kind], lang) if kind in TERRAIN else _as_name(kind)
    return said[:1].upper() + said[1:]


def _zones(sheet: HexMap, lang: str) -> Iterator[BoardZone]:
    grid = sheet.sheet()
    called = {region: in_language(dict(titles), lang) for region, titles in region_titles(sheet).items()}
    for zone in sheet.zones:
        name = called.get(zone.id) or say("notes-zone", lang, seat=_seat_name(zone.seat, lang))
        yield BoardZone(zone.id, name, zone.seat, frozenset(expand(grid, zone.hexes)))
    for number, role in enumerate(sheet.roles):
        if role.role not in GROUND:
            name = called.get(role.role) or _as_name(role.role)
            yield BoardZone(f"role-{number}", name, None, frozenset(expand(grid, role.hexes)))


def _as_name(slug: str) -> str:
    """A word of a game's map, for people to read."""
    return slug.replace("-", " ").capitalize()


def _seat_name(seat: str | None, lang: str) -> str:
    """The usual name of a seat; the id of a seat that has none."""
    if seat is None:
        return ""
    word = f"seat-{seat}"
    return say(word, lang) if word in ids() else seat
