"""The envelope around everything an author makes: id, kind, version, system, names, origin, references, tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.content.errors import Problem
from engine.content.fields import DocumentId, Many, Prose, Slug, Title, Version
from engine.content.limits import MAX_REFERENCES, MAX_TAGS
from engine.content.model import Model

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


class Provenance(Model):
    """Where a document comes from."""

    source: Literal["rulebook", "house", "author"]
    """The printed rules, this program, or somebody who made it."""
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

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        """What is wrong between its parts, each of which is right by itself; `at` is its path."""
        yield from ()
