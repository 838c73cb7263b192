"""Deployment zones of a map by seat, as sets of hexes for play and as outlines for drawing (BG-MAP-6).

`zone_outlines` is meant for the map editor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.content.maps.hexes import hexes_of
from engine.geometry.hex.outlines import Outline, outlines

if TYPE_CHECKING:
    from engine.content.maps.hex_map import HexMap


def zones_by_seat(board: HexMap) -> dict[str, int]:
    """The hexes where each seat deploys, in all its zones; the map must be free of problems."""
    grid, found = board.sheet(), dict[str, int]()
    for zone in board.zones:
        found[zone.seat] = found.get(zone.seat, 0) | hexes_of(grid, zone.hexes)
    return found


def hexes_by_role(board: HexMap) -> dict[str, int]:
    """The hexes of each role of a map."""
    grid, found = board.sheet(), dict[str, int]()
    for role in board.roles:
        found[role.role] = found.get(role.role, 0) | hexes_of(grid, role.hexes)
    return found


def regions_of(board: HexMap) -> dict[str, int]:
    """The hexes of each named part of a map: deployment zones by seat, roles, zones by their ids."""
    grid, found = board.sheet(), zones_by_seat(board)
    for role, hexes in hexes_by_role(board).items():
        found[role] = found.get(role, 0) | hexes
    return found | {zone.id: hexes_of(grid, zone.hexes) for zone in board.zones}


def region_titles(board: HexMap) -> dict[str, tuple[tuple[str, str], ...]]:
    """The titles of the named parts of a map, by language."""
    named = (*((role.role, role.name) for role in board.roles), *((zone.id, zone.name) for zone in board.zones))
    return {region: tuple(name.plain().items()) for region, name in named if name.plain()}


def zone_outlines(board: HexMap) -> dict[str, tuple[Outline, ...]]:
    """The outlines of each seat's zones in lattice points of the sheet: one for each connected part, with its holes."""
    grid = board.sheet()
    return {seat: outlines(grid, hexes) for seat, hexes in zones_by_seat(board).items()}
