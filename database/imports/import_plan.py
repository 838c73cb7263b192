"""The plan of a pack import: what happens to each document, and the questions to the user."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from database.imports.document_plan import ImportChoice, PlannedDocument, PlannedState
from database.packs.format.contents import Contents
from engine.kernel.data.message import Message


@dataclass(frozen=True, slots=True)
class MissingDocument:
    """A document of the pack refers to one that does not exist, or has another kind."""

    document: str
    names: str
    kind: str
    """The expected kind, if it is known."""
    found: str | None = None
    """The actual kind."""


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """A planned import; nothing has been changed."""

    contents: Contents
    items: tuple[PlannedDocument, ...]
    doubts: tuple[Message, ...]
    """The questions to the user before the import."""
    remarks: tuple[Message, ...]
    """Remarks for the user."""
    missing: tuple[MissingDocument, ...]

    def of_state(self, state: PlannedState) -> tuple[PlannedDocument, ...]:
        """The documents with this state: new, identical, changed or in conflict."""
        return tuple(item for item in self.items if item.state == state)

    def choosing(self, choices: Mapping[str, ImportChoice]) -> ImportPlan:
        """The plan with other choices for some documents, by id; choices that are not allowed are ignored."""
        return replace(self, items=tuple(item.choosing(choices.get(item.document.id)) for item in self.items))

    def choosing_all(self, choice: ImportChoice) -> ImportPlan:
        """The plan with one choice for all conflicts where it is allowed."""
        return self.choosing({item.document.id: choice for item in self.of_state("conflict")})
