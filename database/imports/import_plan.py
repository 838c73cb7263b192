"""An import plan: what of a pack is there already, what becomes of each document, and what to confirm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from database.packs.format.contents import Contents, PackDocument
from database.records import Layer
from engine.kernel.data.message import Message

State: TypeAlias = Literal["new", "same", "changed", "conflict"]
"""Not there yet; there as it is; there as an earlier version of the pack left it; there, and something else."""

Choice: TypeAlias = Literal["mine", "theirs", "both"]
"""Keep what is there; put the pack's in its place; keep what is there and take the pack's under another id."""


@dataclass(frozen=True, slots=True)
class PlannedDocument:
    """A document of the pack, and what is to become of it."""

    document: PackDocument
    state: State
    choice: Choice
    choices: tuple[Choice, ...]
    """What may be chosen; of a document that is the same, nothing."""
    new_id: str | None = None
    """The id under which the pack's document comes in, if both are kept."""
    mine: Layer | None = None
    """The layer of the document that is there."""
    mine_digest: str | None = None


@dataclass(frozen=True, slots=True)
class MissingDocument:
    """A document of the pack names one that is nowhere, or that is of another kind."""

    document: str
    names: str
    kind: str
    """What it should be, where that is said."""
    found: str | None = None
    """What it is."""


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """An import that was thought through. Nothing has been changed."""

    contents: Contents
    items: tuple[PlannedDocument, ...]
    doubts: tuple[Message, ...]
    """What a person should think over before: each is asked, none decided."""
    remarks: tuple[Message, ...]
    """What a person may want to know."""
    missing: tuple[MissingDocument, ...]

    def of_state(self, state: State) -> tuple[PlannedDocument, ...]:
        """The documents that are new, the same, changed or in conflict."""
        return tuple(item for item in self.items if item.state == state)

    def choosing(self, choices: Mapping[str, Choice]) -> ImportPlan:
        """The plan with other choices for some documents, by id; what may not be chosen stays as it is."""
        items = tuple(
            replace(item, choice=choices[item.document.id]) if choices.get(item.document.id) in item.choices else item
            for item in self.items
        )
        return replace(self, items=items)

    def choosing_all(self, choice: Choice) -> ImportPlan:
        """The plan with one choice for all conflicts, where it may be chosen."""
        return self.choosing({item.document.id: choice for item in self.of_state("conflict")})
