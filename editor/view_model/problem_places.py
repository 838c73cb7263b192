"""The places on a board that problems of a map or a scenario are about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from editor.view_model.board import GameBoard

MAP_PART = re.compile(r"\$\.(areas|objectives|tokens|pieces|zones)\[(\d+)\]")
FIGURE = re.compile(r"\$\.armies\[(\d+)\]\.(figures|placements)\[(\d+)\]")


def place_of_map_part(sheet: Mapping[str, Any], board: GameBoard, path: str) -> str:
    """The place of the map part at a path; empty if there is none. `board` is the board of this map."""
    if (found := MAP_PART.match(path)) is None or int(found[2]) >= len(sheet.get(found[1], ())):
        return ""
    kind, part = found[1], sheet[found[1]][int(found[2])]
    if kind == "pieces":
        return next((place.id for place in board.places if place.terrain_piece == part["id"]), "")
    if kind == "zones":
        of_zone = next((zone.places for zone in board.zones if zone.id == part["id"]), frozenset[str]())
        return next((place.id for place in board.places if place.id in of_zone), "")
    return str(part["id"] if kind == "areas" else part["at"])


def figure_at(scenario: Mapping[str, Any], path: str) -> tuple[str, str]:
    """The figure of a scenario at a path, and its starting place; either may be empty."""
    if (found := FIGURE.match(path)) is None:
        return "", ""
    figure = scenario["armies"][int(found[1])][found[2]][int(found[3])]
    return str(figure.get("figure") or figure["id"]), str(figure.get("at") or "")
