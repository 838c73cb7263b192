"""The kind `map`: a sheet of hexes or a drawing of areas."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.content.fields import DocumentId
from engine.content.kind import Kind
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.slots import Slot, by_tag

MODELS = {"hex": HexMap, "areas": AreaMap}

Map: TypeAlias = Annotated[HexMap | AreaMap, Slot(by_tag("shape", MODELS, inside=("grid",)), HexMap | AreaMap)]
MapOrId: TypeAlias = Annotated[
    HexMap | AreaMap | str, Slot(by_tag("shape", MODELS, inside=("grid",)), HexMap | AreaMap | DocumentId, named=True)
]

KIND = Kind("map", Map, needs_system=False)
