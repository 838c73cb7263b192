"""The plan of a pack import: what becomes of each document, and what a person has to confirm first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from database.imports.document_plan import Choice, PlannedDocument, State
from database.packs.format.contents import Contents
from engine.kernel.data.message import Message


@dataclass(frozen=True, slots=True)
class MissingDocument:
    """A document of the pack names one that is nowhere, or that is of another kind."""

    document: str
    names: str
    kind: str
    """The expected kind, if it is known."""
    found: str | None = None
    """The kind."""


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

    def of_state(self, state: State) -> tuple[PlannedDocument, ...]:
        """The documents that are new, the same, changed or in conflict."""
        return tuple(item for item in self.items if item.state == state)

    def choosing(self, choices: Mapping[str, Choice]) -> ImportPlan:
        """The plan with other choices for some documents, by id; what may not be chosen stays as it is."""
        return replace(self, items=tuple(item.choosing(choices.get(item.document.id)) for item in self.items))

    def choosing_all(self, choice: Choice) -> ImportPlan:
        """The plan with one choice for all conflicts, where it may be chosen."""
        return self.choosing({item.document.id: choice for item in self.of_state("conflict")})
