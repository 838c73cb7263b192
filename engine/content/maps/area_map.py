"""An area map: the areas, their outlines, and the connections and barriers between them (FE-MAP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from engine.content.checks.silenced_warnings import SilencedWarning
from engine.content.envelope import Document, Names
from engine.content.fields import Many, SeatId, Slug, WholeNumber
from engine.content.id_checks import repeated_ids, unknown_name
from engine.content.limits import MAX_AREAS, MAX_COORDINATE, MAX_CORNERS, MAX_SILENCED, MAX_TOKENS
from engine.content.maps.tokens import MapToken
from engine.content.model import Model
from engine.content.problems import Problem, step_into
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

AreaCoordinate: TypeAlias = Annotated[int, Field(ge=-MAX_COORDINATE, le=MAX_COORDINATE)]
AreaPoint: TypeAlias = Annotated[Many[AreaCoordinate], Field(min_length=2, max_length=2)]
AreaRing: TypeAlias = Annotated[Many[AreaPoint], Field(min_length=3, max_length=MAX_CORNERS)]
AreaPolyline: TypeAlias = Annotated[Many[AreaPoint], Field(max_length=MAX_CORNERS)]
AreaPair: TypeAlias = Annotated[Many[Slug], Field(min_length=2, max_length=2)]


class AreaGrid(Model):
    """The size of the sheet, in units of the drawing."""

    shape: Literal["areas"]
    """Areas, not hexes."""
    width: Annotated[int, Field(ge=1, le=MAX_COORDINATE)] = 1000
    """From left to right."""
    height: Annotated[int, Field(ge=1, le=MAX_COORDINATE)] = 1000
    """From top to bottom."""


class Area(Model):
    """One area: an outpost, a wild region, a sea (FE-MAP-1)."""

    id: Slug
    """Its name on this map, which is also the name of the place."""
    name: Names = Names()
    """The name shown to people."""
    # JSON calls it `class`, which is a keyword of Python.
    area_class: Annotated[Slug, Field(alias="class")]
    """The class of the area, a word of the game system: `outpost`, `wild`, `sea`."""
    roles: Annotated[Many[Slug], Field(max_length=20)] = ()
    """The roles of the area, in words of the game system: `base`, `tower`, `forge` (FE-MAP-3, FE-MAP-4)."""
    seat: SeatId | None = None
    """The seat whose base it is, if the map assigns it."""
    income: WholeNumber = 0
    """The income for the seat that controls it (FE-MAP-4)."""
    polygon: Annotated[Many[AreaPoint], Field(max_length=MAX_CORNERS)] = ()
    """Its outline; empty on a map that is not drawn."""
    holes: Annotated[Many[AreaRing], Field(max_length=50)] = ()
    """The outlines of holes in the area."""


class Border(Model):
    """Two areas that are adjacent although their outlines do not touch: around the edge of the map, or not drawn at
    all."""

    between: AreaPair
    """The two areas."""
    icon: Slug | None = None
    """The matching icon that shows it (FE-MAP-1)."""


class Path(Model):
    """A dashed border: it connects two outposts, and separates wild regions, which are adjacent across it
    (FE-MAP-1)."""

    id: Slug
    """Its name on this map."""
    joins: AreaPair
    """The two areas that it connects."""
    divides: Annotated[Many[AreaPair], Field(max_length=MAX_AREAS)] = ()
    """The pairs of areas on its two sides."""
    line: AreaPolyline = ()
    """The line that is drawn for it."""


class Route(Model):
    """A flight route, which makes no areas adjacent (FE-MAP-4)."""

    id: Slug
    """Its name on this map."""
    ends: Annotated[Many[Slug], Field(min_length=2, max_length=MAX_AREAS)]
    """The areas it leads to."""
    over: Annotated[Many[Slug], Field(max_length=MAX_AREAS)] = ()
    """The seas it crosses."""
    line: AreaPolyline = ()
    """The line that is drawn for it."""


@record(frozen=True, slots=True)
class AreaPlaces:
    """The places of an area map: its areas."""

    areas: frozenset[str]

    @property
    def facings(self) -> tuple[str, ...]:
        """The facings on an area map: none."""
        return ()

    def problems(self, name: str, at: str) -> Iterator[Problem]:
        """The problems of a place name at a path."""
        yield from unknown_name(name, self.areas, at)


class AreaMap(Document):
    """A map of areas."""

    kind: Literal["map"]
    grid: AreaGrid
    """The sheet."""
    areas: Annotated[Many[Area], Field(min_length=1, max_length=MAX_AREAS)]
    """The areas, which are the places of this map."""
    borders: Annotated[Many[Border], Field(max_length=10 * MAX_AREAS)] = ()
    """Adjacent areas whose outlines do not touch."""
    paths: Annotated[Many[Path], Field(max_length=MAX_AREAS)] = ()
    """The paths."""
    routes: Annotated[Many[Route], Field(max_length=MAX_AREAS)] = ()
    """The flight routes."""
    objectives: Annotated[Many[MapToken], Field(max_length=MAX_TOKENS)] = ()
    """The objectives that players claim."""
    tokens: Annotated[Many[MapToken], Field(max_length=MAX_TOKENS)] = ()
    """Other tokens, such as quest tokens."""
    silenced: Annotated[Many[SilencedWarning], Field(max_length=MAX_SILENCED)] = ()
    """The warnings that are not shown any more."""

    def places(self) -> AreaPlaces:
        """The places of the map."""
        return AreaPlaces(frozenset(area.id for area in self.areas))

    def joined(self) -> tuple[tuple[str, str], ...]:
        """The pairs of areas that are adjacent other than by their outlines: by borders, paths, and across paths."""
        pairs = [border.between for border in self.borders]
        for path in self.paths:
            pairs += [path.joins, *path.divides]
        return tuple((one, other) for one, other in pairs)

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        for key, ids in (
            ("areas", [area.id for area in self.areas]),
            ("paths", [path.id for path in self.paths]),
            ("routes", [route.id for route in self.routes]),
            ("objectives", [token.id for token in self.objectives]),
            ("tokens", [token.id for token in self.tokens]),
        ):
            yield from repeated_ids(ids, step_into(at, key))
        places = self.places()
        for name, place in self._names_of_areas(at):
            yield from places.problems(name, place)
        for pair, place in self._pairs(at):
            if pair[0] == pair[1]:
                # FE-MAP-1: No area is adjacent to itself.
                yield Problem(place, "content-joined-to-itself", {"id": pair[0]})
        for number, area in enumerate(self.areas):
            if area.polygon and len(area.polygon) < 3:
                yield Problem(f"{at}.areas[{number}].polygon", "content-list-too-short", {"least": 3})

    def _pairs(self, at: str) -> Iterator[tuple[tuple[str, ...], str]]:
        for number, border in enumerate(self.borders):
            yield border.between, f"{at}.borders[{number}].between"
        for number, path in enumerate(self.paths):
            yield path.joins, f"{at}.paths[{number}].joins"
            for each, pair in enumerate(path.divides):
                yield pair, f"{at}.paths[{number}].divides[{each}]"

    def _names_of_areas(self, at: str) -> Iterator[tuple[str, str]]:
        lists: list[tuple[Iterable[str], str]] = [*self._pairs(at)]
        for number, route in enumerate(self.routes):
            lists += [(route.ends, f"{at}.routes[{number}].ends"), (route.over, f"{at}.routes[{number}].over")]
        for names, place in lists:
            for number, name in enumerate(names):
                yield name, step_into(place, number)
        for key, tokens in (("objectives", self.objectives), ("tokens", self.tokens)):
            for number, token in enumerate(tokens):
                yield token.at, f"{at}.{key}[{number}].at"
