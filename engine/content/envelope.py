"""The envelope of every document: id, kind, version, system, names, origin, references, tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from engine.content.fields import DocumentId, Many, Prose, Slug, Title, ValuePath, Version
from engine.content.limits import MAX_REFERENCES, MAX_TAGS
from engine.content.model import Model, detail, several
from engine.content.problems import Problem

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Names(Model):
    """A name in the languages of the program; what is missing is shown in another one."""

    en: Title | None = None
    """English."""
    it: Title | None = None
    """Italian."""
    es: Title | None = None
    """Spanish."""
    pl: Title | None = None
    """Polish."""


class Texts(Names):
    """A text in the languages of the program, of any length that documents may have."""

    en: Prose | None = None
    """English."""
    it: Prose | None = None
    """Italian."""
    es: Prose | None = None
    """Spanish."""
    pl: Prose | None = None
    """Polish."""


Source: TypeAlias = Literal["rulebook", "house", "author"]


class Provenance(Model):
    """Where a document comes from."""

    source: Source
    """The printed rules, this program, or somebody who made it."""
    values: Annotated[dict[ValuePath, Source], Field(max_length=MAX_REFERENCES)] = Field(default={})
    """What comes from elsewhere than the rest, by its place in the document: `speed`, `table.0.wounds`."""
    author: Title | None = None
    """Who made it."""
    rule: Title | None = None
    """The number of the rule that states it."""
    licence: Title | None = None
    """The terms on which others may use it."""


class Reference(Model):
    """Another document that this one needs."""

    kind: Slug
    """The kind it must have."""
    id: DocumentId
    """Its id."""


class Document(Model):
    """Anything an author makes. A document inside another one may leave out all of the envelope but its kind."""

    kind: Slug
    """What it is."""
    # The wire calls it `schema`, a name that pydantic has taken.
    schema_version: Annotated[Version, Field(alias="schema")] = ""
    """Major and minor version of the schema it follows; empty inside another document."""
    id: DocumentId = ""
    """Its own name, `slug` or `system/slug`; empty inside another document."""
    system: Slug = ""
    """The game system it belongs to; empty if any."""
    name: Names = Names()
    """What people call it."""
    provenance: Provenance | None = None
    """Where it comes from."""
    references: Annotated[Many[Reference], Field(max_length=MAX_REFERENCES)] = ()
    """The other documents it needs."""
    notes: Prose = ""
    """What its author wants to remember about it."""
    tags: Annotated[Many[Slug], Field(max_length=MAX_TAGS)] = ()
    """Words to find it by."""

    @model_validator(mode="after")
    def _marked_values_are_there(self) -> Self:
        """Whatever is said to come from elsewhere is part of the document."""
        if self.provenance is None or not self.provenance.values:
            return self
        whole = self.plain()
        wrong = [
            detail(("provenance", "values", path), "content-no-such-value", path, found=path)
            for path in self.provenance.values
            if not _holds(whole, path.split("."))
        ]
        if wrong:
            raise several(wrong)
        return self

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        """What is wrong between its parts, each of which is right by itself; `at` is its path."""
        yield from ()


def _holds(part: Any, steps: list[str]) -> bool:
    """Whether there is something at the end of a way through plain data."""
    for step in steps:
        if isinstance(part, list) and step.isdecimal() and int(step) < len(part):
            part = part[int(step)]
        elif isinstance(part, dict) and step in part:
            part = part[step]
        else:
            return False
    return True
