"""Maps of version 0.9 named hexes one by one in `cells`, zones their `owner`, and the grid its `orientation`.

    0.9                                             1.0
    grid.orientation: flat | pointy                 grid.tops
    pieces[].cells, pieces[].low_cells              pieces[].hexes, pieces[].low
    pieces[].class: wall | rubble | …               tall | difficult | …
    zones[].owner, zones[].cells                    zones[].seat, zones[].hexes
    goals[].cell                                    objectives[].at

Only hexes had maps then. What has another type than it should is left for the reader to refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

CLASSES = {"wall": "tall", "barrier": "low", "rubble": "difficult"}


def upgrade(data: Mapping[str, Any]) -> dict[str, Any]:
    """Map documents from version 0.9 to 1.0."""
    map_ = _renamed(data, goals="objectives")
    if isinstance(map_.get("grid"), Mapping):
        map_["grid"] = {"shape": "hex", **_renamed(map_["grid"], orientation="tops")}
    _in_list(map_, "pieces", cells="hexes", low_cells="low")
    _in_list(map_, "zones", owner="seat", cells="hexes")
    _in_list(map_, "objectives", cell="at")
    for piece in map_["pieces"] if isinstance(map_.get("pieces"), list) else ():
        if isinstance(piece, dict) and isinstance(piece.get("class"), str):
            piece["class"] = CLASSES.get(piece["class"], piece["class"])
    return map_


def _in_list(map_: dict[str, Any], key: str, **keys: str) -> None:
    """Rename keys in each member of a list of the new map."""
    if isinstance(map_.get(key), list):
        map_[key] = [_renamed(part, **keys) if isinstance(part, Mapping) else part for part in map_[key]]


def _renamed(part: Mapping[str, Any], **keys: str) -> dict[str, Any]:
    """A copy with renamed keys; if the new key exists already, the old one stays, and the reader refuses it."""
    renamed: dict[str, Any] = {}
    for key, value in part.items():
        new = keys.get(key, key)
        renamed[key if new in part else new] = value
    return renamed
