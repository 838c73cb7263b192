"""A hex map: the grid, its terrain pieces, deployment zones, and the roles of hexes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from engine.content.checks.silenced_warnings import SilencedWarning
from engine.content.envelope import Document, Names
from engine.content.fields import DocumentId, HexRange, Length, Many, SeatId, Slug
from engine.content.id_checks import repeated_ids
from engine.content.limits import (
    MAX_HEXES,
    MAX_PIECES,
    MAX_ROLES,
    MAX_SEATS,
    MAX_SIDE,
    MAX_SILENCED,
    MAX_TOKENS,
    MAX_ZONES,
)
from engine.content.maps.hexes import HexPlaces, read_hexes
from engine.content.maps.pieces import ClassedPiece, Hexes, MeasuredPiece, Piece
from engine.content.maps.tokens import MapToken
from engine.content.model import ALWAYS_WRITTEN, Model
from engine.content.problems import Problem, step_into
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class HexGrid(Model):
    """The sheet (BG-MAP-1)."""

    shape: Literal["hex"]
    """Hexes, not areas."""
    tops: Literal["flat", "pointy"]
    """Whether the hexes have a flat side or a corner on top."""
    columns: Annotated[int, Field(ge=1, le=MAX_SIDE)]
    """The number of columns, lettered from A."""
    rows: Annotated[int, Field(ge=1, le=MAX_SIDE)]
    """The number of rows, numbered from 1."""
    inch: Annotated[Length, ALWAYS_WRITTEN] = 1
    """The distance between opposite sides of a hex, in inches."""


class Zone(Model):
    """A deployment zone of an army (BG-MAP-6)."""

    id: Slug
    """Its name on this map."""
    seat: SeatId
    """The seat of the army."""
    name: Names = Names()
    """The name for people."""
    hexes: Hexes
    """The hexes in it."""


class Role(Model):
    """A role of some hexes: `deploy-inner`, `stone`, `pedestal` (HR-ARENA-6)."""

    role: Slug
    """The role, a word of the game system."""
    name: Names = Names()
    """The name for people."""
    hexes: Hexes
    """The hexes that have it."""


SymmetryType: TypeAlias = Literal["left-right", "top-bottom", "half-turn", "thirds", "sixths"]


class MapSymmetry(Model):
    """A symmetry that every change keeps."""

    type: SymmetryType
    """The mirror or turn; thirds and sixths turn about the middle."""
    seats: Annotated[Many[SeatId], Field(max_length=MAX_SEATS)] = ()
    """The seats in the order in which the symmetry leads from each to the next; if left out, those of the zones."""
    exceptions: Annotated[Many[HexRange], Field(alias="except", max_length=MAX_HEXES)] = ()
    """The hexes where it is broken on purpose."""


class HexMap(Document):
    """A map of hexes."""

    kind: Literal["map"]
    grid: HexGrid
    """The sheet."""
    pieces: Annotated[Many[Piece], Field(max_length=MAX_PIECES)] = ()
    """The terrain."""
    zones: Annotated[Many[Zone], Field(max_length=MAX_ZONES)] = ()
    """The deployment zones."""
    roles: Annotated[Many[Role], Field(max_length=MAX_ROLES)] = ()
    """Hexes with a meaning in the game system."""
    objectives: Annotated[Many[MapToken], Field(max_length=MAX_TOKENS)] = ()
    """The objectives that players claim."""
    tokens: Annotated[Many[MapToken], Field(max_length=MAX_TOKENS)] = ()
    """Other tokens."""
    compass: Annotated[Many[int], Field(min_length=6, max_length=6)] = (1, 2, 3, 4, 5, 6)
    """The die results of the six directions, clockwise from north or north-east (HR-COMP-3)."""
    terrain_set: Annotated[DocumentId | None, Field(alias="set")] = None
    """The terrain set that its pieces, which are written out, are of."""
    symmetry: MapSymmetry | None = None
    """The symmetry that it is drawn with."""
    silenced: Annotated[Many[SilencedWarning], Field(max_length=MAX_SILENCED)] = ()
    """The warnings that are not shown any more."""

    def sheet(self) -> Grid:
        """The grid in the form used by the geometry package."""
        return Grid(self.grid.columns, self.grid.rows, self.grid.tops)

    def terrain(self) -> Terrain:
        """The terrain in the form used by the geometry package; the map must be free of problems."""
        grid = self.sheet()
        ground = {"tall": 0, "low": 0, "difficult": 0, "ladder": 0}
        platforms = []
        for piece in self.pieces:
            for hex_class, hexes in piece.classes(grid).items():
                if hex_class == "platform":
                    platforms.append(hexes)
                else:
                    ground[hex_class] |= hexes
        return Terrain(grid, **ground, platforms=tuple(platforms))

    def places(self) -> HexPlaces:
        """The places of the map."""
        grid, platforms = self.sheet(), 0
        for piece in self.pieces:
            platforms |= piece.classes(grid).get("platform", 0)
        return HexPlaces(grid, platforms)

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        for key, named in self._named_parts():
            yield from repeated_ids([part.id for part in named], step_into(at, key))
        yield from self._piece_problems(self.sheet(), step_into(at, "pieces"))
        places = self.places()
        regions: tuple[tuple[str, Sequence[Zone | Role]], ...] = (("zones", self.zones), ("roles", self.roles))
        for key, parts in regions:
            for number, part in enumerate(parts):
                found: list[Problem] = []
                read_hexes(places.grid, part.hexes, f"{at}.{key}[{number}].hexes", found)
                yield from found
        for key, tokens in (("objectives", self.objectives), ("tokens", self.tokens)):
            for number, token in enumerate(tokens):
                yield from places.problems(token.at, f"{at}.{key}[{number}].at")
        if sorted(self.compass) != [1, 2, 3, 4, 5, 6]:
            yield Problem(step_into(at, "compass"), "content-bad-compass")

    def _named_parts(self) -> tuple[tuple[str, Sequence[ClassedPiece | MeasuredPiece | Zone | MapToken]], ...]:
        return (
            ("pieces", self.pieces),
            ("zones", self.zones),
            ("objectives", self.objectives),
            ("tokens", self.tokens),
        )

    def _piece_problems(self, grid: Grid, at: str) -> Iterator[Problem]:
        """The problems of each piece, then of overlapping pieces: only a platform may overlap, over ground."""
        taken = {True: 0, False: 0}
        for number, piece in enumerate(self.pieces):
            yield from piece.problems(step_into(at, number), grid)
            for hex_class, hexes in piece.classes(grid).items():
                raised = hex_class == "platform"
                if clash := hexes & taken[raised]:
                    place = grid.name(clash.bit_length() - 1)
                    yield Problem(step_into(at, number), "content-pieces-overlap", {"piece": piece.id, "place": place})
                taken[raised] |= hexes


def hex_map_in(document: Any) -> HexMap | None:
    """The map of hexes that plain data holds; None for a name, nothing, or a map of areas."""
    if not isinstance(document, Mapping) or document["grid"]["shape"] != "hex":
        return None
    return HexMap.model_validate(document)
