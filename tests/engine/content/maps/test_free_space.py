"""Space on a map: the terrain of a map that is not sound at the moment."""

from __future__ import annotations

import json
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.loading.document_reader import OpenedDocument, open_document
from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap
from engine.registry import declarations


def board(*more: Any) -> HexMap:
    """A stock map with further pieces."""
    plain = json.loads(DocumentResolver().read("battleground/castle-courtyard"))
    opened = open_document({**plain, "pieces": [*plain["pieces"], *more]}, declarations())
    assert isinstance(opened, OpenedDocument)
    found = opened.editable()
    assert isinstance(found, HexMap)
    return found


def test_an_unsound_map_has_the_terrain_of_its_sound_pieces() -> None:
    """What overlaps an earlier piece, or itself, is left out; hexes outside the sheet are."""
    sound = board()
    assert MapSpace(sound).sound_terrain() == (sound.terrain(), ())
    over = {"id": "over", "class": "tall", "hexes": ["I9", "E20"]}
    roof = {"id": "roof", "class": "platform", "hexes": ["H11"]}
    itself = {"id": "it", "portions": [{"hexes": ["E20"], "inches": 3}, {"hexes": ["E20"], "inches": 1}]}
    outside = {"id": "out", "class": "low", "hexes": ["Y30", "Y31"]}
    terrain, left_out = MapSpace(board(over, roof, itself, outside)).sound_terrain()
    assert left_out == (22, 23, 24)
    grid = sound.sheet()
    assert terrain.low == sound.terrain().low | 1 << grid.place("Y30")
    assert (terrain.tall, terrain.platforms) == (sound.terrain().tall, sound.terrain().platforms)
