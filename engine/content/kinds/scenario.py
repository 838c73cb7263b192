"""The kind `scenario`: a map, the armies on it, who begins, how long it lasts, and by which rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from engine.content.army_parts import ArmyFigure, Forces, TablePiles
from engine.content.checks.silenced_warnings import SilencedWarning
from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document, Names
from engine.content.fields import DocumentId, Many, PlaceName, SeatId, Slug
from engine.content.id_checks import unknown_name
from engine.content.kinds.map import MapOrId
from engine.content.limits import MAX_ABILITIES, MAX_FIGURES, MAX_ROUNDS, MAX_SEATS, MAX_SILENCED
from engine.content.maps.area_map import AreaPlaces
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import HexPlaces
from engine.content.model import Model
from engine.content.polymorphic_fields import PolymorphicField, one_model
from engine.content.problems import Problem, nearest, step_into
from engine.content.system_fields import OwnAbility, Profile, SystemOptions, SystemVictory

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

Facing: TypeAlias = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]


class Seat(Model):
    """A place at the table."""

    id: SeatId
    """Its name in the game."""
    name: Names = Names()
    """The name shown to people."""
    team: Slug | None = None
    """The team; its seats win together."""


class PlacedFigure(ArmyFigure):
    """A figure with its starting place; one without a place is placed by its player."""

    at: PlaceName | None = None
    """Its hex, raised with `^`, or its area."""
    facing: Facing | None = None
    """The side of the hex that it faces."""
    reserve: bool = False
    """Whether it starts off the map, until an ability of the scenario brings it in."""


class Placement(Model):
    """The starting place of a figure of an army list."""

    figure: Slug
    """Its name in the list."""
    at: PlaceName
    """Its hex, raised with `^`, or its area."""
    facing: Facing | None = None
    """The side of the hex that it faces."""
    reserve: bool = False
    """Whether it starts off the map, until an ability of the scenario brings it in."""


class SeatArmy(Forces):
    """The army of a seat: written inline, or an army list with starting places."""

    seat: SeatId
    """The seat that plays it."""
    army: DocumentId | None = None
    """An army list; in this case `figures` is empty."""
    figures: Annotated[Many[PlacedFigure], Field(max_length=MAX_FIGURES)] = ()
    """The figures."""
    placements: Annotated[Many[Placement], Field(max_length=MAX_FIGURES)] = ()
    """The starting places of the figures of the list."""


class Scenario(Document):
    """A scenario: everything that is on the table at the start of a game."""

    kind: Literal["scenario"]
    map: MapOrId | None = None
    """The map, or its id; none in a pure card game."""
    seats: Annotated[Many[Seat], Field(max_length=MAX_SEATS)] = ()
    """The seats in order; if left out, those of the armies."""
    armies: Annotated[Many[SeatArmy], Field(max_length=MAX_SEATS)] = ()
    """The army of each seat."""
    piles: TablePiles | None = None
    """The decks and piles that belong to the table and to no army."""
    first: SeatId | None = None
    """The seat that begins; if left out, the rules decide."""
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = None
    """The number of rounds; if left out, the rules decide."""
    profile: Profile | None = None
    """The rule options."""
    victory: SystemVictory | None = None
    """The victory conditions, in fields of the game system."""
    options: SystemOptions | None = None
    """Further options of the game system."""
    abilities: Annotated[Many[OwnAbility], Field(max_length=MAX_ABILITIES)] = ()
    """The scenario's own abilities, if its game system allows any."""
    silenced: Annotated[Many[SilencedWarning], Field(max_length=MAX_SILENCED)] = ()
    """The warnings that are not shown any more."""

    def seat_names(self) -> tuple[str, ...]:
        """The seats in order."""
        return tuple(seat.id for seat in self.seats) or tuple(side.seat for side in self.armies)

    def hex_map(self) -> HexMap:
        """The map of a game that is played on hexes."""
        if not isinstance(self.map, HexMap):
            raise TypeError(f"no map of hexes in {self.id}")
        return self.map

    def teams(self) -> dict[str, str]:
        """The team of each seat that has one; the others play for themselves."""
        return {seat.id: seat.team for seat in self.seats if seat.team is not None}

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if isinstance(self.map, Document):
            yield from self.map.problems(step_into(at, "map"), system)
            yield from self._place_problems(at, self.map.places())
        yield from self._seat_problems(at)
        yield from self._figure_problems(at)
        if self.piles is not None:
            yield from self.piles.pile_problems(step_into(at, "piles"), system)
        for number, side in enumerate(self.armies):
            yield from side.card_problems(side.figures, f"{at}.armies[{number}]", system)

    def _seat_problems(self, at: str) -> Iterator[Problem]:
        for key, names in (
            ("seats", [(seat.id, "id") for seat in self.seats]),
            ("armies", [(side.seat, "seat") for side in self.armies]),
        ):
            seen = set[str]()
            for number, (name, field) in enumerate(names):
                if name in seen:
                    yield Problem(f"{at}.{key}[{number}].{field}", "content-repeated-id", {"id": name})
                seen.add(name)
        seats = self.seat_names()
        for number, side in enumerate(self.armies):
            yield from unknown_name(side.seat, seats, f"{at}.armies[{number}].seat")
        if self.first is not None:
            yield from unknown_name(self.first, seats, step_into(at, "first"))

    def _figure_problems(self, at: str) -> Iterator[Problem]:
        seen = set[str]()
        for number, side in enumerate(self.armies):
            here = f"{at}.armies[{number}]"
            if side.army is not None and side.figures:
                yield Problem(step_into(here, "figures"), "content-list-and-figures", {"id": side.army})
            for each, figure in enumerate(side.figures):
                if figure.id in seen:
                    yield Problem(f"{here}.figures[{each}].id", "content-repeated-id", {"id": figure.id})
                seen.add(figure.id)

    def _place_problems(self, at: str, places: HexPlaces | AreaPlaces) -> Iterator[Problem]:
        for number, side in enumerate(self.armies):
            lists: list[tuple[str, Sequence[PlacedFigure | Placement]]]
            lists = [("figures", side.figures), ("placements", side.placements)]
            for key, placed in lists:
                for each, figure in enumerate(placed):
                    here = f"{at}.armies[{number}].{key}[{each}]"
                    if figure.at is not None:
                        yield from places.problems(figure.at, step_into(here, "at"))
                    if figure.facing is not None and figure.facing not in places.facings:
                        yield from _facing_problem(figure.facing, places.facings, step_into(here, "facing"))


def _facing_problem(found: str, facings: tuple[str, ...], at: str) -> Iterator[Problem]:
    if facings:
        yield Problem(at, "content-not-an-option", {"found": found, "options": facings}, nearest(found, facings))
    else:
        yield Problem(at, "content-no-facing", {"found": found})


ScenarioOrId: TypeAlias = Annotated[
    Scenario | str, PolymorphicField(one_model(Scenario), Scenario | DocumentId, named=True)
]

KIND = DocumentKind("scenario", Scenario, version="1.2", icon="objective")
