"""The envelope of every document: id, kind, version, system, names, origin, references, tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from engine.content.declarations import SystemContent
from engine.content.fields import DocumentId, Many, Prose, Slug, Title, ValuePath, Version
from engine.content.limits import MAX_REFERENCES, MAX_TAGS
from engine.content.model import Model, detail, validation_error
from engine.content.problems import Problem


class Names(Model):
    """A name in the languages of the program; where one is missing, another language is shown."""

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
    """The printed rules, this program, or another author."""
    values: Annotated[dict[ValuePath, Source], Field(max_length=MAX_REFERENCES)] = Field(default={})
    """The values with another origin than the document, by their paths: `speed`, `table.0.wounds`."""
    author: Title | None = None
    """The author."""
    rule: Title | None = None
    """The number of the rule that states it."""
    licence: Title | None = None
    """The terms on which others may use it."""


class Reference(Model):
    """Another document that is needed."""

    kind: Slug
    """The kind that it must have."""
    id: DocumentId
    """Its id."""


class Document(Model):
    """Base of all documents. A document inside another one may omit its envelope except for the kind."""

    kind: Slug
    """The kind."""
    # JSON calls it `schema`, a name that pydantic has taken.
    schema_version: Annotated[Version, Field(alias="schema")] = ""
    """Major and minor version of the schema; empty inside another document."""
    id: DocumentId = ""
    """Its own id, `slug` or `system/slug`; empty inside another document."""
    system: Slug = ""
    """The game system that it belongs to; empty if any."""
    name: Names = Names()
    """The name shown to people."""
    provenance: Provenance | None = None
    """The origin."""
    references: Annotated[Many[Reference], Field(max_length=MAX_REFERENCES)] = ()
    """The other documents that it needs."""
    notes: Prose = ""
    """Notes of the author."""
    tags: Annotated[Many[Slug], Field(max_length=MAX_TAGS)] = ()
    """Words for searching."""

    @model_validator(mode="after")
    def _marked_values_are_there(self) -> Self:
        """Values with another origin must exist in the document."""
        if self.provenance is None or not self.provenance.values:
            return self
        whole = self.plain()
        wrong = [
            detail(("provenance", "values", path), "content-no-such-value", path, found=path)
            for path in self.provenance.values
            if not _holds(whole, path.split("."))
        ]
        if wrong:
            raise validation_error(wrong)
        return self

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        """The problems between parts that are valid by themselves; `at` is the path of the document."""
        yield from ()


def _holds(part: Any, steps: list[str]) -> bool:
    """Whether there is a value at a path in plain data."""
    for step in steps:
        if isinstance(part, list) and step.isdecimal() and int(step) < len(part):
            part = part[int(step)]
        elif isinstance(part, dict) and step in part:
            part = part[step]
        else:
            return False
    return True
