"""The base class of edits: plain data that turns a document into a changed one, and knows its inverse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, TypeVar, cast

from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit_words import words_to_json
from engine import registry
from engine.content.envelope import Document
from engine.content.loading.document_draft import DocumentDraft
from engine.content.problems import ROOT, ContentError
from engine.kernel.data.message import Message, message

D = TypeVar("D", bound=Document)


class CannotEdit(Exception):
    """The document cannot be changed like this, and is unchanged: `word` is the reason, `path` the place."""

    def __init__(self, why: Message, path: str = ROOT) -> None:
        super().__init__(f"{path}: {why.id}")
        self.word, self.path = why, path

    @classmethod
    def for_content(cls, error: ContentError) -> CannotEdit:
        """The refusal of an edit that would make a part of the document invalid."""
        problem = error.problem
        values = {name: str(value) if isinstance(value, float) else value for name, value in problem.values.items()}
        return cls(message(problem.code, **values), problem.path)


@dataclass(frozen=True)
class Edit:
    """One undoable change of a document, self-contained, so that it always has the same effect."""

    name: ClassVar[str]
    """The name of this class of edits in journals."""
    words: Message | None = field(default=None, kw_only=True)
    """Description for the undo menu, if a page knows a better one than the path gives."""

    def apply(self, document: D) -> tuple[D, Edit]:
        """The document after the edit, and the inverse edit; raises `CannotEdit` if the edit does not fit."""
        draft = DocumentDraft(document, registry.declarations())
        try:
            inverse = self.change(draft)
            return cast(D, draft.read()), inverse
        except ContentError as error:
            raise CannotEdit.for_content(error) from None

    def change(self, draft: DocumentDraft) -> Edit:
        """Make the change in a draft; returns the inverse edit. Raises a `ContentError` if its path leads nowhere."""
        raise NotImplementedError

    def changed_paths(self) -> ChangedPaths:
        """Paths of the values that the edit changes."""
        raise NotImplementedError

    def description(self, document: Document) -> Message:
        """Description for the undo menu of this document."""
        return self.words or self.general_description(document)

    def general_description(self, document: Document) -> Message:
        """Description for any kind of document, by the path of the change."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """JSON fields besides the description."""
        raise NotImplementedError

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        """The edit with these fields; raises KeyError, TypeError or ValueError if they are invalid."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {"edit": self.name, **self.fields(), **words_to_json(self.words)}

    def merged(self, later: Edit) -> Edit | None:
        """A single edit with the effect of both, if the later one only replaces what this one set."""
        return None
