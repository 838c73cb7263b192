"""Small documents of which the library shows pictures, and their texts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from editor.thumbnails.thumbnail_source import ThumbnailSource

Plain = dict[str, Any]
TALL, LOW = "C3", "E5"
ZONES = {"red": "A1", "blue": "H6"}
STARTS = {"red": "A2", "blue": "H5"}


def sheet(**changed: Any) -> Plain:
    """A map of hexes with a tall and a low piece, a zone for each side and an objective."""
    return _head("map", "test/field") | {
        "grid": {"shape": "hex", "tops": "flat", "columns": 8, "rows": 6},
        "pieces": [{"id": "wall", "class": "tall", "hexes": [TALL]}, {"id": "box", "class": "low", "hexes": [LOW]}],
        "zones": [{"id": seat, "seat": seat, "hexes": [place]} for seat, place in ZONES.items()],
        "objectives": [{"id": "well", "at": "D2"}],
        **changed,
    }


def scenario(**changed: Any) -> Plain:
    """One figure for each side on that map; blue is the first of them."""
    armies = [
        {"seat": seat, "figures": [{"id": f"{seat}-one", "card": "battleground/he-man", "at": place}]}
        for seat, place in reversed(STARTS.items())
    ]
    return _head("scenario", "test/fight") | {"map": "test/field", "armies": armies, **changed}


def notes(*places: str) -> Plain:
    placed = [{"id": f"note-{number}", "at": place, "text": "Look"} for number, place in enumerate(places)]
    return _head("notes", "test/notes") | {"map": "test/field", "placed": placed}


def areas(**changed: Any) -> Plain:
    """Two areas beside one another: the base of red, and wild land with a token in it."""
    left, right = [[0, 0], [50, 0], [50, 60], [0, 60]], [[50, 0], [100, 0], [100, 60], [50, 60]]
    return _head("map", "test/areas") | {
        "grid": {"shape": "areas", "width": 100, "height": 60},
        "areas": [
            {"id": "base", "class": "outpost", "seat": "red", "polygon": left},
            {"id": "moor", "class": "wild", "polygon": right},
        ],
        "tokens": [{"id": "quest", "at": "moor"}],
        **changed,
    }


def texts(document: Mapping[str, Any], sheet: Mapping[str, Any] | None = None) -> ThumbnailSource:
    return ThumbnailSource(json.dumps(document), None if sheet is None else json.dumps(sheet), ("one",))


def _head(kind: str, name: str) -> Plain:
    return {"kind": kind, "schema": "1.0", "id": name, "system": "battleground", "name": {"en": name.title()}}
