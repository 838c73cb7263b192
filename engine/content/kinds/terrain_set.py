"""The kind `terrain-set`: pieces of terrain from which maps are built, and how many a box has (BG-COMP-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Many
from engine.content.id_checks import repeated_ids, unknown_name
from engine.content.limits import MAX_SET_PIECES
from engine.content.maps.terrain_pieces import SetPiece
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class TerrainSet(Document):
    """Pieces of terrain."""

    kind: Literal["terrain-set"]
    pieces: Annotated[Many[SetPiece], Field(min_length=1, max_length=MAX_SET_PIECES)]
    """The pieces."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        yield from repeated_ids([piece.id for piece in self.pieces], step_into(at, "pieces"))
        counted = {piece.id for piece in self.pieces if piece.like is None}
        for number, piece in enumerate(self.pieces):
            yield from piece.problems(f"{at}.pieces[{number}]")
            if piece.like is not None:
                yield from unknown_name(piece.like, counted, f"{at}.pieces[{number}].like")


KIND = DocumentKind("terrain-set", TerrainSet, needs_system=False, icon="map")
