"""The pieces of a terrain set: their shape and construction, and how many there are in a box (BG-COMP-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from engine.content.envelope import Names
from engine.content.fields import Height, Many, Slug, WholeNumber
from engine.content.limits import MAX_SET_HEXES
from engine.content.maps.piece_shapes import Axial, Motion, ShapedHex
from engine.content.maps.terrain_classes import DerivedClass, HexClass, derived_class
from engine.content.model import Model
from engine.content.problems import Problem, step_into
from engine.geometry.hex.grid import Grid

StepsAway = Annotated[int, Field(ge=-50, le=50)]
HexOffset = Annotated[Many[StepsAway], Field(min_length=2, max_length=2)]


class SetPortion(Model):
    """Hexes of a piece with the same construction."""

    offsets: Annotated[Many[HexOffset], Field(min_length=1, max_length=MAX_SET_HEXES)]
    """The hexes as pairs from any first one: lanes, and steps along a lane, as on the base of a card."""
    inches: Height
    """The height."""
    stand: bool = False
    """Whether figures can stand on it."""
    opening: bool = False
    """Whether it has a large opening, like a window."""


class SetPiece(Model):
    """A piece of terrain."""

    id: Slug
    """Its name in this set."""
    name: Names = Names()
    """The name shown to people."""
    portions: Annotated[Many[SetPortion], Field(min_length=1, max_length=MAX_SET_HEXES)]
    """The portions that it consists of."""
    attachable: bool = False
    """Whether it can be attached to tall obstacles, as a platform is."""
    ladder: bool = False
    """Whether figures climb it from one height to the other."""
    matter: Slug | None = None
    """The material as which it is drawn: `stone`, `wood`."""
    count: WholeNumber | None = None
    """The number in one box; any number if left out."""
    like: Slug | None = None
    """Another piece of the set, whose number in the box this shape shares."""

    def derived(self, portion: SetPortion) -> DerivedClass:
        """BG-MAP-3: the class of a portion, with the reason."""
        return derived_class(
            portion.inches,
            stand=portion.stand,
            opening=portion.opening,
            attachable=self.attachable,
            ladder=self.ladder,
        )

    def shape(self) -> tuple[ShapedHex, ...]:
        """Its hexes with their classes; portions that are not allowed are left out."""
        return tuple(
            (lane, slant, found)
            for portion in self.portions
            if (found := self.derived(portion).hex_class) is not None
            for lane, slant in portion.offsets
        )

    def problems(self, at: str) -> Iterator[Problem]:
        """The problems of the piece by itself."""
        taken, classes = set[Axial](), set[HexClass]()
        for number, portion in enumerate(self.portions):
            here = f"{at}.portions[{number}]"
            for place, (lane, slant) in enumerate(portion.offsets):
                if (lane, slant) in taken:
                    values = {"place": f"{lane}, {slant}"}
                    yield Problem(f"{here}.offsets[{place}]", "content-repeated-hex", values)
                taken.add((lane, slant))
            derived = self.derived(portion).hex_class
            if derived is None:
                yield Problem(step_into(here, "inches"), "content-not-attachable", {"piece": self.id})
            else:
                classes.add(derived)
        # BG-MAP-3: A piece may have tall and low portions; ground to stand on cannot be combined with other portions.
        if len(classes) > 1 and not classes <= {"tall", "low"}:
            yield Problem(step_into(at, "portions"), "content-stand-and-obstacle", {"piece": self.id})
        if self.ladder and len(taken) != 1:
            yield Problem(step_into(at, "portions"), "content-ladder-one-hex", {"piece": self.id})

    def written(self, grid: Grid, name: str, motion: Motion) -> dict[str, Any] | None:
        """The piece as a map writes it, with its hexes moved; None if it does not lie wholly on the sheet."""
        found: dict[HexClass, list[str]] = {}
        for lane, slant, hex_class in self.shape():
            hex_ = grid.hex_at_axial(*motion(lane, slant))
            if hex_ is None:
                return None
            found.setdefault(hex_class, []).append(grid.name(hex_))
        if found.keys() == {"tall", "low"}:
            hexes = {"hexes": [*found["tall"], *found["low"]], "low": found["low"]}
            return {"id": name, "class": "mixed", **hexes, "of": self.id}
        if len(found) != 1:
            return None
        ((hex_class, names),) = found.items()
        return {"id": name, "class": hex_class, "hexes": names, "of": self.id}
