"""The kind `notes`: an author's remarks about places of a map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Many, PlaceName, Prose, Slug
from engine.content.id_checks import repeated_ids
from engine.content.kinds.map import MapOrId
from engine.content.limits import MAX_NOTES
from engine.content.model import Model
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

Sign: TypeAlias = Literal["remark", "question", "warning", "done"]


class Note(Model):
    """A note at a place."""

    id: Slug
    """Its name among these notes."""
    at: PlaceName
    """Its hex, raised with `^`, or its area."""
    text: Prose = ""
    """The text."""
    sign: Sign = "remark"
    """The sort of the note."""


class Notes(Document):
    """Notes on a map."""

    kind: Literal["notes"]
    map: MapOrId
    """The map, or its id."""
    placed: Annotated[Many[Note], Field(max_length=MAX_NOTES)] = ()
    """The notes in their order."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        yield from repeated_ids([note.id for note in self.placed], step_into(at, "placed"))
        if isinstance(self.map, Document):
            yield from self.map.problems(step_into(at, "map"), system)
            places = self.map.places()
            for number, note in enumerate(self.placed):
                yield from places.problems(note.at, f"{at}.placed[{number}].at")


KIND = DocumentKind("notes", Notes, icon="note")
