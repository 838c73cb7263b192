"""The kind `map`: a hex map or an area map."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.content.document_kind import DocumentKind
from engine.content.fields import DocumentId
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.polymorphic_fields import PolymorphicField, by_tag

MODELS = {"hex": HexMap, "areas": AreaMap}

Map: TypeAlias = Annotated[
    HexMap | AreaMap, PolymorphicField(by_tag("shape", MODELS, inside=("grid",)), HexMap | AreaMap)
]
MapOrId: TypeAlias = Annotated[
    HexMap | AreaMap | str,
    PolymorphicField(by_tag("shape", MODELS, inside=("grid",)), HexMap | AreaMap | DocumentId, named=True),
]

KIND = DocumentKind("map", Map, version="1.1", needs_system=False, icon="map")
