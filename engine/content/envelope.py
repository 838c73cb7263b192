"""The envelope of every document: id, kind, version, system, names, origin, references, tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from engine.content.declarations import SystemContent
from engine.content.fields import DocumentId, Many, Prose, Slug, Title, ValuePath, Version
from engine.content.limits import MAX_REFERENCES, MAX_TAGS
from engine.content.model import Model, detail, several
from engine.content.problems import Problem


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
    """The origin of a document."""

    source: Source
    """The printed rules, this program, or somebody who made it."""
    values: Annotated[dict[ValuePath, Source], Field(max_length=MAX_REFERENCES)] = Field(default={})
    """The values with another origin than the document, by their paths: `speed`, `table.0.wounds`."""
    author: Title | None = None
    """The author."""
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
    """Base of all documents. A document inside another one may leave out its envelope but for the kind."""

    kind: Slug
    """The kind."""
    # The wire calls it `schema`, a name that pydantic has taken.
    schema_version: Annotated[Version, Field(alias="schema")] = ""
    """Major and minor version of the schema it follows; empty inside another document."""
    id: DocumentId = ""
    """Its own name, `slug` or `system/slug`; empty inside another document."""
    system: Slug = ""
    """The game system it belongs to; empty if any."""
    name: Names = Names()
    """The name for people."""
    provenance: Provenance | None = None
    """The origin."""
    references: Annotated[Many[Reference], Field(max_length=MAX_REFERENCES)] = ()
    """The other documents it needs."""
    notes: Prose = ""
    """Notes of the author."""
    tags: Annotated[Many[Slug], Field(max_length=MAX_TAGS)] = ()
    """Words to find it by."""

    @model_validator(mode="after")
    def _marked_values_are_there(self) -> Self:
        """Fields marked as coming from elsewhere are part of the document."""
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
        """The problems between its parts, each of which is valid by itself; `at` is its path."""
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
