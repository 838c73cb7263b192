"""Terrain pieces, and the derivation of the terrain class of each of their hexes (BG-MAP-3 to BG-MAP-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from engine.content.fields import Height, HexRange, Many, Slug
from engine.content.limits import MAX_HEXES
from engine.content.maps.hexes import hexes_of, read_hexes
from engine.content.maps.terrain_classes import DerivedClass, HexClass, derived_class
from engine.content.model import Model
from engine.content.polymorphic_fields import PolymorphicField
from engine.content.problems import Problem, step_into
from engine.geometry.hex.grid import Grid

PieceClass: TypeAlias = Literal["tall", "low", "difficult", "platform", "ladder", "mixed"]
Hexes: TypeAlias = Annotated[Many[HexRange], Field(min_length=1, max_length=MAX_HEXES)]


class ClassedPiece(Model):
    """A piece whose author states its class."""

    id: Slug
    """Its name on this map."""
    # JSON calls it `class`, which is a keyword of Python.
    piece_class: Annotated[PieceClass, Field(alias="class")]
    """The class for movement and sight; `mixed` is tall except for its low hexes."""
    hexes: Hexes
    """The hexes it fills, or covers if it is a platform."""
    low: Annotated[Many[HexRange], Field(max_length=MAX_HEXES)] = ()
    """The low hexes of a mixed piece."""
    of: Slug | None = None
    """The piece of the map's terrain set that it is."""

    def classes(self, grid: Grid) -> Mapping[HexClass, int]:
        """Its hexes by class, as sets; hexes outside the grid are left out."""
        hexes = hexes_of(grid, self.hexes)
        if self.piece_class != "mixed":
            return {self.piece_class: hexes}
        low = hexes_of(grid, self.low)
        return {"tall": hexes & ~low, "low": low}

    def problems(self, at: str, grid: Grid) -> Iterator[Problem]:
        """The problems of the piece on this grid."""
        found: list[Problem] = []
        hexes = read_hexes(grid, self.hexes, step_into(at, "hexes"), found)
        low = read_hexes(grid, self.low, step_into(at, "low"), found)
        yield from found
        if found:
            return
        if self.piece_class == "mixed":
            if low & ~hexes:
                yield Problem(step_into(at, "low"), "content-low-outside-piece", {"piece": self.id})
            elif low in (0, hexes):
                yield Problem(step_into(at, "low"), "content-mixed-not-mixed", {"piece": self.id})
        elif low:
            yield Problem(step_into(at, "low"), "content-low-not-mixed", {"piece": self.id})
        # BG-MAP-5: A ladder fills one hex.
        if self.piece_class == "ladder" and hexes.bit_count() != 1:
            yield Problem(step_into(at, "hexes"), "content-ladder-one-hex", {"piece": self.id})


class Portion(Model):
    """Hexes of a piece with the same construction."""

    hexes: Hexes
    """The hexes, each filled by one portion."""
    inches: Height
    """The height."""
    stand: bool = False
    """Whether figures can stand on it."""
    opening: bool = False
    """Whether it has a large opening, like a window."""

    def hex_class(self, attachable: bool) -> HexClass | None:
        """BG-MAP-3: the class that follows from its construction; None if such a piece is not allowed."""
        return self.derived(attachable=attachable).hex_class

    def derived(self, *, attachable: bool) -> DerivedClass:
        """The class that follows from its construction, with the reason."""
        return derived_class(self.inches, stand=self.stand, opening=self.opening, attachable=attachable)


class MeasuredPiece(Model):
    """A piece whose author describes its construction, from which its class follows."""

    id: Slug
    """Its name on this map."""
    portions: Annotated[Many[Portion], Field(min_length=1, max_length=MAX_HEXES)]
    """The portions that it consists of."""
    attachable: bool = False
    """Whether it can be attached to tall obstacles, as a platform is."""
    of: Slug | None = None
    """The piece of the map's terrain set that it is."""

    def classes(self, grid: Grid) -> Mapping[HexClass, int]:
        """Its hexes by class, as sets; hexes outside the grid are left out."""
        sets: dict[HexClass, int] = {}
        for portion in self.portions:
            derived = portion.hex_class(self.attachable)
            if derived is not None:
                sets[derived] = sets.get(derived, 0) | hexes_of(grid, portion.hexes)
        return sets

    def problems(self, at: str, grid: Grid) -> Iterator[Problem]:
        """The problems of the piece on this grid."""
        taken, kinds = 0, set[HexClass]()
        for place, portion in enumerate(self.portions):
            here = step_into(step_into(at, "portions"), place)
            found: list[Problem] = []
            taken = read_hexes(grid, portion.hexes, step_into(here, "hexes"), found, taken)
            yield from found
            derived = portion.hex_class(self.attachable)
            if derived is None:
                yield Problem(step_into(here, "inches"), "content-not-attachable", {"piece": self.id})
            else:
                kinds.add(derived)
        # BG-MAP-3: A piece may have tall and low portions; ground to stand on cannot be combined with other portions.
        if len(kinds) > 1 and not kinds <= {"tall", "low"}:
            yield Problem(step_into(at, "portions"), "content-stand-and-obstacle", {"piece": self.id})


def _piece_model(value: Mapping[str, Any], _: object) -> type[Model]:
    return MeasuredPiece if "portions" in value else ClassedPiece


Piece: TypeAlias = Annotated[ClassedPiece | MeasuredPiece, PolymorphicField(_piece_model, ClassedPiece | MeasuredPiece)]
