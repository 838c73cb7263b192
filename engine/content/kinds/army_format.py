"""The kind `army-format`: the limits within which armies are built, as data (BG-SETUP-3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document, Names
from engine.content.fields import FieldName, Many, Scalar, Slug, WholeNumber
from engine.content.id_checks import repeated_ids, unknown_name
from engine.content.limits import MAX_LIMITS
from engine.content.model import Model, wire_names
from engine.content.problems import Problem, ProblemValue, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Points(Model):
    """A limit of an army's total cost."""

    most: Annotated[int, Field(ge=0, le=1_000_000)]
    """The limit."""
    field: FieldName = "cost"
    """The field of a card that is its cost."""


class CardLimit(Model):
    """A limit of the number of certain cards, counting every copy.

    The format "at most 2 weapons of each type per character" is `kinds: [weapon], by: type, per: figure, most: 2`.
    """

    id: Slug
    """Its name in this format."""
    name: Names = Names()
    """The name shown to people."""
    kinds: Annotated[Many[Slug], Field(min_length=1, max_length=MAX_LIMITS)]
    """The kinds of card that are counted."""
    where: Annotated[dict[FieldName, Scalar], Field(max_length=20)] = Field(default={})
    """Only cards with these values are counted."""
    by: FieldName | None = None
    """Cards are counted separately for each value of this field."""
    per: Literal["army", "figure"] = "army"
    """The group of cards that is counted together."""
    pile: FieldName | None = None
    """The pile whose cards are counted; without it, the figures and their equipment."""
    least: WholeNumber | None = None
    """The lower limit."""
    most: WholeNumber | None = None
    """The upper limit."""
    copies: WholeNumber | None = None
    """The limit of copies of the same card."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        """The problems of the format, by itself and in its system."""
        if self.least is None and self.most is None and self.copies is None:
            yield Problem(at, "content-limit-without-number", {"id": self.id})
        if self.least is not None and self.most is not None and self.least > self.most:
            bounds: dict[str, ProblemValue] = {"id": self.id, "least": self.least, "most": self.most}
            yield Problem(step_into(at, "least"), "content-limit-never-met", bounds)
        if system is None:
            return
        for number, kind in enumerate(self.kinds):
            yield from unknown_name(kind, system.card_models, f"{at}.kinds[{number}]")
        if self.pile is not None:
            yield from unknown_name(self.pile, system.piles, step_into(at, "pile"))
        fields = _fields_of(self.kinds, system)
        for name in self.where:
            yield from unknown_name(name, fields, step_into(step_into(at, "where"), name))
        if self.by is not None:
            yield from unknown_name(self.by, fields, step_into(at, "by"))


class ArmyFormat(Document):
    """The rules for building an army."""

    kind: Literal["army-format"]
    points: Points | None = None
    """The limit of an army's cost."""
    same: Annotated[Many[FieldName], Field(max_length=20)] = ()
    """The fields in which all cards of an army must agree, if they have a value: `faction` (BG-COMP-1)."""
    limits: Annotated[Many[CardLimit], Field(max_length=MAX_LIMITS)] = ()
    """The limits of certain cards."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        yield from repeated_ids([limit.id for limit in self.limits], step_into(at, "limits"))
        for number, limit in enumerate(self.limits):
            yield from limit.problems(f"{at}.limits[{number}]", system)
        if system is None:
            return
        fields = _fields_of(tuple(system.card_models), system)
        if self.points is not None:
            yield from unknown_name(self.points.field, fields, f"{at}.points.field")
        for number, name in enumerate(self.same):
            yield from unknown_name(name, fields, f"{at}.same[{number}]")


def _fields_of(kinds: tuple[str, ...], system: SystemContent) -> frozenset[str]:
    """The fields that some card of these kinds has."""
    models: Mapping[str, type[Model]] = system.card_models
    return frozenset(name for kind in kinds if kind in models for name in wire_names(models[kind]))


KIND = DocumentKind("army-format", ArmyFormat, icon="rule")
