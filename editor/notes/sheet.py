"""Notes and their map as a picture for the canvas. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from editor.board.picture import Cell, Marker, Picture, Zone
from editor.map.inks import inks_of
from editor.playtest.naming import Naming
from editor.theme.theme import Theme
from engine.content.kinds.notes import Note, Notes
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import region_titles
from engine.content.places import expand
from engine.geometry.bits import members
from engine.words import in_language, say

TERRAIN: Mapping[str, str] = {
    "open": "notes-open-ground",
    "tall": "term-tall-obstacle",
    "low": "term-low-obstacle",
    "difficult": "term-difficult-ground",
    "ladder": "term-ladder",
    "platform": "term-platform",
}
SIGNS: Mapping[str, str] = {
    "remark": "notes-sign-remark",
    "question": "notes-sign-question",
    "warning": "notes-sign-warning",
    "done": "notes-sign-done",
}
LOOKS = frozenset(inks_of(Theme.LIGHT).fills)
"""What hexes can be shown as."""
LONGEST = 80
"""Of a text in a line."""


def picture_of(sheet: HexMap, lang: str) -> Picture:
    """The map by itself."""
    naming = Naming.of({}, lang)
    zones = tuple(_zones(sheet, naming))
    seats = tuple(dict.fromkeys(zone.seat for zone in zones if zone.seat))
    return Picture(
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
        seat_names={seat: naming.name(seat) for seat in seats},
    )


def markers_of(notes: Notes, lang: str) -> tuple[Marker, ...]:
    """Each note as what lies on its place, with its number in the list."""
    return tuple(
        Marker(
            note.id, "note", say("notes-marker", lang, number=number, text=in_a_line(note, lang)), str(number), note.at
        )
        for number, note in enumerate(notes.placed, 1)
    )


def in_a_line(note: Note, lang: str) -> str:
    """How a note begins, or that it says nothing yet; what sort it is, unless it is a remark."""
    lines = [line.strip() for line in note.text.splitlines()]
    first = next((line for line in lines if line), "") or say("notes-empty", lang)
    short = first if len(first) <= LONGEST else f"{first[: LONGEST - 1]}…"
    return short if note.sign == "remark" else say("notes-signed", lang, sign=say(SIGNS[note.sign], lang), text=short)


def free_id(notes: Notes) -> str:
    """A name that no note has."""
    taken = {note.id for note in notes.placed}
    number = len(taken) + 1
    while f"note-{number}" in taken:
        number += 1
    return f"note-{number}"


def _cells(sheet: HexMap, lang: str) -> Iterator[Cell]:
    grid = sheet.sheet()
    ground = dict.fromkeys(range(grid.size), ("open", ""))
    for role in sheet.roles:
        if role.role in LOOKS:
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
        yield Cell(grid.name(place), column, row, look, called[look], level=level, piece=piece_id)


def _called(kind: str, lang: str) -> str:
    said = say(TERRAIN[kind], lang) if kind in TERRAIN else _as_name(kind)
    return said[:1].upper() + said[1:]


def _zones(sheet: HexMap, naming: Naming) -> Iterator[Zone]:
    grid = sheet.sheet()
    called = {region: in_language(dict(titles), naming.lang) for region, titles in region_titles(sheet).items()}
    for zone in sheet.zones:
        name = called.get(zone.id) or say("notes-zone", naming.lang, seat=naming.name(zone.seat))
        yield Zone(zone.id, name, zone.seat, frozenset(expand(grid, zone.hexes)))
    for number, role in enumerate(sheet.roles):
        if role.role not in LOOKS:
            name = called.get(role.role) or _as_name(role.role)
            yield Zone(f"role-{number}", name, None, frozenset(expand(grid, role.hexes)))


def _as_name(slug: str) -> str:
    """A word of a game's map, for people to read."""
    return slug.replace("-", " ").capitalize()
